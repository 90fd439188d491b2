import type { Table } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { dateTimeText } from '@souk/table-kit/i18n/date-time';
import { gameName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { host } from '../../online/host.js';
import { keepRecord } from '../../online/keep-record.js';
import { namesOf } from '../../online/names-of.js';
import { person } from '../../online/person.js';
import { useAct } from '../../online/useAct.js';
import { savedMatches } from '../../session/saved-match.js';
import { StallScene } from '../home/StallScene.js';
import { Problem } from './Problem.js';
import './online.css';

/** Own finished online matches whose records this browser has not fetched yet. */
export default function OnlineRecords() {
  const t = useText();
  const kept = useStore(savedMatches);
  const me = useStore(person);
  const [tables, setTables] = useState<readonly Table[]>([]);
  const { problem, busy, run } = useAct();
  useEffect(() => {
    if (!navigator.onLine) return;
    host.request('myMatches', { query: { phase: 'over' } }).then(
      (found) => setTables(found.tables),
      () => {},
    );
  }, []);
  const others = tables.filter(({ id, outcome }) => outcome !== null && !kept.some((match) => match.id === id));
  if (others.length === 0) return null;
  const open = (table: Table): void =>
    run('record', async () => {
      const seat = table.seats.findIndex(({ person: sitter }) => sitter !== null && sitter.id === me?.id);
      const record = await host.request('record', { params: { id: table.id } });
      await keepRecord(table, record, seat === -1 ? undefined : seat);
      go(`/records/${table.id}`);
    });
  return (
    <section className="lobby-tables" aria-labelledby="online-records">
      <h2 id="online-records">{t('records.online')}</h2>
      <Problem text={problem} />
      <ul>
        {others.map((table) => (
          <li key={table.id} className="card table-line">
            <StallScene game={table.settings.game} className="thumb" />
            <div>
              <strong>{gameName(table.settings.game)}</strong>
              <span>{namesOf(table.seats).join(', ')}</span>
              {table.finished !== null && (
                <time className="soft" dateTime={new Date(table.finished).toISOString()}>
                  {dateTimeText(table.finished)}
                </time>
              )}
            </div>
            <button type="button" className="button" disabled={busy} onClick={() => open(table)}>
              {t('records.fetch')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
