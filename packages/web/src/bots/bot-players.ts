import type { Prompt, Seat } from '@souk/kernel';

/** What a bot is told: what a person in its seat would see. */
export interface BotQuestion {
  readonly game: string;
  readonly level: number;
  readonly view: object;
  readonly seat: Seat;
  readonly moves: readonly number[];
  readonly prompt: Prompt;
}

export interface BotRequest extends BotQuestion {
  readonly id: number;
}

export type BotReply =
  | { readonly id: number; readonly move: number }
  | { readonly id: number; readonly problem: string };

/** Whoever plays for the bots. */
export interface BotPlayers {
  choose(question: BotQuestion): Promise<number>;
}

interface Waiting {
  resolve(move: number): void;
  reject(error: Error): void;
}

/** Bots think in a worker, so that the page goes on answering. */
export function botWorker(): BotPlayers & { close(): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('move' in data) asked?.resolve(data.move);
    else asked?.reject(new Error(data.problem));
  });
  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ ...question, id: last } satisfies BotRequest);
      }),
    close: () => worker.terminate(),
  };
}
