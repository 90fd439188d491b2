import type { Analysis, MoveReport } from '@souk/bots';
import type { SavedMatch } from '../session/saved-match.js';

/** What the analyst is told: all that it takes to play the match through. */
export interface AnalysisRequest
  extends Pick<SavedMatch, 'game' | 'sitters' | 'options' | 'seed' | 'position' | 'moves'> {
  readonly iterations: number;
}

export type AnalysisReply =
  | { readonly kind: 'move'; readonly report: MoveReport }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'problem'; readonly problem: string };

/** An analysis that is being made. */
export interface Analysing {
  readonly done: Promise<Analysis>;
  cancel(): void;
}

const LINES_OF_PLAY = 14_000;
const LEAST = 60;
const MOST = 200;

/** Lines of play for each decision: long matches are looked at less closely, so that the wait stays short. */
export const closenessFor = (moves: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.round(LINES_OF_PLAY / Math.max(1, moves))));

/** Has a match judged in a worker. Every move is told as soon as it has been looked at. */
export function analyseInWorker(saved: SavedMatch, onMove: (report: MoveReport) => void): Analysing {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<Analysis>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
      if (data.kind === 'move') {
        onMove(data.report);
        return;
      }
      worker.terminate();
      if (data.kind === 'done') resolve(data.analysis);
      else reject(new Error(data.problem));
    });
  });
  worker.postMessage({ ...saved, iterations: closenessFor(saved.moves.length) } satisfies AnalysisRequest);
  return { done, cancel: () => worker.terminate() };
}
