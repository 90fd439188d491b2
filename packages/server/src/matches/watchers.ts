import type { Viewer } from '@souk/kernel';
import type { TextFrames } from '../live/text-frames.js';
import { type FeedContext, SpectatorFeed } from './spectator-feed.js';

/** A connection that watches a match. */
export interface Watcher {
  /** The id of the person behind it; undefined: a client without a name. */
  readonly person: string | undefined;
  /** `written` is called when the message has gone out, or cannot. */
  send(message: string, written?: () => void): void;
  /** Several of these, which others are sent as well: they are there only until the call returns. */
  sendAll(frames: TextFrames): void;
  /** Whether it may have so many entries played once more to be told what it has missed: each of them costs time. */
  mayReplay(entries: number): boolean;
  /** It does not read: it is cut off, and can come back and resume. */
  tooSlow(): void;
  /** The match is over and everything has been sent. */
  finished(): void;
}

/** The watchers of one match, by what they may see. */
export class Watchers {
  readonly #viewers = new Map<Watcher, Viewer>();
  readonly #groups = new Map<Viewer, Set<Watcher>>();
  readonly #feed: SpectatorFeed;

  constructor(context: FeedContext) {
    this.#feed = new SpectatorFeed(context, (frames) => {
      for (const watcher of this.#groups.get('spectator') ?? []) watcher.sendAll(frames);
    });
  }

  get size(): number {
    return this.#viewers.size;
  }

  get spectators(): number {
    return this.#groups.get('spectator')?.size ?? 0;
  }

  add(watcher: Watcher, viewer: Viewer): void {
    this.flush();
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

  /** The viewers that there are watchers for. */
  viewers(): Iterable<Viewer> {
    return this.#groups.keys();
  }

  /** Spectators are told now what they would be told a little later. */
  flush(): void {
    this.#feed.flush();
  }

  all(): Iterable<Watcher> {
    return this.#viewers.keys();
  }

  /** Sends every watcher what is meant for its viewer, each text made once. */
  send(messageFor: (viewer: Viewer) => string): void {
    for (const [viewer, group] of this.#groups) {
      const message = messageFor(viewer);
      if (viewer === 'spectator') this.#feed.push(message);
      else for (const watcher of group) watcher.send(message);
    }
  }

  /** Sends every watcher the same. */
  sendToAll(text: string): void {
    this.flush();
    for (const watcher of this.#viewers.keys()) watcher.send(text);
  }
}
