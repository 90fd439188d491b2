import {
  below,
  Events,
  type Game,
  type GameTypes,
  heardBy,
  MoveList,
  newState,
  type Seat,
  seedRandom,
} from '@souk/kernel';

/** One move of a game of chance, as the seat in question sees it. */
export interface Turn<T extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly T['Move'][];
  readonly move: T['Move'];
  readonly before: T['View'];
  readonly events: readonly T['Event'][];
  readonly after: T['View'];
}

interface Start {
  readonly seats: number;
  readonly options?: object;
  readonly seed: string;
  readonly most?: number;
}

/** Plays by chance and tells every move. What is seen is what the seat that moves sees. */
export function* randomPlay<T extends GameTypes>(
  game: Game<T>,
  { seats, options = {}, seed, most = 400 }: Start,
): Generator<Turn<T>> {
  const state = newState(game, { seats, options, seed });
  const random = seedRandom(`play ${seed}`);
  const list = new MoveList();
  for (let count = 0; count < most; count++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    game.moves(state, seat, list);
    const moves = list.toArray().map((code) => game.describeMove(state, seat, code));
    const before = game.view(state, seat);
    const events = new Events<T['Event']>();
    const code = list.at(below(random, list.size));
    const move = game.describeMove(state, seat, code);
    game.play(state, seat, code, events);
    yield { seat, moves, move, before, events: heardBy(events.told, seat), after: game.view(state, seat) };
  }
}
