import type { Seat } from '@souk/kernel';

/** The seats whose people gave up, whether a bot has played them to the end or they have left by the rules. */
export const gaveUpIn = (seats: readonly { readonly resigned: boolean }[]): readonly Seat[] =>
  seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
