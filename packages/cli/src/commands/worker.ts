import { WORKERS, workersAsked } from '../lab-arguments.js';
import { noMoreThan } from '../match-arguments.js';
import { asked } from '../signals.js';
import { REDIS, REDIS_PREFIX, workplaceAsked } from '../workplace.js';
import { type Command, DONE } from './command.js';

export const worker: Command = {
  name: 'worker',
  usage: '--redis url [--workers n]',
  summary: 'work on simulations of other machines',
  details: [
    'Takes the games that souk simulate --redis has put into that Redis and plays them. As many of',
    'these as you like may work together, come and go; what one that dies had in hand is done by',
    'another. They must be of the same version as whoever asks. Stops on Ctrl+C.',
  ],
  flags: [REDIS, REDIS_PREFIX, WORKERS],
  takesGameOptions: false,
  async run(args, { env, stdout }) {
    noMoreThan(0, args);
    const workplace = workplaceAsked(args, env);
    const threads = workersAsked(args);
    const stop = asked();
    const { Hand } = await import('@souk/lab/shared');
    const hand = new Hand(workplace, threads);
    stdout.write(`Working with ${threads} threads\n`);
    await stop;
    await hand.stop();
    return DONE;
  },
};
