import type { Ailment } from '../health.js';
import { STORE_FAULTS, type StoreFault } from '../unavailable.js';

/** By the names that SQLite gives its results: those that say something of the disk or the file, and nothing of a statement. */
const FAULTS: { readonly [code: string]: StoreFault } = {
  SQLITE_FULL: 'full',
  SQLITE_IOERR: 'failing',
  SQLITE_CANTOPEN: 'failing',
  SQLITE_NOMEM: 'failing',
  SQLITE_NOLFS: 'failing',
  SQLITE_READONLY: 'read-only',
  SQLITE_PERM: 'read-only',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_PROTOCOL: 'busy',
};

interface DriverError {
  readonly message: string;
  readonly code: string;
}

/** Of a database that cannot be opened the driver says by a number alone why, at the end of the message. */
const NUMBERED: { readonly [number: number]: string } = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

function codeOf({ code, message }: DriverError): string {
  const number = Number(/^ConnectionFailed\(.*: (\d+)"\)$/.exec(message)?.[1] ?? -1);
  return code !== '' || number < 0 ? code : (NUMBERED[number & 0xff] ?? code);
}

const isDriverError = (error: unknown): error is DriverError =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  'message' in error &&
  typeof error.message === 'string';

/** What an error says of the disk or the file; undefined if it is about something else. */
export function ailmentOf(error: unknown): Ailment | undefined {
  if (!isDriverError(error)) return undefined;
  const code = codeOf(error);
  const fault = FAULTS[/^SQLITE_[A-Z]+/.exec(code)?.[0] ?? ''];
  return fault === undefined ? undefined : { fault, code };
}

/** What went wrong, in words. */
export function wordsOf(error: unknown): string {
  if (!isDriverError(error)) return error instanceof Error ? error.message : String(error);
  const ailment = ailmentOf(error);
  return ailment === undefined ? error.message : `${STORE_FAULTS[ailment.fault]} (${ailment.code})`;
}
