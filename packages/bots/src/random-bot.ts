import { pick } from '@souk/kernel';
import type { Bot } from './bot.js';

export const randomBot: Bot = {
  id: 'random',
  help: 'plays any legal move, all equally likely',
  choose: ({ moves, random }) => pick(random, moves),
};
