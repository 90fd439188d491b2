/**
 * Where the chance of a match comes from. `xoshiro128` is quick, and whoever sees enough of it can work out the rest:
 * it is for states that are imagined, searched or simulated. `chacha20` tells nothing of what comes or came by what is
 * seen of it: live matches are dealt from it.
 */
export type Chance = 'xoshiro128' | 'chacha20';

/** What matches are dealt from that people play. */
export const LIVE_CHANCE: Chance = 'chacha20';
