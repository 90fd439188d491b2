import {
  type AddressedEvent,
  type AnyGame,
  below,
  checkSetup,
  checkStart,
  Events,
  type GameTypes,
  heardBy,
  InputError,
  MoveList,
  type OptionSpec,
  pick,
  type RandomState,
  revealsTo,
  type Seat,
  seedRandom,
  type Viewer,
  viewersOf,
} from '@souk/kernel';

type State = GameTypes['State'];

/** A decision in the words of the protocol. */
export interface Step {
  readonly seat: Seat;
  readonly move: object;
}

/**
 * A moment of a random game, and the same moment dealt anew as one viewer imagines it; then some moves that
 * can be made in both, as long as nothing hidden lawfully comes to light that is not the same in both.
 */
export interface RedealtPair {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly viewer: Viewer;
  readonly truth: State;
  readonly redealt: State;
  readonly steps: readonly Step[];
  /** Moves that the viewer cannot make now, some of them because of what others hold. */
  readonly refused: readonly object[];
}

interface Start {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

const MAX_STEPS = 12;
const list = new MoveList();

function randomMove(game: AnyGame, state: State, seat: Seat, random: RandomState): number {
  game.moves(state, seat, list);
  return list.at(below(random, list.size));
}

/** Any of the values that an option can have, where they can be listed. */
function someValue(option: OptionSpec, random: RandomState): unknown {
  if (option.type === 'boolean') return below(random, 2) === 1;
  return option.type === 'choice' ? pick(random, option.choices).value : option.default;
}

/** Options as a person might set them. Some make no sense together; then the game goes by its own. */
function someOptions(game: AnyGame, seats: number, random: RandomState): object {
  const options = Object.fromEntries(
    Object.entries<OptionSpec>(game.options).map(([name, option]) => [name, someValue(option, random)]),
  );
  try {
    return checkSetup(game, seats, options);
  } catch (error) {
    if (error instanceof InputError) return checkStart(game, seats, {});
    throw error;
  }
}

/** A random moment of a random game. */
function someMoment(game: AnyGame, { seats, options, seed }: Start, random: RandomState): State {
  const state = game.setup(options, seats, seedRandom(seed));
  let before = game.clone(state);
  for (let left = below(random, 120); left > 0; left--) {
    before = game.clone(state);
    const seat = pick(random, game.toAct(state));
    game.play(state, seat, randomMove(game, state, seat, random));
    if (game.toAct(state).length === 0) return before;
  }
  return state;
}

const eventsOf = (game: AnyGame, state: State, { seat, move }: Step): ToldEvents => {
  const events = new Events<GameTypes['Event']>();
  game.play(state, seat, game.readMove(state, seat, move), events);
  return events.told;
};

type ToldEvents = readonly AddressedEvent<GameTypes['Event']>[];

/** Whether something hidden has lawfully come to light for the viewer, and not the same here and there. */
const revealsDifferently = (one: ToldEvents, other: ToldEvents, viewer: Viewer): boolean =>
  [...one, ...other].some((told) => revealsTo(told, viewer)) &&
  JSON.stringify(heardBy(one, viewer)) !== JSON.stringify(heardBy(other, viewer));

/** The legal moves of a seat as they are written. */
const written = (game: AnyGame, state: State, seat: Seat): string[] => {
  game.moves(state, seat, list);
  return list.toArray().map((code) => JSON.stringify(game.describeMove(state, seat, code)));
};

const canMake = (game: AnyGame, state: State, { seat, move }: Step): boolean =>
  written(game, state, seat).includes(JSON.stringify(move));

const MAX_REFUSED = 6;

/** What others could do here or there, and the viewer cannot. */
function refusedMoves(game: AnyGame, viewer: Viewer, states: readonly [State, State]): object[] {
  const own = viewer === 'spectator' ? [] : written(game, states[0], viewer);
  const others = states.flatMap((state) =>
    game
      .toAct(state)
      .filter((seat) => seat !== viewer)
      .flatMap((seat) => written(game, state, seat)),
  );
  const refused = [...new Set(others)].filter((text) => !own.includes(text)).slice(0, MAX_REFUSED);
  return [...refused.map((text) => JSON.parse(text)), { kind: 'nonsense' }];
}

/** Moves that can be made in both; it stops before the first that shows the viewer different things. */
function commonSteps(game: AnyGame, viewer: Viewer, states: readonly [State, State], random: RandomState): Step[] {
  const [one, other] = [game.clone(states[0]), game.clone(states[1])];
  const steps: Step[] = [];
  while (steps.length < MAX_STEPS && game.toAct(one).length > 0) {
    const seat = pick(random, game.toAct(one));
    const step = { seat, move: game.describeMove(one, seat, randomMove(game, one, seat, random)) };
    if (!canMake(game, other, step)) break;
    const [heard, twin] = [eventsOf(game, one, step), eventsOf(game, other, step)];
    if (revealsDifferently(heard, twin, viewer)) break;
    steps.push(step);
  }
  return steps;
}

/** The twins number `i` of a game. In every second pair chance goes on alike, which makes for longer stretches; every third has options of chance. */
export function redealtPair(game: AnyGame, seed: string, i: number): RedealtPair {
  const random = seedRandom(`${seed} ${game.id} ${i}`);
  const seats = Math.max(2, game.minSeats) + below(random, game.maxSeats - Math.max(2, game.minSeats) + 1);
  const options = i % 3 === 0 ? someOptions(game, seats, random) : checkStart(game, seats, {});
  const truth = someMoment(game, { seats, options, seed: `${seed} ${i}` }, random);
  const viewer = pick(random, viewersOf(seats));
  const redealt = game.imagine(JSON.parse(JSON.stringify(game.view(truth, viewer))), random);
  if (i % 2 === 0) Object.assign(redealt.random, truth.random);
  const steps = commonSteps(game, viewer, [truth, redealt], random);
  return { game, seats, options, viewer, truth, redealt, steps, refused: refusedMoves(game, viewer, [truth, redealt]) };
}
