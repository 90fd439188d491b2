import { dwarvenTraders, type State, type View } from '@souk/dwarven-traders';
import { MoveList, type Seat } from '@souk/kernel';
import type { Bot, Choice, Player, Question } from '../bot.js';
import { allowance } from '../budget.js';
import type { AnyMind } from '../mind.js';
import { expectShares, Network } from '../network.js';
import { sharesAtEnd } from '../shares.js';
import { searchBot } from '../search/index.js';
import { measure } from './features.js';
import { rate } from './rate.js';

const game = dwarvenTraders;
const DEEPEST = 40;

class OutOfTime extends Error {}

class LookAhead {
  readonly #network: Network;
  readonly #mind: AnyMind;
  readonly #own: Seat;
  readonly #hasTime: (done: number) => boolean;
  readonly #lists: MoveList[] = [];
  readonly #shares: number[] = [];
  #done = 0;
  #cut = false;
  depth = 0;

  constructor(mind: AnyMind, network: Network, own: Seat, hasTime: (done: number) => boolean) {
    this.#mind = mind;
    this.#network = network;
    this.#own = own;
    this.#hasTime = hasTime;
  }

  /** The moves, best first. */
  run(state: State, moves: readonly number[]): number[] {
    let order = [...moves].sort((a, b) => rate(state, this.#own, b) - rate(state, this.#own, a));
    for (let depth = 1; depth <= DEEPEST; depth++) {
      this.#cut = false;
      try {
        order = this.#deepen(state, order, depth);
      } catch (error) {
        if (error instanceof OutOfTime) break;
        throw error;
      }
      this.depth = depth;
      if (!this.#cut) break;
    }
    return order;
  }

  #deepen(state: State, order: readonly number[], depth: number): number[] {
    let alpha = -1;
    const worths = new Map<number, number>();
    for (const move of order) {
      const after = game.clone(state);
      game.play(after, this.#own, move);
      const worth = this.#look(after, depth - 1, alpha, 2, state.round);
      worths.set(move, worth);
      if (worth > alpha) alpha = worth;
    }
    return [...order].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
  }

  #look(state: State, depth: number, alpha: number, beta: number, round: number): number {
    const [seat] = game.toAct(state);
    if (seat === undefined || state.round !== round) return this.#judge(state);
    if (depth <= 0 && this.#mind.quiet(state)) {
      this.#cut = true;
      return this.#judge(state);
    }
    const list = (this.#lists[depth + 2] ??= new MoveList());
    game.moves(state, seat, list);
    const moves = list.toArray();
    const ratings = new Map(moves.map((move) => [move, rate(state, seat, move)]));
    moves.sort((a, b) => (ratings.get(b) ?? 0) - (ratings.get(a) ?? 0));
    const isOwn = seat === this.#own;
    let best = isOwn ? -1 : 2;
    for (const move of moves) {
      const after = game.clone(state);
      game.play(after, seat, move);
      const worth = this.#look(after, depth - 1, alpha, beta, round);
      if (isOwn) {
        if (worth > best) best = worth;
        if (best > alpha) alpha = best;
      } else {
        if (worth < best) best = worth;
        if (best < beta) beta = best;
      }
      if (alpha >= beta) break;
    }
    return best;
  }

  #judge(state: State): number {
    if (this.#done > 0 && !this.#hasTime(this.#done)) throw new OutOfTime();
    this.#done++;
    if (!sharesAtEnd(game, state, this.#shares)) {
      expectShares({ contenders: ({ table }: State) => table.seats + 1, measure }, this.#network, state, this.#shares);
    }
    return this.#shares[this.#own];
  }
}

class LookingPlayer implements Player {
  readonly #mind: AnyMind;
  readonly #otherwise: Player;

  constructor(mind: AnyMind) {
    this.#mind = mind;
    this.#otherwise = searchBot(mind).sit();
  }

  choose(question: Question): Choice {
    const { view, seat, moves, random, budget, prompt } = question;
    if (moves.length === 1 && !question.explain) return { move: moves[0] };
    const { learned } = this.#mind;
    if (prompt.kind === 'choose-gem' || learned === undefined) return this.#otherwise.choose(question);
    const state = game.imagine(view as View, random);
    const look = new LookAhead(this.#mind, new Network(learned), seat, allowance(budget));
    const order = look.run(state, moves);
    return { move: order[0] };
  }
}

export const lookAheadBot = (mind: AnyMind): Bot => ({
  id: 'look-ahead',
  help: 'counts out all lines of a round as deep as it can',
  sit: () => new LookingPlayer(mind),
});
