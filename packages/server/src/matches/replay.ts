import type { AddressedEvent, AnyGame, GameTypes } from '@souk/kernel';
import type { EntryRow, StoredMatch } from '../store/rows.js';
import { Progress } from './progress.js';

/** Is called for every entry that was applied: with the progress after it, and with what happened. */
export type EntryListener = (
  progress: Progress,
  entry: EntryRow,
  told: readonly AddressedEvent<GameTypes['Event']>[],
) => void;

/** Progress up to the end of a log, from the snapshot if there is one; throws if that does not fit. */
function replay(game: AnyGame, { table, log, snapshot }: StoredMatch): Progress {
  const progress = new Progress(game, table, snapshot === null ? undefined : { snapshot, log });
  for (const entry of log.entries(progress.seq)) progress.apply(entry);
  return progress;
}

/**
 * Progress up to the end of a log. The log is the truth: a snapshot that does not fit it, whatever may be
 * wrong with it, is as good as none. What is wrong is not told, for it would tell what is hidden.
 */
export function restoreProgress(game: AnyGame, stored: StoredMatch): Progress {
  try {
    return replay(game, stored);
  } catch (error) {
    if (stored.snapshot === null) throw error;
    return replay(game, { ...stored, snapshot: null });
  }
}

/** The entries after a number once more. */
export interface Replay {
  /** How many entries have to be applied for it. */
  readonly cost: number;
  /** Each entry applied when it is asked for; undefined: one that only leads there. */
  steps(): Iterable<Parameters<EntryListener> | undefined>;
}

export function replaySince(game: AnyGame, stored: StoredMatch, since: number): Replay {
  const { table, log, snapshot } = stored;
  const from = snapshot !== null && snapshot.seq <= since && fits(game, stored) ? { snapshot, log } : undefined;
  return {
    cost: log.length - (from?.snapshot.seq ?? 0),
    *steps() {
      const progress = new Progress(game, table, from);
      for (const entry of log.entries(progress.seq)) {
        const told = progress.apply(entry);
        yield entry.seq > since ? [progress, entry, told] : undefined;
      }
    },
  };
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
