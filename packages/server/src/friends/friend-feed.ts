import type { Challenges, FollowedList, ServerMessageOf } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import { errorFields } from '../logging/logger.js';
import { isOutage } from '../refusal.js';
import type { Online } from './online.js';

/** Changes are told together, in milliseconds. */
const PAUSE = 250;

/** A connection that follows its person's friends and challenges. */
export interface FriendWatcher {
  tell(message: ServerMessageOf<'friends'>): void;
}

/** What a watcher was last told of. */
interface Told {
  readonly person: string;
  readonly followed: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
}

/** Where the feed reads what it tells. */
export interface FriendSource {
  list(person: string): Promise<FollowedList>;
  challenges(person: string): Promise<Challenges>;
}

/** Tells connections who of the people they follow is there, and who has asked them to which table. */
export class FriendFeed {
  readonly #context: Pick<HostContext, 'runtime' | 'logger' | 'bus'>;
  readonly #source: FriendSource;
  readonly #watchers = new Map<FriendWatcher, Told>();
  readonly #due = new Set<FriendWatcher>();

  constructor(context: Pick<HostContext, 'runtime' | 'logger' | 'bus'>, online: Online, source: FriendSource) {
    this.#context = context;
    this.#source = source;
    online.onChange((people) => this.#refresh(({ followed }) => meet(people, followed)));
    context.bus.on('circle', ({ people }) => this.#changed(people));
    context.bus.on('invitations', ({ table }) => this.#tableChanged(table));
    context.bus.onReconnect(() => this.#refresh(() => true));
  }

  async enter(watcher: FriendWatcher, person: string): Promise<void> {
    // First of all, so that nothing is missed that changes meanwhile.
    this.#watchers.set(watcher, { person, followed: new Set(), tables: new Set() });
    await this.#tell(watcher);
  }

  leave(watcher: FriendWatcher): void {
    this.#watchers.delete(watcher);
    this.#due.delete(watcher);
  }

  /** What these people are to others, what they show, or what they are asked has changed. */
  changed(...people: readonly string[]): void {
    this.#context.bus.publish('circle', { people });
    this.#changed(people);
  }

  /** A table is no longer one that somebody may be asked to. */
  tableChanged(table: string): void {
    this.#context.bus.publish('invitations', { table });
    this.#tableChanged(table);
  }

  #changed(people: readonly string[]): void {
    const changed = new Set(people);
    this.#refresh(({ person, followed }) => changed.has(person) || meet(changed, followed));
  }

  #tableChanged(table: string): void {
    this.#refresh(({ tables }) => tables.has(table));
  }

  #refresh(isConcerned: (told: Told) => boolean): void {
    const before = this.#due.size;
    for (const [watcher, told] of this.#watchers) if (isConcerned(told)) this.#due.add(watcher);
    if (before > 0 || this.#due.size === 0) return;
    this.#context.runtime.after(PAUSE, () => {
      const due = [...this.#due];
      this.#due.clear();
      for (const watcher of due) {
        this.#tell(watcher).catch((error) => {
          if (!isOutage(error)) this.#context.logger.error(errorFields(error), 'friends could not be told');
        });
      }
    });
  }

  async #tell(watcher: FriendWatcher): Promise<void> {
    const person = this.#watchers.get(watcher)?.person;
    if (person === undefined) return;
    const [{ people }, challenges] = await Promise.all([this.#source.list(person), this.#source.challenges(person)]);
    if (!this.#watchers.has(watcher)) return;
    this.#watchers.set(watcher, {
      person,
      followed: new Set(people.map((each) => each.person.id)),
      tables: new Set([...challenges.received, ...challenges.sent].map(({ table }) => table)),
    });
    const online = people.flatMap((each) => (each.online === true ? [each.person.id] : []));
    watcher.tell({ type: 'friends', online, challenges });
  }
}

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  for (const each of some) if (others.has(each)) return true;
  return false;
};
