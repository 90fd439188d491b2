import { elementAt } from '@souk/kernel';
import type { NewTable } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { accounts } from './support/accounts.js';
import { ManualClock } from './support/clock.js';
import { openHost } from './support/host.js';
import { beginMatch, guest, request, type TestPerson } from './support/person.js';
import { playAllToEnd } from './support/play.js';
import { all } from './support/tuples.js';

const GAME = 'dwarven-traders';

/** Plays a match to its end, and waits until it has counted for all of them. */
async function playMatch(people: readonly TestPerson[], wish: Partial<NewTable> = {}): Promise<string> {
  const playedBy = async (person: TestPerson): Promise<number> => {
    const { results } = await person.do('profile', { params: { id: person.id } });
    return results.reduce((sum, { played }) => sum + played, 0);
  };
  const before = await all(people, playedBy);
  const { id } = await beginMatch(people, wish);
  const clients = await all(people, (person) => person.connect());
  const first = await all(clients, (client) => client.watch(id));
  await playAllToEnd(clients, id, first);
  await all(clients, (client) => client.close());
  for (const [i, person] of people.entries()) {
    await expect.poll(() => playedBy(person)).toBe(elementAt(before, i) + 1);
  }
  return id;
}

describe('A profile', () => {
  test('tells results, ratings, records, rivals and recent matches of an account', async () => {
    const { address } = await openHost();
    const [ann, ben] = await accounts(address, 'Ann', 'Ben');
    const id = await playMatch([ann, ben], { rated: true, visibility: 'public' });
    await playMatch([ann, ben]);
    const { outcome } = await ann.do('table', { params: { id } });
    const won = outcome?.winners.includes(0) ?? false;
    const profile = await ann.do('profile', { params: { id: ann.id } });
    const { ratings } = await ann.do('me');
    expect(profile).toMatchObject({
      ...{ id: ann.id, name: 'Ann', avatar: null, own: true, relation: null, followers: 0, showsCurve: true },
      ratings: [
        { ...elementAt(ratings, 0), seats: null, matches: 1 },
        { ...elementAt(ratings, 0), seats: 2, matches: 1 },
      ],
      results: [{ game: GAME, seats: 2, played: 2 }],
      rivals: [{ person: { id: ben.id, name: 'Ben', account: true } }],
    });
    const { records, rivals } = profile;
    expect(records?.recent).toHaveLength(2);
    const rated = records?.recent.find(({ match }) => match === id);
    expect(rated).toMatchObject({ won, place: outcome?.ranks[0], score: outcome?.scores[0] });
    expect(rated?.change).toBeCloseTo(elementAt(ratings, 0).mu - 25, 9);
    expect(records?.recent.find(({ match }) => match !== id)?.change).toBeNull();
    expect(records?.bests.map(({ kind }) => kind)).toContain('score');
    const [rival] = rivals ?? [];
    expect((rival?.ahead ?? 0) + (rival?.behind ?? 0) + (rival?.level ?? 0)).toBe(2);
    expect(rival?.last).toHaveLength(2);
    const seenByBen = await ben.do('profile', { params: { id: ann.id } });
    expect(seenByBen.relation?.headToHead).toEqual({ ...rival, person: undefined });
    expect(seenByBen.own).toBe(false);
  });

  test('links matches of tables that were not public for those alone who sat there', async () => {
    const { address } = await openHost();
    const [ann, ben, eve] = await accounts(address, 'Ann', 'Ben', 'Eve');
    const id = await playMatch([ann, ben], { rated: true });
    const linksFor = async (caller: Parameters<typeof request>[0]) => {
      const { body } = await request(caller, 'profile', { params: { id: ann.id } });
      const history = await request(caller, 'ratingHistory', { params: { id: ann.id, game: GAME } });
      const { recent = [], bests = [] } = body.records ?? {};
      return [...recent, ...bests, ...history.body.points].map(({ match }) => match);
    };
    for (const person of [ann, ben]) expect(new Set(await linksFor(person))).toEqual(new Set([id]));
    for (const caller of [eve, { address }]) expect(new Set(await linksFor(caller))).toEqual(new Set([null]));
  });

  test('shows what its owner lets others see, and all to the owner', async () => {
    const { address } = await openHost();
    const [ann, ben, eve] = await accounts(address, 'Ann', 'Ben', 'Eve');
    await playMatch([ann, ben], { rated: true });
    await ann.do('follow', { body: { person: ben.id, following: true } });
    const audiences = { curve: 'followed', records: 'nobody', rivals: 'followed' } as const;
    const settings = await ann.do('changeProfile', { body: { avatar: 'panda', audiences } });
    expect(settings).toEqual({ avatar: 'panda', audiences: { ...audiences, presence: 'followed', challenges: 'all' } });
    expect(await ann.do('changeProfile', { body: { audiences: { presence: 'nobody' } } })).toMatchObject({
      avatar: 'panda',
      audiences: { curve: 'followed', presence: 'nobody' },
    });
    expect(await ann.do('profileSettings')).toMatchObject({ avatar: 'panda', audiences: { presence: 'nobody' } });
    expect((await ann.do('me')).avatar).toBe('panda');
    const seen = async (person: TestPerson) => {
      const { records, rivals, showsCurve, online } = await person.do('profile', { params: { id: ann.id } });
      return { records: records !== null, rivals: rivals !== null, showsCurve, online };
    };
    expect(await seen(ann)).toEqual({ records: true, rivals: true, showsCurve: true, online: false });
    expect(await seen(ben)).toEqual({ records: false, rivals: true, showsCurve: true, online: null });
    expect(await seen(eve)).toEqual({ records: false, rivals: false, showsCurve: false, online: null });
    const asked = { params: { id: ann.id, game: GAME } };
    expect((await ben.do('ratingHistory', asked)).points).toHaveLength(1);
    expect(await eve.refused('ratingHistory', asked)).toMatchObject({ status: 403, code: 'forbidden' });
    const { people } = await eve.do('faces', { query: { ids: `${ann.id},${eve.id}` } });
    expect(people.map(({ name, avatar }) => [name, avatar]).sort()).toEqual([
      ['Ann', 'panda'],
      ['Eve', null],
    ]);
  });

  test('is had by accounts alone, and not by those who are deleted', async () => {
    const { address } = await openHost();
    const [ann] = await accounts(address, 'Ann');
    const gus = await guest(address, 'Gus');
    expect(await ann.refused('profile', { params: { id: gus.id } })).toMatchObject({ status: 404, code: 'not-found' });
    expect(await ann.refused('ratingHistory', { params: { id: gus.id, game: GAME } })).toMatchObject({ status: 404 });
    expect(await gus.refused('profileSettings')).toMatchObject({ status: 403 });
    expect(await gus.refused('changeProfile', { body: { avatar: 'panda' } })).toMatchObject({ status: 403 });
    expect((await gus.do('profile', { params: { id: ann.id } })).relation).toBeNull();
    await ann.do('deleteMe', { body: { passphrase: 'correct horse' } });
    expect(await gus.refused('profile', { params: { id: ann.id } })).toMatchObject({ status: 404 });
  });

  test('tells nothing of a deal that others still play', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const [ann] = await accounts(address, 'Ann');
    const table = { game: GAME, seats: [{ kind: 'you' as const }, { kind: 'bot' as const, level: 1 }] };
    const deal = await ann.do('newDeal', { body: { tables: 2, table } });
    const { id } = elementAt(deal.tables, 0);
    await ann.do('start', { params: { id } });
    const client = await ann.connect();
    await playAllToEnd([client], id, [await client.watch(id)]);
    expect(await ann.do('profile', { params: { id: ann.id } })).toMatchObject({ results: [], ratings: [] });
    expect((await ann.do('bot', { params: { game: GAME, level: 1 } })).results).toEqual([]);
    await ann.do('close', { params: { id: elementAt(deal.tables, 1).id } });
    runtime.advance(60_000);
    await expect
      .poll(async () => (await ann.do('profile', { params: { id: ann.id } })).results)
      .toMatchObject([{ played: 1 }]);
    const { outcome } = await ann.do('table', { params: { id } });
    const won = outcome?.winners.includes(1) === true ? 1 : 0;
    const bot = await ann.do('bot', { params: { game: GAME, level: 1 } });
    expect(bot).toMatchObject({ game: GAME, level: 1, results: [{ seats: 2, played: 1, won }] });
    expect(bot.name).not.toBe('');
  });

  test('counts what the game says that was played with', async () => {
    const { address } = await openHost();
    const [ann, ben] = await accounts(address, 'Ann', 'Ben');
    const decks = ['flying-squirrels', 'giant-pandas', 'veiled-chameleons'];
    const options = { deckSelection: 'random' };
    await playMatch([ann, ben], { game: 'dale-of-merchants', options });
    const { records } = await ann.do('profile', { params: { id: ann.id } });
    expect(records?.used).toHaveLength(decks.length);
    for (const { game, played } of records?.used ?? []) expect([game, played]).toEqual(['dale-of-merchants', 1]);
  });
});

describe('What was played with', () => {
  test('is the wizard of the own seat, and nobody where none was chosen', async () => {
    const { address } = await openHost();
    const [ann, ben] = await accounts(address, 'Ann', 'Ben');
    const options = { wizards: 'explicit', assignment: ['byros', 'ninx'] };
    await playMatch([ann, ben], { game: 'arcane-alley', options });
    await playMatch([ann, ben], { game: 'arcane-alley' });
    const usedBy = async ({ id }: TestPerson) => (await ann.do('profile', { params: { id } })).records?.used;
    expect(await usedBy(ann)).toMatchObject([{ game: 'arcane-alley', thing: 'byros', played: 1 }]);
    expect(await usedBy(ben)).toMatchObject([{ game: 'arcane-alley', thing: 'ninx', played: 1 }]);
  });
});

describe('The history of a rating', () => {
  test('grows by one with every rated match, and ends with the rating', async () => {
    const { address } = await openHost();
    const people = await accounts(address, 'Ann', 'Ben');
    const [ann] = people;
    const asked = { params: { id: ann.id, game: GAME } };
    expect(await ann.do('ratingHistory', asked)).toEqual({ game: GAME, seats: null, every: 1, points: [] });
    for (let played = 1; played <= 3; played++) {
      const id = await playMatch(people, { rated: true });
      const [rating] = (await ann.do('me')).ratings;
      for (const query of [{}, { seats: 2 }]) {
        const { points, every } = await ann.do('ratingHistory', { ...asked, query });
        expect([points.length, every]).toEqual([played, 1]);
        const { mu, sigma } = rating ?? { mu: 0, sigma: 0 };
        expect(points.at(-1)).toMatchObject({ n: played, mu, sigma, match: id });
      }
    }
    await playMatch(people);
    const { points } = await ann.do('ratingHistory', asked);
    expect(points).toHaveLength(3);
    expect((await ann.do('ratingHistory', { ...asked, query: { seats: 3 } })).points).toEqual([]);
    const { time } = elementAt(points, 1);
    const later = await ann.do('ratingHistory', { ...asked, query: { since: time } });
    expect(later.points.map(({ n }) => n).at(0)).toBeLessThanOrEqual(2);
    expect((await ann.do('ratingHistory', { ...asked, query: { until: 1 } })).points).toEqual([]);
  });
});
