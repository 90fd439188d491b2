import type { AlleyEvent, ArcaneAlleyTypes } from '@souk/arcane-alley';
import { useText } from '../../i18n/text.js';
import { signedNumber } from '../../table-kit/Count.js';
import type { EndingProps } from '../../table-kit/face.js';
import { useTable } from '../../table-kit/TableContext.js';
import { Wizard } from './art/Wizard.js';

const COSTS: readonly string[] = ['fines', 'bribe'];

/** Who came where, and where the gold came from. */
export function Ending({ view, outcome, past }: EndingProps<ArcaneAlleyTypes>) {
  const t = useText();
  const { speaker } = useTable();
  const events = past.flatMap((played) => played.events);
  const gold = (seat: number, counts: (event: Extract<AlleyEvent, { kind: 'gold' }>) => boolean): number =>
    events.reduce(
      (sum, event) => (event.kind === 'gold' && event.seat === seat && counts(event) ? sum + event.change : sum),
      0,
    );
  const rows = view.players
    .map((player, seat) => ({ player, seat, rank: outcome.ranks[seat] }))
    .sort((one, other) => one.rank - other.rank);
  return (
    <table className="ending">
      <thead>
        <tr>
          <th scope="col">{t('end.rank')}</th>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('aa.end.sets')}</th>
          <th scope="col">{t('aa.end.effects')}</th>
          <th scope="col">{t('aa.end.fines')}</th>
          <th scope="col">{t('aa.end.infamy')}</th>
          <th scope="col">{t('aa.end.gold')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, seat, rank }) => (
          <tr key={seat} className={rank === 1 ? 'is-first' : ''}>
            <td>{rank}</td>
            <th scope="row">
              <Wizard wizard={player.wizard} seat={seat} /> {speaker.name(seat)}
            </th>
            <td>{signedNumber(gold(seat, ({ cause }) => cause === 'set'))}</td>
            <td>{signedNumber(gold(seat, ({ cause }) => cause !== 'set' && !COSTS.includes(cause)))}</td>
            <td>{signedNumber(gold(seat, ({ cause }) => COSTS.includes(cause)))}</td>
            <td>{player.infamy}</td>
            <td>
              <strong>{player.gold}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
