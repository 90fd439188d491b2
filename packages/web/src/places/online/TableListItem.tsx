import type { Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { clockText } from '../../online/clock.js';
import { namesOf } from '../../online/table-subscription.js';

interface TableListItemProps {
  readonly table: Table;
  /** What the link does, such as joining. */
  readonly verb: string;
}

/** A table in a list, with the way to it. */
export function TableListItem({ table, verb }: TableListItemProps) {
  const t = useText();
  const { seats, settings } = table;
  const names = namesOf(seats);
  const taken = seats.flatMap((seat, i) => (seat.person === null && seat.bot === null ? [] : names[i]));
  const open = seats.length - taken.length;
  return (
    <li className={`card table-line is-${settings.game}`}>
      <div>
        <strong>{gameName(settings.game)}</strong>
        <span>{taken.join(', ')}</span>
        <small className="soft">
          {[
            open > 0 ? t('lobby.open', { n: open }) : t('lobby.full'),
            clockText(settings.clock, t),
            ...(settings.rated ? [t('terms.rated')] : []),
          ].join(' · ')}
        </small>
      </div>
      <Link to={`/t/${table.id}`} className="button">
        {verb}
      </Link>
    </li>
  );
}
