import type { DwarvenTradersEvent, GemName, View } from '@souk/games/dwarven-traders';
import { GEMS } from '@souk/games/dwarven-traders';
import type { Outcome } from '@souk/kernel';

type TraderName = number | 'smuggler';
type EventOf<K extends DwarvenTradersEvent['kind']> = Extract<DwarvenTradersEvent, { readonly kind: K }>;
type Mutable<T> = T extends readonly (infer I)[]
  ? Mutable<I>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

/**
 * A witness who looked at the table once and has only listened since. What the witness believes must always
 * be what is to be seen: then the events are enough to draw every moment of a match from. It moves things
 * from one place to another as it is told, and checks claims about scores and places by its own count.
 */
export class Witness {
  readonly table: Mutable<View>;
  #heldAtRoundEnd: GemName[][] = [];

  constructor(view: View) {
    this.table = structuredClone(view) as Mutable<View>;
  }

  hear(event: DwarvenTradersEvent): void {
    const listen = this.#listeners[event.kind] as (event: DwarvenTradersEvent) => void;
    listen(event);
  }

  readonly #listeners: { readonly [K in DwarvenTradersEvent['kind']]: (event: EventOf<K>) => void } = {
    'round-started': ({ round, starter, scores, choosers }) => {
      const { table } = this;
      table.round = round;
      table.starter = starter;
      for (const gem of GEMS) {
        table.pool[gem] += table.box[gem];
        table.box[gem] = 0;
      }
      table.row = [];
      table.discards = [];
      table.unused = 0;
      for (const [i, person] of this.#everybody().entries()) person.score = scores[i];
      table.choosers = [...choosers];
      this.#askChooser();
    },
    'gem-chosen': ({ trader, gem }) => {
      const { table } = this;
      this.#claim(table.choosers.shift() === trader, `${trader} was the next to choose`);
      this.#fromPool(gem);
      this.#store(trader, gem);
      this.#askChooser();
    },
    'cards-dealt': ({ row, unused }) => {
      this.table.row = row.map((card) => ({ ...card }));
      this.table.unused = unused;
    },
    'turn-started': ({ trader }) => {
      this.table.decision = trader === 'smuggler' ? null : { kind: 'turn', seat: trader };
    },
    mined: ({ trader, gem }) => {
      this.#fromPool(gem);
      this.#store(trader, gem);
    },
    sold: ({ trader, gem, price, score }) => {
      const { table } = this;
      this.#claim(table.prices[gem] === price, `${gem} cost ${price}`);
      this.#takeFrom(trader, gem);
      table.box[gem] += 1;
      this.#movePawn(trader, price, score);
    },
    'price-moved': ({ gem, price }) => {
      this.table.prices[gem] = price;
    },
    'smuggler-moved': ({ steps, score }) => this.#movePawn('smuggler', steps, score),
    'card-flipped': ({ slot, card }) => {
      const { row } = this.table;
      this.#claim(row[slot].card === card.card && row[slot].side !== card.side, `the card of slot ${slot} was flipped`);
      row[slot] = { ...card };
    },
    'card-replaced': ({ slot, discarded, card }) => {
      const { table } = this;
      this.#claim(table.row[slot].card === discarded, `card ${discarded} lay in slot ${slot}`);
      table.row[slot] = { ...card };
      table.discards.push(discarded);
      table.unused -= 1;
    },
    'unused-deck-shuffled': ({ cards }) => {
      const { table } = this;
      this.#claim(table.unused + table.discards.length === cards, `${cards} cards were shuffled`);
      table.discards = [];
      table.unused = cards;
    },
    'trade-offered': ({ trader }) => {
      this.table.decision = { kind: 'extra-trade', seat: Number(trader) };
    },
    traded: ({ trader, with: partner, gave, took }) => {
      const withMarker = partner === 'smuggler' && this.table.seats > 1;
      if (gave !== null) this.#takeFrom(trader, gave);
      if (took !== null && !withMarker) this.#takeFrom(partner, took);
      if (took !== null) this.#store(trader, took);
      if (gave === null) return;
      if (withMarker) this.table.marker = gave;
      else this.#store(partner, gave);
    },
    'trade-declined': ({ trader }) => this.#claim(this.table.decision?.seat === trader, `${trader} could decline`),
    'round-ended': ({ round }) => {
      this.#claim(this.table.round === round, `round ${round} ended`);
      this.#heldAtRoundEnd = this.#everybody().map(({ store }) => [...store]);
      if (this.table.seats > 1) this.#heldAtRoundEnd[this.table.seats] = [this.table.marker];
    },
    'store-sold': ({ trader, gems, sum, score }) => {
      for (const gem of gems) {
        this.#takeFrom(trader, gem);
        this.table.box[gem] += 1;
      }
      const worth = gems.reduce((total, gem) => total + this.table.prices[gem], 0);
      this.#claim(worth === sum, `${gems.join(' and ')} are worth ${sum}`);
      this.#movePawn(trader, sum, score);
    },
    'round-scored': ({ places, points }) => {
      const counted = this.#countPlaces();
      this.#claim(`${counted}` === `${places}`, `places are ${places}, counted ${counted}`);
      for (const [i, person] of this.#everybody().entries()) {
        const expected = this.table.seats === 1 ? Number(counted[i] === 1) : 5 - counted[i];
        this.#claim(points[i] === expected, `place ${counted[i]} gives ${points[i]}`);
        person.points += points[i];
        person.lastRound = { points: points[i], place: places[i] };
      }
    },
    'match-ended': ({ winners, smugglerRank }) => {
      this.table.decision = null;
      const counted = this.countResult();
      this.#claim(`${counted.winners}` === `${winners}`, `winners are ${winners}`);
      this.#claim(counted.rivals[0].rank === smugglerRank, `the Smuggler has rank ${smugglerRank}`);
    },
  };

  /** The result by the witness's own count: DT-END-1, DT-SOLO-8. */
  countResult(): Outcome {
    const solo = this.table.seats === 1;
    const beats = (one: View['smuggler'], other: View['smuggler']): boolean =>
      one.points !== other.points
        ? one.points > other.points
        : !solo && (one.lastRound?.place ?? 0) < (other.lastRound?.place ?? 0);
    const everybody = this.#everybody();
    const ranks = everybody.map((person) => 1 + everybody.filter((other) => beats(other, person)).length);
    const smugglerRank = ranks[this.table.seats];
    const playersRanks = ranks.slice(0, this.table.seats);
    const draw = solo && playersRanks[0] === smugglerRank;
    return {
      ranks: playersRanks,
      scores: this.table.players.map(({ points }) => points),
      winners: draw ? [] : playersRanks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
      rivals: [{ name: 'smuggler', rank: smugglerRank, score: this.table.smuggler.points }],
    };
  }

  /** DT-ROUND-3, DT-ROUND-4. Three numbers, written so that they compare as texts do. */
  #countPlaces(): number[] {
    const ratings = this.#everybody().map(({ score }, i) => {
      const prices = this.#heldAtRoundEnd[i].map((gem) => this.table.prices[gem]).sort((a, b) => b - a);
      return [score, (prices[0] ?? -4) + 4, (prices[1] ?? -4) + 4].map((n) => String(n).padStart(6, '0')).join(' ');
    });
    return ratings.map((own) => ratings.filter((other) => other >= own).length);
  }

  #everybody(): Mutable<View>['players'] {
    return [...this.table.players, this.table.smuggler];
  }

  #person(trader: TraderName): Mutable<View>['smuggler'] {
    return trader === 'smuggler' ? this.table.smuggler : this.table.players[trader];
  }

  #askChooser(): void {
    const [next] = this.table.choosers;
    if (next !== undefined && next !== 'smuggler') this.table.decision = { kind: 'choose-gem', seat: next };
  }

  #fromPool(gem: GemName): void {
    this.#claim(this.table.pool[gem] > 0, `the pool had ${gem}`);
    this.table.pool[gem] -= 1;
  }

  #store(trader: TraderName, gem: GemName): void {
    const { store } = this.#person(trader);
    store.push(gem);
    store.sort((one, other) => GEMS.indexOf(one) - GEMS.indexOf(other));
    this.#claim(store.length <= 2, `${trader} has room`);
  }

  #takeFrom(trader: TraderName, gem: GemName): void {
    const { store } = this.#person(trader);
    const at = store.indexOf(gem);
    this.#claim(at >= 0, `${trader} held ${gem}`);
    store.splice(at, 1);
  }

  #movePawn(trader: TraderName, steps: number, score: number): void {
    const person = this.#person(trader);
    this.#claim(Math.max(1, person.score + steps) === score, `${trader} moved by ${steps} to ${score}`);
    person.score = score;
  }

  #claim(holds: boolean, what: string): void {
    if (!holds) throw new Error(`the witness does not believe that ${what}`);
  }
}
