import type { Chance } from './chance.js';
import type { Coverage } from './coverage.js';
import { InputError } from './errors.js';
import type { Events } from './events.js';
import type { MoveList } from './moves.js';
import { type OptionsSpec, parseOptions } from './options.js';
import { type RandomState, randomOf, seedRandom } from './random.js';
import type { JsonSchema } from './schema.js';
import type { Seat, Viewer } from './seats.js';

/** The types that a game is made of. */
export interface GameTypes {
  /** Everything there is, hidden things and chance included. Changed in place by `play`. */
  State: { readonly random: RandomState };
  /** Complete, validated options. */
  Options: object;
  /** A move as people and programs read it. */
  Move: { readonly kind: string };
  /** What a viewer may know, as plain JSON. */
  View: object;
  /** Something that happened, as plain JSON. */
  Event: { readonly kind: string };
  /** A whole state as plain JSON. */
  Position: object;
}

/** What is being asked of a seat. */
export interface Prompt {
  /** Which decision this is; one word, the same for every time it is asked. */
  readonly kind: string;
  /** The question in plain words. */
  readonly text: string;
  /** The rule that asks. */
  readonly rule: string;
}

/** A rival in the ranking who has no seat. */
export interface Rival {
  readonly name: string;
  readonly rank: number;
  readonly score: number;
}

/** How a finished match ended. Ranks start at 1; who is tied shares the better rank. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** The seats that have won; empty if nobody has, several if they share it. */
  readonly winners: readonly Seat[];
  readonly rivals: readonly Rival[];
}

/** A seat's answer to a recurring question, given once in advance. */
export interface StandingAnswer<S> {
  readonly id: string;
  /** The decision that it answers: a prompt's kind. */
  readonly prompt: string;
  readonly label: string;
  readonly help: string;
  /** The move to make for the seat; undefined if the seat should be asked after all. */
  move(state: S, seat: Seat): number | undefined;
}

/**
 * The contract between a game's rules and everything else. Rules are pure: no clock, no input or output,
 * no randomness but the generator inside the state.
 *
 * Moves are whole numbers whose meaning may depend on the state; `describeMove` and `readMove` turn them
 * into readable objects and back. Methods are declared as methods on purpose: it makes a `Game<X>` usable
 * as an `AnyGame` by code that only passes states back to the game they came from.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly name: string;
  /** Rises with every change that could make an old record play out differently. */
  readonly rulesVersion: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly options: OptionsSpec;
  /** The published description of `Position`. */
  readonly positionSchema: JsonSchema;
  readonly standingAnswers: readonly StandingAnswer<T['State']>[];
  readonly coverage: Coverage<T>;

  /** A fresh state, all chance from a copy of `random`. From outside, use `newState`, which checks what it is given. */
  setup(options: T['Options'], seats: number, random: RandomState): T['State'];
  seatsOf(state: T['State']): number;
  optionsOf(state: T['State']): T['Options'];
  /** No match has more decisions than this. */
  maxMoves(options: T['Options'], seats: number): number;

  /** The seats that owe a decision now. None: the match is over. */
  toAct(state: T['State']): readonly Seat[];
  /** Clears the list and fills it with every legal move of the seat, each once; none if it owes nothing. */
  moves(state: T['State'], seat: Seat, list: MoveList): void;
  /** Makes a move, in place. Throws `IllegalMove`, the state untouched, for whatever `moves` does not list. */
  play(state: T['State'], seat: Seat, move: number, events?: Events<T['Event']>): void;
  /**
   * Takes a seat out of the match where the rules provide for it (otherwise a bot takes the seat over).
   * Throws `IllegalMove` if the seat is out already or the match is over.
   */
  leave?(state: T['State'], seat: Seat, events?: Events<T['Event']>): void;

  describeMove(state: T['State'], seat: Seat, move: number): T['Move'];
  /** The number of a move given as an object. Throws `InputError` if it has not the form of any move, `IllegalMove` if it is not legal now. */
  readMove(state: T['State'], seat: Seat, move: unknown): number;
  /** What is being asked of the seat; undefined if nothing. */
  prompt(state: T['State'], seat: Seat): Prompt | undefined;

  view(state: T['State'], viewer: Viewer): T['View'];
  /**
   * Where all viewers see the same: what they see, all but the `viewer` that every view begins with. Whoever tells many then makes
   * it once. Left out by games that hide anything from one viewer that another may see.
   */
  openView?(state: T['State']): object;
  /** A state drawn, with the right frequencies, from those that the view's owner cannot tell from the true one. */
  imagine(view: T['View'], random: RandomState): T['State'];
  /**
   * Nobody will look at this state any more, nor at what becomes of it: there will be no view, no position, no events.
   * It goes on by the same rules and the same chances, but need not keep account of who knows what. Rules that keep
   * none leave this out.
   */
  unwatch?(state: T['State']): void;
  /** What a rematch changes in the options, by how the match before it ended; left out by games that change nothing. */
  rematchOptions?(outcome: Outcome): object;
  /**
   * What a seat has played a finished match with, by the game's own names: a wizard, the decks of the match. Whoever keeps results
   * counts by it. Left out by games in which all matches are played with the same.
   */
  used?(state: T['State'], seat: Seat): readonly string[];
  /** Undefined while the match goes on. */
  outcome(state: T['State']): Outcome | undefined;
  /**
   * How an earlier version ranked the same ending, where nothing but that has changed: records that were written by it
   * are as true as they were. Left out by games that have never ranked otherwise.
   */
  earlierRanks?(outcome: Outcome): readonly number[];

  clone(state: T['State']): T['State'];
  toJSON(state: T['State']): T['Position'];
  /** Throws an `InputError` for anything that is not a position of this game. */
  fromJSON(position: unknown): T['State'];
  hash(state: T['State']): number;
}

/** Some game, whichever. */
export type AnyGame = Game<GameTypes>;

/** What it takes to play on from a view: all that bots need of a game. Reading and writing matches is not part of it. */
export type Playable<T extends GameTypes = GameTypes> = Pick<
  Game<T>,
  'seatsOf' | 'toAct' | 'moves' | 'play' | 'prompt' | 'view' | 'imagine' | 'unwatch' | 'outcome' | 'clone'
>;

/** What a match starts from. */
export interface Start<O = unknown> {
  readonly seats: number;
  readonly options: O;
  readonly seed: string;
  /** Left out: the quick generator. */
  readonly chance?: Chance | undefined;
}

/** Complete options for a table of `seats` seats, or an `InputError` that says what is not possible. */
export function checkStart<T extends GameTypes>(game: Game<T>, seats: unknown, options: unknown): T['Options'] {
  const { minSeats, maxSeats } = game;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < minSeats || seats > maxSeats) {
    throw new InputError('seats', `a whole number from ${minSeats} to ${maxSeats} for ${game.name}`, seats);
  }
  return parseOptions(game.options, options, seats) as T['Options'];
}

/** Complete options that a table can be set up with: some make sense only together. Else an `InputError`. */
export function checkSetup<T extends GameTypes>(game: Game<T>, seats: number, given: unknown): T['Options'] {
  const options = checkStart(game, seats, given);
  game.setup(options, seats, seedRandom(''));
  return options;
}

/** A fresh match from unchecked options and any text as seed. Throws an `InputError` if that is not possible. */
export const newState = <T extends GameTypes>(game: Game<T>, { seats, options, seed, chance }: Start): T['State'] =>
  game.setup(checkStart(game, seats, options), seats, randomOf(chance, seed));
