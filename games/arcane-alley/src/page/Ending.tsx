import type { ArcaneAlleyTypes } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { EndingProps } from '@souk/table-kit/face';
import { Wizard } from './art/Wizard.js';
import { originsOf } from './origins.js';

/** Who came where, and where the gold came from. */
export function Ending({ view, outcome, past }: EndingProps<ArcaneAlleyTypes>) {
  const t = useText();
  const { speaker } = useTable();
  const events = past.flatMap((played) => played.events);
  const rows = view.players
    .map((player, seat) => ({
      ...{ player, seat, rank: elementAt(outcome.ranks, seat) },
      origins: originsOf(events, seat, player.gold),
    }))
    .sort((one, other) => one.rank - other.rank);
  return (
    <table className="ending aa-ending">
      <thead>
        <tr>
          <th scope="col">{t('end.rank')}</th>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('aa.end.start')}</th>
          <th scope="col">{t('aa.end.sets')}</th>
          <th scope="col">{t('aa.end.effects')}</th>
          <th scope="col">{t('aa.end.fines')}</th>
          <th scope="col">{t('aa.end.gold')}</th>
          <th scope="col">{t('aa.end.infamy')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, seat, rank, origins }) => (
          <tr key={seat} className={rank === 1 ? 'is-first' : ''}>
            <td>{rank}</td>
            <th scope="row">
              <Wizard wizard={player.wizard} seat={seat} /> {speaker.name(seat)}
            </th>
            <td>{origins.start}</td>
            <td>{signed(origins.sets)}</td>
            <td>{signed(origins.effects)}</td>
            <td>{signed(origins.costs)}</td>
            <td>
              <strong>{player.gold}</strong>
            </td>
            <td>{player.infamy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
