import { type DaleEvent, daleOfMerchants, type Move, type UsedCard, type View } from '@souk/games/dale-of-merchants';
import { Events, seedRandom } from '@souk/kernel';
import type { Picking } from '@souk/table-kit/picks';
import { asked } from './asked.js';
import { cardNamed, idOf } from './cards.js';
import { laidCards } from './hand.js';

type Buying = Extract<Move, { kind: 'buy' }>;

const copies = (id: string): boolean => cardNamed(id).card.copyText !== undefined;

/** What purchases were announced with, as far as it has been asked: trying one is not for every drawing. */
const announced = new WeakMap<Move, readonly UsedCard[]>();

/**
 * What each copy among the cards of a payment counts as. Purchases do not name it (DM-CHAM-15): the rules settle it from what
 * the buyer sees, so any state that the buyer could believe in tells it.
 */
function copiesIn(move: Buying, view: View): readonly UsedCard[] {
  if (!move.pay.some((card) => copies(idOf(card)))) return [];
  const known = announced.get(move);
  if (known !== undefined) return known;
  const state = daleOfMerchants.imagine(view, seedRandom('payment'));
  const events = new Events<DaleEvent>();
  const seat = asked(view);
  daleOfMerchants.play(state, seat, daleOfMerchants.readMove(state, seat, move), events);
  const used = events.told.flatMap(({ event }) => (event.kind === 'bought' ? event.payment : []));
  const found = used.filter(({ card, as }) => card !== as);
  announced.set(move, found);
  return found;
}

/** The cards of a purchase, with what they count as. */
export function paymentOf(move: Buying, view: View): readonly UsedCard[] {
  const left = [...copiesIn(move, view)];
  return move.pay.map((paid) => {
    const card = idOf(paid);
    const at = left.findIndex((each) => each.card === card);
    return left.splice(at, at === -1 ? 0 : 1)[0] ?? { card, as: card, showing: null };
  });
}

/** A card that is paid, and what it counts as. */
export interface PaidCard extends UsedCard {
  readonly spot: string;
  /** Undefined where it is what stands on it. */
  readonly counts: number | undefined;
}

/** The cards that are laid down for a purchase, in their order; of one that is whole with what they count as. */
export function paidCards(taken: Iterable<string>, move: Move | undefined, view: View): readonly PaidCard[] {
  const left = move?.kind === 'buy' ? [...copiesIn(move, view)] : [];
  return [...taken].flatMap((spot): PaidCard[] => {
    const [laid] = laidCards([spot], view);
    if (laid === undefined) return [];
    const at = left.findIndex(({ card }) => card === laid.id);
    const [used] = at === -1 ? [] : left.splice(at, 1);
    if (used === undefined) return [{ spot, card: laid.id, as: laid.id, showing: null, counts: undefined }];
    return [{ ...used, spot, counts: cardNamed(used.as).card.value + view.turnBonus }];
  });
}

/**
 * Whether the cards laid down may come to more than is printed on them: a copy counts what makes the payment whole, and some
 * payment with it is whole by that alone.
 */
export function mayCountMore({ taken, left }: Picking<Move>, price: number, view: View): boolean {
  if (!laidCards(taken, view).some(({ id }) => copies(id))) return false;
  return left.some(({ move, spots }) => {
    const printed = laidCards(spots, view).reduce((sum, { worth }) => sum + worth, 0);
    return move.kind === 'buy' && printed + move.coins < price;
  });
}
