import { distinct, faceOf, hasCopyText } from './faces.js';
import { type Held, opponentsOf, type Table } from './table.js';

export interface Declaration {
  readonly as: string;
  readonly showing: string | null;
}

/** A card that a player uses; `place` is where it is in the hand, -1 if it is elsewhere. */
export interface Used {
  readonly owner: number;
  readonly card: string;
  readonly place: number;
}

/** DM-CHAM-4. */
function directTargets(table: Table, { owner, place }: Used, text: string): string[] {
  const { hand, stall } = table.players[owner];
  switch (text) {
    case 'flexible-shopkeeper':
      return stall.length > 0 ? stall[stall.length - 1] : [];
    case 'reflection':
      return opponentsOf(table, owner).flatMap((seat) => table.players[seat].discard.slice(0, 1));
    case 'good-old-times':
      return table.marketDiscard.slice(0, 1);
    case 'trendsetting':
      return table.market.flatMap((card) => (card === null ? [] : [card]));
    default:
      return hand.filter((_, index) => index !== place).map(({ card }) => card);
  }
}

/** DM-CHAM-5: the final targets found and the texts visited on the way; texts in `seen` are not followed. */
function walk(table: Table, used: Used, text: string, seen: Set<string>): string[] {
  if (seen.has(text)) return [];
  seen.add(text);
  return directTargets(table, used, text).flatMap((target) =>
    hasCopyText(target) ? walk(table, used, target, seen) : [target],
  );
}

const HAND_TEXT = 'seeing-doubles';

/** Everything that a Chameleon can be and the texts it passes through, with the hand card to show for each. */
function findings(table: Table, used: Used): { faces: Declaration[]; texts: Declaration[] } {
  const texts = new Set<string>();
  const faces = distinct(walk(table, used, used.card, texts));
  const openTexts = new Set([HAND_TEXT]);
  const openFaces = walk(table, used, used.card, openTexts);
  if (used.card !== HAND_TEXT) openTexts.delete(HAND_TEXT);
  else openTexts.clear();
  const hand = texts.has(HAND_TEXT)
    ? distinct(directTargets(table, used, HAND_TEXT)).map((card) => {
        const seen = new Set([HAND_TEXT]);
        const found = hasCopyText(card) ? walk(table, used, card, seen) : [card];
        seen.delete(HAND_TEXT);
        return { card, found, seen };
      })
    : [];
  return {
    faces: faces.flatMap((as): Declaration[] =>
      openFaces.includes(as)
        ? [{ as, showing: null }]
        : hand.filter(({ found }) => found.includes(as)).map(({ card }) => ({ as, showing: card })),
    ),
    texts: [...texts].flatMap((as): Declaration[] =>
      openTexts.has(as) || as === used.card
        ? [{ as, showing: null }]
        : hand.filter(({ seen }) => seen.has(as)).map(({ card }) => ({ as, showing: card })),
    ),
  };
}

/** What a card can be declared as (DM-CHAM-6, DM-CHAM-7). */
export function declarations(table: Table, used: Used): Declaration[] {
  const own = [{ as: used.card, showing: null }];
  if (!hasCopyText(used.card)) return own;
  const { faces } = findings(table, used);
  return faces.length > 0 ? faces : own;
}

/** Whether the hand has a say in what the card can be. */
export function looksIntoHand(table: Table, used: Used): boolean {
  const texts = new Set<string>();
  if (hasCopyText(used.card)) walk(table, used, used.card, texts);
  return texts.has(HAND_TEXT);
}

const ABILITIES = ['bold-haggler', 'market-discovery', 'good-old-times'];

/** The abilities that a card in hand has, used or not (DM-CHAM-12). */
export function abilitiesOf(table: Table, used: Used): Declaration[] {
  const passing = hasCopyText(used.card) ? findings(table, used).texts : [];
  return [...declarations(table, used), ...passing].filter(
    ({ as, showing }, index, all) =>
      ABILITIES.includes(as) && all.findIndex((other) => other.as === as && other.showing === showing) === index,
  );
}

/** DM-VALUE-1 without the turn's bonus, which does not count for a guess. */
export function valueInHand(held: Held, as: string): number {
  const roll = as === 'bold-haggler' ? held.bonus : 0;
  return (held.set > 0 ? held.set : faceOf(as).value) + roll;
}

/** DM-VALUE-1 for a card that is paid or built. */
export const valueInUse = (table: Table, held: Held, as: string): number =>
  valueInHand(held, as) + table.turnBonus - (held.set > 0 ? held.setAt : 0);
