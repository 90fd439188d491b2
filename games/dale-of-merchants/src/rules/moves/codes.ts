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
}

/** In a hand of at most ten cards everything fits below 2³⁰, where numbers are quick. */
const SMALL_HAND = 10;
const SMALL_HAND_BITS = (1 << SMALL_HAND) - 1;
const COPIES_SHIFT = 10 + SMALL_HAND;
const COPIES_FACTOR = 2 ** 30;
/** More than three coins are counted above all else, by fours (DM-MORE-6). */
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
  };
}
