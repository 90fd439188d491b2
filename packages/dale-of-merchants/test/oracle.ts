import type { HandCard, Move, Position } from '../src/index.js';
import { DECKS } from '../src/index.js';

/**
 * The legal actions of a position counted anew, straight from the rules and as slowly as can be: every part of the
 * hand, every declaration. It shares no code with the rules but the printed numbers.
 */

const PRINTED = new Map([
  ['junk', { value: 1, set: 'none', isTechnique: false }],
  ...DECKS.flatMap(({ id: set, cards }) =>
    cards.map(({ id, value, technique }) => [id, { value, set, isTechnique: technique !== undefined }] as const),
  ),
]);

const printed = (id: string) => PRINTED.get(id) ?? { value: 0, set: 'none', isTechnique: false };

const TEXTS = ['flexible-shopkeeper', 'reflection', 'good-old-times', 'trendsetting', 'seeing-doubles'];
const ABILITIES = ['bold-haggler', 'market-discovery', 'good-old-times'];

interface Marked {
  readonly card: string;
  readonly used: readonly string[];
  readonly bonus: number;
  readonly set: number;
  readonly setAt: number;
}

interface Choice {
  readonly as: string;
  readonly showing: string | null;
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
    const { card, used, bonus, set, setAt } = this.hand[i];
    return used.length + bonus + set === 0 ? card : { card, used, bonus, set, setAt };
  }

  purchases(): Move[] {
    const moves: Move[] = [];
    const { market, marketDiscard, players } = this.position;
    const offers = [
      ...market.map((id, from) => ({ id, from, price: (printed(id ?? '').value ?? 0) + from })),
      ...marketDiscard.slice(0, 1).map((id) => ({ id, from: 'market-discard' as const, price: printed(id).value })),
    ];
    for (const part of partsOf(this.hand.map((_, i) => i))) {
      if (part.length === 0) continue;
      for (const faces of product(
        part.map((i) => unique(this.declarations(this.hand[i].card, i).map(({ as }) => as))),
      )) {
        for (const { id, from, price } of offers) {
          if (id === null) continue;
          for (let coins = 0; coins <= players[this.seat].coins; coins++) {
            const values = part.map((i, k) => this.value(this.hand[i], faces[k]));
            const sum = values.reduce((one, other) => one + other, coins);
            const surplus = sum - price;
            const needed = [...values, ...(coins > 0 ? [1] : [])].every((value) => surplus < value);
            if (surplus < 0 || !(needed || faces.includes('stock-clearance'))) continue;
            if (from === 'market-discard' && !faces.includes('market-discovery')) continue;
            const junk = part.filter((_, k) => faces[k] === 'junk');
            const throws = id === 'essential-purchase' ? partsOf(junk).filter(({ length }) => length <= 3) : [[]];
            for (const thrown of throws) {
              moves.push({
                kind: 'buy',
                from,
                pay: part.map((i) => this.name(i)),
                coins,
                throwAway: thrown.map((i) => this.name(i)),
              });
            }
          }
        }
      }
    }
    return moves;
  }

  stacks(): Move[] {
    const moves: Move[] = [];
    const { discard, stall } = this.position.players[this.seat];
    const next = stall.length + 1;
    const unmarked = { used: [], bonus: 0, set: 0, setAt: 0 };
    const ways = (card: string, x: number, marks: Omit<Marked, 'card'>) =>
      this.declarations(card, x).flatMap(({ as, showing }) =>
        (as === 'accordion' ? [-1, 0, 1] : [0]).map((change) => ({
          as,
          showing,
          change,
          value: this.value(marks, as) + change,
        })),
      );
    const handWays = this.hand.map((each, i) => ways(each.card, i, each).filter(({ value }) => value <= next));
    const pile = unique(discard).flatMap((id) => discard.filter((other) => other === id));
    const pileParts = partsOf(pile.map((_, i) => i)).filter(({ length }) => length <= 4);
    for (const part of partsOf(this.hand.map((_, i) => i))) {
      if (part.length === 0) continue;
      for (const built of product(part.map((i) => handWays[i]))) {
        const handSum = built.reduce((sum, { value }) => sum + value, 0);
        if (handSum > next) continue;
        const admitters = built.filter(({ as }) => as === 'nostalgic-item').length;
        for (const picks of admitters === 0 ? [[]] : pileParts) {
          for (const picked of product(picks.map((i) => ways(pile[i], -1, unmarked)))) {
            const all = [...built, ...picked];
            const sets = new Set(built.map(({ as }) => printed(as).set).filter((set) => set !== 'none'));
            const allowed = (id: string): boolean => all.some(({ as }) => as === id);
            const more = picked.filter(({ as }) => as === 'nostalgic-item').length;
            if (
              all.reduce((sum, { value }) => sum + value, 0) !== next ||
              picked.length > admitters + more ||
              (sets.size > 1 && !allowed('empty-chest')) ||
              (built.some(({ as }) => as === 'junk') && !allowed('stashing-vendor'))
            )
              continue;
            moves.push({
              kind: 'build',
              hand: part.map((i, k) => ({
                card: this.name(i),
                as: built[k].as,
                showing: built[k].showing,
                change: built[k].change,
              })),
              discard: picks.map((i, k) => ({
                card: pile[i],
                as: picked[k].as,
                showing: picked[k].showing,
                change: picked[k].change,
              })),
            });
          }
        }
      }
    }
    return moves;
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

const unique = <T>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
];

function partsOf<T>(things: readonly T[]): T[][] {
  return things.reduce<T[][]>((parts, thing) => [...parts, ...parts.map((part) => [...part, thing])], [[]]);
}

function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]]);
}

/** A move as a text that does not hang on the order of what it lists. */
export function normal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(normal).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, field]) => `${name}:${normal(field)}`)
    .sort()
    .join()}}`;
}
