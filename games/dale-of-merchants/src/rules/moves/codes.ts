/**
 * Moves of a turn as numbers. The low bits say what is done, the rest with what. Cards of the hand are named by
 * a mask of their places; of cards that are alike the mask takes the lowest places, so that no choice has two
 * numbers. A hand has at most 20 cards (DM-CLEAN-1: five and fifteen that count as Cookies).
 */
export const INVENTORY = 0;
export const PURCHASE = 1;
/** A stack of hand cards that leave no choice but which cards they are. */
export const PLAIN_STACK = 2;
/** Any other stack, by its number in the list of them. */
export const DECLARED_STACK = 3;
export const TECHNIQUE = 4;
export const ABILITY = 5;
export const STOP = 6;
/** An effect of a card that lies elsewhere, or of one in hand that is no ability (DM-MORE-4). */
export const EFFECT = 7;

const TAG_BITS = 3;
export const tagOf = (code: number): number => code & 0b111;

export const taggedCode = (tag: number, rest: number): number => (rest << TAG_BITS) | tag;
export const restOf = (code: number): number => code >> TAG_BITS;

/** Ends what could go on: declines a bonus action or an additional stack, ends the last window. */
export const STOP_CODE = STOP;

/** A hand card and one of the ways to declare it. */
const PLACE_BITS = 5;
export const declaredCode = (tag: number, place: number, declaration: number): number =>
  taggedCode(tag, (declaration << PLACE_BITS) | place);
export const placeOf = (code: number): number => restOf(code) & 31;
export const declarationIn = (code: number): number => restOf(code) >> PLACE_BITS;

/** The market's discard pile as a place to buy from; slots are 0 to 4. */
export const FROM_DISCARD = 5;

export interface Purchase {
  /** A slot, or FROM_DISCARD. */
  readonly from: number;
  /** Places of the hand cards paid. */
  readonly mask: number;
  readonly coins: number;
  /** How many of the junk cards paid are thrown away, and which copies that are paid as junk. */
  readonly junk: number;
  readonly copies: number;
  /** Where the card is to lie after the market is rearranged: 0 nothing is, n + 1 slot n, else it lies elsewhere. */
  readonly lay: number;
  /** The cards that are paid and stay in hand. */
  readonly kept: number;
  /** The copies that count as a card of which something comes when it is paid with. */
  readonly noted: number;
}

export const LEAVE_MARKET = 0;
export const LAY_OTHERS = 6;

/** In a hand of at most ten cards everything fits below 2³⁰, where numbers are quick. */
const SMALL_HAND = 10;
const SMALL_HAND_BITS = (1 << SMALL_HAND) - 1;
const COPIES_SHIFT = 10 + SMALL_HAND;
const COPIES_FACTOR = 2 ** 30;
/** More than three coins are counted above all else, by fours (DM-MORE-6). A purchase names at most 31. */
export const MOST_COINS_PAID = 31;
const COINS_FACTOR = 2 ** 50;
export const MAX_PURCHASE = 2 ** 53;

export function purchaseCode(
  from: number,
  mask: number,
  coins: number,
  junk: number,
  copies: number,
  handSize: number,
): number {
  const low = (mask << 10) | (junk << 8) | ((coins & 3) << 6) | (from << 3) | PURCHASE;
  const code = handSize <= SMALL_HAND ? low | (copies << COPIES_SHIFT) : low + copies * COPIES_FACTOR;
  return coins < 4 ? code : code + (coins >> 2) * COINS_FACTOR;
}

export function purchaseOf(move: number, handSize: number): Purchase {
  const isSmall = handSize <= SMALL_HAND;
  const fours = move < COINS_FACTOR ? 0 : Math.floor(move / COINS_FACTOR);
  const code = move - fours * COINS_FACTOR;
  const high = isSmall ? 0 : Math.floor(code / COPIES_FACTOR);
  const low = isSmall ? code : code - high * COPIES_FACTOR;
  return {
    from: (low >> 3) & 7,
    coins: ((low >> 6) & 3) | (fours << 2),
    junk: (low >> 8) & 3,
    mask: isSmall ? (low >> 10) & SMALL_HAND_BITS : low >> 10,
    copies: isSmall ? low >> COPIES_SHIFT : high,
    lay: LEAVE_MARKET,
    kept: 0,
    noted: 0,
  };
}

/**
 * A purchase with which the market is rearranged, cards are kept or copies are noted has another number, far above those of
 * effects. It tells of up to eight copies what they are for: thrown away as junk, kept or noted.
 */
const ROLES = 8;
const THROWN_ROLE = 1;
const KEPT_ROLE = 2;
const NOTED_ROLE = 3;
const SPECIAL_MASK_FACTOR = 2 ** 13;
const LAY_FACTOR = 2 ** 33;
const KEPT_FACTOR = 2 ** 36;
const ROLES_FACTOR = 2 ** 37;

export const isSpecialPurchase = (code: number): boolean => code >= LAY_FACTOR && code % 8 === EFFECT;

/** Undefined if it names more copies than there is room for. `copying`: the places of copies in the hand. */
export function specialPurchaseCode(purchase: Purchase, copying: number): number | undefined {
  const { from, mask, coins, junk, copies, lay, kept, noted } = purchase;
  let roles = 0;
  let count = 0;
  for (let left = mask & copying; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const role =
      (copies & bit) !== 0 ? THROWN_ROLE : (kept & bit) !== 0 ? KEPT_ROLE : (noted & bit) !== 0 ? NOTED_ROLE : 0;
    if (role !== 0 && count >= ROLES) return undefined;
    roles += role * 4 ** count;
    count++;
  }
  const keepsOther = (kept & ~copying) === 0 ? 0 : 1;
  return (
    EFFECT +
    8 * (from + 8 * (coins + 32 * junk)) +
    mask * SPECIAL_MASK_FACTOR +
    lay * LAY_FACTOR +
    keepsOther * KEPT_FACTOR +
    roles * ROLES_FACTOR
  );
}

/** `keepable`: the places of cards that are no copies and may be kept. */
export function specialPurchaseOf(code: number, copying: number, keepable: number): Purchase {
  const part = (factor: number, size: number): number => Math.floor(code / factor) % size;
  const mask = part(SPECIAL_MASK_FACTOR, 2 ** 20);
  let roles = part(ROLES_FACTOR, 4 ** ROLES);
  const of = [0, 0, 0, 0];
  for (let left = mask & copying; left !== 0; left &= left - 1) {
    of[roles % 4] |= left & -left;
    roles = Math.floor(roles / 4);
  }
  return {
    from: part(8, 8),
    coins: part(64, 32),
    junk: part(2048, 4),
    mask,
    copies: of[THROWN_ROLE],
    lay: part(LAY_FACTOR, 8),
    kept: of[KEPT_ROLE] | (part(KEPT_FACTOR, 2) === 1 ? mask & keepable : 0),
    noted: of[NOTED_ROLE],
  };
}
