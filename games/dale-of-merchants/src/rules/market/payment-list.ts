import type { MoveList } from '@souk/kernel';
import { kindOf } from '../cards/card.js';
import { MAY_BUY_DISCARDED, MAY_OVERPAY } from '../cards/permissions.js';
import { purchaseCode } from '../moves/codes.js';
import { type HandUse, highestPlace } from '../turn/hand-use.js';
import { BEYOND_ALL_VALUES, type Offer, offerAt, offers } from './offers.js';
import { countJunk, isPayable, isPayableBesides, mayBeThrown, mayThrow, pays } from './payment.js';

/** The offers that hand cards without a choice and some of the coins may pay for, as bits. */
function offersFor(sum: number, least: number, permissions: number, purse: number): number {
  const { within, highest } = offers;
  const payable = within[Math.min(sum + purse, highest)];
  // What the cards pay for even without the least of them would leave it superfluous (DM-MARKET-3, DM-MARKET-4).
  const overpaid = within[Math.min(sum - least, highest)];
  if ((permissions & BEYOND_THE_USUAL) === 0) return payable & ~overpaid & offers.ofMarket;
  const open = (permissions & MAY_OVERPAY) === 0 ? payable & ~overpaid : payable;
  return (permissions & MAY_BUY_DISCARDED) === 0 ? open & offers.ofMarket : open;
}

const BEYOND_THE_USUAL = MAY_OVERPAY | MAY_BUY_DISCARDED;

/** Lists how the cards of a mask, none of which leaves a choice, can buy. */
export function listPlainPurchases(
  use: HandUse,
  mask: number,
  sum: number,
  least: number,
  permissions: number,
  list: MoveList,
): void {
  const purse = use.state.coins[use.seat];
  for (let left = offersFor(sum, least, permissions, purse); left !== 0; left &= left - 1) {
    const offer = highestPlace(left & -left);
    for (let coins = 0; coins <= purse; coins++) {
      if (pays(sum, least, permissions, coins, offers.price[offer])) listPurchase(use, offer, mask, coins, list);
    }
  }
}

function listPurchase(use: HandUse, offer: number, mask: number, coins: number, list: MoveList): void {
  list.add(purchaseCode(offers.from[offer], mask, coins, 0, 0, use.size));
  if (mayThrow(use.state, offers.kind[offer]) > 0) listThrows(use, offerAt(offer), mask, coins, list);
}

/** Lists what the cards of a mask can buy when some of them can be declared in several ways. */
export function listDeclaredPurchases(use: HandUse, mask: number, list: MoveList): void {
  const purse = use.state.coins[use.seat];
  // The cards without a choice, counted together.
  let sum = 0;
  let least = BEYOND_ALL_VALUES;
  let permissions = 0;
  for (let left = mask & ~use.choices; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    sum += use.value[place];
    least = Math.min(least, use.value[place]);
    permissions |= use.permissions[place];
  }
  const open = mask & use.choices;
  let most = sum;
  let fewest = sum;
  let mayPermit = permissions;
  for (let left = open; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    most += use.most[place];
    fewest += use.fewest[place];
    mayPermit |= use.mayPermit[place];
  }
  const count = (mayPermit & MAY_BUY_DISCARDED) === 0 ? offers.inMarket : offers.count;
  const spare = (mayPermit & MAY_OVERPAY) === 0 ? least : BEYOND_ALL_VALUES;
  for (let i = 0; i < count; i++) {
    const price = offers.price[i];
    if (most + purse < price || fewest - price >= spare) continue;
    for (let coins = 0; coins <= purse; coins++) {
      if (isPayableBesides(use, offers.from[i], price, coins, open, sum, least, permissions))
        listPurchase(use, i, mask, coins, list);
    }
  }
}

/** Lists a purchase with every choice of cards that are thrown away for it, but for none. */
function listThrows(use: HandUse, offer: Offer, mask: number, coins: number, list: MoveList): void {
  const { cards, state } = use;
  let copying = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    if ((state.rules.copying >> kindOf(cards[place])) & (use.identities[place] >> state.rules.junk) & 1)
      copying |= 1 << place;
  }
  const junkCards = Math.min(countJunk(use, mask), mayThrow(state, offer.kind));
  // Every part of `copying`, from all of it down to nothing.
  for (let copies = copying; ; copies = (copies - 1) & copying) {
    for (let junk = 0; junk <= junkCards; junk++) {
      const purchase = { from: offer.from, mask, coins, junk, copies };
      if (junk + copies > 0 && mayBeThrown(use, offer.kind, purchase) && isPayable(use, offer, purchase)) {
        list.add(purchaseCode(offer.from, mask, coins, junk, copies, use.size));
      }
    }
    if (copies === 0) return;
  }
}
