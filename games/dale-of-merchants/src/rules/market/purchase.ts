import { replaceTop, type Seat } from '@souk/kernel';
import { EVERYBODY, type Kind, kindOf, NONE, removeCardAt, withoutMarks } from '../cards/card.js';
import type { Declaration } from '../cards/identity.js';
import { MARKET_ACTION } from '../effects/action-bits.js';
import { callHooks } from '../effects/extras.js';
import { noteAction, noteGain } from '../effects/triggers.js';
import { type EventSink, tellMove, usedCard } from '../events.js';
import { BUY, type Frame, frameOf, nextStep } from '../frames.js';
import { takeOpenly } from '../knowledge/shown-cards.js';
import { FROM_DISCARD, LAY_OTHERS, LEAVE_MARKET, type Purchase } from '../moves/codes.js';
import { layOnPile, ON_MARKET_DISCARD, setAsideOpenly } from '../piles/order.js';
import { asideOf, handOf, MARKET_DISCARD, slotAt, takeBought, throwAway } from '../piles/piles.js';
import { payCoins } from '../spending/spend.js';
import { showKinds } from '../stall/build.js';
import type { State } from '../state.js';
import { type HandUse, handUse, highestPlace } from '../turn/hand-use.js';
import { offeredKind, priceOf } from './offers.js';
import { declarePayment, priceToPay } from './payment.js';
import { beginArranging } from './rearrange.js';

/** A bought card that lies in the market's discard pile, as a frame's place: this and its place from the bottom. */
const IN_DISCARD = 8;

/**
 * DM-MARKET-6: the payment is shown and leaves the hand; what it buys is settled. The cards set aside are those
 * thrown away, then those discarded, for whose order is asked first.
 */
export function beginPurchase(state: State, seat: Seat, purchase: Purchase, events: EventSink): void {
  const use = handUse(state, seat);
  const faces = state.extras === undefined ? NO_FACES : facesPaid(use, purchase);
  const { shown, kept } = announce(state, use, purchase, events);
  const thrown = setAside(state, seat, purchase, events);
  for (const kind of [...shown, ...kept])
    if (state.hands[seat].some((card) => kindOf(card) === kind)) showKinds(state, seat, kind, events);
  payCoins(state, seat, purchase.coins);
  if (state.extras !== undefined) tellPaid(state, seat, purchase, faces, events);
  const place = purchase.from === FROM_DISCARD ? IN_DISCARD + state.marketDiscard.length - 1 : placeToBuy(purchase);
  state.frames.push(frameOf(BUY, seat, thrown, place));
  beginArranging(state, seat, purchase.from, purchase.lay, events);
}

/** The slot from which the card is taken, where the market is laid out anew. */
const placeToBuy = ({ from, lay }: Purchase): number => (lay === LEAVE_MARKET ? from : lay - 1);

const NO_FACES: readonly Kind[] = [];

const facesPaid = (use: HandUse, purchase: Purchase): readonly Kind[] =>
  [...declarePayment(use, purchase).values()].map(({ as }) => as);

const tellPaid = (state: State, seat: Seat, { from }: Purchase, faces: readonly Kind[], events: EventSink): void =>
  callHooks(state, (hooks) => hooks.paid?.(state, seat, offeredKind(state, from), faces, events));

/** Hand cards that must be shown for a purchase: those copied for it (DM-CHAM-15), and those that are paid and kept. */
interface Shown {
  readonly shown: readonly Kind[];
  readonly kept: readonly Kind[];
}

const NOTHING_SHOWN: Shown = { shown: [], kept: [] };

/** Tells of the purchase. */
function announce(state: State, use: HandUse, purchase: Purchase, events: EventSink): Shown {
  const hasCopies = (purchase.mask & use.copying) !== 0;
  if (!hasCopies && purchase.kept === 0 && events === undefined) return NOTHING_SHOWN;
  const declared: ReadonlyMap<number, Declaration> = declarePayment(use, purchase);
  const kind = offeredKind(state, purchase.from);
  const { from, lay } = purchase;
  const price = priceOf(state, use.seat, from, kind);
  const kept = [...declared.keys()]
    .filter((place) => (purchase.kept >> place) & 1)
    .map((place) => kindOf(use.cards[place]));
  events?.reveal({
    kind: 'bought',
    seat: use.seat,
    card: state.rules.cards[kind].id,
    slot: from === FROM_DISCARD ? null : from,
    price: priceToPay(state, use.seat, { from, kind, price }, purchase),
    payment: [...declared].map(([place, { as, shown }]) => usedCard(state, kindOf(use.cards[place]), as, shown)),
    coins: purchase.coins,
    thrown: thrownBy(use, purchase).map((thrown) => state.rules.cards[thrown].id),
    ...(kept.length === 0 ? {} : { kept: kept.map((each) => state.rules.cards[each].id) }),
    ...(lay === LEAVE_MARKET || lay === LAY_OTHERS ? {} : { laidAt: lay - 1 }),
  });
  const paid = new Set([...declared.keys()].map((place) => kindOf(use.cards[place])));
  const shown = [...declared.values()].map((each) => each.shown).filter((each) => each !== NONE && !paid.has(each));
  return { shown, kept };
}

const thrownBy = ({ state, cards }: HandUse, { junk, copies }: Purchase): Kind[] => [
  ...Array<Kind>(junk).fill(state.rules.junk),
  ...cards.filter((_, place) => (copies >> place) & 1).map(kindOf),
];

/** Moves the payment out of the hand, what is thrown away first; says how many cards that is. */
function setAside(state: State, seat: Seat, { mask, junk, copies, kept }: Purchase, events: EventSink): number {
  const discarded: number[] = [];
  let junkLeft = junk;
  let thrown = 0;
  for (let left = mask & ~kept; left !== 0; ) {
    const place = highestPlace(left);
    left &= ~(1 << place);
    const card = withoutMarks(takeOpenly(state, seat, place));
    tellMove(state, kindOf(card), handOf(seat), asideOf(seat), EVERYBODY, events);
    if (kindOf(card) === state.rules.junk && junkLeft > 0) junkLeft--;
    else if (((copies >> place) & 1) === 0) {
      discarded.push(card);
      continue;
    }
    setAsideOpenly(state, seat, card);
    thrown++;
  }
  for (const card of discarded) setAsideOpenly(state, seat, card);
  return thrown;
}

/** Junk goes to the junk pile at once, so that only cards for the market's discard pile are left to be ordered. */
function throwPaid(state: State, seat: Seat, thrown: number, events: EventSink): void {
  let copies = thrown;
  for (let i = state.aside.length - 1; i >= 0; i--) {
    if (kindOf(state.aside[i]) !== state.rules.junk) continue;
    throwAway(state, kindOf(removeCardAt(state.aside, i)), asideOf(seat), events);
    copies--;
  }
  layOnPile(state, seat, ON_MARKET_DISCARD, copies, events);
}

/** DM-MARKET-6: discarding, throwing away, taking the card, one after the other. */
export function enterPurchase(state: State, frame: Frame, events: EventSink): void {
  const { seat, step, count: thrown, place } = frame;
  if (step < 2) {
    replaceTop(state.frames, nextStep(frame));
    if (step === 0) layOnPile(state, seat, seat, state.aside.length - thrown, events);
    else throwPaid(state, seat, thrown, events);
    return;
  }
  state.frames.pop();
  noteAction(state, MARKET_ACTION);
  noteGain(state, seat);
  if (place < IN_DISCARD) {
    const kind = state.market[place];
    state.market[place] = NONE;
    takeBought(state, seat, kind, slotAt(place), events);
    return;
  }
  const [kind] = state.marketDiscard.splice(place - IN_DISCARD, 1);
  takeBought(state, seat, kind, MARKET_DISCARD, events);
}
