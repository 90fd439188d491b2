import type { GameTypes } from '@souk/kernel';
import type { Face } from './face.js';
import type { Played, SessionUpdate } from './session.js';

/** With so many moves waiting to be shown, they are shown quickly: who is far behind does not know what is asked. */
const MANY = 3;

/** What has happened and waits to be shown. */
export class Backlog<T extends GameTypes> {
  readonly #face: Pick<Face<T>, 'scene'>;
  #updates: SessionUpdate<T>[] = [];

  constructor(face: Pick<Face<T>, 'scene'>) {
    this.#face = face;
  }

  get isEmpty(): boolean {
    return this.#updates.length === 0;
  }

  /** So much that it has to go quickly. */
  get isLong(): boolean {
    return this.#updates.length >= MANY;
  }

  /** Another moment: who goes elsewhere does not wait for what moves here. */
  get isLeaving(): boolean {
    return this.#updates.some(({ kind }) => kind === 'moved');
  }

  /**
   * The next scene waits already. Who looks at one has moves waiting behind it, since others go on meanwhile; that is no reason
   * to take it away, but this is.
   */
  get hasScene(): boolean {
    const { scene } = this.#face;
    return this.#updates.some(
      (update) => update.kind === 'played' && update.events.some((event) => scene?.bound(event) === 'begins'),
    );
  }

  add(update: SessionUpdate<T>): void {
    this.#updates.push(update);
  }

  /** These come before all others. */
  putFirst(again: readonly Played<T>[]): void {
    this.#updates.unshift(...again);
  }

  take(): SessionUpdate<T> | undefined {
    return this.#updates.shift();
  }

  clear(): void {
    this.#updates = [];
  }
}
