import type { Analysis, MoveReport, Observation, ObservedMove } from '@souk/bots';
import { observationAtStart, observedMoves } from '@souk/bots';
import { rulesOf } from '../games/games.js';
import { playedThrough } from '../session/played-through.js';
import type { SavedMatch } from '../session/saved-match.js';

/** What the analyst is told: how a match began, then its moves, each when the one before has been judged. */
export type AnalysisRequest =
  | { readonly kind: 'begin'; readonly game: string; readonly iterations: number; readonly start: Observation }
  | { readonly kind: 'move'; readonly seen: ObservedMove }
  | { readonly kind: 'end' };

export type AnalysisReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'move'; readonly report: MoveReport }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'problem'; readonly problem: string };

/** An analysis that is being made. */
export interface RunningAnalysis {
  readonly done: Promise<Analysis>;
  cancel(): void;
}

const LINES_OF_PLAY = 14_000;
const LEAST = 60;
const MOST = 200;

/** Lines of play for each decision: long matches are looked at less closely, so that the wait stays short. */
export const closenessFor = (moves: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.round(LINES_OF_PLAY / Math.max(1, moves))));

/**
 * Everything that an analyst is told of a match, in order. The match is played here, where its rules are: a worker
 * then needs to know no more of the game than how to play on from what a seat sees.
 */
async function* requestsFor(saved: SavedMatch): AsyncGenerator<AnalysisRequest> {
  const match = playedThrough(await rulesOf(saved.game), saved);
  const iterations = closenessFor(saved.moves.length);
  yield { kind: 'begin', game: saved.game, iterations, start: observationAtStart(match) };
  for (const seen of observedMoves(match)) yield { kind: 'move', seen };
  yield { kind: 'end' };
}

const replyFrom = (worker: Worker): Promise<AnalysisReply> =>
  new Promise((resolve) =>
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => resolve(data), { once: true }),
  );

async function dictate(worker: Worker, saved: SavedMatch, onMove: (report: MoveReport) => void): Promise<Analysis> {
  for await (const request of requestsFor(saved)) {
    const replied = replyFrom(worker);
    worker.postMessage(request);
    const reply = await replied;
    if (reply.kind === 'done') return reply.analysis;
    if (reply.kind === 'problem') throw new Error(reply.problem);
    if (reply.kind === 'move') onMove(reply.report);
  }
  throw new Error('the analysis came to no end');
}

/** Has a match judged in a worker. Every move is told as soon as it has been looked at. */
export function analyseInWorker(saved: SavedMatch, onMove: (report: MoveReport) => void): RunningAnalysis {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const done = dictate(worker, saved, onMove).finally(() => worker.terminate());
  return { done, cancel: () => worker.terminate() };
}
