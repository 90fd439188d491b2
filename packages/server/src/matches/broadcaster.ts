import type { AddressedEvent, GameTypes, Viewer } from '@souk/kernel';
import type { ChatLine } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import type { EntryRow, TableRow } from '../store/rows.js';
import { tableResource } from '../tables/resource.js';
import { stateMessages, updateMessages } from './messages.js';
import { type Attendance, Presence } from './presence.js';
import type { Progress } from './progress.js';
import { type Watcher, Watchers } from './watchers.js';

/** Tells the watchers of a match everything that they are told. */
export class Broadcaster {
  readonly #watchers: Watchers;
  readonly presence: Presence;

  constructor(
    id: string,
    context: Pick<HostContext, 'runtime' | 'bus' | 'name' | 'config' | 'background' | 'load' | 'audiences'>,
  ) {
    this.#watchers = new Watchers(context);
    const here = (): Attendance => ({
      seats: [...this.#watchers.viewers()].filter((viewer) => viewer !== 'spectator').sort(),
      spectators: this.#watchers.spectators,
    });
    this.presence = new Presence(id, context, here, (text) => this.#watchers.sendToAll(text));
  }

  get size(): number {
    return this.#watchers.size;
  }

  add(watcher: Watcher, viewer: Viewer): void {
    this.#watchers.add(watcher, viewer);
    this.presence.changed();
  }

  /** Everything that has happened is told: what is sent next comes after it. */
  flush(): void {
    this.#watchers.flush();
  }

  remove(watcher: Watcher): void {
    this.#watchers.remove(watcher);
    this.presence.changed();
  }

  /** The match is over: there is nothing more to come but chat. */
  finish(): void {
    this.flush();
    for (const watcher of [...this.#watchers.all()]) watcher.finished();
  }

  /** People who watch may have sat down or got up; `viewerFor` throws for those who may no longer watch. */
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
    this.#watchers.sendToAll(tableMessage(table));
  }

  tellState(progress: Progress): void {
    if (this.size > 0) this.#watchers.send(stateMessages(progress));
  }

  tellEntry(progress: Progress, entry: EntryRow, told: readonly AddressedEvent<GameTypes['Event']>[]): void {
    if (this.size > 0) this.#watchers.send(updateMessages(progress, entry, told));
  }

  tellChat(line: ChatLine, isMutedBy: (listener: string) => boolean): void {
    this.flush();
    const message = JSON.stringify(line);
    for (const watcher of this.#watchers.all()) {
      if (watcher.person === undefined || !isMutedBy(watcher.person)) watcher.send(message);
    }
  }
}

export const tableMessage = (table: TableRow): string => JSON.stringify({ type: 'table', table: tableResource(table) });
