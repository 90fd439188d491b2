import { type Game, type GameTypes, Match } from '@souk/kernel';
import type { Work } from './benchmark.js';
import { playToEnd } from './playouts.js';

const COPIES = 1000;

/** A state in the middle of a random game. */
function middleOf<T extends GameTypes>(game: Game<T>, seats: number): T['State'] {
  const match = new Match(game, { seats, options: {}, seed: 'middle' });
  playToEnd(match, 'player');
  return match.stateAt(match.length >> 1);
}

function copying(copy: () => unknown): Work {
  let kept: unknown;
  return () => {
    for (let i = 0; i < COPIES; i++) kept = copy();
    return kept === undefined ? 0 : COPIES;
  };
}

/** Counts copies made by the game. */
export function ourCopies<T extends GameTypes>(game: Game<T>, seats: number): Work {
  const state = middleOf(game, seats);
  return copying(() => game.clone(state));
}

/** Counts copies made by the platform's own deep copy: of the data alone, since it refuses the functions that a table may refer to. */
export function platformCopies<T extends GameTypes>(game: Game<T>, seats: number): Work {
  const data: unknown = JSON.parse(JSON.stringify(middleOf(game, seats)));
  return copying(() => structuredClone(data));
}
