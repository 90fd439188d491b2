import type { Viewer } from '@souk/kernel';

/** A connection that follows a match. */
export interface Watcher {
  /** Who it is; undefined: nobody we know. */
  readonly person: string | undefined;
  /** The frame is shared with others and must not be changed. `written` is called when it has gone out, or cannot. */
  send(frame: Buffer, written?: () => void): void;
  /** It does not read: it is cut off, and can come back and resume. */
  tooSlow(): void;
  /** The match is over and everything has been sent. */
  finished(): void;
}

/** Everybody who follows one match, by what they may see. */
export class Watchers {
  readonly #viewers = new Map<Watcher, Viewer>();
  readonly #groups = new Map<Viewer, Set<Watcher>>();

  get size(): number {
    return this.#viewers.size;
  }

  get spectators(): number {
    return this.#groups.get('spectator')?.size ?? 0;
  }

  add(watcher: Watcher, viewer: Viewer): void {
    this.remove(watcher);
    this.#viewers.set(watcher, viewer);
    const group = this.#groups.get(viewer);
    if (group === undefined) this.#groups.set(viewer, new Set([watcher]));
    else group.add(watcher);
  }

  remove(watcher: Watcher): void {
    const viewer = this.#viewers.get(watcher);
    if (viewer === undefined) return;
    this.#viewers.delete(watcher);
    const group = this.#groups.get(viewer);
    group?.delete(watcher);
    if (group?.size === 0) this.#groups.delete(viewer);
  }

  /** The points of view that somebody has. */
  viewers(): Iterable<Viewer> {
    return this.#groups.keys();
  }

  all(): Iterable<Watcher> {
    return this.#viewers.keys();
  }

  /** Sends everybody what is meant for their point of view, each text made once. */
  tell(frameFor: (viewer: Viewer) => string): void {
    if (this.#viewers.size === 0) return;
    for (const [viewer, group] of this.#groups) {
      const frame = Buffer.from(frameFor(viewer));
      for (const watcher of group) watcher.send(frame);
    }
  }

  /** Sends everybody the same. */
  tellAll(text: string): void {
    const frame = Buffer.from(text);
    for (const watcher of this.#viewers.keys()) watcher.send(frame);
  }
}
