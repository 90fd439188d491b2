import type { Position } from '../../src/rules/index.js';
import { type Place, Storehouse } from './storehouse.js';
import { Values } from './values.js';
import type { ItemId, Move, WizardId } from './vocabulary.js';

export interface Player {
  readonly seat: number;
  wizard: WizardId | null;
  gold: number;
  infamy: number;
  markers: number;
  storehouse: Storehouse;
  stash: ItemId[];
  chosen: readonly number[] | null;
  sum: number | null;
}

/** What is asked now, and what each seat that is asked may answer. */
export interface Question {
  readonly kind: string;
  readonly answers: ReadonlyMap<number, readonly Move[]>;
}

export interface Answer {
  readonly seat: number;
  readonly move: Move;
}

/** The rules as a tale that stops at every question. */
export type Story<T = void> = Generator<Question, T, Answer>;

/** Where shuffles come from: the package has made them, the oracle takes them over. */
export interface Chance {
  /** The whole pack for a new round, from the top. */
  stock(): ItemId[];
  /** The deck made of a discard, from the top. */
  recycled(): ItemId[];
}

export const sorted = <T extends string>(items: readonly T[]): T[] => [...items].sort();

export function takeOne(items: ItemId[], item: ItemId): void {
  const at = items.indexOf(item);
  if (at < 0) throw new Error(`the oracle looks for ${item} among ${items.join(', ')}`);
  items.splice(at, 1);
}

function loadPlayer(part: Position['players'][number], seat: number): Player {
  const { rows, columns, slots } = part.storehouse;
  const places = slots.map(
    ({ face, item, returned, seenBy }): Place =>
      item === null ? null : { item, up: face === 'up', returned, seenBy: new Set(seenBy) },
  );
  return {
    seat,
    wizard: part.wizard,
    gold: part.gold,
    infamy: part.infamy,
    markers: part.markers,
    storehouse: new Storehouse(
      Array.from({ length: rows }, (_, r) => places.slice(r * columns, r * columns + columns)),
    ),
    stash: [...(part.stash ?? [])],
    chosen: part.chosen,
    sum: part.sum,
  };
}

/** Everything on the table, in the plainest form. Piles are listed from the top. */
export class Table {
  readonly values: Values;
  readonly raceTo100: boolean;
  readonly players: Player[];
  readonly chance: Chance;
  round: number;
  starter: number;
  tracker: number;
  triggered: number | null;
  deck: ItemId[];
  /** So many items on top of the deck are known to all. */
  onDeck: number;
  discard: ItemId[];
  aside: ItemId[];
  removed: Place;
  shown: ItemId[];
  /** By observer (last: a spectator) and owner: items known to be in the stash, at least (AA-INFO-4). */
  readonly holds: ItemId[][][];

  constructor(position: Position, chance: Chance) {
    this.values = new Values(position.options.houseRules);
    this.raceTo100 = position.options.raceTo100;
    this.chance = chance;
    this.players = position.players.map(loadPlayer);
    this.round = position.round;
    this.starter = position.starter;
    this.tracker = position.tracker;
    this.triggered = position.triggered;
    this.deck = [...position.onDeck, ...position.deck];
    this.onDeck = position.onDeck.length;
    this.discard = [...position.discard];
    this.aside = [...position.aside];
    this.removed = null;
    this.shown = [...position.shown];
    this.holds = [...this.players.keys(), this.players.length].map((observer) =>
      position.players.map(({ knownToAll }, owner) => [
        ...knownToAll,
        ...position.glimpses
          .filter((glimpse) => glimpse.observer === observer && glimpse.owner === owner)
          .flatMap(({ item, count }) => Array<ItemId>(count).fill(item)),
      ]),
    );
  }

  get duel(): boolean {
    return this.players.length === 2;
  }

  /** AA-TERM-4. */
  inOrder(): Player[] {
    return [...this.players.slice(this.starter), ...this.players.slice(0, this.starter)];
  }

  othersThan(player: Player): Player[] {
    return this.players.filter((other) => other !== player);
  }

  discardOnTop(item: ItemId): void {
    this.discard.unshift(item);
  }

  /** AA-SELL-3. */
  get deckCanGive(): boolean {
    return this.deck.length > 0 || this.discard.length > 1;
  }

  /** AA-SELL-3: the top item of the deck, and whether all know it; undefined: there is none to be had. */
  takeFromDeck(): { readonly item: ItemId; readonly known: boolean } | undefined {
    if (this.deck.length === 0 && this.discard.length > 1) this.recycle();
    const item = this.deck.shift();
    if (item === undefined) return undefined;
    const known = this.onDeck > 0;
    if (known) this.onDeck--;
    return { item, known };
  }

  private recycle(): void {
    const rest = this.discard.splice(1);
    const deck = this.chance.recycled();
    if (sorted(deck).join() !== sorted(rest).join()) throw new Error('the deck is not made of the discard');
    this.deck = deck;
  }

  /** All observers see an item go into a stash. */
  seenGoingIn(owner: Player, item: ItemId): void {
    for (const stashes of this.holds) stashes[owner.seat].push(item);
  }

  /** AA-INFO-4: a copy has left a stash, and these observers know. */
  seenLeaving(owner: Player, item: ItemId, observers: readonly number[] = [...this.holds.keys()]): void {
    for (const observer of observers) {
      const known = this.holds[observer][owner.seat];
      if (known.includes(item)) takeOne(known, item);
    }
  }
}
