import { scrypt, timingSafeEqual } from 'node:crypto';
import type { Runtime } from '../runtime.js';

/** 32 MB and some tens of milliseconds for each try. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const;
const MEMORY = 64 * 1024 * 1024;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** However it was typed: the same characters can be put together in several ways. */
const composed = (passphrase: string): string => passphrase.normalize('NFKC');

export const isSamePassphrase = (one: string, other: string): boolean => composed(one) === composed(other);

const derive = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(composed(passphrase), salt, KEY_BYTES, { ...COST, maxmem: MEMORY }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

/** What is stored instead of a passphrase. */
export async function hashPassphrase(passphrase: string, { entropy }: Pick<Runtime, 'entropy'>): Promise<string> {
  const salt = entropy(SALT_BYTES);
  const key = await derive(passphrase, salt);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

const NO_ACCOUNT = `scrypt:${Buffer.alloc(SALT_BYTES).toString('base64url')}:${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

/** Whether a passphrase is the one that was hashed. Without a hash the answer is no, and takes as long. */
export async function verifyPassphrase(passphrase: string, stored: string = NO_ACCOUNT): Promise<boolean> {
  const [, salt = '', key = ''] = stored.split(':');
  const derived = await derive(passphrase, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && stored !== NO_ACCOUNT;
}
