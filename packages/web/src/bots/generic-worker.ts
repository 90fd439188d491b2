import { flatMonteCarloBot } from '@souk/bots';
import { rulesOf } from '../games/games.js';
import { answerWith } from './answer.js';

/** Bots that know nothing of the game but its rules. */
answerWith(async ({ game }) => ({ bot: flatMonteCarloBot, game: await rulesOf(game) }));
