import type { DaleEvent, DaleTypes, Move, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { translate } from '@souk/table-kit/components/Text';
import type { Chip, Progress, Sentence, Speaker } from '@souk/table-kit/face';
import type { Picking } from '@souk/table-kit/picks';
import type { Decision } from '@souk/table-kit/session';
import { answering } from './answering.js';
import { asked } from './asked.js';
import { cardBrief, cardNamed, cardText, idOf } from './cards.js';
import { type CountedCard, countedCards, type LaidCard, laidCards } from './hand.js';
import { intentOf } from './intent.js';
import { mayCountMore, paidCards } from './payment.js';
import { type PurchaseProgress, saidOfPurchase } from './saying.js';
import { isOffer, spots } from './spots.js';
import { cardChip, listed, objectChip, several, usedChip, withNote } from './telling.js';

type Picks = Picking<Move>;
type Of<K extends Move['kind']> = Extract<Move, { kind: K }>;

const cardAt = (from: Of<'buy'>['from'], view: View): string =>
  (from === 'market-discard' ? view.marketDiscard[0] : view.market[from]) ?? '';

const sum = (cards: readonly LaidCard[]): number => cards.reduce((total, { worth }) => total + worth, 0);

/** The one card that all moves left buy. */
function boughtBy({ left }: Picks): Of<'buy'>['from'] | undefined {
  const places = new Set(left.flatMap(({ move }) => (move.kind === 'buy' ? [move.from] : [])));
  return places.size === 1 ? [...places][0] : undefined;
}

export function purchaseOf(picking: Picks, view: View): PurchaseProgress | undefined {
  const from = intentOf(picking) === 'buy' ? boughtBy(picking) : undefined;
  if (from === undefined) return undefined;
  const card = cardAt(from, view);
  const of = cardNamed(card).card.value + (from === 'market-discard' ? 0 : from);
  const isPaid = picking.chosen !== undefined;
  return { from, card, isPaid, of, done: isPaid ? of : Math.min(sum(laidCards(picking.taken, view)), of) };
}

const chips = (cards: readonly LaidCard[]): Chip => listed(cards.map(({ id }) => cardChip(id)));

/** Where the card that is bought and those that are paid go. */
function exchange({ card }: PurchaseProgress, { chosen, taken }: Picks, view: View): Sentence {
  const laid = [...paidCards(taken, chosen?.move, view)];
  if (laid.length === 0) return { k: 'dm.pick.payLit' };
  const bought = cardChip(card);
  const thrown = chosen?.move.kind === 'buy' ? chosen.move.throwAway.map(idOf) : [];
  if (thrown.length === 0) return { k: 'dm.pick.exchange', with: { card: bought, cards: listed(laid.map(usedChip)) } };
  for (const away of thrown) laid.splice(laid.map(({ card: each }) => each).lastIndexOf(away), 1);
  const away = several(thrown);
  if (laid.length === 0) return { k: 'dm.pick.exchangeThrowingAll', with: { card: bought, away } };
  return { k: 'dm.pick.exchangeThrowing', with: { card: bought, cards: listed(laid.map(usedChip)), away } };
}

function buying(picking: Picks, view: View): Progress {
  const purchase = purchaseOf(picking, view);
  if (purchase === undefined) {
    const paying = laidCards(picking.taken, view);
    return {
      headline:
        paying.length === 0 ? { k: 'dm.pick.buyWhat' } : { k: 'dm.pick.payWith', with: { cards: chips(paying) } },
      detail: { k: 'dm.pick.chooseOffer' },
      action: { k: 'dm.act.buyWhat' },
    };
  }
  const { card, done, of, isPaid } = purchase;
  const isLeast = !isPaid && mayCountMore(picking, of, view);
  const missing = isLeast ? 0 : of - done;
  const paid = paidCards(picking.taken, picking.chosen?.move, view);
  return {
    headline: { k: 'dm.pick.buy', with: { card: objectChip(card), price: of } },
    count: isPaid ? { k: 'dm.pick.paid' } : { k: isLeast ? 'dm.pick.paidLeast' : 'dm.pick.paidOf', with: { done, of } },
    tally: { done, of },
    marks: new Map(paid.flatMap(({ spot, counts: n }) => (n === undefined ? [] : [[spot, asValue(n)]]))),
    detail: exchange(purchase, picking, view),
    says: saidOfPurchase(purchase, picking, view),
    action: isPaid
      ? { k: 'dm.act.buy' }
      : missing > 0
        ? { k: 'dm.act.toPay', with: { n: missing } }
        : { k: 'dm.act.payOn' },
  };
}

const asValue = (n: number): Sentence => ({ k: 'dm.asValue', with: { n } });

/** A card of a stack, with what it counts as there. */
function countedChip({ id, as, worth, counts }: CountedCard): Chip {
  if (as !== undefined) return usedChip({ card: id, as, showing: null });
  return counts === worth ? cardChip(id) : withNote(cardChip(id), translate('dm.asValue', { n: counts }));
}

/** The stack whose builder wins. */
const LAST_STACK = 8;

function building(picking: Picks, view: View): Progress {
  const of = elementAt(view.players, asked(view)).stall.length + 1;
  const laid = laidCards(picking.taken, view);
  const isWhole = picking.chosen !== undefined;
  const done = isWhole ? of : Math.min(sum(laid), of);
  const built = countedCards(picking.chosen?.move, view);
  const cards = built.length > 0 ? listed(built.map(countedChip)) : chips(laid);
  const into = isWhole && of === LAST_STACK ? 'dm.pick.intoStallWins' : 'dm.pick.intoStall';
  return {
    headline: { k: 'dm.pick.build', with: { n: of } },
    count: { k: 'dm.pick.of', with: { done, of } },
    tally: { done, of },
    marks: new Map(built.flatMap(({ spot, worth, counts }) => (counts === worth ? [] : [[spot, asValue(counts)]]))),
    detail:
      laid.length + built.length === 0
        ? { k: 'dm.pick.buildLit', with: { n: of } }
        : { k: into, with: { cards, n: Math.max(laid.length, built.length) } },
    action: isWhole
      ? { k: 'dm.act.build' }
      : of > done
        ? { k: 'dm.act.missing', with: { n: of - done } }
        : { k: 'dm.act.buildOn' },
  };
}

/** What a technique or an ability is played as. */
function playing(picking: Picks, kind: 'technique' | 'ability'): Progress {
  const { move } = picking.chosen ?? elementAt(picking.left, 0);
  const { card, as } = move.kind === 'technique' || move.kind === 'ability' ? move : { card: '', as: '' };
  const isChosen = picking.chosen !== undefined;
  const face = isChosen ? as : idOf(card);
  const text = cardBrief(face) ?? cardText(face);
  const again = kind === 'technique' && cardNamed(face).card.plus === true;
  return {
    headline: {
      k: `dm.pick.${kind}`,
      with: { card: isChosen ? usedChip({ card: idOf(card), as, showing: null }) : cardChip(idOf(card)) },
    },
    detail: isChosen ? { k: again ? 'dm.pick.doesAndAgain' : 'dm.pick.does', with: { text } } : { k: 'dm.pick.asWhat' },
    action: { k: `dm.act.${kind}` },
  };
}

function discarding(picking: Picks, view: View): Progress {
  const laid = laidCards(picking.taken, view);
  return {
    headline: { k: 'dm.pick.inventory' },
    count: { k: 'dm.pick.cards', with: { n: laid.length } },
    detail: laid.length === 0 ? { k: 'dm.pick.discardLit' } : { k: 'dm.pick.discards', with: { cards: chips(laid) } },
    action: laid.length === 0 ? { k: 'dm.act.inventoryNone' } : { k: 'dm.act.inventory', with: { n: laid.length } },
    isUnlikely: laid.length === 0,
  };
}

/** Cards are picked, and nothing says what for. */
const wondering = (picking: Picks, view: View): Progress | undefined => {
  const laid = laidCards(picking.taken, view);
  if (laid.length === 0) return undefined;
  return {
    headline: { k: 'dm.pick.whatFor', with: { cards: chips(laid) } },
    count: { k: 'dm.pick.worth', with: { n: sum(laid) } },
    detail: { k: 'dm.pick.chooseUse' },
  };
};

/** What the prompt says while an action is put together, or a question is answered. */
export function progress(
  picking: Picks,
  events: readonly DaleEvent[],
  view: View,
  speaker: Speaker,
): Progress | undefined {
  switch (intentOf(picking)) {
    case 'buy':
      return buying(picking, view);
    case 'build':
      return building(picking, view);
    case 'technique':
      return playing(picking, 'technique');
    case 'ability':
      return playing(picking, 'ability');
    case 'inventory':
      return discarding(picking, view);
    case undefined:
      return wondering(picking, view);
    default:
      return answering(picking, events, view, speaker);
  }
}

/** An action is made by its button alone, since it spends cards; taking one without a card spends none. */
export const isWeighty = (move: Move): boolean =>
  move.kind === 'buy' ||
  move.kind === 'build' ||
  move.kind === 'technique' ||
  (move.kind === 'inventory' && move.cards.length > 0);

/** How one gets to know what a card is good for: a finger cannot point. */
export function invitation({ prompt }: Decision<DaleTypes>): Sentence | undefined {
  if (prompt.kind !== 'action') return undefined;
  return { k: matchMedia('(hover: hover)').matches ? 'dm.invitation' : 'dm.invitation.touch' };
}

/** The card that an offer is of. */
const offered = (spot: string, view: View): string | undefined =>
  (spot === spots.marketDiscard ? view.marketDiscard[0] : view.market[Number(spot.replace('market:', ''))]) ??
  undefined;

/** Why a card of the market cannot be bought, where cards can be. */
function whyNoPurchase(spot: string, { among }: Picks, view: View): Sentence | undefined {
  const card = offered(spot, view);
  const isSold = among.some(({ move }) => move.kind === 'buy');
  if (card === undefined || !isSold || among.some(({ spots: all }) => all.includes(spot))) return undefined;
  if (spot === spots.marketDiscard) return undefined;
  const price = cardNamed(card).card.value + Number(spot.replace('market:', ''));
  return { k: 'dm.why.tooDear', with: { card: cardChip(card), price } };
}

/** Why a card does not fit what is being put together. */
export function whyNot(spot: string, picking: Picks, view: View): Sentence | undefined {
  if (isOffer(spot)) return whyNoPurchase(spot, picking, view);
  const [card] = laidCards([spot], view);
  if (card === undefined || picking.picked.length === 0) return undefined;
  if (picking.taken.has(spot)) return { k: 'dm.why.needed', with: { card: cardChip(card.id) } };
  switch (intentOf(picking)) {
    case 'buy':
      return { k: 'dm.why.tooMuch', with: { card: cardChip(card.id) } };
    case 'build':
      if (picking.chosen !== undefined) return { k: 'dm.why.whole', with: { card: cardChip(card.id) } };
      return { k: 'dm.why.noStack', with: { card: cardChip(card.id) } };
    default:
      return undefined;
  }
}
