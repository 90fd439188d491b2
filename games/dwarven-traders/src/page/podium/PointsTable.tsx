import type { DwarvenTradersTypes } from '@souk/games/dwarven-traders';
import { SeatName } from '@souk/table-kit/components/SeatName';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { Played } from '@souk/table-kit/session';
import { Likeness } from '../TraderFace.js';
import { nameOf } from '../telling.js';
import { type Podium, places } from './podium.js';
import { standingsAfter } from './standings.js';

interface PointsTableProps {
  readonly podium: Podium;
  readonly past: readonly Played<DwarvenTradersTypes>[];
}

/** Points by round so far, with who rose and who fell; this round's come when they are dealt out. */
export function PointsTable({ podium, past }: PointsTableProps) {
  const t = useText();
  const { speaker } = useTable();
  const isKnown = podium.dealt;
  const rounds = Array.from({ length: podium.rounds }, (_, i) => i + 1);
  const last = isKnown ? podium.round : podium.round - 1;
  return (
    <section className="dt-plate">
      <h3>{t('dt.podium.sofar')}</h3>
      <table className="dt-points-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('end.player')}</span>
            </th>
            {rounds.map((round) => (
              <th key={round} scope="col" className={round === podium.round ? 'is-now' : ''}>
                <span className="visually-hidden">{t('dt.chapter.round', { round })}</span>
                <span aria-hidden="true">{round}</span>
              </th>
            ))}
            <th scope="col">{t('dt.podium.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {standingsAfter(podium, past).map(({ trader, points, sum, rose, moves }) => (
            <tr
              key={trader}
              className={trader === speaker.you ? 'is-own' : ''}
              style={{ '--moves': podium.ranked ? moves : 0 }}
            >
              <th scope="row">
                <Likeness trader={trader} />
                <span>
                  <SeatName of={trader}>{nameOf(trader, speaker)}</SeatName>
                </span>
                {rose !== 0 && <Rose by={rose} isKnown={podium.ranked} />}
              </th>
              {rounds.map((round) => (
                <td key={round} className={round === podium.round ? 'is-now' : ''}>
                  {round <= last ? points[round - 1] : '·'}
                </td>
              ))}
              <td data-at={places.sum(trader)}>
                <strong>{isKnown ? sum : sum - (points[podium.round - 1] ?? 0)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Its room is kept until it is known. */
function Rose({ by, isKnown }: { readonly by: number; readonly isKnown: boolean }) {
  const t = useText();
  const said = t(by > 0 ? 'dt.podium.rose' : 'dt.podium.fell', { n: Math.abs(by) });
  return (
    <small className={`${by > 0 ? 'is-good' : 'is-bad'} ${isKnown ? '' : 'is-unknown'}`} title={said}>
      <span aria-hidden="true">{by > 0 ? '▲' : '▼'}</span>
      <span className="visually-hidden">{said}</span>
    </small>
  );
}
