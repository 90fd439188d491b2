import { pick } from '@souk/kernel';
import type { Bot } from './bot.js';

export const randomBot: Bot = {
  id: 'random',
  help: 'plays any legal move, all equally likely',
  sit: () => ({ choose: ({ moves, random }) => ({ move: pick(random, moves) }) }),
};
