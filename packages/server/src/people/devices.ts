import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HostContext } from '../host-context.js';
import { newId } from '../runtime.js';
import { keyOf } from './names.js';

/** A person, a device and what proves that this person has signed in there. */
const MARK = /^(?<person>[\w-]{22})(?<device>[\w-]{22})(?<proof>[\w-]{43})$/;
/** Accounts that one device remembers at most. */
const MAX_MARKS = 4;
const SEPARATOR = '.';

interface Mark {
  readonly text: string;
  readonly person: string;
  readonly device: string;
  readonly proof: string;
}

function markIn(text: string): readonly Mark[] {
  const { person = '', device = '', proof = '' } = MARK.exec(text)?.groups ?? {};
  return person === '' ? [] : [{ text, person, device, proof }];
}

const marksIn = (cookie: string | undefined): readonly Mark[] =>
  (cookie ?? '').split(SEPARATOR, MAX_MARKS).flatMap(markIn);

/**
 * On which devices an account has been signed in to. A device is told so by a mark that is proven with what is stored of
 * the account's passphrase: every host that shares the store can check it, nothing has to be stored for it, and another
 * passphrase makes all marks void.
 */
export class Devices {
  readonly #context: Pick<HostContext, 'store' | 'runtime'>;

  constructor(context: Pick<HostContext, 'store' | 'runtime'>) {
    this.#context = context;
  }

  /** The device, if the account of this name was signed in to there before. */
  async recognise(name: string, cookie: string | undefined): Promise<string | undefined> {
    const marks = marksIn(cookie);
    const account = marks.length === 0 ? undefined : await this.#context.store.people.account(keyOf(name));
    if (account === undefined) return undefined;
    const own = marks.find((mark) => mark.person === account.person.id && isProven(mark, account.secret));
    return own === undefined ? undefined : `${own.person}${own.device}`;
  }

  /** What a device is told to remember after the account of this name was signed in to: this account, and those before. */
  async remember(name: string, cookie: string | undefined): Promise<string | undefined> {
    const account = await this.#context.store.people.account(keyOf(name));
    if (account === undefined) return undefined;
    const { id } = account.person;
    const device = newId(this.#context.runtime);
    const others = marksIn(cookie).filter(({ person }) => person !== id);
    const mark = `${id}${device}${proofOf(account.secret, id, device)}`;
    return [mark, ...others.map(({ text }) => text)].slice(0, MAX_MARKS).join(SEPARATOR);
  }
}

const proofOf = (secret: string, person: string, device: string): string =>
  createHmac('sha256', secret).update(`device ${person}${device}`).digest('base64url');

const isProven = ({ person, device, proof }: Mark, secret: string): boolean =>
  timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(secret, person, device)));
