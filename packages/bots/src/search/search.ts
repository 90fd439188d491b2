import { type GameTypes, MoveList, nextBits, type RandomState, type Seat, sameRandom } from '@souk/kernel';
import type { Budget, Question } from '../bot.js';
import { hasBudgetLeft } from '../budget.js';
import { evaluateByHand } from '../evaluation.js';
import type { AnyHeuristics } from '../heuristics.js';
import { expectShares, Network } from '../network.js';
import { playToQuiet } from '../quick-play.js';
import { sharesAtEnd } from '../shares.js';
import { Baseline } from './baseline.js';
import { InformationSets, type KeyState } from './information-sets.js';
import type { SearchNode } from './node.js';
import type { SearchTree } from './tree.js';

/** An imagined state serves this many lines of play, each with chances of its own to come. */
const LINES_PER_STATE = 6;
/** No line is followed further than this before it is judged. */
const DEPTH = 40;
/** A node of the own seat's visited this often is worth finding again when the match comes to it. */
const WORTH_KEEPING = 8;

const NO_SEAT = -1;

/** Chance as it was before a move. */
const before: RandomState = { a: 0, b: 0, c: 0, d: 1 };

function copyRandom(from: RandomState, to: RandomState): void {
  to.a = from.a;
  to.b = from.b;
  to.c = from.c;
  to.d = from.d;
}

/**
 * Information-set Monte Carlo tree search for any number of players. Every iteration follows one line of play in
 * a state imagined from the seat's view: down to the first node not met before, which is judged once things
 * have come to rest. All contenders' shares of the win are handed back up the line, and every seat follows its own.
 */
export class Search {
  readonly #heuristics: AnyHeuristics;
  readonly #network: Network | undefined;
  readonly #tree: SearchTree;
  readonly #informationSets = new InformationSets();
  readonly #legal = new MoveList();
  /** What the question lists, and the seat that it is put to until it has been. */
  readonly #choices = new MoveList();
  #asked = NO_SEAT;
  readonly #shares: number[] = [];
  readonly #baseline = new Baseline();
  readonly #line: SearchNode[] = [];
  readonly #steps: number[] = [];
  readonly #actors: Seat[] = [];
  /** The key of the moment that was last asked about. */
  #start = 0;
  /** Every contender's shares over all lines of the last search. */
  #valueSums: number[] = [];
  #lines = 0;

  constructor(heuristics: AnyHeuristics, tree: SearchTree) {
    this.#heuristics = heuristics;
    this.#network = heuristics.learned === undefined ? undefined : new Network(heuristics.learned);
    this.#tree = tree;
  }

  /**
   * Thinks as long as the budget allows, at least once. What it knows of the moment that was asked about: of the
   * moves that the question lists, which may be fewer than all.
   */
  run({ view, seat, moves, random, budget }: Question): SearchNode {
    this.#choices.clear();
    for (const move of moves) this.#choices.add(move);
    this.#think(view, seat, random, budget);
    return this.#tree.nodeAt(this.#start);
  }

  /** The share of the win that every contender may expect by what one seat knows, whichever seat is to act. */
  expect(view: object, seat: Seat, random: RandomState, budget: Budget): number[] {
    this.#choices.clear();
    this.#think(view, seat, random, budget);
    return this.#valueSums.map((sum) => sum / this.#lines);
  }

  #think(view: object, seat: Seat, random: RandomState, budget: Budget): void {
    const { game } = this.#heuristics;
    const hasTime = hasBudgetLeft(budget);
    let imagined = game.imagine(view, random);
    const start = this.#tree.rootFor(view, game.seatsOf(imagined));
    this.#valueSums = Array.from({ length: this.#heuristics.contenders(imagined) }, () => 0);
    this.#baseline.reset();
    let done = 0;
    do {
      if (done % LINES_PER_STATE === 0) {
        if (done > 0) imagined = game.imagine(view, random);
        this.#observeBaseline(imagined, random);
      }
      const state = game.clone(imagined);
      reseed(state.random, random);
      this.#follow(state, start, seat, random);
      done++;
    } while (hasTime(done));
    this.#lines = done;
  }

  #follow(state: GameTypes['State'], start: KeyState, own: Seat, random: RandomState): void {
    const { game, shown } = this.#heuristics;
    const informationSets = this.#informationSets;
    informationSets.startFrom(start);
    let length = 0;
    let isCertain = true;
    this.#asked = this.#choices.size > 0 ? own : NO_SEAT;
    for (let acting = game.toAct(state); acting.length > 0 && length < DEPTH; ) {
      const seat = acting[0];
      const isAsked = seat === this.#asked;
      const isStart = this.#isStart(length);
      const legal = this.#listMoves(state, seat);
      let move = legal.at(0);
      if (legal.size > 1 || isStart) {
        const key = this.#keyOf(state, seat);
        if (isAsked) this.#start = key;
        const node = this.#tree.visit(key, isStart);
        if (node === undefined) break;
        if (seat === own && isCertain && length > 0) this.#keepRoot(node, state, own);
        const at = node.select(this.#heuristics, state, seat, legal);
        move = node.moves[at];
        this.#line[length] = node;
        this.#steps[length] = at;
        this.#actors[length++] = seat;
      }
      copyRandom(state.random, before);
      game.play(state, seat, move);
      const after = game.toAct(state);
      informationSets.advance(seat, move, acting, after);
      acting = after;
      if (sameRandom(state.random, before)) continue;
      isCertain = false;
      if (shown !== undefined) informationSets.show(shown(state));
    }
    this.#judge(state, random);
    this.#handBack(length);
  }

  /** Others may owe a decision at the same time and come first: every line reaches the seat that is asked. */
  #isStart(length: number): boolean {
    return length === 0 || this.#asked !== NO_SEAT;
  }

  #keyOf(state: GameTypes['State'], seat: Seat): number {
    return this.#informationSets.key(seat, this.#heuristics.handKey?.(state, seat));
  }

  /** Backpropagation: every node on the line takes in what it has brought. */
  #handBack(length: number): void {
    for (let i = 0; i < length; i++) {
      const seat = this.#actors[i];
      this.#line[i].learn(this.#steps[i], this.#shares[seat] - this.#baseline.of(seat));
    }
    for (let i = 0; i < this.#valueSums.length; i++) this.#valueSums[i] += this.#shares[i];
  }

  /** A seat's legal moves; those of the question when it is the question's turn. */
  #listMoves(state: GameTypes['State'], seat: Seat): MoveList {
    if (seat === this.#asked) {
      this.#asked = NO_SEAT;
      return this.#choices;
    }
    this.#heuristics.game.moves(state, seat, this.#legal);
    return this.#legal;
  }

  /** Without chance on the way, the match may well come to a moment just like this. */
  #keepRoot(node: SearchNode, state: GameTypes['State'], own: Seat): void {
    if (node.visits !== WORTH_KEEPING || node.isMixed) return;
    const keyState = this.#informationSets.keyState();
    if (keyState !== undefined) this.#tree.keepRoot(this.#heuristics.game.view(state, own), keyState);
  }

  /** Where nothing is hidden all imagined states are alike. */
  #observeBaseline(imagined: GameTypes['State'], random: RandomState): void {
    if (this.#heuristics.isOpen?.(imagined) === true) return;
    this.#judge(this.#heuristics.game.clone(imagined), random);
    this.#baseline.observe(this.#shares, this.#heuristics.contenders(imagined));
  }

  #judge(state: GameTypes['State'], random: RandomState): void {
    const heuristics = this.#heuristics;
    playToQuiet(heuristics, state, random);
    if (sharesAtEnd(heuristics.game, state, this.#shares)) return;
    if (this.#network === undefined) evaluateByHand(heuristics, state, this.#shares);
    else expectShares(heuristics, this.#network, state, this.#shares);
  }
}

/** Gives a copied state chances of its own. */
function reseed(own: RandomState, random: RandomState): void {
  own.a = nextBits(random);
  own.b = nextBits(random);
  own.c = nextBits(random);
  own.d = nextBits(random) | 1;
}
