import type { MoveList } from '@souk/kernel';
import { NONE } from '../cards/card.js';
import { KEPT_WHEN_PAID, NOTED_WHEN_PAID, REARRANGES } from '../cards/permissions.js';
import {
  FROM_DISCARD,
  LAY_OTHERS,
  LEAVE_MARKET,
  MOST_COINS_PAID,
  type Purchase,
  specialPurchaseCode,
} from '../moves/codes.js';
import { type HandUse, highestPlace } from '../turn/hand-use.js';
import { type Offer, offerAt, offers } from './offers.js';
import { countJunk, isLegalPurchase, mayThrow, ORDINARY } from './payment.js';

/** Purchases that are more than cards and what they are worth: with them the market is rearranged, cards are kept or noted. */

/** What can be done with a card that is paid. */
interface Roles {
  readonly copies: number;
  readonly kept: number;
  readonly noted: number;
}

function eachRole(use: HandUse, mask: number, offer: Offer, then: (roles: Roles) => void): void {
  const { rules } = use.state;
  const assign = (left: number, roles: Roles): void => {
    if (left === 0) {
      then(roles);
      return;
    }
    const bit = left & -left;
    const place = highestPlace(bit);
    const rest = left & ~bit;
    const may = use.mayPermit[place];
    assign(rest, roles);
    if ((may & KEPT_WHEN_PAID) !== 0) assign(rest, { ...roles, kept: roles.kept | bit });
    if ((use.choices & bit) === 0) return;
    if ((may & NOTED_WHEN_PAID) !== 0) assign(rest, { ...roles, noted: roles.noted | bit });
    const mayBeJunk = (use.identities[place] >> rules.junk) & 1;
    if (mayBeJunk && mayThrow(use.state, offer.kind) > 0) assign(rest, { ...roles, copies: roles.copies | bit });
  };
  assign(mask & (use.special | use.copying), { copies: 0, kept: 0, noted: 0 });
}

/** Where the card may be laid. */
function laysOf(use: HandUse, mask: number, offer: Offer): readonly number[] {
  let may = 0;
  for (let left = mask; left !== 0; left &= left - 1) may |= use.mayPermit[highestPlace(left & -left)];
  if ((may & REARRANGES) === 0) return [LEAVE_MARKET];
  if (offer.from === FROM_DISCARD) return [LEAVE_MARKET, LAY_OTHERS];
  const count = use.state.market.filter((kind) => kind !== NONE).length;
  return Array.from({ length: count + 1 }, (_, lay) => lay);
}

/** Lists the purchases of this kind with the cards of a mask. */
export function listSpecialPurchases(use: HandUse, mask: number, list: MoveList): void {
  const { state, seat } = use;
  const purse = Math.min(state.coins[seat], MOST_COINS_PAID);
  for (let i = 0; i < offers.count; i++) {
    const offer = offerAt(i);
    const lays = laysOf(use, mask, offer);
    const junkCards = Math.min(countJunk(use, mask), mayThrow(state, offer.kind));
    eachRole(use, mask, offer, (roles) => {
      for (const lay of lays) {
        if (lay === LEAVE_MARKET && roles.kept === 0 && roles.noted === 0) continue;
        for (let coins = 0; coins <= purse; coins++) {
          for (let junk = 0; junk <= junkCards; junk++) {
            listIfLegal(use, { ...ORDINARY, ...roles, from: offer.from, mask, coins, junk, lay }, list);
          }
        }
      }
    });
  }
}

function listIfLegal(use: HandUse, purchase: Purchase, list: MoveList): void {
  if (!isLegalPurchase(use, purchase)) return;
  const code = specialPurchaseCode(purchase, use.copying);
  if (code !== undefined) list.add(code);
}
