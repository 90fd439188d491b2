import { type RandomState, shuffle } from '@souk/kernel';
import type { ItemId, Move, Position, WizardId } from '../../src/index.js';
import { packFor, VALUES } from './values.js';

/** An item in a storehouse; null stands for an empty place. */
export interface Card {
  readonly item: ItemId;
  up: boolean;
  returned: boolean;
}

export interface Player {
  readonly seat: number;
  gold: number;
  infamy: number;
  markers: number;
  readonly wizard: WizardId | null;
  /** Rows of equal length; none: the storehouse is empty. */
  grid: (Card | null)[][];
  stash: ItemId[];
}

/** A question: its kind, and for each seat asked what it may answer. */
export interface Question {
  readonly kind: string;
  readonly answers: ReadonlyMap<number, readonly Move[]>;
}

export interface Answer {
  readonly seat: number;
  readonly move: Move;
}

/** The rules run as one long story that stops to ask. */
export type Story<T = void> = Generator<Question, T, Answer>;

/** Piles have their top last. */
export class OracleTable {
  readonly players: Player[];
  readonly random: RandomState;
  readonly raceTo100: boolean;
  deck: ItemId[];
  onDeck: ItemId[];
  discard: ItemId[];
  aside: ItemId[] = [];
  round: number;
  starter: number;
  tracker = 1;
  triggered: number | null = null;

  constructor(position: Position) {
    this.players = position.players.map((player, seat) => ({
      seat,
      gold: player.gold,
      infamy: player.infamy,
      markers: player.markers,
      wizard: player.wizard,
      grid: [0, 1, 2].map((row) =>
        player.storehouse.slots
          .slice(3 * row, 3 * row + 3)
          .map(({ item }) => (item === null ? null : { item, up: false, returned: false })),
      ),
      stash: [],
    }));
    const [a, b, c, d] = position.random;
    this.random = { a, b, c, d };
    this.raceTo100 = position.options.raceTo100;
    this.deck = [...position.deck].reverse();
    this.onDeck = [];
    this.discard = [];
    this.round = position.round;
    this.starter = position.starter;
  }

  get duel(): boolean {
    return this.players.length === 2;
  }

  inOrder(): Player[] {
    return [...this.players.slice(this.starter), ...this.players.slice(0, this.starter)];
  }

  others({ seat }: Player): Player[] {
    return this.players.filter((player) => player.seat !== seat);
  }

  next({ seat }: Player): Player {
    return this.players[(seat + 1) % this.players.length];
  }

  served(wizard: WizardId): Player | undefined {
    return this.players.find((player) => player.wizard === wizard);
  }

  /** A fresh deal of a later round. */
  restock(): void {
    this.deck = packFor(this.players.length);
    shuffle(this.random, this.deck);
    this.onDeck = [];
    this.discard = [];
    this.aside = [];
    this.tracker = 1;
    this.triggered = null;
    for (const player of this.inOrder()) {
      player.stash = [];
      player.grid = [0, 1, 2].map(() => [0, 1, 2].map(() => ({ item: this.fromTop(), up: false, returned: false })));
    }
  }

  private fromTop(): ItemId {
    const item = this.deck.pop();
    if (item === undefined) throw new Error('the deck is too small to deal from');
    return item;
  }

  dealStashes(): void {
    for (const player of this.inOrder()) {
      const size = player.wizard === 'corvus' ? 4 : 2;
      for (let k = 0; k < size; k++) player.stash.push(this.fromTop());
    }
    this.discard.push(this.fromTop());
  }

  canDrawFromDeck(): boolean {
    return this.deck.length + this.onDeck.length > 0 || this.discard.length > 1;
  }

  takeFromDeck(): ItemId | undefined {
    if (this.onDeck.length > 0) return this.onDeck.pop();
    if (this.deck.length === 0 && this.discard.length > 1) {
      const top = this.discard.pop();
      this.deck = this.discard;
      shuffle(this.random, this.deck);
      this.discard = top === undefined ? [] : [top];
    }
    return this.deck.pop();
  }

  gainGold(player: Player, amount: number): void {
    const sword = player.grid.flat().some((card) => card?.up && card.item === 'sovereign-sword');
    if (amount > 0) player.gold += sword ? Math.floor(amount / 2) : amount;
  }

  loseGold(player: Player, amount: number): void {
    player.gold = Math.max(0, player.gold - amount);
  }

  gainInfamy(player: Player, amount: number): void {
    for (let k = 0; k < amount; k++) {
      if (player.infamy < 24) player.infamy++;
      else if (player.markers < 2) {
        player.markers++;
        player.infamy = 0;
      }
    }
  }

  loseInfamy(player: Player, amount: number): void {
    player.infamy = Math.max(0, player.infamy - amount);
  }

  /** Slots that satisfy a condition, counted row by row. */
  slots(player: Player, test: (card: Card) => boolean): number[] {
    return player.grid.flat().flatMap((card, slot) => (card !== null && test(card) ? [slot] : []));
  }

  replaceable(player: Player): number[] {
    return this.slots(player, (card) => !card.up || card.item !== 'haunted-doll');
  }

  sumOf(player: Player): number {
    const at = (row: number, column: number): Card | null => player.grid[row]?.[column] ?? null;
    const isMirror = (card: Card | null): boolean => card?.item === 'cursed-mirror';
    let sum = 0;
    for (const [r, row] of player.grid.entries()) {
      for (const [c, card] of row.entries()) {
        if (card === null) continue;
        const beside = [at(r - 1, c), at(r + 1, c), at(r, c - 1), at(r, c + 1)].some(isMirror);
        sum += VALUES[card.item][1] * (beside && !isMirror(card) ? 2 : 1);
      }
    }
    return sum;
  }
}

export const cardAt = (player: Player, slot: number): Card | null => player.grid.flat()[slot];

export function putAt(player: Player, slot: number, card: Card | null): void {
  const columns = player.grid[0].length;
  player.grid[Math.floor(slot / columns)][slot % columns] = card;
}
