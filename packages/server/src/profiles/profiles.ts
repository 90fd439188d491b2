import type {
  ChangeProfile,
  Face,
  HeadToHead,
  Profile,
  ProfileSettings,
  RatingHistory,
  Relation,
} from '@souk/protocol';
import type { Friends } from '../friends/friends.js';
import type { Online } from '../friends/online.js';
import type { HostContext } from '../host-context.js';
import type { Identity, People } from '../people/people.js';
import { notFound, Refusal } from '../refusal.js';
import type { PersonRow, ProfileRow } from '../store/rows.js';
import type { Meeting } from '../store/statements/rivals.js';
import { ALL_SEATS } from '../store/statements/standings.js';
import { DEFAULT_PROFILE, includes } from './audience.js';

const RECENT = 10;
const RIVALS = 10;
const MAX_POINTS = 400;

/** Which part of a history is asked for. */
interface HistoryRequest {
  readonly game: string;
  readonly seats: number | undefined;
  readonly since: number | undefined;
  readonly until: number | undefined;
}

/** What somebody who looks at an account is to it; nobody: a client without a name. */
interface Viewer {
  readonly id: string;
  readonly isOwner: boolean;
  /** Whether the account follows them. */
  readonly isFollowed: boolean;
  readonly isFollowing: boolean;
  readonly hasMuted: boolean;
}

const NOBODY = '';

const settingsFrom = ({ avatar, ...audiences }: ProfileRow): ProfileSettings => ({ avatar, audiences });

const encounter = ({ place, otherPlace }: Meeting): HeadToHead['last'][number] =>
  place < otherPlace ? 'ahead' : place > otherPlace ? 'behind' : 'level';

const lastWith = (meetings: readonly Meeting[], other: string): HeadToHead['last'] =>
  meetings.filter((meeting) => meeting.other === other).map(encounter);

/** The pages of accounts: how they have done, as far as they show it. */
export class Profiles {
  readonly #context: Pick<HostContext, 'store'>;
  readonly #people: People;
  readonly #friends: Friends;
  readonly #online: Online;

  constructor(context: Pick<HostContext, 'store'>, people: People, friends: Friends, online: Online) {
    this.#context = context;
    this.#people = people;
    this.#friends = friends;
    this.#online = online;
  }

  faces(ids: readonly string[]): Promise<readonly Face[]> {
    return this.#context.store.profiles.faces([...new Set(ids)]);
  }

  async settings({ person }: Identity): Promise<ProfileSettings> {
    await this.#people.account(person.id);
    return settingsFrom(await this.#settingsOf(person.id));
  }

  async change({ person }: Identity, change: ChangeProfile): Promise<ProfileSettings> {
    await this.#people.account(person.id);
    const before = await this.#settingsOf(person.id);
    const { avatar = before.avatar, audiences } = change;
    const after: ProfileRow = { ...before, ...audiences, avatar };
    if (!(await this.#context.store.profiles.setSettings(person.id, after))) throw notFound('person');
    if (before.presence !== after.presence) this.#friends.feed.changed(person.id);
    return settingsFrom(after);
  }

  async profile(id: string, identity: Identity | undefined): Promise<Profile> {
    const { circle, profiles } = this.#context.store;
    const person = await this.#accountOf(id);
    const [settings, viewer] = await Promise.all([this.#settingsOf(id), this.#viewerOf(id, identity)]);
    const shows = (what: 'curve' | 'records' | 'rivals' | 'presence'): boolean =>
      viewer.isOwner || includes(settings[what], viewer.isFollowed);
    const [ratings, results, records, rivals, followers, relation] = await Promise.all([
      profiles.ratings(id),
      profiles.tallies(id),
      shows('records') ? this.#records(id, viewer.id) : null,
      shows('rivals') ? this.#rivals(id) : null,
      circle.followers(id),
      this.#relation(person, viewer),
    ]);
    return {
      id,
      name: person.name,
      since: person.since,
      avatar: settings.avatar,
      own: viewer.isOwner,
      ratings: [...ratings],
      results: [...results],
      showsCurve: shows('curve'),
      records,
      rivals,
      online: shows('presence') ? this.#online.isOn(id) : null,
      followers,
      relation,
    };
  }

  /** The points of a rating within a time; of more than are told every so many, the last always among them. */
  async history(id: string, identity: Identity | undefined, request: HistoryRequest): Promise<RatingHistory> {
    const { profiles } = this.#context.store;
    await this.#accountOf(id);
    const [settings, viewer] = await Promise.all([this.#settingsOf(id), this.#viewerOf(id, identity)]);
    if (!viewer.isOwner && !includes(settings.curve, viewer.isFollowed)) {
      throw new Refusal('forbidden', 'this person does not show how their ratings came about');
    }
    const { game, seats = ALL_SEATS, since = 0, until = Number.MAX_SAFE_INTEGER } = request;
    const told = { game, seats: request.seats ?? null };
    const range = await profiles.historyRange(id, game, seats, since, until);
    if (range === undefined) return { ...told, every: 1, points: [] };
    const every = Math.ceil((range.last - range.first + 1) / MAX_POINTS);
    return { ...told, every, points: [...(await profiles.history(id, { game, seats }, range, every, viewer.id))] };
  }

  async #accountOf(id: string): Promise<PersonRow> {
    const person = await this.#people.row(id);
    if (!person.account) throw new Refusal('not-found', 'there is no such profile: guests have none');
    return person;
  }

  async #settingsOf(id: string): Promise<ProfileRow> {
    return (await this.#context.store.profiles.settings(id)) ?? DEFAULT_PROFILE;
  }

  async #viewerOf(id: string, identity: Identity | undefined): Promise<Viewer> {
    const viewer = identity?.person.id ?? NOBODY;
    const { following, followed, muted } = await this.#context.store.circle.relation(viewer, id);
    return { id: viewer, isOwner: viewer === id, isFollowed: followed, isFollowing: following, hasMuted: muted };
  }

  async #records(id: string, viewer: string): Promise<NonNullable<Profile['records']>> {
    const { profiles } = this.#context.store;
    const [run, bests, used, recent] = await Promise.all([
      profiles.runs(id),
      profiles.bests(id, viewer),
      profiles.used(id),
      profiles.recent(id, viewer, RECENT),
    ]);
    return { run, bests: [...bests], used: [...used], recent: [...recent] };
  }

  async #rivals(id: string): Promise<NonNullable<Profile['rivals']>> {
    const { profiles } = this.#context.store;
    const rivals = await profiles.rivals(id, RIVALS);
    const others = rivals.map(({ other }) => other);
    const [faces, meetings] = await Promise.all([profiles.faces(others), profiles.meetings(id, others)]);
    return rivals.flatMap(({ other, ahead, behind, level }) => {
      const person = faces.find((face) => face.id === other);
      return person === undefined ? [] : [{ person, ahead, behind, level, last: lastWith(meetings, other) }];
    });
  }

  /** What the viewer is to the person; null: the same, a guest, or nobody. */
  async #relation({ id }: PersonRow, viewer: Viewer): Promise<Relation | null> {
    const { people, profiles } = this.#context.store;
    if (viewer.isOwner || viewer.id === NOBODY || (await people.find(viewer.id))?.account !== true) return null;
    const [mayChallenge, counts, meetings] = await Promise.all([
      this.#friends.mayChallenge(viewer.id, id),
      profiles.against(id, viewer.id),
      profiles.meetings(id, [viewer.id]),
    ]);
    return {
      following: viewer.isFollowing,
      followsYou: viewer.isFollowed,
      muted: viewer.hasMuted,
      mayChallenge,
      headToHead: { ...counts, last: lastWith(meetings, viewer.id) },
    };
  }
}
