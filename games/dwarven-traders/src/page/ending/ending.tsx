import { type DwarvenTradersTypes, GEMS, type TraderName } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import type { Contender, EndingFace } from '@souk/table-kit/ending';
import { Backdrop } from '../Cavern.js';
import { Gem } from '../Gem.js';
import { TraderFace } from '../TraderFace.js';
import { accountOf } from './account.js';
import '../style/ending.css';

const traderOf = (contender: Contender): TraderName => (typeof contender === 'string' ? 'smuggler' : contender);

/** The lift that brings the winner up: a copper wheel on two chains, and the four stones. */
const Lift = () => (
  <svg className="end-frame" viewBox="0 0 260 240" aria-hidden="true">
    <g fill="none" stroke="#b08a5e" strokeWidth="4" strokeDasharray="7 5">
      <path d="M44 92V-20M216 92V-20" />
    </g>
    <g stroke="#5d3518" strokeWidth="3">
      <path d="M30-24h200v12H30z" fill="#6d4c2d" />
      <circle cx="130" cy="8" r="24" fill="#c47a43" />
      <circle cx="130" cy="8" r="7" fill="#2a1a0f" />
      <path d="M130-14v44M108 8h44" fill="none" />
      <path d="M26 214h208l-12 22H38z" fill="#6d4c2d" />
      <path d="M26 214h208" stroke="#d9935c" strokeWidth="5" />
    </g>
  </svg>
);

export const ending: EndingFace<DwarvenTradersTypes> = {
  account: accountOf,
  Portrait: ({ contender }) => <TraderFace trader={traderOf(contender)} />,
  Backdrop,
  Frame: () => (
    <>
      <Lift />
      <span className="dt-end-gems">
        {GEMS.map((gem) => (
          <Gem key={gem} gem={gem} />
        ))}
      </span>
    </>
  ),
  Treasure: ({ index }) => <Gem gem={elementAt(GEMS, index % GEMS.length)} />,
  Sign: () => null,
};
