import {
  type GameTypes,
  InputError,
  MoveList,
  type Playable,
  type Prompt,
  type RandomState,
  type Seat,
} from '@souk/kernel';

/** A time by a clock that is handed in. */
export interface Time {
  readonly milliseconds: number;
  readonly now: () => number;
}

/**
 * How long a bot may think: a number of iterations, which makes its choice reproducible, or a time. Who may think for a
 * number of iterations can be held to a time all the same, so that a slow machine keeps no player waiting.
 */
export type Budget = { readonly iterations: number; readonly within?: Time } | Time;

/** All that a bot gets to know: what a person in its seat would see, and never the state. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly game: Playable<T>;
  readonly view: T['View'];
  readonly seat: Seat;
  /** Every legal move of the seat, at least one. */
  readonly moves: readonly number[];
  readonly prompt: Prompt;
  /** Chance of the bot's own, unrelated to the chance of the match. It is used up by asking. */
  readonly random: RandomState;
  readonly budget: Budget;
  /** Whether the choice is to come with an account of why. */
  readonly explain?: boolean;
}

/** What speaks for or against a move, and how much: above zero for it, below against. */
export interface Reason {
  /** The id of the feature of the game's heuristics that it is about: a face in another language finds its words by it. */
  readonly feature: string;
  /** Whether the move brings more or less of it than others. */
  readonly change: 'more' | 'less';
  /** In English. */
  readonly text: string;
  readonly weight: number;
}

/** A move that was weighed. */
export interface Candidate {
  readonly move: number;
  /** The share of the win that the seat may expect after it, from 0 to 1. */
  readonly chance: number;
  /** How many lines of play this rests on. */
  readonly visits: number;
  /** The strongest first; empty if the bot has none to give. */
  readonly reasons: readonly Reason[];
}

/** What a bot does, and why if that was asked: the moves it weighed, the best first. */
export interface Choice {
  readonly move: number;
  readonly account?: readonly Candidate[];
}

/** A player without a body, in one seat of one match. It may remember between its moves, but need not be the same all through. */
export interface Player {
  /** One of the question's moves. */
  choose(question: Question): Choice;
}

/** A way of playing. */
export interface Bot {
  readonly id: string;
  /** How it plays, in a few words. */
  readonly help: string;
  sit(): Player;
}

/** What a seat is asked now. The one place where a state is turned into what a bot may know of it. */
export function questionFor<T extends GameTypes>(
  game: Playable<T>,
  state: T['State'],
  seat: Seat,
  random: RandomState,
  budget: Budget,
): Question<T> {
  const prompt = game.prompt(state, seat);
  if (prompt === undefined)
    throw new InputError('seat', `a seat that is to act (${game.toAct(state).join(', ')})`, seat);
  const list = new MoveList();
  game.moves(state, seat, list);
  return { game, view: game.view(state, seat), seat, moves: list.toArray(), prompt, random, budget };
}

/** What a player does in a seat that is to act. */
export const chooseWith = (
  player: Player,
  game: Playable,
  state: GameTypes['State'],
  seat: Seat,
  random: RandomState,
  budget: Budget,
): number => player.choose(questionFor(game, state, seat, random, budget)).move;
