import { elementAt } from '@souk/kernel';
import type { Store, TableRow } from '@souk/server';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PROFILE } from '../src/profiles/audience.js';
import type { CountedMatch } from '../src/store/rows.js';
import type { Board } from '../src/store/statements/ranking.js';
import { NO_CHANGE } from './support/advance.js';
import { counted, withResult } from './support/counted.js';
import { GAME, move, newStore, table, token } from './support/stored-rows.js';

const BOARD: Board = { game: GAME, seats: 0, since: 0, known: null };
const TOP = { careful: Number.MAX_VALUE, person: '~' };

/** A store with accounts of these names. */
async function storeWith(...people: readonly string[]): Promise<Store> {
  const store = await newStore();
  for (const id of people) {
    await store.people.add({ id, name: id, account: false, since: 1 }, token(`h ${id}`, id));
    await store.people.register(id, id, id, 'secret', []);
  }
  return store;
}

/** A match that is over and has counted. */
async function play(store: Store, match: CountedMatch, rated = true): Promise<TableRow> {
  const row = table();
  await store.tables.add([row]);
  await store.matches.append(row.id, move(1, 1), { ...NO_CHANGE, phase: 'over', finished: match.time, rated });
  await store.matches.count(row.id, match);
  return row;
}

describe('A store of profiles', () => {
  test('adds one point to the history for every rated match, and the last is the rating', async () => {
    const store = await storeWith('ann', 'ben', 'cat');
    const first = await play(store, counted(['ann', 'ben'], { time: 10 }));
    await play(store, counted(['ben', 'ann', 'cat'], { time: 20 }));
    await play(store, counted(['ann', 'ben'], { time: 30 }));
    await play(store, counted(['ann', 'ben'], { time: 40 }), false);
    const ratings = await store.profiles.ratings('ann');
    expect(ratings.map(({ seats, matches }) => [seats, matches])).toEqual([
      [null, 3],
      [2, 2],
      [3, 1],
    ]);
    for (const { seats, mu, sigma, matches } of ratings) {
      const range = await store.profiles.historyRange('ann', GAME, seats ?? 0, 0, 100);
      expect(range).toEqual({ first: 1, last: matches });
      if (range === undefined) continue;
      const points = await store.profiles.history('ann', { game: GAME, seats: seats ?? 0 }, range, 1, 'ann');
      expect(points).toHaveLength(matches);
      expect(points.at(-1)).toMatchObject({ n: matches, mu, sigma });
    }
    expect(await store.profiles.historyRange('ann', GAME, 0, 15, 25)).toEqual({ first: 2, last: 2 });
    expect(await store.profiles.historyRange('ann', GAME, 0, 31, 99)).toBeUndefined();
    const every = await store.profiles.history('ann', { game: GAME, seats: 0 }, { first: 1, last: 3 }, 2, 'ann');
    expect(every.map(({ n, match }) => [n, match === first.id])).toEqual([
      [1, true],
      [3, false],
    ]);
    expect(await store.profiles.points('cat')).toHaveLength(2);
  });

  test('counts results and bots once, and what each rated match has added', async () => {
    const store = await storeWith('ann', 'ben');
    const bots = [
      { level: 2, won: true },
      { level: 2, won: false },
      { level: 4, won: false },
    ];
    const match = counted(['ann', 'ben'], { time: 10, bots });
    const { id } = await play(store, match);
    await store.matches.count(id, match);
    await play(store, counted(['ben', 'ann'], { time: 20, placings: [] }), false);
    expect(await store.profiles.tallies('ann')).toEqual([{ game: GAME, seats: 2, played: 2, won: 1, places: [1, 1] }]);
    expect(await store.profiles.botResults(GAME, 2)).toEqual([{ seats: 2, played: 2, won: 1 }]);
    expect(await store.profiles.botResults(GAME, 4)).toEqual([{ seats: 2, played: 1, won: 0 }]);
    expect(await store.profiles.botResults(GAME, 5)).toEqual([]);
    const [later, first] = await store.profiles.recent('ann', 'ann', 5);
    expect(later).toMatchObject({ place: 2, won: false, score: 10, time: 20, change: null });
    const [{ mu } = { mu: 0 }] = await store.profiles.ratings('ann');
    expect(first).toMatchObject({ match: id, place: 1, won: true, seats: 2 });
    expect(first?.change).toBeCloseTo(mu - 25, 10);
    expect(await store.profiles.recent('ann', 'ann', 1)).toHaveLength(1);
    expect(await store.matches.uncounted(10)).toEqual([]);
  });

  test('knows the best of each game, what was used, and how often was won in a row', async () => {
    const store = await storeWith('ann', 'ben');
    const plain = counted(['ann', 'ben']);
    await play(
      store,
      withResult({ ...plain, time: 1 }, 0, { score: 50, lead: 2, decisions: 30, used: ['lamp', 'ring'] }),
    );
    await play(store, withResult({ ...plain, time: 2 }, 0, { score: 40, lead: 9, decisions: 12 }));
    const lost = counted(['ben', 'ann'], { time: 3 });
    const hidden = await play(
      store,
      withResult({ ...lost, isPublic: false }, 1, { score: 99, lead: -1, decisions: 1 }),
    );
    await play(store, { ...plain, time: 4 });
    const bests = await store.profiles.bests('ann', 'ann');
    expect(bests.map(({ kind, value, time }) => [kind, value, time])).toEqual([
      ['decisions', 12, 2],
      ['lead', 10, 4],
      ['score', 99, 3],
    ]);
    const linkFor = async (viewer: string) =>
      (await store.profiles.bests('ann', viewer)).find(({ kind }) => kind === 'score')?.match;
    expect([await linkFor('ann'), await linkFor('ben')]).toEqual([hidden.id, hidden.id]);
    expect([await linkFor('cat'), await linkFor('')]).toEqual([null, null]);
    expect(await store.profiles.used('ann')).toEqual([
      { game: GAME, thing: 'lamp', played: 4, won: 3 },
      { game: GAME, thing: 'ring', played: 1, won: 1 },
    ]);
    expect(await store.profiles.runs('ann')).toEqual({ longest: 2, current: 1 });
    expect(await store.profiles.runs('ben')).toEqual({ longest: 1, current: 0 });
    expect(await store.profiles.runs('nobody')).toEqual({ longest: 0, current: 0 });
  });

  test('compares people by the matches in which both sat', async () => {
    const store = await storeWith('ann', 'ben', 'cat');
    await store.people.add({ id: 'gus', name: 'Gus', account: false, since: 1 }, token('g', 'gus'));
    for (let time = 1; time <= 6; time++) await play(store, counted(['ann', 'ben', 'gus'], { time }));
    await play(store, counted(['ben', 'cat', 'ann'], { time: 7 }));
    await play(store, withResult(counted(['cat', 'ann'], { time: 8 }), 1, { place: 1 }));
    expect(await store.profiles.rivals('ann', 5)).toEqual([
      { other: 'ben', ahead: 6, behind: 1, level: 0 },
      { other: 'cat', ahead: 0, behind: 1, level: 1 },
    ]);
    expect(await store.profiles.against('ben', 'ann')).toEqual({ ahead: 1, behind: 6, level: 0 });
    expect(await store.profiles.against('ben', 'nobody')).toEqual({ ahead: 0, behind: 0, level: 0 });
    const meetings = await store.profiles.meetings('ann', ['ben', 'cat']);
    const placesWith = (other: string) =>
      meetings.filter((each) => each.other === other).map(({ place, otherPlace }) => [place, otherPlace]);
    expect(placesWith('ben')).toEqual([
      [3, 1],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(placesWith('cat')).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });

  test('ranks by the careful estimate, from ten rated matches on', async () => {
    const store = await storeWith('ann', 'ben', 'cat', 'dan', 'eve');
    const names = ['ann', 'ben', 'cat', 'dan'];
    for (let time = 1; time <= 10; time++) await play(store, counted(names, { time }));
    for (let time = 11; time <= 19; time++) await play(store, counted(['eve', 'dan'], { time }));
    const rows = await store.profiles.ranking(BOARD, TOP, 5, 10);
    expect(rows.map(({ face, matches, won }) => [face.name, matches, won])).toEqual([
      ['ann', 10, 10],
      ['ben', 10, 0],
      ['cat', 10, 0],
      ['dan', 19, 0],
    ]);
    for (const { mu, sigma, careful } of rows) expect(careful).toBeCloseTo(mu - 2 * sigma, 10);
    for (const { before } of rows) expect(before).not.toBeNull();
    const [first, second] = [elementAt(rows, 0), elementAt(rows, 1)];
    const place = { careful: second.careful, person: 'ben' };
    expect(await store.profiles.rankedAbove(BOARD, place)).toBe(1);
    expect(await store.profiles.nextAbove(BOARD, place)).toEqual({ face: first.face, careful: first.careful });
    const later = await store.profiles.ranking(BOARD, place, 0, 1);
    expect(later.map(({ face, before }) => [face.name, before])).toEqual([['cat', null]]);
    const names4 = (await store.profiles.ranking({ ...BOARD, seats: 4 }, TOP, 0, 10)).map(({ face }) => face.name);
    expect(names4).toEqual(names);
    expect(await store.profiles.ranking({ ...BOARD, seats: 2 }, TOP, 0, 10)).toEqual([]);
    const active = await store.profiles.ranking({ ...BOARD, since: 15 }, TOP, 0, 10);
    expect(active.map(({ face }) => face.name)).toEqual(['dan']);
    expect(await store.profiles.standing('eve', GAME, 0)).toMatchObject({ matches: 9 });
    expect(await store.profiles.standing('eve', GAME, 3)).toBeUndefined();
    await store.circle.follow('dan', 'ben', 1);
    await store.circle.follow('dan', 'eve', 1);
    const known = { ...BOARD, known: 'dan' };
    const ofKnown = await store.profiles.rankingOfKnown(known, TOP, 0, 10);
    expect(ofKnown.map(({ face }) => face.name)).toEqual(['ben', 'dan']);
    const dan = { careful: elementAt(ofKnown, 1).careful, person: 'dan' };
    expect(await store.profiles.knownRankedAbove(known, dan)).toBe(1);
    expect((await store.profiles.nextKnownAbove(known, dan))?.face.name).toBe('ben');
    await store.people.remove('ann', null);
    expect((await store.profiles.ranking(BOARD, TOP, 0, 1)).map(({ face }) => face.name)).toEqual(['ben']);
    expect(await store.profiles.rankedAbove(BOARD, place)).toBe(0);
  });

  test('keeps settings and portraits of accounts, and of nobody else', async () => {
    const store = await storeWith('ann', 'ben');
    await store.people.add({ id: 'gus', name: 'Gus', account: false, since: 1 }, token('g', 'gus'));
    expect(await store.profiles.settings('ann')).toBeUndefined();
    const settings = { ...DEFAULT_PROFILE, avatar: 'panda', rivals: 'nobody' } as const;
    expect(await store.profiles.setSettings('ann', DEFAULT_PROFILE)).toBe(true);
    expect(await store.profiles.setSettings('ann', settings)).toBe(true);
    expect(await store.profiles.setSettings('gus', settings)).toBe(false);
    expect(await store.profiles.settings('ann')).toEqual(settings);
    const faces = [...(await store.profiles.faces(['gus', 'ann', 'nobody']))].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(faces).toEqual([
      { id: 'ann', name: 'ann', account: true, avatar: 'panda' },
      { id: 'gus', name: 'Gus', account: false, avatar: null },
    ]);
  });

  test('forgets all of a person who is deleted, and hands the results of a guest to the account', async () => {
    const store = await storeWith('ann', 'ben');
    await store.people.add({ id: 'gus', name: 'Gus', account: false, since: 1 }, token('g', 'gus'));
    await play(store, counted(['ann', 'ben', 'gus'], { time: 1 }));
    await play(store, counted(['gus', 'ben'], { time: 2 }));
    await store.circle.follow('ann', 'ben', 1);
    await store.circle.follow('ben', 'ann', 1);
    await store.profiles.setSettings('ann', DEFAULT_PROFILE);
    const open = { ...table(), phase: 'open' as const };
    await store.tables.add([open]);
    await store.circle.challenge(open.id, 'ben', 'ann', 1);
    await store.people.adopt('gus', { id: 'ann', name: 'ann', account: true, since: 1 });
    expect((await store.profiles.recent('ann', 'ann', 9)).map(({ time, place }) => [time, place])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(await store.profiles.recent('gus', 'ann', 9)).toEqual([]);
    await store.people.remove('ann', null);
    expect(await store.profiles.points('ann')).toEqual([]);
    expect(await store.profiles.ratings('ann')).toEqual([]);
    expect(await store.profiles.tallies('ann')).toEqual([]);
    expect(await store.profiles.settings('ann')).toBeUndefined();
    expect(await store.circle.followed('ben')).toEqual([]);
    expect(await store.circle.followers('ben')).toBe(0);
    expect(await store.circle.received('ben')).toEqual([]);
    expect(await store.profiles.rivals('ben', 9)).toEqual([]);
    await play(store, counted(['ben', 'ann'], { time: 3 }));
    expect(await store.profiles.recent('ann', 'ann', 9)).toEqual([]);
  });
});

describe('A store of friends', () => {
  test('knows who follows whom, and what they show', async () => {
    const store = await storeWith('ann', 'ben');
    await store.people.add({ id: 'gus', name: 'Gus', account: false, since: 1 }, token('g', 'gus'));
    expect(await store.circle.follow('ann', 'ben', 7)).toBe(true);
    expect(await store.circle.follow('ann', 'ben', 8)).toBe(false);
    expect(await store.circle.follow('ann', 'gus', 8)).toBe(false);
    const face = { id: 'ben', name: 'ben', account: true, avatar: null };
    expect(await store.circle.followed('ann')).toEqual([{ face, since: 7, mutual: false, presence: null }]);
    await store.profiles.setSettings('ben', { ...DEFAULT_PROFILE, presence: 'nobody' });
    await store.circle.follow('ben', 'ann', 9);
    expect(await store.circle.followed('ann')).toEqual([{ face, since: 7, mutual: true, presence: 'nobody' }]);
    expect([await store.circle.followers('ann'), await store.circle.followCount('ann')]).toEqual([1, 1]);
    await store.people.setMute('ann', 'ben', true);
    expect(await store.circle.relation('ann', 'ben')).toEqual({ following: true, followed: true, muted: true });
    expect(await store.circle.unfollow('ann', 'ben')).toBe(true);
    expect(await store.circle.relation('ben', 'ann')).toEqual({ following: true, followed: false, muted: false });
  });

  test('keeps challenges for as long as a table waits, and not from muted people', async () => {
    const store = await storeWith('ann', 'ben', 'cat');
    const row = { ...table(), phase: 'open' as const };
    await store.tables.add([row]);
    expect(await store.circle.challenge(row.id, 'ben', 'ann', 1)).toBe(true);
    expect(await store.circle.challenge(row.id, 'ben', 'cat', 2)).toBe(false);
    expect(await store.circle.challenge(row.id, 'cat', 'ann', 3)).toBe(true);
    const expected = { table: row.id, game: GAME, seats: 2, rated: false, time: 1, declined: false };
    expect(await store.circle.received('ben')).toMatchObject([{ ...expected, from: { id: 'ann' }, to: { id: 'ben' } }]);
    await store.people.setMute('ben', 'ann', true);
    expect(await store.circle.received('ben')).toEqual([]);
    expect((await store.circle.sent('ann')).map(({ to }) => to.id)).toEqual(['cat', 'ben']);
    await store.people.setMute('ben', 'ann', false);
    expect(await store.circle.decline(row.id, 'ben')).toBe(true);
    expect(await store.circle.received('ben')).toEqual([]);
    expect(await store.circle.sent('ann')).toMatchObject([{ declined: false }, { declined: true }]);
    expect(await store.circle.challenge(row.id, 'ben', 'ann', 4)).toBe(false);
    expect(await store.circle.withdraw(row.id, 'ben', 'cat')).toBe(false);
    expect(await store.circle.withdraw(row.id, 'ben', 'ann')).toBe(true);
    const cat = { id: 'cat', name: 'cat' };
    const seats = row.seats.map((seat, i) => (i === 1 ? { ...seat, person: cat } : seat));
    await store.tables.change({ ...row, seats });
    expect(await store.circle.asked(row.id)).toEqual([]);
    const other = { ...table(), phase: 'open' as const };
    await store.tables.add([other]);
    await store.circle.challenge(other.id, 'ben', 'ann', 1);
    await store.tables.change({ ...other, phase: 'closed' });
    expect(await store.circle.asked(other.id)).toEqual([]);
    expect(await store.circle.challenge(other.id, 'cat', 'ann', 1)).toBe(false);
  });
});
