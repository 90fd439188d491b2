import { type DwarvenTradersTypes, SOLO_ROUNDS_TO_WIN } from '@souk/games/dwarven-traders';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { Played } from '@souk/table-kit/session';
import { Likeness } from '../TraderFace.js';
import { nameOf } from '../telling.js';
import { type Podium, places } from './podium.js';
import { standingsAfter } from './standings.js';

interface LanternsProps {
  readonly podium: Podium;
  readonly past: readonly Played<DwarvenTradersTypes>[];
}

const NEEDED = Array.from({ length: SOLO_ROUNDS_TO_WIN }, (_, i) => i);

/** Alone against the Smuggler rounds count: a lantern is lit for each that is won (DT-SOLO-8). */
export function Lanterns({ podium, past }: LanternsProps) {
  const t = useText();
  const { speaker } = useTable();
  const isKnown = podium.dealt;
  return (
    <section className="dt-plate">
      <h3>{t('dt.podium.roundsWon')}</h3>
      <ul className="dt-lanterns">
        {standingsAfter(podium, past).map(({ trader, sum, points }) => {
          const won = isKnown ? sum : sum - (points[podium.round - 1] ?? 0);
          return (
            <li key={trader}>
              <Likeness trader={trader} />
              <span>{nameOf(trader, speaker)}</span>
              <span className="dt-lantern-row" data-at={places.sum(trader)} aria-hidden="true">
                {NEEDED.map((i) => (
                  <span key={i} className={`dt-lantern ${i < won ? 'is-lit' : ''}`} />
                ))}
              </span>
              <small>{t('dt.podium.wonOf', { n: won, needed: SOLO_ROUNDS_TO_WIN })}</small>
            </li>
          );
        })}
      </ul>
      <p className="soft">{t('dt.podium.roundOf', { round: podium.round, rounds: podium.rounds })}</p>
    </section>
  );
}
