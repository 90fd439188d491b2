import { findBotGame } from '@souk/games/bot-games';
import type { HostContext } from '../host-context.js';
import type { EntryRow, StoredMatch, TableRow } from '../store/rows.js';

const HOUR = 3_600_000;

/** When a match that this host does not know the rules of is looked at again. */
const PUT_OFF = HOUR;

/** The log cannot be played any more, but it can be gone on with: it ends like that of any abandoned match. */
function abandonedAfter({ table, log }: StoredMatch, now: number): EntryRow {
  const last = log.length === 0 ? (table.started ?? table.created) : log.entry(log.length).time;
  const seq = log.length + 1;
  return { seq, kind: 'abandoned', seat: -1, code: 0, time: Math.max(now, last), send: null, data: null };
}

async function abandon({ store, runtime, bus }: HostContext, stored: StoredMatch): Promise<TableRow | undefined> {
  const { id } = stored.table;
  const entry = abandonedAfter(stored, runtime.hostTime());
  const ended = { phase: 'abandoned', deadline: null, outcome: null, finished: entry.time } as const;
  // Another host was faster: what is due then is looked at anew.
  if (!(await store.matches.append(id, entry, { ...ended, seat: null, rated: false }))) return undefined;
  bus.publish('match', { id, seq: entry.seq });
  return { ...stored.table, ...ended };
}

/**
 * Sees to a match whose time has come and that cannot be opened here. Begun under older rules it ends as abandoned,
 * since no host will ever go on with it: then its deadline is settled. One of newer rules, or of a game that is not known,
 * waits for a host that knows them.
 */
export async function endOutdated(context: HostContext, id: string): Promise<TableRow | undefined> {
  const { store, runtime } = context;
  const stored = await store.matches.open(id);
  if (stored === undefined) return undefined;
  const { phase, settings, rulesVersion } = stored.table;
  const known = findBotGame(settings.game)?.game.rulesVersion;
  if (phase !== 'playing' || known === rulesVersion) await store.matches.setDeadline(id, null);
  else if (known !== undefined && known > rulesVersion) return abandon(context, stored);
  else await store.matches.setDeadline(id, runtime.hostTime() + PUT_OFF);
  return undefined;
}
