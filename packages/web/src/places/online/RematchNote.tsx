import type { PersonRef, Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { type Translate, useText } from '@souk/table-kit/components/Text';
import { useEffect, useState } from 'react';
import { host } from '../../online/host.js';
import { rematchState } from '../../online/rematch-state.js';
import { shownName } from '../../online/shown-name.js';

/** Milliseconds between two looks at the table of a rematch: to watch it would make a spectator of who looks. */
const PAUSE = 2000;

interface RematchNoteProps {
  readonly table: Table;
  readonly rematch: string;
  /** The seat of the person here, who may be waited for. */
  readonly you: number | undefined;
}

/** Who is at the table of the rematch, and who is waited for. */
export function RematchNote({ table, rematch, you }: RematchNoteProps) {
  const t = useText();
  const again = useTableThatWaits(rematch);
  // Nobody waits at a table that was closed: who asks now gets another one.
  if (again?.phase === 'closed') return null;
  const me = you === undefined ? undefined : table.seats[you]?.person?.id;
  return (
    <p className="ending-note" role="status">
      {again !== undefined && (again.phase === 'open' ? stateText(table, again, me, t) : t('ending.rematchSeen'))}{' '}
      {you === undefined && <Link to={`/t/${rematch}`}>{t('ending.follow')}</Link>}
    </p>
  );
}

function stateText(table: Table, again: Table, me: string | undefined, t: Translate): string {
  const { ready, missing } = rematchState(table, again);
  const isIn = readyText(ready, me, t);
  if (missing.length === 0) return isIn;
  const called = (each: PersonRef): string => (each.id === me ? t('ending.you') : shownName(each));
  return `${isIn} · ${t('ending.waiting', { names: listed(missing.map(called), t) })}`;
}

function readyText(ready: readonly PersonRef[], me: string | undefined, t: Translate): string {
  const others = ready.filter(({ id }) => id !== me);
  const names = listed(others.map(shownName), t);
  if (others.length === ready.length) return t('ending.in', { n: others.length, names });
  return others.length === 0 ? t('ending.youIn') : t('ending.youAndIn', { names });
}

function listed(names: readonly string[], t: Translate): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('end.and', { names: names.slice(0, -1).join(', '), last });
}

/** A table as it is now, for as long as it waits. */
function useTableThatWaits(id: string): Table | undefined {
  const [table, setTable] = useState<Table>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async (): Promise<void> => {
      const found = await host.request('table', { params: { id } }).catch(() => undefined);
      if (isLeft) return;
      if (found !== undefined) setTable(found);
      if (found === undefined || found.phase === 'open') timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id]);
  return table;
}
