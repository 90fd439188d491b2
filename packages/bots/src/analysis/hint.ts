import type { GameTypes, Seat } from '@souk/kernel';
import { seedRandom } from '@souk/kernel';
import { type Budget, type Candidate, questionFor } from '../bot.js';
import type { AnyHeuristics } from '../heuristics.js';
import { searchBot } from '../search/index.js';

/** The best moves of a seat that is to act, with its chances and the reasons: what one would tell a friend. */
export function hintFor(
  heuristics: AnyHeuristics,
  state: GameTypes['State'],
  seat: Seat,
  budget: Budget,
  seed = 'hint',
): readonly Candidate[] {
  const question = { ...questionFor(heuristics.game, state, seat, seedRandom(seed), budget), explain: true };
  return searchBot(heuristics).sit().choose(question).account ?? [];
}
