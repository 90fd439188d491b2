import { RefusedError } from '@souk/client';
import type { ErrorCode, Person } from '@souk/protocol';
import { settings } from '@souk/table-kit/settings';
import { createStore } from '@souk/table-kit/store';
import { deviceName } from './device.js';
import { host, whenUnauthorised } from './host.js';
import { isKnown, KNOWN_AS } from './known.js';
import { type Known, person } from './known-person.js';
import { endSignInNeed, isSignedOut, needSignIn } from './sign-in-need.js';

export { type Known, person };

function remember({ id, name, account }: Person): Known {
  const known = { id, name, account };
  localStorage.setItem(KNOWN_AS, JSON.stringify(known));
  endSignInNeed();
  person.set(known);
  return known;
}

export function forgetPerson(): void {
  localStorage.removeItem(KNOWN_AS);
  person.set(undefined);
}

/** The host does not know this browser any more. Where another page of it has signed out there is nothing to be told. */
export function loseSession(): void {
  const known = person.get();
  if (known?.account === true && isKnown()) needSignIn({ why: 'signed-out', name: known.name });
  newCodes.set(undefined);
  forgetPerson();
}

whenUnauthorised(() => {
  if (person.get()?.account === true) loseSession();
});

/** The account of this browser was signed out from elsewhere: only its person can say who is to go on. */
export class SignedOutProblem extends Error {
  constructor() {
    super('the account was signed out');
  }
}

/** A name is needed: none was given yet, it is that of another person's account, or cannot be read. */
export class NameProblem extends Error {
  readonly kind: 'missing' | 'taken' | 'unreadable';

  constructor(kind: NameProblem['kind']) {
    super(`the name is ${kind}`);
    this.kind = kind;
  }
}

const isRefused = (error: unknown, code: ErrorCode): boolean => error instanceof RefusedError && error.code === code;

async function enterAs(name: string): Promise<Known> {
  if (name === '') throw new NameProblem('missing');
  try {
    return remember((await host.request('enter', { body: { name, device: deviceName() } })).person);
  } catch (error) {
    if (isRefused(error, 'bad-request')) throw new NameProblem('unreadable');
    if (!isRefused(error, 'conflict')) throw error;
    needSignIn({ why: 'taken', name });
    throw new NameProblem('taken');
  }
}

/** What cannot be seen; a sign that has two looks keeps what chooses one of them. */
const INVISIBLE = /[\p{C}\u2800]|(?!(?<=\p{Emoji})[\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/gu;

/** A name as the host takes it: nothing invisible, no space around it. */
export const cleanName = (name: string): string => name.replace(INVISIBLE, '').trim().slice(0, 24).trim();

/** The person of this browser, made known to the host as a guest if that was not needed before. */
export async function ensurePerson(): Promise<Known> {
  const known = person.get();
  const name = cleanName(settings.get().name);
  if (known === undefined) return enterAs(name);
  if (known.account || name === '' || name === known.name) return known;
  try {
    return remember(await host.request('rename', { body: { name } }));
  } catch (error) {
    if (isRefused(error, 'unauthorised')) return enterAs(name);
    if (error instanceof RefusedError) return known;
    throw error;
  }
}

/** Does what any client may do. A person whom the host no longer knows enters again by the same name. */
export async function asClient<R>(act: () => Promise<R>): Promise<R> {
  try {
    return await act();
  } catch (error) {
    if (!isRefused(error, 'unauthorised')) throw error;
    if (isSignedOut()) throw new SignedOutProblem();
    const name = cleanName(settings.get().name) || (person.get()?.name ?? '');
    forgetPerson();
    await enterAs(name);
    return act();
  }
}

/** Does what only a person may do. */
export async function asPerson<R>(act: () => Promise<R>): Promise<R> {
  await ensurePerson();
  return asClient(act);
}

/** Finds out whether the host still knows this browser; a guest whom it does not enters again. */
export async function askWho(): Promise<void> {
  await asClient(() => host.request('me')).then(remember, () => {});
}

/** Asks the host who this browser is. */
export async function refreshPerson(): Promise<Person | undefined> {
  if (person.get() === undefined) return undefined;
  try {
    const me = await host.request('me');
    remember(me);
    return me;
  } catch (error) {
    if (isRefused(error, 'unauthorised')) forgetPerson();
    return undefined;
  }
}

/** Recovery codes that were just made: the host shows them once. They are kept here until the person has noted them. */
export const newCodes = createStore<readonly string[] | undefined>(undefined);

export async function register(name: string, passphrase: string): Promise<void> {
  const body = { name: cleanName(name), passphrase, device: deviceName() };
  const { person: made, codes } = await host.request('register', { body });
  newCodes.set(codes);
  remember(made);
}

export async function signIn(name: string, passphrase: string): Promise<void> {
  const body = { name: cleanName(name), passphrase, device: deviceName() };
  remember((await host.request('signIn', { body })).person);
}

/** Signs in by a recovery code, with a new passphrase. */
export async function recover(name: string, code: string, passphrase: string): Promise<void> {
  const body = { name: cleanName(name), code, passphrase, device: deviceName() };
  remember((await host.request('recover', { body })).person);
}

export async function makeRecoveryCodes(passphrase: string): Promise<void> {
  newCodes.set((await host.request('newRecoveryCodes', { body: { passphrase } })).codes);
}

/** Deletes the person of this browser at the host; a guest has no passphrase. */
export async function deletePerson(passphrase: string | undefined): Promise<void> {
  await host.request('deleteMe', { body: passphrase === undefined ? {} : { passphrase } });
  newCodes.set(undefined);
  forgetPerson();
}

export async function signOut(): Promise<void> {
  await host.request('signOut');
  newCodes.set(undefined);
  forgetPerson();
}
