import type { Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useEffect, useState } from 'react';
import { host } from '../../online/host.js';
import { namesOf } from '../../online/table-subscription.js';

/** The online matches that the player is in the middle of, and the tables at which they wait. */
export default function OpenOnline() {
  const t = useText();
  const [tables, setTables] = useState<readonly Table[]>([]);
  useEffect(() => {
    if (!navigator.onLine) return;
    Promise.all([
      host.request('myMatches', { query: { phase: 'playing' } }),
      host.request('myMatches', { query: { phase: 'open' } }),
    ]).then(
      (found) => setTables(found.flatMap((each) => each.tables)),
      // A host that does not answer is no reason to say anything here.
      () => {},
    );
  }, []);
  return tables.map((table) => (
    <li key={table.id} className={`open-match is-${table.settings.game}`}>
      <Link to={`/t/${table.id}`}>
        <strong>{gameName(table.settings.game)}</strong>
        <span>
          {t(table.phase === 'open' ? 'continue.waiting' : 'continue.playing', {
            names: namesOf(table.seats.filter((seat) => seat.person !== null || seat.bot !== null)).join(', '),
          })}
        </span>
      </Link>
    </li>
  ));
}
