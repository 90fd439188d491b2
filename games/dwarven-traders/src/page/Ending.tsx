import type { DwarvenTradersTypes, TraderName } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { EndingProps } from '@souk/table-kit/face';
import { Portrait } from './Dwarf.js';
import { nameOf } from './telling.js';

/** Who came where, and what each round brought. */
export function Ending({ view, outcome, past }: EndingProps<DwarvenTradersTypes>) {
  const t = useText();
  const { speaker } = useTable();
  const rounds = past.flatMap(({ events }) => events).filter((event) => event.kind === 'round-scored');
  const traders: readonly TraderName[] = [...view.players.keys(), 'smuggler'];
  const rows = traders
    .map((trader, at) => ({
      trader,
      rank: trader === 'smuggler' ? elementAt(outcome.rivals, 0).rank : elementAt(outcome.ranks, trader),
      total: trader === 'smuggler' ? elementAt(outcome.rivals, 0).score : outcome.scores[trader],
      points: rounds.map((round) => round.points[at]),
    }))
    .sort((one, other) => one.rank - other.rank);
  return (
    <table className="ending">
      <thead>
        <tr>
          <th scope="col">{t('end.rank')}</th>
          <th scope="col">{t('end.player')}</th>
          {rounds.map(({ round }) => (
            <th key={round} scope="col">
              {t('dt.roundShort', { round })}
            </th>
          ))}
          <th scope="col">{t('end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ trader, rank, total, points }) => (
          <tr key={trader} className={rank === 1 ? 'is-first' : ''}>
            <td>{rank}</td>
            <th scope="row">
              <Portrait trader={trader} /> {nameOf(trader, speaker)}
            </th>
            {points.map((won, i) => (
              <td key={i}>{won}</td>
            ))}
            <td>
              <strong>{total}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
