import { CATALOGUE } from '@souk/games/loaded';
import { type Arguments, type FlagSpec, textOf } from '../arguments.js';
import { WORKERS, workersAsked } from '../lab-arguments.js';
import { noMoreThan } from '../match-arguments.js';
import { asked } from '../signals.js';
import { wholeNumber } from '../usage.js';
import { REDIS, REDIS_PREFIX, workQueueAsked } from '../work-queue.js';
import { type Command, DONE } from './command.js';

const GONE_AFTER = {
  flag: 'gone-after',
  value: ({ say }) => say('value.seconds'),
  help: ({ say }) => say('worker.flag.goneAfter'),
} as const satisfies FlagSpec;

const LONGEST_SILENCE = 3600;

/** How many seconds a worker may say nothing; undefined: as many as usual. */
function goneAfterAsked(args: Arguments): number | undefined {
  const text = textOf(args, GONE_AFTER.flag);
  return text === undefined ? undefined : wholeNumber('--gone-after', text, 1, LONGEST_SILENCE);
}

export const worker: Command = {
  name: 'worker',
  usage: ({ say }) => say('worker.usage'),
  summary: ({ say }) => say('worker.summary'),
  details: ({ say }) => say('worker.details'),
  flags: [REDIS, REDIS_PREFIX, WORKERS, GONE_AFTER],
  takesGameOptions: false,
  async run(args, { env, stdout, say }) {
    noMoreThan(0, args);
    const queue = workQueueAsked(args, env);
    const threads = workersAsked(args);
    const goneAfter = goneAfterAsked(args);
    const stop = asked();
    const { QueueWorker } = await import('@souk/lab/shared');
    const worker = new QueueWorker(queue, CATALOGUE, threads, goneAfter);
    stdout.write(`${say('worker.working', { threads })}\n`);
    await stop;
    await worker.stop();
    return DONE;
  },
};
