import { type Level, levelIn, type Reason } from '@souk/bots';
import type { Prompt, Seat } from '@souk/kernel';
import { hasHeuristics, levelsOf } from '../games/games.js';

/** What a bot is told: what a person in its seat would see. */
export interface BotQuestion {
  readonly game: string;
  readonly level: number;
  readonly view: object;
  readonly seat: Seat;
  readonly moves: readonly number[];
  readonly prompt: Prompt;
  /** What its chance is drawn from: asked the same again, it answers the same. */
  readonly chance: string;
}

export interface BotRequest extends Omit<BotQuestion, 'level'> {
  readonly id: number;
  readonly level: Level;
  readonly explain: boolean;
}

/** What a bot would do, and why. */
export interface BotAdvice {
  readonly move: number;
  /** The share of the win to be expected, from 0 to 1; undefined if it has not been weighed. */
  readonly chance: number | undefined;
  /** What the bot likes about it, the strongest first. */
  readonly reasons: readonly Reason[];
}

export type BotReply = ({ readonly id: number } & BotAdvice) | { readonly id: number; readonly problem: string };

/** What chooses moves for bots. */
export interface BotPlayers {
  choose(question: BotQuestion): Promise<number>;
  advise(question: BotQuestion): Promise<BotAdvice>;
}

interface Waiting {
  resolve(advice: BotAdvice): void;
  reject(error: Error): void;
}

/** Written out one by one: the build finds workers by these words. */
const openWorker = (game: string): Worker =>
  hasHeuristics(game)
    ? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./generic-worker.ts', import.meta.url), { type: 'module' });

/** Bots of a game think in a worker, so that the page goes on answering. */
export function botWorker(game: string): BotPlayers & { close(): void } {
  const worker = openWorker(game);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('move' in data) asked?.resolve(data);
    else asked?.reject(new Error(data.problem));
  });
  const ask = (question: BotQuestion, explain: boolean): Promise<BotAdvice> =>
    new Promise((resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      const level = levelIn(levelsOf(question.game), question.level);
      worker.postMessage({ ...question, level, id: last, explain } satisfies BotRequest);
    });
  return {
    choose: async (question) => (await ask(question, false)).move,
    advise: (question) => ask(question, true),
    close: () => worker.terminate(),
  };
}
