import type { Move, SpentCards } from '../src/rules/index.js';
import { type Marked, normal, Oracle, partsOf, printed, product, unique, type Way } from './action-recount.js';

/**
 * Payments, spendings and stacks with all that further decks relax, counted anew from a position as written down: every part
 * of the hand, every declaration, every choice, one after the other.
 */

/** A way to build a card, and what is spent for it. */
interface PaidWay extends Way {
  readonly spend?: SpentCards;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** DX-SPEND-1, DX-SPEND-2. */
function amount(values: readonly number[], coins: number, least: number, most: number): number | undefined {
  if (values.length + coins === 0) return undefined;
  const total = sum(values) + coins;
  if (total < least || values.includes(0)) return undefined;
  if (total <= most) return total;
  return coins === 0 && values.every((value) => total - most < value) ? most : undefined;
}

const clamped = (value: number): number => Math.max(0, value);

interface Change {
  readonly how: 'add' | 'set' | 'multiply' | 'mirror';
  readonly by: number;
}

/** DX-VALUE-1. */
function changed(value: number, { how, by }: Change): number {
  if (how === 'add') return clamped(value + by);
  if (how === 'set') return by;
  if (how === 'multiply') return value * by;
  return value >= 1 && value <= 5 ? 6 - value : value;
}

export class FurtherOracle extends Oracle {
  forTurn(what: string): number {
    return this.position.forTurn?.[what] ?? 0;
  }

  get coins(): number {
    return this.position.players[this.seat].coins;
  }

  override value({ set, setAt, bonus, changes }: Omit<Marked, 'card'>, as: string): number {
    const { turnBonus, turnChanges } = this.position;
    const turn: readonly Change[] = turnChanges ?? Array.from({ length: turnBonus }, () => ({ how: 'add', by: 1 }));
    const own = changes ?? [
      ...(set > 0 ? [{ how: 'set' as const, by: set, only: null, at: setAt }] : []),
      ...(bonus > 0 ? [{ how: 'add' as const, by: bonus, only: 'bold-haggler', at: 0 }] : []),
    ];
    let value = printed(as).value;
    let done = 0;
    for (const change of own) {
      while (done < change.at && done < turn.length) value = changed(value, turn[done++]);
      if (change.only === null || change.only === as) value = changed(value, change);
    }
    while (done < turn.length) value = changed(value, turn[done++]);
    return value;
  }

  price(id: string, slot: number): number {
    return clamped(printed(id).value + slot + this.forTurn('price-raised') - this.forTurn('price-lowered'));
  }

  override purchases(): Move[] {
    const offers = this.offers();
    return [[], ...this.parts()].flatMap((part) => offers.flatMap((offer) => this.purchasesOf(part, offer)));
  }

  /** Every card on offer, wherever it is laid before it is bought. */
  offers(): readonly Offered[] {
    const { market, marketDiscard } = this.position;
    const count = market.filter((id) => id !== null).length;
    const slots = Array.from({ length: count }, (_, slot) => slot);
    const inMarket = market.flatMap((id, from): Offered[] =>
      id === null
        ? []
        : [
            { id, from, lay: undefined, price: this.price(id, from) },
            ...slots.map((lay) => ({ id, from, lay, price: this.price(id, lay) })),
          ],
    );
    const top = marketDiscard.slice(0, 1).flatMap((id): Offered[] => {
      const offer = { id, from: 'market-discard', price: printed(id).value } as const;
      return [
        { ...offer, lay: undefined },
        { ...offer, lay: 'elsewhere' },
      ];
    });
    return [...inMarket, ...top];
  }

  purchasesOf(part: readonly number[], { id, from, lay, price }: Offered): Move[] {
    const purses = Array.from({ length: this.coins + 1 }, (_, coins) => coins);
    const discovers = ['market-discovery', 'blind-examiner'];
    return product(part.map((i) => unique(this.declarations(this.hand[i].card, i).map(({ as }) => as)))).flatMap(
      (faces) => {
        if (lay !== undefined && !faces.includes('calculations')) return [];
        if (from === 'market-discard' && !faces.some((as) => discovers.includes(as))) return [];
        const kept = partsOf(part.filter((_, k) => faces[k] === 'glue'));
        const noted = part.filter((i, k) => faces[k] === 'bribe' && this.hasChoice(i));
        const junk = part.filter((_, k) => faces[k] === 'junk');
        const throws = id === 'essential-purchase' ? partsOf(junk).filter(({ length }) => length <= 3) : [[]];
        return purses
          .filter((coins) => this.pays(part, faces, coins, price, from))
          .flatMap((coins) =>
            kept.flatMap((keep) => throws.map((away) => this.bought(part, from, coins, lay, keep, away, noted))),
          );
      },
    );
  }

  /** Whether a copy can be declared as more than one face. */
  hasChoice(place: number): boolean {
    return unique(this.declarations(this.hand[place].card, place).map(({ as }) => as)).length > 1;
  }

  bought(
    part: readonly number[],
    from: number | 'market-discard',
    coins: number,
    lay: Lay,
    keep: readonly number[],
    away: readonly number[],
    noted: readonly number[],
  ): Move {
    return {
      kind: 'buy',
      from,
      pay: part.map((i) => this.name(i)),
      coins,
      throwAway: away.map((i) => this.name(i)),
      ...(lay === undefined ? {} : { lay }),
      ...(keep.length === 0 ? {} : { keep: keep.map((i) => this.name(i)) }),
      ...(noted.length === 0 ? {} : { noted: noted.map((i) => this.name(i)) }),
    };
  }

  /** DM-MARKET-3, DM-MARKET-4, DX-COIN-4, DX-PRICE-1. */
  pays(
    part: readonly number[],
    faces: readonly string[],
    coins: number,
    price: number,
    from: number | 'market-discard',
  ): boolean {
    const coinsAlone = this.position.decks.some((deck) => ['tuataras', 'dodos', 'capuchins'].includes(deck));
    if (price === 0) return part.length + coins === 0;
    if (part.length === 0 && !(coinsAlone && coins > 0)) return false;
    const plain = part.map((i, k) => this.value(this.hand[i], faces[k]));
    const raises = product(faces.map((as) => (as === 'voracious-consumer' ? [1, 2] : [0])));
    const examiners = faces.filter((as) => as === 'blind-examiner').length;
    return raises.some((raise) => {
      const values = plain.map((value, k) => value + raise[k]);
      const surplus = sum(values) + coins - price;
      if (surplus < 0) return false;
      if (faces.includes('stock-clearance')) return true;
      const isUntested = (k: number): boolean =>
        faces[k] === 'blind-examiner' && examiners === 1 && from === 'market-discard';
      return values.every((value, k) => surplus < value || isUntested(k)) && (coins === 0 || surplus === 0);
    });
  }

  /** Everything that may be spent of these cards and so many coins, each choice once for every amount. */
  spendings(
    places: readonly number[],
    purse: number,
    least: number,
    most: number,
  ): (SpentCards & { readonly part: readonly number[] })[] {
    return partsOf(places).flatMap((part) =>
      Array.from({ length: purse + 1 }, (_, coins) => coins).flatMap((coins) => {
        const faces = product(part.map((i) => unique(this.declarations(this.hand[i].card, i).map(({ as }) => as))));
        const amounts = faces.map((each) =>
          amount(
            part.map((i, k) => this.value(this.hand[i], each[k])),
            coins,
            least,
            most,
          ),
        );
        return unique(amounts).flatMap((each) =>
          each === undefined ? [] : [{ part, pay: part.map((i) => this.name(i)), coins, amount: each }],
        );
      }),
    );
  }

  override ways(card: string, x: number, marks: Omit<Marked, 'card'>): PaidWay[] {
    return this.declarations(card, x).flatMap(({ as, showing }) => {
      const value = this.value(marks, as);
      const changes = as === 'accordion' ? [-1, 0, 1] : as === 'hefty-director' ? [1, 2] : [0];
      return changes.map((change) => ({ as, showing, change, value: clamped(value + change) }));
    });
  }

  /** DX-SPEND-6: the same ways with everything that may be spent for their cards, one card after the other. */
  paid(ways: readonly PaidWay[], places: readonly number[], purse: number): PaidWay[][] {
    if (ways.length === 0) return [[]];
    const [first, ...rest] = ways;
    const unpaid = this.paid(rest, places, purse).map((others) => [first, ...others]);
    const limit = first.as === 'promising-invention' ? 3 : first.as === 'stove' ? Number.POSITIVE_INFINITY : 0;
    if (limit === 0) return unpaid;
    const payments = this.spendings(places, purse, 1, limit).flatMap(({ part, ...spend }) => {
      const value = first.as === 'stove' ? Math.ceil(spend.amount / 2) : first.value + spend.amount;
      const left = places.filter((i) => !part.includes(i));
      return this.paid(rest, left, purse - spend.coins).map((others) => [{ ...first, value, spend }, ...others]);
    });
    return [...unpaid, ...payments];
  }

  override stacks(): Move[] {
    const only = this.forTurn('only-discarded') > 0;
    return (only ? [[]] : this.parts()).flatMap((part) =>
      product(part.map((i) => this.ways(this.hand[i].card, i, this.hand[i]))).flatMap((built) =>
        this.stacksWith(part, built, only),
      ),
    );
  }

  /** The stacks with these hand cards, and any of the discard pile that are admitted. */
  stacksWith(part: readonly number[], built: readonly PaidWay[], only: boolean): Move[] {
    const { discard } = this.position.players[this.seat];
    const none: Omit<Marked, 'card'> = { used: [], bonus: 0, set: 0, setAt: 0 };
    const admits = only || built.some(({ as }) => as === 'nostalgic-item');
    const rest = this.hand.map((_, i) => i).filter((i) => !part.includes(i));
    return (admits ? partsOf(discard.map((_, i) => i)) : [[]]).flatMap((picks) =>
      product(picks.map((i) => this.ways(discard[i], -1, none)))
        .filter((picked) => this.composes(built, picked, only))
        .flatMap((picked) => this.paid([...built, ...picked], rest, this.coins))
        .filter((all) => this.totals().includes(sum(all.map(({ value }) => value))))
        .map(
          (all): Move => ({
            kind: 'build',
            hand: part.map((i, k) => ({ card: this.name(i), ...written(all[k]) })),
            discard: picks.map((i, k) => ({ card: discard[i], ...written(all[part.length + k]) })),
          }),
        ),
    );
  }

  /** DX-TOTAL-1. */
  totals(): readonly number[] {
    const { stall } = this.position.players[this.seat];
    const icons = (stall.at(-1) ?? []).filter((id) => id === 'oceanic-icon').length;
    return Array.from({ length: 2 * icons + 1 }, (_, i) => stall.length + 1 - icons + i);
  }

  /** DX-X-6, DM-STALL-7, DX-CARD-cultural-preservation. */
  composes(built: readonly Way[], picked: readonly Way[], only: boolean): boolean {
    const all = [...built, ...picked];
    const admitting = all.filter(({ as }) => as === 'nostalgic-item');
    if (all.every(({ as }) => as === 'junk')) return false;
    if (!only) return picked.length <= admitting.length && this.mixes(built, all);
    return partsOf(all).some(
      (exempt) =>
        exempt.length <= admitting.length &&
        (exempt.length === 0 || admitting.some((way) => !exempt.includes(way))) &&
        this.mixes(
          all.filter((way) => !exempt.includes(way)),
          all,
        ),
    );
  }

  /** DX-CARD-warm-embrace. */
  get embraces(): number {
    return this.position.players[this.seat].stall.flat().filter((id) => id === 'warm-embrace').length;
  }

  mixes(tested: readonly Way[], all: readonly Way[]): boolean {
    const has = (id: string): boolean => all.some(({ as }) => as === id);
    const sets = new Set(tested.map(({ as }) => printed(as).set).filter((set) => set !== 'none'));
    const junk = tested.filter(({ as }) => as === 'junk').length;
    return (
      (sets.size <= 1 || has('empty-chest') || this.forTurn('sets-mix') > 0) &&
      (junk <= this.forTurn('junk-admitted') + this.embraces || has('stashing-vendor'))
    );
  }

  spent(least: number, most: number): string[] {
    const all = this.spendings(
      this.hand.map((_, i) => i),
      this.coins,
      least,
      most,
    );
    return [...new Set(all.map(({ part: _, ...spend }) => normal({ kind: 'spend', ...spend })))].sort();
  }

  payments(): string[] {
    return [...new Set([...this.purchases(), ...this.stacks()].map(withJunkAlike).map(normal))].sort();
  }
}

/** DM-CARD-essential-purchase: junk thrown away is junk, whatever the turn has done to the card. */
export const withJunkAlike = (move: Move): Move =>
  move.kind === 'buy'
    ? {
        ...move,
        throwAway: move.throwAway.map((card) => (typeof card !== 'string' && card.card === 'junk' ? 'junk' : card)),
      }
    : move;

type Lay = number | 'elsewhere' | undefined;

interface Offered {
  readonly id: string;
  readonly from: number | 'market-discard';
  readonly lay: Lay;
  readonly price: number;
}

const written = ({ as, showing, change, spend }: PaidWay) => ({
  as,
  showing,
  change,
  ...(spend === undefined ? {} : { spend }),
});
