import type { GameTypes, Told, Viewer } from '@souk/kernel';
import type { ChatLine } from '@souk/protocol';
import type { EntryRow, TableRow } from '../store/rows.js';
import { tableResource } from '../tables/resource.js';
import { stateFrames, updateFrames } from './frames.js';
import { Presence, type Present } from './presence.js';
import type { Progress } from './progress.js';
import type { Surroundings } from './surroundings.js';
import { type Watcher, Watchers } from './watchers.js';

/** Those who follow a match, and everything that they are told. */
export class Audience {
  readonly #watchers = new Watchers();
  readonly presence: Presence;

  constructor(id: string, around: Pick<Surroundings, 'outside' | 'bus' | 'name'>) {
    const here = (): Present => ({
      seats: [...this.#watchers.viewers()].filter((viewer) => viewer !== 'spectator').sort(),
      spectators: this.#watchers.spectators,
    });
    this.presence = new Presence(id, around, here, (text) => this.#watchers.tellAll(text));
  }

  get size(): number {
    return this.#watchers.size;
  }

  add(watcher: Watcher, viewer: Viewer): void {
    this.#watchers.add(watcher, viewer);
    this.presence.changed();
  }

  remove(watcher: Watcher): void {
    this.#watchers.remove(watcher);
    this.presence.changed();
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
}

export const tableFrame = (table: TableRow): string => JSON.stringify({ type: 'table', table: tableResource(table) });
