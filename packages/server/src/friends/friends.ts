import type { Challenge, Challenges, FollowedList, PersonRef } from '@souk/protocol';
import type { HostContext } from '../host-context.js';
import type { People } from '../people/people.js';
import { DEFAULT_PROFILE, includes } from '../profiles/audience.js';
import { notFound, Refusal } from '../refusal.js';
import type { TableRow } from '../store/rows.js';
import * as seating from '../tables/seating.js';
import type { Tables } from '../tables/tables.js';
import { FriendFeed } from './friend-feed.js';
import type { Online } from './online.js';

const MAX_FOLLOWED = 500;
/** People who are asked to one table, at most. */
const MAX_ASKED = 16;

/** Whom people follow, and to which tables they ask each other. Both are for accounts. */
export class Friends {
  readonly feed: FriendFeed;
  readonly #context: Pick<HostContext, 'store' | 'runtime' | 'bus' | 'logger'>;
  readonly #people: People;
  readonly #tables: Tables;
  readonly #online: Online;

  constructor(
    context: Pick<HostContext, 'store' | 'runtime' | 'bus' | 'logger'>,
    people: People,
    tables: Tables,
    online: Online,
  ) {
    this.#context = context;
    this.#people = people;
    this.#tables = tables;
    this.#online = online;
    this.feed = new FriendFeed(context, online, this);
  }

  /** Whom a person follows, and who of them is there as far as they show it. */
  async list(person: string): Promise<FollowedList> {
    const { circle } = this.#context.store;
    const [rows, followers] = await Promise.all([circle.followed(person), circle.followers(person)]);
    return {
      people: rows.map(({ face, since, mutual, presence }) => ({
        person: face,
        since,
        followsYou: mutual,
        online: includes(presence ?? DEFAULT_PROFILE.presence, mutual) ? this.#online.isOn(face.id) : null,
      })),
      followers,
    };
  }

  async follow(person: PersonRef, other: string, isFollowing: boolean): Promise<void> {
    const { store, runtime } = this.#context;
    await this.#people.account(person.id);
    if (person.id === other) throw new Refusal('bad-request', 'person: expected somebody else');
    if (isFollowing) {
      await this.#checkAccount(other);
      if ((await store.circle.followCount(person.id)) >= MAX_FOLLOWED) {
        throw new Refusal('conflict', `expected at most ${MAX_FOLLOWED} people to be followed`);
      }
      await store.circle.follow(person.id, other, runtime.now());
    } else {
      await store.circle.unfollow(person.id, other);
    }
    // Who is followed may show more to the other from now on, or less.
    this.feed.changed(person.id, other);
  }

  async challenges(person: string): Promise<Challenges> {
    const { circle } = this.#context.store;
    const [received, sent] = await Promise.all([circle.received(person), circle.sent(person)]);
    return { received: [...received], sent: [...sent] };
  }

  /** Asks a person to a table. Who has muted the asker is not told, and the asker not that they are muted. */
  async challenge(id: string, from: PersonRef, to: string): Promise<Challenge> {
    const { store, runtime } = this.#context;
    await this.#people.account(from.id);
    if (from.id === to) throw new Refusal('bad-request', 'person: expected somebody else');
    const table = await this.#tables.find(id);
    checkMayAsk(table, from, to);
    await this.#checkAccount(to);
    if (!(await this.mayChallenge(from.id, to)))
      throw new Refusal('forbidden', 'this person takes no challenges of yours');
    if ((await store.circle.asked(id)).length >= MAX_ASKED) {
      throw new Refusal('conflict', `expected at most ${MAX_ASKED} people to be asked to a table`);
    }
    if (!(await store.circle.challenge(id, to, from.id, runtime.now()))) {
      throw new Refusal('conflict', 'this person was asked to this table already');
    }
    this.feed.changed(from.id, to);
    const made = (await store.circle.sent(from.id)).find((each) => each.table === id && each.to.id === to);
    if (made === undefined) throw new Refusal('conflict', 'the table no longer waits for people');
    return made;
  }

  async withdraw(id: string, from: PersonRef, to: string): Promise<void> {
    if (!(await this.#context.store.circle.withdraw(id, to, from.id))) throw notFound('challenge');
    this.feed.changed(from.id, to);
  }

  /** Sits down at the table that a person was asked to, or declines. */
  async answer(id: string, person: PersonRef, accepts: boolean): Promise<TableRow> {
    const { circle } = this.#context.store;
    const challenge = (await circle.received(person.id)).find(({ table }) => table === id);
    if (challenge === undefined) throw notFound('challenge');
    const table = accepts ? await this.#tables.join(id, person, {}) : await this.#decline(id, person.id);
    this.feed.changed(person.id, challenge.from.id);
    return table;
  }

  async mayChallenge(from: string, to: string): Promise<boolean> {
    const { profiles, circle } = this.#context.store;
    const [settings = DEFAULT_PROFILE, { following }] = await Promise.all([
      profiles.settings(to),
      circle.relation(to, from),
    ]);
    return includes(settings.challenges, following);
  }

  /** A table waits no longer, or for nobody else: who was asked to it is told. */
  tableChanged(table: TableRow): void {
    if (table.phase !== 'open' || seating.isFull(table)) this.feed.tableChanged(table.id);
  }

  async #decline(id: string, person: string): Promise<TableRow> {
    await this.#context.store.circle.decline(id, person);
    return this.#tables.find(id);
  }

  async #checkAccount(id: string): Promise<void> {
    if (!(await this.#people.row(id)).account) throw notFound('account');
  }
}

function checkMayAsk(table: TableRow, from: PersonRef, to: string): void {
  seating.checkOpen(table);
  if (seating.seatOf(table, from.id) === undefined && table.host.id !== from.id) {
    throw new Refusal('forbidden', 'only those who sit at the table may ask others to it');
  }
  if (seating.seatOf(table, to) !== undefined) throw new Refusal('conflict', 'this person sits there already');
  if (table.kicked.includes(to)) throw new Refusal('conflict', 'this person was sent away from the table');
  if (seating.isFull(table)) throw new Refusal('conflict', 'every seat is taken');
}
