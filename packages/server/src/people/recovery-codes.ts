import { createHash } from 'node:crypto';
import type { Runtime } from '../runtime.js';

const CODES = 10;
/** 80 bits: no slow hash is needed to keep them from being guessed. */
const CODE_LENGTH = 16;
const GROUP = /.{4}(?=.)/g;
/** No I, O, 0 or 1: what is written down is typed as it was meant. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** New codes as people are shown them: in groups of four. */
export const newRecoveryCodes = ({ entropy }: Pick<Runtime, 'entropy'>): string[] =>
  Array.from({ length: CODES }, () =>
    Array.from(entropy(CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replaceAll(GROUP, '$&-'),
  );

/** What is stored instead of a person's code, however it was typed. */
export function hashOfCode(person: string, code: string): string {
  const letters = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`${person} ${letters}`).digest('base64url');
}
