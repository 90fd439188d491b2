import type { MoveList } from '@souk/kernel';
import { kindOf } from '../cards/card.js';
import { MAY_BUY_DISCARDED, MAY_OVERPAY } from '../cards/permissions.js';
import { MOST_COINS_PAID, purchaseCode } from '../moves/codes.js';
import { type HandUse, highestPlace } from '../turn/hand-use.js';
import { BEYOND_ALL_VALUES, type Offer, offerAt, offers } from './offers.js';
import {
  areRolesCanonical,
  countJunk,
  isPayable,
  isPayableBesides,
  mayBeThrown,
  mayThrow,
  ORDINARY,
  pays,
} from './payment.js';

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

/** DX-COIN-2: the coins that a purchase can name. */
const purseOf = ({ state, seat }: HandUse): number => Math.min(state.coins[seat], MOST_COINS_PAID);

/** Lists what is bought with nothing (DX-PRICE-1) or with coins alone (DX-COIN-2). */
export function listWithoutCards(use: HandUse, list: MoveList): void {
  const { state, size } = use;
  for (let i = 0; i < offers.inMarket; i++) {
    if ((offers.free >> i) & 1) list.add(purchaseCode(offers.from[i], 0, 0, 0, 0, size));
    else if (state.rules.coinsAlone && offers.price[i] <= purseOf(use)) {
      list.add(purchaseCode(offers.from[i], 0, offers.price[i], 0, 0, size));
    }
  }
}

/** Lists how the cards of a mask, none of which leaves a choice, can buy. */
export function listPlainPurchases(
  use: HandUse,
  mask: number,
  sum: number,
  least: number,
  permissions: number,
  list: MoveList,
): void {
  const purse = purseOf(use);
  for (let left = offersFor(sum, least, permissions, purse); left !== 0; left &= left - 1) {
    const offer = highestPlace(left & -left);
    const price = offers.price[offer];
    if (sum >= price && pays(sum, least, permissions, 0, price)) listPurchase(use, offer, mask, 0, list);
    // Coins must come to an exact sum, unless anything may be overpaid (DX-COIN-4).
    const isExact = (permissions & MAY_OVERPAY) === 0;
    const first = isExact ? Math.max(1, price - sum) : 1;
    const last = isExact ? Math.min(purse, price - sum) : purse;
    for (let coins = first; coins <= last; coins++) {
      if (pays(sum, least, permissions, coins, price)) listPurchase(use, offer, mask, coins, list);
    }
  }
}

function listPurchase(use: HandUse, offer: number, mask: number, coins: number, list: MoveList): void {
  list.add(purchaseCode(offers.from[offer], mask, coins, 0, 0, use.size));
  if (mayThrow(use.state, offers.kind[offer]) > 0) listThrows(use, offerAt(offer), mask, coins, list);
}

/** Lists what the cards of a mask can buy when some of them can be declared in several ways. */
export function listDeclaredPurchases(use: HandUse, mask: number, list: MoveList): void {
  const purse = purseOf(use);
  // The cards without a choice, counted together.
  let sum = 0;
  let least = BEYOND_ALL_VALUES;
  let permissions = 0;
  for (let left = mask & ~use.payChoices; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    sum += use.value[place];
    least = Math.min(least, use.value[place]);
    permissions |= use.permissions[place];
  }
  const open = mask & use.payChoices;
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
    if (price === 0 || most + purse < price || fewest - price >= spare) continue;
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
      const purchase = { ...ORDINARY, from: offer.from, mask, coins, junk, copies };
      if (junk + copies === 0 || !mayBeThrown(use, offer.kind, purchase) || !areRolesCanonical(use, purchase)) continue;
      if (isPayable(use, offer, purchase)) {
        list.add(purchaseCode(offer.from, mask, coins, junk, copies, use.size));
      }
    }
    if (copies === 0) return;
  }
}
