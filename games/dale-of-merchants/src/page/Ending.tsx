import type { DaleTypes } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { EndingProps } from '@souk/table-kit/face';
import { Merchant } from './art/Merchant.js';
import { MiniCard } from './Card.js';
import { cardName } from './cards.js';

/** Who came where, and the stalls that they have built. */
export function Ending({ view, outcome }: EndingProps<DaleTypes>) {
  const t = useText();
  const { speaker } = useTable();
  const rows = view.players
    .map((player, seat) => ({ player, seat, rank: elementAt(outcome.ranks, seat) }))
    .sort((one, other) => one.rank - other.rank);
  return (
    <table className="ending">
      <thead>
        <tr>
          <th scope="col">{t('end.rank')}</th>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('dm.end.stacks')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, seat, rank }) => (
          <tr key={seat} className={rank === 1 ? 'is-first' : ''}>
            <td>{rank}</td>
            <th scope="row">
              <Merchant seat={seat} /> {speaker.name(seat)}
            </th>
            <td>
              <strong>{player.stall.length}</strong>
              <ol className="dm-built">
                {player.stall.map((cards, i) => (
                  <li key={i} title={cards.map(cardName).join(', ')}>
                    {cards.map((card, k) => (
                      <MiniCard key={k} card={card} />
                    ))}
                  </li>
                ))}
              </ol>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
