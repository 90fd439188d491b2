import { LiveConnection } from '@souk/client';
import { HostConnection } from './connection.js';
import { askWho, person } from './person.js';
import { isSignedOut } from './sign-in-need.js';

/** A live connection of this page, which ends as soon as its person is signed out from elsewhere. */
export function connectToHost(): HostConnection {
  // Why a WebSocket was refused or closed a page learns by a request only.
  const ask = async (): Promise<void> => {
    if (person.get() !== undefined) await askWho();
    if (isSignedOut()) live.assumeSignedOut();
    else if (live.state === 'signed-out') live.reopen();
  };
  const live: LiveConnection = new LiveConnection({ address: location.origin, attemptFailed: () => void ask() });
  live.onState((state) => {
    if (state === 'signed-out' && !isSignedOut()) void ask();
  });
  return new HostConnection(live);
}
