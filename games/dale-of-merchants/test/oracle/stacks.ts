import type { Move, StackCard } from '../../src/rules/index.js';
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

const onceEach = (chosen: readonly Piece[][]): Piece[][] => [
  ...new Map(chosen.map((pieces) => [textOf(sorted(pieces.map(({ shown }) => shown))), pieces])).values(),
];

/** Every choice of at most one piece of each group that is worth no more than `limit`, alike ones once. */
function choices(groups: readonly (readonly Piece[])[], limit: number): Piece[][] {
  if (groups.length === 0) return [[]];
  const [first, ...rest] = groups;
  const longer = first
    .filter(({ value }) => value <= limit)
    .flatMap((piece) => choices(rest, limit - piece.value).map((others) => [piece, ...others]));
  return onceEach([...choices(rest, limit), ...longer]);
}

/** Every choice from the discard pile with at most `others` cards that are no Nostalgic Items. */
function discardChoices(table: Table, seat: number, limit: number, others: number): Piece[][] {
  const cards = table.players[seat].discard;
  const groups = cards.map((card) => pieces(table, seat, fresh(card), -1));
  const nostalgic = groups.map((group) => group.filter(isNostalgic)).filter(({ length }) => length > 0);
  const grow = (chosen: readonly Piece[][]): Piece[][] =>
    onceEach(chosen.flatMap((start) => [start, ...groups.flat().map((piece) => [...start, piece])]));
  const fits = (chosen: readonly Piece[]): boolean =>
    sumOf(chosen) <= limit &&
    distinct(cards).every((card) => copiesOf(card, chosen) <= cards.filter((id) => id === card).length);
  let found = choices(nostalgic, limit);
  for (let i = 0; i < others; i++) found = grow(found).filter(fits);
  return found;
}

const copiesOf = (card: string, chosen: readonly Piece[]): number =>
  chosen.filter(({ shown }) => shown.card === card).length;

/** Every stack that can be built now (section 7). */
export function stacks(table: Table, seat: number): Move[] {
  const { hand, stall } = table.players[seat];
  const number = stall.length + 1;
  const found = new Map<string, Move>();
  for (const chosen of choices(
    hand.map((held, place) => pieces(table, seat, held, place)),
    number,
  )) {
    if (chosen.length === 0) continue;
    const left = number - sumOf(chosen);
    const nostalgic = chosen.filter(isNostalgic).length;
    for (const added of nostalgic > 0 ? discardChoices(table, seat, left, nostalgic) : [[]]) {
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
