import { botAt } from '@souk/bots';
import { heuristicsOf } from '../games/heuristics.js';
import { answerWith } from './answer.js';

/** Bots that know the game. */
answerWith(async ({ game, level }) => {
  const heuristics = await heuristicsOf(game);
  return { bot: botAt(level, heuristics), game: heuristics.game };
});
