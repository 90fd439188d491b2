import type { GameTypes, Seat } from '@souk/kernel';
import { seedRandom } from '@souk/kernel';
import { type Budget, type Candidate, questionFor } from '../bot.js';
import type { AnyMind } from '../mind.js';
import { searchBot } from '../search/index.js';

/** The best moves of a seat that is to act, with its chances and the reasons: what one would tell a friend. */
export function hintFor(
  mind: AnyMind,
  state: GameTypes['State'],
  seat: Seat,
  budget: Budget,
  seed = 'hint',
): readonly Candidate[] {
  const question = { ...questionFor(mind.game, state, seat, seedRandom(seed), budget), explain: true };
  return searchBot(mind).sit().choose(question).account ?? [];
}
