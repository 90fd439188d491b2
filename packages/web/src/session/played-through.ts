import { fromPosition, type Game, type GameTypes, Match } from '@souk/kernel';
import type { SavedMatch } from './saved-match.js';

type Start = Pick<SavedMatch, 'sitters' | 'options' | 'seed' | 'chance' | 'position'>;

/** A saved match as it began. Throws an `InputError` if there is no such match. */
export function begun<T extends GameTypes>(game: Game<T>, saved: Start): Match<T> {
  const { sitters, options, seed, chance, position } = saved;
  const rules = position === undefined ? game : fromPosition(game, position);
  return new Match(rules, { seats: sitters.length, options, seed, chance });
}

/** A saved match with its moves. Throws an `InputError` or `IllegalMove` if it cannot be played by these rules. */
export function playedThrough<T extends GameTypes>(game: Game<T>, saved: Start & Pick<SavedMatch, 'moves'>): Match<T> {
  const match = begun(game, saved);
  for (const [seat, code, time] of saved.moves) match.play(seat, code, time);
  return match;
}
