import type { Move, View } from '@souk/games/dale-of-merchants';
import type { Sentence, Tally } from '@souk/table-kit/face';
import type { Picking } from '@souk/table-kit/picks';
import { idOf } from './cards.js';
import { laidCards } from './hand.js';
import { paidCards } from './payment.js';
import { cardChip, listed, several, usedChip } from './telling.js';

/** A purchase that is being put together: what is bought, and how far it is paid. */
export interface PurchaseProgress extends Tally {
  readonly from: Extract<Move, { kind: 'buy' }>['from'];
  readonly card: string;
  readonly isPaid: boolean;
}

/** What those who listen hear of a purchase after every pick. */
export function saidOfPurchase(
  { card, done, of, isPaid }: PurchaseProgress,
  picking: Picking<Move>,
  view: View,
): readonly Sentence[] {
  const buying: Sentence = { k: 'dm.says.buying', with: { card: cardChip(card), price: of } };
  const laid = laidCards(picking.taken, view);
  const move = picking.chosen?.move;
  const cards = listed(paidCards(picking.taken, move, view).map(usedChip));
  const canPay = laidCards(picking.lit, view).length;
  const thrown = move?.kind === 'buy' ? several(move.throwAway.map(idOf)) : undefined;
  const throwing: readonly Sentence[] =
    thrown === undefined || thrown.text === '' ? [] : [{ k: 'dm.says.throws', with: { cards: thrown } }];
  if (isPaid)
    return [buying, laid.length === 0 ? { k: 'dm.pick.paid' } : { k: 'dm.says.paid', with: { cards } }, ...throwing];
  const paid: Sentence =
    laid.length === 0
      ? { k: 'dm.pick.paidOf', with: { done, of } }
      : { k: 'dm.says.paidOf', with: { done, of, cards } };
  return [buying, paid, { k: 'dm.says.left', with: { n: of - done, cards: canPay } }];
}
