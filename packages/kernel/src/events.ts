import { type Seat, seatBit, type Viewer } from './seats.js';

/** The version of an event that only the seats of the mask get; all others get the public one. */
export interface Secret<E> {
  readonly seats: number;
  readonly event: E;
}

/** One thing that happened: what everybody may know of it and, where needed, what single seats may. */
export interface Told<E> {
  readonly event: E;
  readonly secrets: readonly Secret<E>[];
}

const NO_SECRETS: readonly never[] = [];

/** Collects what happens in a move, in order. Rules write to it only if somebody listens. */
export class Events<E> {
  readonly told: Told<E>[] = [];
  /** Whether somebody was shown something not known before: such a move cannot be taken back freely. */
  revealed = false;

  /** Something happened that everybody could foresee or see in full. */
  emit(event: E): void {
    this.told.push({ event, secrets: NO_SECRETS });
  }

  /** Something hidden came to light, for all (`event`) or for the seats that the secrets name. */
  reveal(event: E, ...secrets: readonly Secret<E>[]): void {
    this.told.push({ event, secrets });
    this.revealed = true;
  }
}

/** The version of an event that one seat alone gets. */
export const onlyFor = <E>(seat: Seat, event: E): Secret<E> => ({ seats: seatBit(seat), event });

/** What one viewer gets to know of what was told. */
export const heardBy = <E>(told: readonly Told<E>[], viewer: Viewer): E[] =>
  told.map(({ event, secrets }) =>
    viewer === 'spectator' ? event : (secrets.find((secret) => (secret.seats & seatBit(viewer)) !== 0)?.event ?? event),
  );
