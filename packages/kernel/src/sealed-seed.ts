import type { Chance } from './chance.js';
import { sha256Hex } from './sha256.js';

/** The secret part of a match's chance, what the seats added to it, and how it is dealt from that. */
export interface SealedSeed {
  readonly seed: string;
  readonly nonce: string;
  readonly salts: readonly (string | null)[];
  /** Left out: the quick generator. */
  readonly chance?: Chance | undefined;
}

/** What is published before the deal: it binds the host to the seed and the generator, and tells nothing of the seed. */
export const commitmentTo = ({ seed, nonce, chance }: Omit<SealedSeed, 'salts'>): string =>
  sha256Hex(
    JSON.stringify(
      chance === 'chacha20' ? ['souk-commitment/2', chance, seed, nonce] : ['souk-commitment/1', seed, nonce],
    ),
  );

/** The seed that the match is really set up from: the committed one and every seat's salt. */
export const dealtSeed = ({ seed, salts }: Pick<SealedSeed, 'seed' | 'salts'>): string =>
  salts.every((salt) => salt === null) ? seed : sha256Hex(JSON.stringify(['souk-deal/1', seed, ...salts]));
