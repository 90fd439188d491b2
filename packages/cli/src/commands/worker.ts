import { CATALOGUE } from '@souk/games/loaded';
import { type Arguments, textOf } from '../arguments.js';
import { WORKERS, workersAsked } from '../lab-arguments.js';
import { noMoreThan } from '../match-arguments.js';
import { asked } from '../signals.js';
import { wholeNumber } from '../usage.js';
import { REDIS, REDIS_PREFIX, workQueueAsked } from '../work-queue.js';
import { type Command, DONE } from './command.js';

const GONE_AFTER = {
  flag: 'gone-after',
  value: 'seconds',
  help: 'After how much silence another worker does the job of one that seems to have died (default: 10)',
} as const;

const LONGEST_SILENCE = 3600;

/** How many seconds a worker may say nothing; undefined: as many as usual. */
function goneAfterAsked(args: Arguments): number | undefined {
  const text = textOf(args, GONE_AFTER.flag);
  return text === undefined ? undefined : wholeNumber('--gone-after', text, 1, LONGEST_SILENCE);
}

export const worker: Command = {
  name: 'worker',
  usage: '--redis url [--workers n] [--gone-after seconds]',
  summary: 'work on simulations of other machines',
  details: [
    'Takes the games that souk simulate --redis has put into that Redis and plays them. As many of',
    'these as you like may work together, come and go; what one that dies had in hand is done by',
    'another. They must be of the same version as whoever asks. Stops on Ctrl+C.',
  ],
  flags: [REDIS, REDIS_PREFIX, WORKERS, GONE_AFTER],
  takesGameOptions: false,
  async run(args, { env, stdout }) {
    noMoreThan(0, args);
    const queue = workQueueAsked(args, env);
    const threads = workersAsked(args);
    const goneAfter = goneAfterAsked(args);
    const stop = asked();
    const { QueueWorker } = await import('@souk/lab/shared');
    const worker = new QueueWorker(queue, CATALOGUE, threads, goneAfter);
    stdout.write(`Working with ${threads} threads\n`);
    await stop;
    await worker.stop();
    return DONE;
  },
};
