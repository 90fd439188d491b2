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
};

/** The bits of all permissions that are declared. Those that only a deck itself asks for have none (DM-MORE-5). */
export const bitsOf = (permits: readonly string[] = []): number =>
  permits.reduce((bits, id) => bits | (PERMISSIONS[id] ?? 0), 0);
