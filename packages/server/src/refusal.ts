import { IllegalMove, InputError } from '@souk/kernel';
import type { ErrorCode } from '@souk/protocol';
import { STORE_FAULTS, StoreUnavailable } from './store/unavailable.js';

/** Something that was asked for is not done. The message goes to the client that asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const notFound = (what: string): Refusal => new Refusal('not-found', `there is no such ${what}`);

/** Whether something was not done because the store could not be asked: of that the host's log tells by itself, once. */
export const isOutage = (error: unknown): boolean => refusalFor(error)?.code === 'unavailable';

/** What to tell the asker of something that went wrong; undefined: nothing of it is their business. */
export function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof InputError) return new Refusal('bad-request', error.message);
  if (error instanceof StoreUnavailable) return new Refusal('unavailable', `${STORE_FAULTS[error.fault]}; try again`);
  if (error instanceof IllegalMove) return new Refusal('illegal-move', error.message);
  return undefined;
}
