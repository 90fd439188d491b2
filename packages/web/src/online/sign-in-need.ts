import { createStore } from '@souk/table-kit/store';

/** Why this browser should sign in: its account was signed out from elsewhere, or the name of the guest is an account's. */
export interface SignInNeed {
  readonly why: 'signed-out' | 'taken';
  readonly name: string;
}

/** Under which name the browser remembers which account was signed out. */
const SIGNED_OUT = 'souk.signed-out';

function remembered(): SignInNeed | undefined {
  const name = localStorage.getItem(SIGNED_OUT);
  return name === null ? undefined : { why: 'signed-out', name };
}

export const signInNeed = createStore<SignInNeed | undefined>(remembered());

export const isSignedOut = (): boolean => signInNeed.get()?.why === 'signed-out';

export function needSignIn(need: SignInNeed): void {
  if (need.why === 'signed-out') localStorage.setItem(SIGNED_OUT, need.name);
  else if (isSignedOut()) return;
  signInNeed.set(need);
}

/** The host knows who this browser is. */
export function endSignInNeed(): void {
  localStorage.removeItem(SIGNED_OUT);
  signInNeed.set(undefined);
}
