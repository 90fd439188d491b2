/** What can keep a store from doing what it is asked, with what is said of it. */
export const STORE_FAULTS = {
  full: 'the disk is full',
  failing: 'the disk reports errors',
  'read-only': 'the database is read-only',
  damaged: 'the database is damaged',
  busy: 'another process keeps the database locked',
  away: 'the database does not answer',
} as const;

export type StoreFault = keyof typeof STORE_FAULTS;

export const FAULT_KINDS = Object.keys(STORE_FAULTS) as readonly StoreFault[];

/** The store cannot be asked at the moment. What was being written may be written or not. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly fault: StoreFault;

  constructor(message: string, fault: StoreFault = 'away') {
    super(message);
    this.fault = fault;
  }
}
