import type { Analysis, MoveReport } from '@souk/bots';
import { createStore, type Store } from '@souk/table-kit/store';
import type { SavedMatch } from '../session/saved-match.js';
import { analyseInWorker, type RunningAnalysis } from './analyst.js';
import { asKept, keepAnalysis, keptAnalysis } from './kept.js';

/** What is known of a match so far. */
export type AnalysisStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly moves: readonly MoveReport[] }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly problem: string };

/** Milliseconds that an analysis goes on with nobody looking: long enough to go from a table to its record. */
const PATIENCE = 8000;

/** The analysis of one match, whoever looks at it: the one that was kept, or one that can be begun and broken off. */
export class MatchAnalysis {
  readonly status: Store<AnalysisStatus>;
  readonly #saved: SavedMatch;
  #running: RunningAnalysis | undefined;
  #lookers = 0;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(saved: SavedMatch) {
    this.#saved = saved;
    const analysis = keptAnalysis(saved.id, saved.moves.length);
    this.status = createStore<AnalysisStatus>(analysis === undefined ? { kind: 'none' } : { kind: 'done', analysis });
  }

  /** Begins, unless it is under way or done. */
  begin(): void {
    const { kind } = this.status.get();
    if (kind === 'running' || kind === 'done') return;
    const { id, moves } = this.#saved;
    this.status.set({ kind: 'running', moves: [] });
    const running = analyseInWorker(this.#saved, (report) => {
      const now = this.status.get();
      if (now.kind === 'running') this.status.set({ kind: 'running', moves: [...now.moves, asKept(report)] });
    });
    this.#running = running;
    running.done.then(
      (made) => {
        const analysis = asKept(made);
        keepAnalysis(id, moves.length, analysis);
        this.status.set({ kind: 'done', analysis });
      },
      (error: unknown) => this.status.set({ kind: 'failed', problem: String(error) }),
    );
  }

  cancel(): void {
    this.#running?.cancel();
    if (this.status.get().kind === 'running') this.status.set({ kind: 'none' });
  }

  /** Somebody looks at it, until what it returns is called. Some time after the last one has left it is broken off. */
  look(): () => void {
    this.#lookers++;
    clearTimeout(this.#leaving);
    return () => {
      this.#lookers--;
      if (this.#lookers > 0) return;
      this.#leaving = setTimeout(() => {
        this.cancel();
        known.delete(keyOf(this.#saved));
      }, PATIENCE);
    };
  }
}

/** Another number of moves makes it another match. */
const keyOf = ({ id, moves }: SavedMatch): string => `${id} ${moves.length}`;

const known = new Map<string, MatchAnalysis>();

export function analysisOf(saved: SavedMatch): MatchAnalysis {
  const key = keyOf(saved);
  const found = known.get(key) ?? new MatchAnalysis(saved);
  known.set(key, found);
  return found;
}
