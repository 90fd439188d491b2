import { type Seat, seatBit, type Viewer } from './seats.js';

/** The version of an event that only the seats of the mask get; all others get the public one. */
export interface Secret<E> {
  readonly seats: number;
  readonly event: E;
}

/** One thing that happened: what everybody may know of it and, where needed, what single seats may. */
export interface AddressedEvent<E> {
  readonly event: E;
  readonly secrets: readonly Secret<E>[];
  /** Whether it shows a viewer something not known before. */
  readonly reveals: boolean;
}

/** Collects what happens in a move, in order. Rules write to it only if there is a listener. */
export class Events<E> {
  readonly told: AddressedEvent<E>[] = [];

  /** Whether anything was revealed: such a move cannot be taken back freely. */
  get revealed(): boolean {
    return this.told.some(({ reveals }) => reveals);
  }

  /** Something happened that everybody could foresee: it follows from the move and from what all know. */
  emit(event: E): void {
    this.told.push({ event, secrets: [], reveals: false });
  }

  /**
   * Something hidden came to light, or chance has spoken. Without secrets everybody learns it from the event;
   * with secrets only the seats they name do, and the event itself must tell the others nothing new.
   */
  reveal(event: E, ...secrets: readonly Secret<E>[]): void {
    this.told.push({ event, secrets, reveals: true });
  }
}

/** The version of an event that one seat alone gets. */
export const onlyFor = <E>(seat: Seat, event: E): Secret<E> => ({ seats: seatBit(seat), event });

const secretFor = <E>({ secrets }: AddressedEvent<E>, viewer: Viewer): Secret<E> | undefined =>
  viewer === 'spectator' ? undefined : secrets.find(({ seats }) => (seats & seatBit(viewer)) !== 0);

/** What one viewer gets to know of what was told. */
export const heardBy = <E>(told: readonly AddressedEvent<E>[], viewer: Viewer): E[] =>
  told.map((each) => secretFor(each, viewer)?.event ?? each.event);

/** Whether what was told shows this viewer something not known before. */
export const revealsTo = <E>(told: AddressedEvent<E>, viewer: Viewer): boolean =>
  told.reveals && (told.secrets.length === 0 || secretFor(told, viewer) !== undefined);
