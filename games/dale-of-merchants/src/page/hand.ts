import type { CardView, HandCard, Move, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { asked } from './asked.js';
import { cardNamed, keyOf } from './cards.js';
import { handCardOf, handKeyOf, partsOf } from './spots.js';

/** What a card in hand is worth now, as far as its marks tell (DM-VALUE-1, DM-VALUE-2). */
export function worthOf({ card, marks }: CardView, { turnBonus }: View): number | undefined {
  if (card === null || marks === null) return undefined;
  const base = marks.set > 0 ? marks.set + turnBonus - marks.setAt : cardNamed(card).card.value + turnBonus;
  return base + marks.bonus;
}

/** Cards whose ability is a roll of the die, which their worth rises by. */
export const rolls = (card: string): boolean => card === 'bold-haggler';

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

/** Says of the cards of a hand, asked one after the other, which a bot would still pick: of like ones as many as it would, the first. */
export function meantOf(hinted: readonly string[], taken: ReadonlySet<string>): (card: HandCard) => boolean {
  const left = new Map<string | undefined, number>();
  for (const spot of hinted) {
    if (!taken.has(spot)) left.set(handKeyOf(spot), (left.get(handKeyOf(spot)) ?? 0) + 1);
  }
  return (card) => {
    const n = left.get(keyOf(card)) ?? 0;
    left.set(keyOf(card), n - 1);
    return n > 0;
  };
}

/** A card of the own discard pile that is laid into a stack. */
function pileCardAt(spot: string, { turnBonus }: View): LaidCard | undefined {
  const id = /^pile:(.*)#\d+$/.exec(spot)?.[1];
  return id === undefined ? undefined : { id, worth: cardNamed(id).card.value + turnBonus };
}

/** The hand cards among some spots, and those of the discard pile, in their order. */
export const laidCards = (spots: Iterable<string>, view: View): readonly LaidCard[] =>
  [...spots].flatMap((spot) => handCardAt(spot, view) ?? pileCardAt(spot, view) ?? []);

/** A card of a stack that would be built, and what it counts there. */
export interface CountedCard extends LaidCard {
  readonly spot: string;
  /** What it counts as, where that is another card. */
  readonly as: string | undefined;
  readonly counts: number;
}

/** What the cards of the stack that would be built count: a copy counts what it copies, and some cards can count more or less. */
export function countedCards(move: Move | undefined, view: View): readonly CountedCard[] {
  if (move?.kind !== 'build') return [];
  return partsOf(move).flatMap(([spot, { as, change }]) => {
    const [card] = laidCards([spot], view);
    if (card === undefined) return [];
    const isItself = as === card.id;
    const counts = (isItself ? card.worth : cardNamed(as).card.value + view.turnBonus) + change;
    return [{ ...card, spot, as: isItself ? undefined : as, counts }];
  });
}
