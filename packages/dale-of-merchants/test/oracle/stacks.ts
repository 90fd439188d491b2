import type { Move, StackCard } from '../../src/index.js';
import { distinct, faceOf } from './faces.js';
import { declarations, valueInUse } from './identity.js';
import { fresh, type Held, handCardOf, sorted, type Table, textOf } from './table.js';

interface Piece {
  readonly shown: StackCard;
  readonly value: number;
}

/** DM-STALL-5: what a card can bring into a stack. */
function pieces(table: Table, seat: number, held: Held, place: number): Piece[] {
  return declarations(table, { owner: seat, card: held.card, place }).flatMap(({ as, showing }) =>
    (as === 'accordion' ? [-1, 0, 1] : [0]).map((change) => ({
      shown: { card: handCardOf(held), as, showing, change },
      value: valueInUse(table, held, as) + change,
    })),
  );
}

const isNostalgic = ({ shown }: Piece): boolean => shown.as === 'nostalgic-item';
const sumOf = (chosen: readonly Piece[]): number => chosen.reduce((sum, { value }) => sum + value, 0);

/** Every choice from groups of pieces, at most one of each group, worth no more than `limit`. */
function choices(groups: readonly (readonly Piece[])[], limit: number): Piece[][] {
  if (groups.length === 0) return [[]];
  const [first, ...rest] = groups;
  return [
    ...choices(rest, limit),
    ...first
      .filter(({ value }) => value <= limit)
      .flatMap((piece) => choices(rest, limit - piece.value).map((others) => [piece, ...others])),
  ];
}

/** DM-STALL-4 to DM-STALL-7. */
function isLegal(hand: readonly Piece[], discard: readonly Piece[]): boolean {
  const effects = new Set([...hand, ...discard].map(({ shown }) => shown.as));
  const nostalgic = hand.filter(isNostalgic).length;
  if (discard.length > 0 && (nostalgic === 0 || discard.length > nostalgic + discard.filter(isNostalgic).length)) {
    return false;
  }
  const sets = hand.map(({ shown }) => faceOf(shown.as).set);
  if (sets.includes(null) && !effects.has('stashing-vendor')) return false;
  return effects.has('empty-chest') || distinct(sets.filter((set) => set !== null)).length <= 1;
}

/** As many of each card of the discard pile as a stack could ever hold. */
function fromDiscard(table: Table, seat: number): Piece[][] {
  const { discard } = table.players[seat];
  return distinct(discard).flatMap((card) =>
    discard.filter((other) => other === card).map(() => pieces(table, seat, fresh(card), -1)),
  );
}

/** Choices from the discard pile with at most `others` cards that are no Nostalgic Items, alike ones once. */
function discardChoices(groups: readonly (readonly Piece[])[], limit: number, others: number): Piece[][] {
  const found = new Map<string, Piece[]>([['[]', []]]);
  let latest: { chosen: Piece[]; next: number; left: number; others: number }[] = [
    { chosen: [], next: 0, left: limit, others },
  ];
  while (latest.length > 0) {
    const longer: typeof latest = [];
    for (const { chosen, next, left, others } of latest) {
      for (let group = next; group < groups.length; group++) {
        for (const piece of groups[group]) {
          const room = others - (isNostalgic(piece) ? 0 : 1);
          if (piece.value > left || room < 0) continue;
          const more = [...chosen, piece];
          const key = textOf(sorted(more.map(({ shown }) => shown)));
          if (found.has(key)) continue;
          found.set(key, more);
          longer.push({ chosen: more, next: group + 1, left: left - piece.value, others: room });
        }
      }
    }
    latest = longer;
  }
  return [...found.values()];
}

/** Every stack that can be built now (section 7). */
export function stacks(table: Table, seat: number): Move[] {
  const { hand, stall } = table.players[seat];
  const number = stall.length + 1;
  const discard = fromDiscard(table, seat);
  const found = new Map<string, Move>();
  for (const chosen of choices(hand.map((held, place) => pieces(table, seat, held, place)), number)) {
    if (chosen.length === 0) continue;
    const left = number - sumOf(chosen);
    const nostalgic = chosen.filter(isNostalgic).length;
    for (const added of nostalgic > 0 ? discardChoices(discard, left, nostalgic) : [[]]) {
      if (sumOf(added) !== left || !isLegal(chosen, added)) continue;
      const move: Move = {
        kind: 'build',
        hand: sorted(chosen.map(({ shown }) => shown)),
        discard: sorted(added.map(({ shown }) => shown)),
      };
      found.set(textOf(move), move);
    }
  }
  return [...found.values()];
}

/** Whether a card alone is a stack (DM-CARD-charm): the ways to build it. */
export const aloneAsStack = (table: Table, seat: number, card: string): StackCard[] =>
  pieces(table, seat, fresh(card), -1)
    .filter((piece) => piece.value === table.players[seat].stall.length + 1 && faceOf(piece.shown.as).set !== null)
    .map(({ shown }) => shown);
