import type { PlainKey } from '@souk/table-kit/i18n/keys';
import { cleanName } from './person.js';

const SHORTEST = 10;

/** What was typed into a form about an account, in the order in which it is looked at. */
export interface Typed {
  readonly name?: string;
  readonly code?: string;
  /** A passphrase that is asked again. */
  readonly current?: string;
  /** The passphrase that an account is entered with: it can be older than the rules for new ones. */
  readonly known?: string;
  /** A new passphrase. */
  readonly chosen?: string;
}

interface Fault {
  /** The name of the field in the form. */
  readonly field: string;
  readonly text: PlainKey;
}

type Check = (value: string, typed: Typed) => PlainKey | undefined;

const lengthOf = (text: string): number => [...text].length;

const CHECKS: { readonly [K in keyof Typed]-?: Check } = {
  name: (name) => {
    if (cleanName(name) !== '') return undefined;
    return name.trim() === '' ? 'problem.account.noName' : 'problem.register.bad-request';
  },
  code: (code) => (code.trim() === '' ? 'problem.account.noCode' : undefined),
  current: (passphrase) => (passphrase === '' ? 'problem.account.noPassphrase' : undefined),
  known: (passphrase) => {
    if (passphrase === '') return 'problem.account.noPassphrase';
    return lengthOf(passphrase) < SHORTEST ? 'problem.account.short' : undefined;
  },
  chosen: (passphrase, { current }) => {
    if (lengthOf(passphrase.trim()) < SHORTEST) return 'problem.account.short';
    return passphrase === current ? 'problem.passphrase.bad-request' : undefined;
  },
};

/** What the fields of the forms are called: where one signs in, the same passphrase can be for a new account. */
const FIELDS = { name: 'name', code: 'code', current: 'current', known: 'passphrase', chosen: 'passphrase' } as const;

/** The first thing that is wrong with what was typed, found before the host is asked. */
export function faultIn(typed: Typed): Fault | undefined {
  for (const field of ['name', 'code', 'current', 'known', 'chosen'] as const) {
    const value = typed[field];
    const text = value === undefined ? undefined : CHECKS[field](value, typed);
    if (text !== undefined) return { field: FIELDS[field], text };
  }
  return undefined;
}
