import { nextBits, type RandomState } from '@souk/kernel';
import type { Kind } from '../cards/card.js';
import { type Filled, fitsFilling } from './hand-sizes.js';

/** A hand that is as its clean-up left it, as a viewer sees it who does not know all of it. */
export interface FilledHand {
  readonly filled: Filled;
  readonly size: number;
  /** The cards of it that are known. */
  readonly known: readonly Kind[];
  /** How many cards of which pool the others are. */
  readonly unknown: ReadonlyMap<number, number>;
}

/** Places that junk cannot lie at (DM-THROW-1): the market's. By pool, how many of its unknown ones there are. */
export interface Junkless {
  readonly junk: Kind;
  readonly places: ReadonlyMap<number, number>;
}

/** The unknown cards that are of one pool, of one hand or, without a hand, of the market. */
interface Cell {
  readonly hand: FilledHand | undefined;
  readonly pool: number;
  readonly places: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** How many cards of each class go into a cell, and how many ways of dealing come from that. */
interface Choice {
  readonly taken: readonly number[];
  readonly counted: number;
  readonly joined: number;
  readonly ways: number;
}

/** How kinds matter to the hands and to the market: kinds of one class are alike to all of them. */
type Class = string;
/** Ends the name of the class of junk if it matters. */
const JUNK = 'x';

const roleOf = (kind: Kind, { counting, joining }: Filled): string =>
  (counting >> kind) & 1 ? 'c' : (joining >> kind) & 1 ? 'j' : '-';

/** Binomial coefficients. */
function waysToChoose(count: number, among: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (among - i)) / (i + 1);
  return ways;
}

function pickByWays(choices: readonly Choice[], random: RandomState): Choice {
  const sum = choices.reduce((total, { ways }) => total + ways, 0);
  let left = ((nextBits(random) >>> 0) / 2 ** 32) * sum;
  for (const choice of choices) {
    if (left < choice.ways) return choice;
    left -= choice.ways;
  }
  return choices[choices.length - 1];
}

/** All ways to take so many cards, by how many of each class there are. */
function splits(left: readonly number[], places: number): number[][] {
  if (left.length === 0) return places === 0 ? [[]] : [];
  const [first, ...others] = left;
  const all: number[][] = [];
  for (let taken = 0; taken <= Math.min(first, places); taken++) {
    for (const rest of splits(others, places - taken)) all.push([taken, ...rest]);
  }
  return all;
}

/**
 * DM-INFO-4: the ways of dealing the cards of pools to their places that fit what the sizes of filled hands show,
 * and leave the market without junk. They are counted cell by cell, and by how many cards of each class go into the cell, since no more matters.
 */
export class ConsistentDeals {
  readonly cells: readonly Cell[];
  readonly #hands: readonly FilledHand[];
  /** The kind that the market cannot have; undefined if that says nothing. */
  readonly #junk: Kind | undefined;
  readonly #classes: Class[] = [];
  /** By pool and class: the cards that are not in a cell yet. */
  readonly #left: number[][];
  readonly #known = new Map<string, readonly Choice[]>();

  constructor(hands: readonly FilledHand[], pools: readonly (readonly Kind[])[], junkless?: Junkless) {
    this.#hands = hands;
    this.#junk = junkless !== undefined && junkless.places.size > 0 ? junkless.junk : undefined;
    const market = [...(junkless?.places ?? [])].map(([pool, places]) => ({
      hand: undefined,
      pool,
      places,
      isFirst: true,
      isLast: true,
    }));
    const inHands = hands.flatMap((hand) =>
      [...hand.unknown].map(([pool, places], i) => ({
        hand,
        pool,
        places,
        isFirst: i === 0,
        isLast: i === hand.unknown.size - 1,
      })),
    );
    this.cells = [...inHands, ...market];
    for (const kinds of pools) for (const kind of kinds) this.classOf(kind);
    this.#left = pools.map((kinds) => this.#classes.map((_, id) => kinds.filter((k) => this.classOf(k) === id).length));
  }

  /** The number of a kind's class. */
  classOf(kind: Kind): number {
    const roles = this.#hands.map(({ filled }) => roleOf(kind, filled)).join('');
    const name = kind === this.#junk ? `${roles}${JUNK}` : roles;
    const known = this.#classes.indexOf(name);
    return known >= 0 ? known : this.#classes.push(name) - 1;
  }

  /** Whether the kind matters to any of the hands, or to the market. */
  matters(kind: Kind): boolean {
    return kind === this.#junk || this.#hands.some(({ filled }) => roleOf(kind, filled) !== '-');
  }

  /** For every cell how many cards of each class it gets, every way of dealing being equally likely. */
  draw(random: RandomState): (readonly number[])[] {
    const drawn: Choice[] = [];
    for (const cell of this.cells) {
      const choices = this.#choices(drawn.length, drawn.at(-1));
      if (choices.length === 0) throw new Error('No hand fits what its size shows.');
      const choice = pickByWays(choices, random);
      this.#take(cell.pool, choice.taken, 1);
      drawn.push(choice);
    }
    for (const [at, { taken }] of drawn.entries()) this.#take(this.cells[at].pool, taken, -1);
    return drawn.map(({ taken }) => taken);
  }

  /** How many cards of each class there are at least, in every cell and in what is left of every pool. */
  least(): { readonly inCells: readonly number[][]; readonly beside: readonly number[][] } {
    const inCells = this.cells.map(() => this.#classes.map(() => Number.POSITIVE_INFINITY));
    const beside = this.#left.map((counts) => counts.map(() => Number.POSITIVE_INFINITY));
    const met = new Set<string>();
    const lower = (least: number[], counts: readonly number[]): void => {
      for (const [i, count] of counts.entries()) least[i] = Math.min(least[i], count);
    };
    const goOn = (at: number, last: Choice | undefined): void => {
      const key = `${at} ${last?.counted} ${last?.joined} ${this.#left.join(' ')}`;
      if (met.has(key)) return;
      met.add(key);
      if (at === this.cells.length) {
        for (const [pool, counts] of this.#left.entries()) lower(beside[pool], counts);
        return;
      }
      for (const choice of this.#choices(at, last)) {
        lower(inCells[at], choice.taken);
        this.#take(this.cells[at].pool, choice.taken, 1);
        goOn(at + 1, choice);
        this.#take(this.cells[at].pool, choice.taken, -1);
      }
    };
    goOn(0, undefined);
    return { inCells, beside };
  }

  #take(pool: number, taken: readonly number[], sign: number): void {
    for (const [id, count] of taken.entries()) this.#left[pool][id] -= sign * count;
  }

  /** What can go into a cell after `last` went into the one before it. */
  #choices(at: number, last: Choice | undefined): readonly Choice[] {
    const { pool, places, hand, isFirst } = this.cells[at];
    const hands = hand === undefined ? -1 : this.#hands.indexOf(hand);
    const held = (role: string): number =>
      hand === undefined ? 0 : hand.known.filter((kind) => roleOf(kind, hand.filled) === role).length;
    const counted = isFirst || last === undefined ? held('c') : last.counted;
    const joined = isFirst || last === undefined ? held('j') : last.joined;
    const ahead = this.cells.slice(at).map((cell) => this.#left[cell.pool].join());
    const key = `${at} ${counted} ${joined} ${ahead.join(' ')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const choices: Choice[] = [];
    for (const taken of splits(this.#left[pool], places)) {
      const more = (role: string): number =>
        taken.reduce((sum, count, id) => (this.#classes[id][hands] === role ? sum + count : sum), 0);
      const choice = { taken, counted: counted + more('c'), joined: joined + more('j') };
      const ways = this.#waysAfter(at, choice);
      if (ways > 0) choices.push({ ...choice, ways });
    }
    this.#known.set(key, choices);
    return choices;
  }

  #waysAfter(at: number, choice: Omit<Choice, 'ways'>): number {
    const { pool, hand, isLast } = this.cells[at];
    const { taken, counted, joined } = choice;
    if (hand === undefined) {
      if (taken.some((count, id) => count > 0 && this.#classes[id].endsWith(JUNK))) return 0;
    } else if (isLast && !fitsFilling(hand.filled, hand.size, counted, joined)) return 0;
    const here = taken.reduce((ways, count, id) => ways * waysToChoose(count, this.#left[pool][id]), 1);
    if (at + 1 === this.cells.length) return here;
    this.#take(pool, taken, 1);
    const after = this.#choices(at + 1, { ...choice, ways: 0 }).reduce((sum, { ways }) => sum + ways, 0);
    this.#take(pool, taken, -1);
    return here * after;
  }
}
