/** What a face is, and what it allows, as bits: so that the bits of many cards together are one question. */
export const MAY_OVERPAY = 1;
export const MAY_BUY_DISCARDED = 2;
export const ADMITS_JUNK = 4;
export const ADMITS_ALL_SETS = 8;
export const ADMITS_DISCARDED = 16;
export const MAY_CHANGE_BY_ONE = 32;
export const MAY_BUILD_AGAIN = 64;
export const RAISES_HAND_SIZE = 128;
export const IS_TECHNIQUE = 256;
export const HAS_PLUS = 512;
export const COPIES = 1024;
export const KEEPS_BONUS = 2048;
export const HAS_ABILITY = 4096;
/** In a purchase it is worth one or two more. */
export const RAISED_IN_PURCHASE = 1 << 13;
/** The only such card of a purchase from the market's discard pile is not tested for being superfluous. */
export const UNTESTED_ALONE = 1 << 14;
/** It may stay in hand when it is paid with. */
export const KEPT_WHEN_PAID = 1 << 15;
/** The market may be rearranged before the price is read. */
export const REARRANGES = 1 << 16;
/** Something comes of its being paid with. */
export const NOTED_WHEN_PAID = 1 << 17;
/** In a stack it is worth one or two more. */
export const RAISED_IN_STACK = 1 << 18;
/** In a stack one may spend for it. */
export const SPENDS_IN_STACK = 1 << 19;
/** Of these kinds a purchase is more than cards and their values. */
export const SPECIAL_IN_PURCHASE = KEPT_WHEN_PAID | REARRANGES | NOTED_WHEN_PAID;

/** The bit of junk among the sets of a group of cards; the decks' bits follow. */
export const JUNK_SET = 1;

/** What cards permit, by the ids that they declare (DM-MARKET-4, DM-MARKET-5, DM-STALL-5, DM-STALL-9). */
const PERMISSIONS: { readonly [id: string]: number } = {
  overpay: MAY_OVERPAY,
  'buy-discarded': MAY_BUY_DISCARDED,
  junk: ADMITS_JUNK,
  'all-sets': ADMITS_ALL_SETS,
  'discarded-card': ADMITS_DISCARDED,
  'change-by-one': MAY_CHANGE_BY_ONE,
  'build-again': MAY_BUILD_AGAIN,
  'raised-in-purchase': RAISED_IN_PURCHASE,
  'untested-alone': UNTESTED_ALONE,
  'kept-when-paid': KEPT_WHEN_PAID,
  rearranges: REARRANGES,
  'noted-when-paid': NOTED_WHEN_PAID,
  'raised-in-stack': RAISED_IN_STACK,
};

/** The bits of all permissions that are declared. Those that only a deck itself asks for have none (DM-MORE-5). */
export const bitsOf = (permits: readonly string[] = []): number =>
  permits.reduce((bits, id) => bits | (PERMISSIONS[id] ?? 0), 0);
