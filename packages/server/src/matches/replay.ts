import type { AnyGame, GameTypes, Told } from '@souk/kernel';
import type { EntryRow, StoredMatch } from '../store/rows.js';
import { Progress } from './progress.js';

/** Is told of every entry that was replayed: how the match stands then, and what happened. */
export type Seen = (progress: Progress, entry: EntryRow, told: readonly Told<GameTypes['Event']>[]) => void;

/** Progress up to the end of a log, from the snapshot if there is one; throws if that does not fit. */
function replay(game: AnyGame, { table, log, snapshot }: StoredMatch, seen?: Seen): Progress {
  const progress = new Progress(game, table, snapshot === null ? undefined : { snapshot, log });
  for (const entry of log.entries(progress.seq)) {
    const told = progress.apply(entry);
    seen?.(progress, entry, told);
  }
  return progress;
}

/**
 * Progress up to the end of a log. The log is the truth: a snapshot that does not fit it, whatever may be
 * wrong with it, is as good as none. What is wrong is not told, for it would tell what is hidden.
 */
export function opened(game: AnyGame, stored: StoredMatch): Progress {
  try {
    return replay(game, stored);
  } catch (error) {
    if (stored.snapshot === null) throw error;
    return replay(game, { ...stored, snapshot: null });
  }
}

/** Goes through the entries after `since` once more. */
export function retell(game: AnyGame, stored: StoredMatch, since: number, seen: Seen): void {
  const { snapshot } = stored;
  const isOfUse = snapshot !== null && snapshot.seq <= since && fits(game, stored);
  replay(game, isOfUse ? stored : { ...stored, snapshot: null }, (progress, entry, told) => {
    if (entry.seq > since) seen(progress, entry, told);
  });
}

/** Whether the log can be followed from the snapshot to its end. */
function fits(game: AnyGame, stored: StoredMatch): boolean {
  try {
    replay(game, stored);
    return true;
  } catch {
    return false;
  }
}
