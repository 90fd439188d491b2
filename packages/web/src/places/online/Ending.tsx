import type { Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { useStore } from '@souk/table-kit/store';
import { host } from '../../online/host.js';
import { keepRecord } from '../../online/keep-record.js';
import { person } from '../../online/person.js';
import { useAct } from '../../online/useAct.js';
import { Problem } from './Problem.js';
import { RematchNote } from './RematchNote.js';
import { StrengthNote } from './StrengthNote.js';
import '../../people/who-card.css';

interface EndingProps {
  readonly table: Table;
  readonly you: number | undefined;
  readonly problem: string | undefined;
}

/** What people can do after the match, beside what the end of every match offers. */
export function Ending({ table, you, problem }: EndingProps) {
  const t = useText();
  const me = useStore(person);
  const { problem: other, run } = useAct();
  const account = you !== undefined && table.settings.rated && me?.account === true ? me.id : undefined;
  const isOver = table.phase === 'over';
  // What has yet to come: the strength, and who would like another match.
  const offersAccount = you !== undefined && me?.account !== true;
  const notes = (account === undefined ? 0 : 1) + (offersAccount ? 1 : 0) + (you === undefined ? 0 : 1);
  const keep = (): void =>
    run('record', async () =>
      go(`/records/${(await keepRecord(table, await host.request('record', { params: { id: table.id } }), you)).id}`),
    );
  return (
    <div className="ending-notes" style={{ '--notes': notes }}>
      {offersAccount && (
        <p className="ending-note small-offer">
          <span>{t('ending.offer')}</span>
          <Link to="/account?new" className="button">
            {t('ending.offerButton')}
          </Link>
        </p>
      )}
      {account !== undefined && isOver && <StrengthNote table={table} account={account} />}
      {table.rematch !== null && <RematchNote table={table} rematch={table.rematch} you={you} />}
      {you === undefined && isOver && table.outcome !== null && (
        <p className="ending-note">
          <button type="button" className="button" onClick={keep}>
            {t('ending.keep')}
          </button>
        </p>
      )}
      <Problem text={problem ?? other} />
    </div>
  );
}
