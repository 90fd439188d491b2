import type { Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { host } from '../../online/host.js';
import { keepRecord } from '../../online/keep-record.js';
import { useAct } from '../../online/useAct.js';
import { Problem } from './Problem.js';

interface EndingProps {
  readonly table: Table;
  readonly you: number | undefined;
  readonly problem: string | undefined;
}

/** What people can do after the match, beside what the end of every match offers. */
export function Ending({ table, you, problem }: EndingProps) {
  const t = useText();
  const { problem: other, run } = useAct();
  const keep = (): void =>
    run('record', async () =>
      go(`/records/${(await keepRecord(table, await host.request('record', { params: { id: table.id } }))).id}`),
    );
  return (
    <>
      {table.rematch !== null && (
        <p className="ending-note" role="status">
          {t(you === undefined ? 'ending.rematchSeen' : 'ending.rematchAsked')}{' '}
          {you === undefined && <Link to={`/t/${table.rematch}`}>{t('ending.follow')}</Link>}
        </p>
      )}
      {you === undefined && table.phase === 'over' && table.outcome !== null && (
        <p className="ending-note">
          <button type="button" className="button" onClick={keep}>
            {t('ending.keep')}
          </button>
        </p>
      )}
      <Problem text={problem ?? other} />
    </>
  );
}
