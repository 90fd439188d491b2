import type { DaleTypes } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { SeatPortrait } from '@souk/table-kit/components/SeatPortrait';
import type { EndingFace } from '@souk/table-kit/ending';
import { Fair } from '../art/Fair.js';
import { Merchant } from '../art/Merchant.js';
import { MiniCard } from '../Card.js';
import { accountOf } from './account.js';
import '../style/ending.css';

const FLAGS = ['#d8412f', '#e0a92f', '#3c9c8f', '#8a5cc0', '#5d9a45', '#d8412f', '#e0a92f'] as const;

/** Bunting over the winner. */
const Bunting = () => (
  <svg className="end-frame" viewBox="0 0 260 240" aria-hidden="true">
    <path d="M-10-4q140 62 280 0" fill="none" stroke="#8a6a3f" strokeWidth="3" />
    {FLAGS.map((fill, i) => {
      const x = 10 + i * 36;
      const y = 3 + 24 * (1 - ((x + 12 - 130) / 140) ** 2);
      return <path key={i} d={`M${x} ${y}h24l-12 28z`} {...{ fill }} stroke="#3b2413" strokeWidth="1.500" />;
    })}
  </svg>
);

const CONFETTI = ['#d8412f', '#e0a92f', '#3c9c8f', '#8a5cc0', '#5d9a45'] as const;

export const ending: EndingFace<DaleTypes> = {
  account: accountOf,
  Portrait: ({ contender }) => (
    <SeatPortrait seat={Number(contender)}>
      <Merchant seat={Number(contender)} />
    </SeatPortrait>
  ),
  Backdrop: Fair,
  // The finished stall stands before its merchant.
  Frame: ({ view, contender }) => (
    <>
      <Bunting />
      <ol className="dm-end-stall" aria-hidden="true">
        {elementAt(view.players, Number(contender)).stall.map((cards, i) => (
          <li key={i}>
            {cards.map((card, k) => (
              <MiniCard key={k} card={card} />
            ))}
          </li>
        ))}
      </ol>
    </>
  ),
  Treasure: ({ index }) => (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 4h14L10 18z" fill={elementAt(CONFETTI, index % CONFETTI.length)} stroke="#3b2413" strokeWidth="1" />
    </svg>
  ),
  Sign: () => null,
};
