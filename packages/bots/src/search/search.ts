import { type GameTypes, MoveList, nextBits, type RandomState, type Seat } from '@souk/kernel';
import type { Question } from '../bot.js';
import { allowance } from '../budget.js';
import type { AnyMind } from '../mind.js';
import { expectShares, Network } from '../network.js';
import { playToQuiet } from '../quick-play.js';
import { sharesAtEnd } from '../shares.js';
import { judgeByHand } from '../standing.js';
import { Crossing } from './crossing.js';
import type { Memory } from './memory.js';
import { type Fork, Trails } from './trails.js';

/** An imagined state serves this many lines of play, each with chances of its own to come. */
const LINES_PER_STATE = 4;
/** No line is followed further than this before it is judged. */
const DEPTH = 40;
/** A moment of the own seat's visited this often is worth finding again when the match comes to it. */
const WORTH_KEEPING = 8;

/**
 * Information-set Monte Carlo tree search for any number of players. Every iteration follows one line of play in
 * a state imagined from the seat's view: down to the first moment not met before, which is judged once things
 * have come to rest. All contenders' shares of the win are handed back up the line, and every seat follows its own.
 */
export class Search {
  readonly #mind: AnyMind;
  readonly #network: Network | undefined;
  readonly #memory: Memory;
  readonly #trails = new Trails();
  readonly #legal = new MoveList();
  readonly #shares: number[] = [];
  readonly #line: Crossing[] = [];
  readonly #steps: number[] = [];
  readonly #actors: Seat[] = [];

  constructor(mind: AnyMind, memory: Memory) {
    this.#mind = mind;
    this.#network = mind.learned === undefined ? undefined : new Network(mind.learned);
    this.#memory = memory;
  }

  /** Thinks as long as the budget allows, at least once. What it knows of the moment that was asked about. */
  run(question: Question): Crossing {
    const { game } = this.#mind;
    const { view, seat, random, budget } = question;
    const hasTime = allowance(budget);
    let imagined = game.imagine(view, random);
    const start = this.#memory.recall(view, game.seatsOf(imagined));
    let done = 0;
    do {
      if (done > 0 && done % LINES_PER_STATE === 0) imagined = game.imagine(view, random);
      const state = game.clone(imagined);
      reseed(state.random, random);
      this.#follow(state, start, seat, random);
      done++;
    } while (hasTime(done));
    this.#trails.startFrom(start);
    return this.#memory.at(this.#trails.key(seat)) ?? new Crossing();
  }

  #follow(state: GameTypes['State'], start: Fork, own: Seat, random: RandomState): void {
    const { game } = this.#mind;
    const trails = this.#trails;
    trails.startFrom(start);
    let length = 0;
    let isCertain = true;
    for (let acting = game.toAct(state); acting.length > 0 && length < DEPTH; ) {
      const seat = acting[0];
      game.moves(state, seat, this.#legal);
      let move = this.#legal.at(0);
      if (this.#legal.size > 1 || length === 0) {
        const key = trails.key(seat);
        const crossing = this.#memory.at(key) ?? (length === 0 ? this.#memory.add(key) : undefined);
        if (crossing === undefined) {
          this.#memory.add(key);
          break;
        }
        if (seat === own && isCertain && crossing.visits === WORTH_KEEPING && length > 0 && !crossing.isMixed) {
          this.#memory.keep(game.view(state, own), trails.fork());
        }
        const at = crossing.select(this.#mind, state, seat, this.#legal);
        move = crossing.moves[at];
        this.#line[length] = crossing;
        this.#steps[length] = at;
        this.#actors[length] = seat;
        length++;
      }
      const { a, b, c, d } = state.random;
      game.play(state, seat, move);
      const after = game.toAct(state);
      trails.advance(seat, move, acting, after);
      const { random: now } = state;
      if (now.a !== a || now.b !== b || now.c !== c || now.d !== d) {
        isCertain = false;
        if (this.#mind.shown !== undefined) trails.show(this.#mind.shown(state));
      }
      acting = after;
    }
    this.#judge(state, random);
    for (let i = 0; i < length; i++) this.#line[i].learn(this.#steps[i], this.#shares[this.#actors[i]]);
  }

  #judge(state: GameTypes['State'], random: RandomState): void {
    const mind = this.#mind;
    playToQuiet(mind, state, random);
    if (sharesAtEnd(mind.game, state, this.#shares)) return;
    if (this.#network === undefined) judgeByHand(mind, state, this.#shares);
    else expectShares(mind, this.#network, state, this.#shares);
  }
}

/** Gives a copied state chances of its own. */
function reseed(own: RandomState, random: RandomState): void {
  own.a = nextBits(random);
  own.b = nextBits(random);
  own.c = nextBits(random);
  own.d = nextBits(random) | 1;
}
