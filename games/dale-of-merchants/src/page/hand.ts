import type { CardView, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { asked } from './asked.js';
import { cardNamed, keyOf } from './cards.js';
import { handCardOf, handKeyOf } from './spots.js';

/** What a card in hand is worth now, as far as its marks tell (DM-VALUE-1, DM-VALUE-2). */
export function worthOf({ card, marks }: CardView, { turnBonus }: View): number | undefined {
  if (card === null || marks === null) return undefined;
  const base = marks.set > 0 ? marks.set + turnBonus - marks.setAt : cardNamed(card).card.value + turnBonus;
  return base + marks.bonus;
}

/** A card of the hand that is laid down, and what it is worth. */
export interface LaidCard {
  readonly id: string;
  readonly worth: number;
}

const ownHand = (view: View): readonly CardView[] => elementAt(view.players, asked(view)).hand;

/** The hand card of a spot. */
export function handCardAt(spot: string, view: View): LaidCard | undefined {
  const key = handKeyOf(spot);
  const found = key === undefined ? undefined : ownHand(view).find((each) => keyOf(handCardOf(each)) === key);
  if (found === undefined || found.card === null) return undefined;
  return { id: found.card, worth: worthOf(found, view) ?? cardNamed(found.card).card.value + view.turnBonus };
}

/** The hand cards among some spots, in their order. */
export const laidCards = (spots: Iterable<string>, view: View): readonly LaidCard[] =>
  [...spots].flatMap((spot) => handCardAt(spot, view) ?? []);
