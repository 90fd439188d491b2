import { cloneRandom, Events, type Game, type GameTypes, type Seat, sameRandom, seedRandom } from '@souk/kernel';

/**
 * What certainly follows from a move: it is tried in a state that the viewer could believe in, and told up to
 * the first thing that would come to light or that chance would decide.
 */
export function foresee<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  move: T['Move'],
): readonly T['Event'][] {
  const state = game.imagine(view, seedRandom('foresight'));
  const events = new Events<T['Event']>();
  game.play(state, seat, game.readMove(state, seat, move), events);
  const unknown = events.told.findIndex(({ reveals }) => reveals);
  return events.told.slice(0, unknown === -1 ? undefined : unknown).map(({ event }) => event);
}

/**
 * Whether a move could not be taken back freely once it is made: it uses chance, shows somebody something new or passes on to
 * another seat. As far as the viewer can know.
 */
export function isBinding<T extends GameTypes>(game: Game<T>, view: T['View'], seat: Seat, move: T['Move']): boolean {
  const state = game.imagine(view, seedRandom('foresight'));
  const before = cloneRandom(state.random);
  const events = new Events<T['Event']>();
  game.play(state, seat, game.readMove(state, seat, move), events);
  const next = game.toAct(state);
  return events.revealed || !sameRandom(before, state.random) || next.length !== 1 || next[0] !== seat;
}
