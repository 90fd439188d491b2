import type { GameTypes, Told, Viewer } from '@souk/kernel';
import type { ChatLine } from '@souk/protocol';
import type { Outside } from '../outside.js';
import type { EntryRow, TableRow } from '../store/rows.js';
import { tableResource } from '../tables/resource.js';
import { stateFrames, updateFrames } from './frames.js';
import type { Progress } from './progress.js';
import { type Watcher, Watchers } from './watchers.js';

/** Milliseconds in which those who come and go are told of together. */
const PRESENCE_PAUSE = 1000;

/** Those who follow a match, and everything that they are told. */
export class Audience {
  readonly #watchers = new Watchers();
  readonly #outside: Pick<Outside, 'after'>;
  readonly #id: string;
  #presence = '';
  #presenceDue = false;

  constructor(id: string, outside: Pick<Outside, 'after'>) {
    this.#id = id;
    this.#outside = outside;
  }

  get size(): number {
    return this.#watchers.size;
  }

  add(watcher: Watcher, viewer: Viewer): void {
    this.#watchers.add(watcher, viewer);
    this.#presenceChanged();
  }

  remove(watcher: Watcher): void {
    this.#watchers.remove(watcher);
    this.#presenceChanged();
  }

  /** Lets everybody go: they have to come again. */
  dismiss(reason: string): void {
    for (const watcher of [...this.#watchers.all()]) watcher.dismiss(reason);
  }

  /** The match is over: there is nothing more to come but words. */
  finish(): void {
    for (const watcher of [...this.#watchers.all()]) watcher.finished();
  }

  /** Who follows may have sat down or got up; `viewerFor` throws for those who may no longer follow. */
  reseat(viewerFor: (person: string | undefined) => Viewer): void {
    for (const watcher of [...this.#watchers.all()]) {
      try {
        this.#watchers.add(watcher, viewerFor(watcher.person));
      } catch {
        this.#watchers.remove(watcher);
      }
    }
  }

  people(): string[] {
    return [...new Set([...this.#watchers.all()].flatMap(({ person }) => (person === undefined ? [] : [person])))];
  }

  tellTable(table: TableRow): void {
    this.#watchers.tellAll(tableFrame(table));
  }

  tellState(progress: Progress): void {
    this.#watchers.tell(stateFrames(progress));
  }

  tellEntry(progress: Progress, entry: EntryRow, told: readonly Told<GameTypes['Event']>[]): void {
    this.#watchers.tell(updateFrames(progress, entry, told));
  }

  tellChat(line: ChatLine, isMutedBy: (listener: string) => boolean): void {
    const frame = Buffer.from(JSON.stringify(line));
    for (const watcher of this.#watchers.all()) {
      if (watcher.person === undefined || !isMutedBy(watcher.person)) watcher.send(frame);
    }
  }

  /** Who is there is told a little later, once for all who come and go meanwhile. */
  #presenceChanged(): void {
    if (this.#presenceDue) return;
    this.#presenceDue = true;
    this.#outside.after(PRESENCE_PAUSE, () => {
      this.#presenceDue = false;
      this.#tellPresence();
    });
  }

  #tellPresence(): void {
    const seats = [...this.#watchers.viewers()].filter((viewer) => viewer !== 'spectator').sort();
    const { spectators } = this.#watchers;
    const text = JSON.stringify({ type: 'presence', match: this.#id, seats, spectators });
    if (text === this.#presence) return;
    this.#presence = text;
    this.#watchers.tellAll(text);
  }
}

export const tableFrame = (table: TableRow): string => JSON.stringify({ type: 'table', table: tableResource(table) });
