import {
  type AnyGame,
  type Game,
  type GameTypes,
  InputError,
  MoveList,
  type Prompt,
  type RandomState,
  type Seat,
} from '@souk/kernel';

/**
 * How long a bot may think: a number of playouts, which makes its choice reproducible, or a time by a clock
 * that is handed in.
 */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly now: () => number };

/** All that a bot gets to know: what a person in its seat would see, and never the state. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly view: T['View'];
  readonly seat: Seat;
  /** Every legal move of the seat, at least one. */
  readonly moves: readonly number[];
  readonly prompt: Prompt;
  /** Chance of the bot's own, unrelated to the chance of the match. It is used up by asking. */
  readonly random: RandomState;
  readonly budget: Budget;
}

/** A player without a body. */
export interface Bot {
  readonly id: string;
  /** How it plays, in a few words. */
  readonly help: string;
  /** One of the question's moves. */
  choose(question: Question): number;
}

/** What a seat is asked now. The one place where a state is turned into what a bot may know of it. */
export function questionFor<T extends GameTypes>(
  game: Game<T>,
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

/** What `bot` does in a seat that is to act. */
export const chooseWith = (
  bot: Bot,
  game: AnyGame,
  state: GameTypes['State'],
  seat: Seat,
  random: RandomState,
  budget: Budget,
): number => bot.choose(questionFor(game, state, seat, random, budget));
