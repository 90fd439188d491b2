import { FURTHER_DECKS } from '../src/rules/decks/further.js';
import type { HandCard, Move, Position } from '../src/rules/index.js';
import { DECKS } from '../src/rules/index.js';

/**
 * The legal actions of a position counted anew, straight from the rules and as slowly as can be: every part of the
 * hand, every declaration. It shares no code with the rules but the printed numbers.
 */

const PRINTED = new Map([
  ['junk', { value: 1, set: 'none', isTechnique: false }],
  ...[...DECKS, ...FURTHER_DECKS].flatMap(({ id: set, cards }) =>
    cards.map(({ id, value, technique }) => [id, { value, set, isTechnique: technique !== undefined }] as const),
  ),
]);

export const printed = (id: string) => PRINTED.get(id) ?? { value: 0, set: 'none', isTechnique: false };

const TEXTS = ['flexible-shopkeeper', 'reflection', 'good-old-times', 'trendsetting', 'seeing-doubles'];
const ABILITIES = ['bold-haggler', 'market-discovery', 'good-old-times'];

export interface Marked {
  readonly card: string;
  readonly used: readonly string[];
  readonly bonus: number;
  readonly set: number;
  readonly setAt: number;
  readonly changes?: readonly ChangeJson[];
}

interface ChangeJson {
  readonly how: 'add' | 'set' | 'multiply' | 'mirror';
  readonly by: number;
  readonly only: string | null;
  readonly at: number;
}

interface Choice {
  readonly as: string;
  readonly showing: string | null;
}

export interface Way extends Choice {
  readonly change: number;
  readonly value: number;
}

interface Offer {
  readonly id: string;
  readonly from: number | 'market-discard';
  readonly price: number;
}

const total = (ways: readonly Way[]): number => ways.reduce((sum, { value }) => sum + value, 0);
const counting = (ways: readonly Way[], id: string): number => ways.filter(({ as }) => as === id).length;
const written = ({ as, showing, change }: Way) => ({ as, showing, change });

/** DM-STALL-3 to DM-STALL-7. */
function isStack(next: number, hand: readonly Way[], picked: readonly Way[]): boolean {
  const all = [...hand, ...picked];
  const sets = new Set(hand.map(({ as }) => printed(as).set).filter((set) => set !== 'none'));
  return (
    total(all) === next &&
    picked.length <= counting(all, 'nostalgic-item') &&
    (sets.size <= 1 || counting(all, 'empty-chest') > 0) &&
    (counting(hand, 'junk') === 0 || counting(all, 'stashing-vendor') > 0)
  );
}

export class Oracle {
  readonly position: Position;
  readonly seat: number;
  readonly hand: readonly Marked[];

  constructor(position: Position, seat: number) {
    this.position = position;
    this.seat = seat;
    this.hand = position.players[seat].hand.map((card) =>
      typeof card === 'string' ? { card, used: [], bonus: 0, set: 0, setAt: 0 } : card,
    );
  }

  /** DM-CHAM-4. */
  directTargets(text: string, x: number): string[] {
    const { players, gone, marketDiscard, market } = this.position;
    if (text === 'flexible-shopkeeper') return [...(players[this.seat].stall.at(-1) ?? [])];
    if (text === 'reflection') {
      return players.flatMap(({ discard }, other) =>
        other === this.seat || gone.includes(other) ? [] : discard.slice(0, 1),
      );
    }
    if (text === 'good-old-times') return marketDiscard.slice(0, 1);
    if (text === 'trendsetting') return market.filter((id) => id !== null);
    return this.hand.filter((_, i) => i !== x).map(({ card }) => card);
  }

  /** DM-CHAM-5, with the texts passed through and the hand card that Seeing Doubles found on the way. */
  reach(
    text: string,
    x: number,
    seen: Set<string>,
    showing: string | null,
    found: { id: string; showing: string | null }[],
  ): void {
    found.push({ id: text, showing });
    for (const target of this.directTargets(text, x)) {
      const shown = text === 'seeing-doubles' ? target : showing;
      if (!TEXTS.includes(target)) found.push({ id: target, showing: shown });
      else if (!seen.has(target)) this.reach(target, x, new Set([...seen, target]), shown, found);
      else found.push({ id: target, showing: shown });
    }
  }

  /** What is found, each with all the hand cards that may be shown for it; none if it can be had without. */
  found(card: string, x: number): Choice[] {
    const found: { id: string; showing: string | null }[] = [];
    this.reach(card, x, new Set([card]), null, found);
    const free = new Set(found.filter(({ showing }) => showing === null).map(({ id }) => id));
    const choices = found.filter(({ id, showing }) => (free.has(id) ? showing === null : true));
    return unique(choices.map(({ id, showing }) => ({ as: id, showing })));
  }

  declarations(card: string, x: number): Choice[] {
    if (!TEXTS.includes(card)) return [{ as: card, showing: null }];
    const ends = this.found(card, x).filter(({ as }) => !TEXTS.includes(as));
    return ends.length === 0 ? [{ as: card, showing: null }] : ends;
  }

  value({ set, setAt, bonus }: Omit<Marked, 'card'>, as: string): number {
    const { turnBonus } = this.position;
    const base = set > 0 ? set + turnBonus - setAt : printed(as).value + turnBonus;
    return as === 'bold-haggler' ? base + bonus : base;
  }

  name(i: number): HandCard {
    const { card, used, bonus, set, setAt, changes } = this.hand[i];
    if (used.length + bonus + set === 0 && changes === undefined) return card;
    return { card, used, bonus, set, setAt, ...(changes === undefined ? {} : { changes }) };
  }

  purchases(): Move[] {
    const { market, marketDiscard, players } = this.position;
    const slots = market.flatMap((id, from) => (id === null ? [] : [{ id, from, price: printed(id).value + from }]));
    const top = marketDiscard
      .slice(0, 1)
      .map((id) => ({ id, from: 'market-discard' as const, price: printed(id).value }));
    const purses = Array.from({ length: players[this.seat].coins + 1 }, (_, coins) => coins);
    return this.parts().flatMap((part) =>
      product(part.map((i) => unique(this.declarations(this.hand[i].card, i).map(({ as }) => as)))).flatMap((faces) =>
        [...slots, ...top].flatMap((offer) => purses.flatMap((coins) => this.purchase(part, faces, offer, coins))),
      ),
    );
  }

  /** DM-MARKET-3 to DM-MARKET-5: the purchases with this payment, with every choice of cards thrown away. */
  purchase(part: readonly number[], faces: readonly string[], { id, from, price }: Offer, coins: number): Move[] {
    const values = part.map((i, k) => this.value(this.hand[i], faces[k]));
    const surplus = values.reduce((one, other) => one + other, coins) - price;
    const needed = [...values, ...(coins > 0 ? [1] : [])].every((value) => surplus < value);
    if (surplus < 0 || !(needed || faces.includes('stock-clearance'))) return [];
    if (from === 'market-discard' && !faces.includes('market-discovery')) return [];
    const junk = part.filter((_, k) => faces[k] === 'junk');
    const throws = id === 'essential-purchase' ? partsOf(junk).filter(({ length }) => length <= 3) : [[]];
    return throws.map((thrown) => ({
      kind: 'buy',
      from,
      pay: part.map((i) => this.name(i)),
      coins,
      throwAway: thrown.map((i) => this.name(i)),
    }));
  }

  /** All parts of the hand but the empty one. */
  parts(): number[][] {
    return partsOf(this.hand.map((_, i) => i)).filter(({ length }) => length > 0);
  }

  ways(card: string, x: number, marks: Omit<Marked, 'card'>): Way[] {
    return this.declarations(card, x).flatMap(({ as, showing }) =>
      (as === 'accordion' ? [-1, 0, 1] : [0]).map((change) => ({
        as,
        showing,
        change,
        value: this.value(marks, as) + change,
      })),
    );
  }

  stacks(): Move[] {
    const { discard, stall } = this.position.players[this.seat];
    const next = stall.length + 1;
    const handWays = this.hand.map((each, i) => this.ways(each.card, i, each).filter(({ value }) => value <= next));
    const pileWays = discard.map((id) => this.ways(id, -1, { used: [], bonus: 0, set: 0, setAt: 0 }));
    const pileParts = partsOf(discard.map((_, i) => i)).filter(({ length }) => length <= 4);
    return this.parts().flatMap((part) =>
      product(part.map((i) => handWays[i])).flatMap((built) => {
        if (total(built) > next) return [];
        return (counting(built, 'nostalgic-item') === 0 ? [[]] : pileParts).flatMap((picks) =>
          product(picks.map((i) => pileWays[i]))
            .filter((picked) => isStack(next, built, picked))
            .map(
              (picked): Move => ({
                kind: 'build',
                hand: part.map((i, k) => ({ card: this.name(i), ...written(built[k]) })),
                discard: picks.map((i, k) => ({ card: discard[i], ...written(picked[k]) })),
              }),
            ),
        );
      }),
    );
  }

  techniques(): Move[] {
    return this.hand.flatMap(({ card }, i) =>
      this.declarations(card, i)
        .filter(({ as }) => printed(as).isTechnique)
        .map(({ as, showing }): Move => ({ kind: 'technique', card: this.name(i), as, showing })),
    );
  }

  abilities(): Move[] {
    const hasCards = this.position.marketDeck.length + this.position.marketDiscard.length > 0;
    return this.hand.flatMap(({ card, used }, i) => {
      const faces = TEXTS.includes(card) ? this.found(card, i) : [{ as: card, showing: null }];
      return faces
        .filter(({ as }) => ABILITIES.includes(as) && !used.includes(as) && (as === 'bold-haggler' || hasCards))
        .map(({ as, showing }): Move => ({ kind: 'ability', card: this.name(i), as, showing }));
    });
  }

  inventories(): Move[] {
    return partsOf(this.hand.map((_, i) => i)).map((part) => ({
      kind: 'inventory',
      cards: part.map((i) => this.name(i)),
    }));
  }

  actions(): string[] {
    const moves = [
      ...this.purchases(),
      ...this.stacks(),
      ...this.techniques(),
      ...this.abilities(),
      ...this.inventories(),
    ];
    return [...new Set(moves.map(normal))].sort();
  }
}

export const unique = <T>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
];

export function partsOf<T>(things: readonly T[]): T[][] {
  const parts: T[][] = [[]];
  for (const thing of things) parts.push(...parts.map((part) => part.concat(thing)));
  return parts;
}

export function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]]);
}

/** A move as a text that does not hang on the order of what it lists. */
export function normal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(normal).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, field]) => `${name}:${name === 'changes' ? JSON.stringify(field) : normal(field)}`)
    .sort()
    .join()}}`;
}
