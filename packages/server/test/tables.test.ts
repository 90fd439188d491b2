import { describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.js';
import { openHost } from './support/host.js';
import { beginMatch, guest, guests } from './support/person.js';
import { playToEnd } from './support/play.js';
import { all } from './support/tuples.js';

const TWO_SEATS = [{ kind: 'you' }, { kind: 'open' }] as const;

describe('A table', () => {
  test('is made with options from the game’s own spec, and publishes a commitment', async () => {
    const { address } = await openHost();
    const ann = await guest(address, 'Ann');
    const table = await ann.newTable({ seats: [...TWO_SEATS], options: { freeSale: true } });
    expect(table).toMatchObject({ phase: 'open', host: { name: 'Ann' }, settings: { options: { freeSale: true } } });
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(table)).not.toContain('"seed"');
    expect(table.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  });

  test.each([
    ['a game that is not there', { game: 'chess' }, /game: expected one of/],
    ['an option that is not there', { options: { flying: true } }, /options/],
    ['options that contradict one another', { game: 'arcane-alley', options: { wizards: 'explicit' } }, /assignment/],
    ['too many seats', { seats: Array.from({ length: 8 }, () => ({ kind: 'open' as const })) }, /seats: expected/],
    ['two seats for oneself', { seats: [{ kind: 'you' as const }, { kind: 'you' as const }] }, /one seat at most/],
    ['a bot of no level', { seats: [{ kind: 'bot' as const, level: 9 }] }, /expected/],
  ])('with %s is refused', async (_, wish, message) => {
    const { address } = await openHost();
    const ann = await guest(address, 'Ann');
    const { status, message: said } = await ann.refused('newTable', {
      body: {
        game: 'dwarven-traders',
        seats: TWO_SEATS,
        ...wish,
      },
    });
    expect(status).toBe(400);
    expect(said).toMatch(message);
  });

  test('is listed if it is public, and otherwise found by its code or its link alone', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const open = await ann.newTable({ seats: [...TWO_SEATS], visibility: 'public' });
    const hidden = await ann.newTable({ seats: [...TWO_SEATS] });
    const { tables } = await ben.do('tables');
    expect(tables.map(({ id }) => id)).toEqual([open.id]);
    expect(await ben.do('tableByCode', { params: { code: hidden.code } })).toMatchObject({ id: hidden.id });
    expect(await ben.do('table', { params: { id: hidden.id } })).toMatchObject({ code: hidden.code });
    expect(await ben.refused('tableByCode', { params: { code: 'AAAAAA' } })).toMatchObject({ code: 'not-found' });
    expect((await ben.do('tables', { query: { game: 'arcane-alley' } })).tables).toEqual([]);
  });

  test('is joined and left; the host’s place passes on, and the last one closes it', async () => {
    const { address } = await openHost();
    const [ann, ben, eve] = await guests(address, 'Ann', 'Ben', 'Eve');
    const { id } = await ann.newTable({ seats: [...TWO_SEATS] });
    await ben.do('join', { params: { id }, body: { seat: 1 } });
    expect(await eve.refused('join', { params: { id } })).toMatchObject({ code: 'conflict' });
    const left = await ann.do('leave', { params: { id } });
    expect(left).toMatchObject({ host: { id: ben.id }, seats: [{ person: null }, { person: { id: ben.id } }] });
    expect(await ben.do('leave', { params: { id } })).toMatchObject({ phase: 'closed' });
    expect(await eve.refused('join', { params: { id } })).toMatchObject({ message: 'the table is closed' });
  });

  test('lets its host send a person away, for good, and no one but the host', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { id } = await ann.newTable({ seats: [...TWO_SEATS] });
    await ben.do('join', { params: { id } });
    expect(await ben.refused('kick', { params: { id }, body: { seat: 0 } })).toMatchObject({ code: 'forbidden' });
    expect(await ann.do('kick', { params: { id }, body: { seat: 1 } })).toMatchObject({
      seats: [{}, { person: null }],
    });
    expect(await ben.refused('join', { params: { id } })).toMatchObject({ code: 'forbidden' });
  });

  test('starts when its host says so and every seat is taken', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { id } = await ann.newTable({ seats: [...TWO_SEATS] });
    expect(await ann.refused('start', { params: { id } })).toMatchObject({ message: /every seat/ });
    await ann.do('setSeat', { params: { id, seat: 1 }, body: { kind: 'bot', level: 2 } });
    expect(await ben.refused('start', { params: { id } })).toMatchObject({ code: 'forbidden' });
    expect(await ann.do('start', { params: { id } })).toMatchObject({ phase: 'playing' });
    expect(await ann.refused('start', { params: { id } })).toMatchObject({ code: 'conflict' });
  });

  test('tells those who watch it what changes, and becomes the match when it starts', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { id } = await ann.newTable({ seats: [...TWO_SEATS] });
    const [host, other] = [await ann.connect(), await ben.connect()];
    host.send({ type: 'watch', match: id });
    await host.nextOf('table');
    other.send({ type: 'watch', match: id });
    await other.nextOf('table');
    await ben.do('join', { params: { id } });
    expect((await host.nextOf('table')).table.seats[1]?.person?.name).toBe('Ben');
    await ann.do('start', { params: { id } });
    expect(await other.nextState(id)).toMatchObject({ type: 'state', seat: 1, seq: 0 });
  });

  test('without spectators is seen by those who sit there alone', async () => {
    const { address } = await openHost();
    const [ann, ben, eve] = await guests(address, 'Ann', 'Ben', 'Eve');
    const { id } = await beginMatch([ann, ben], { spectators: false });
    expect(await eve.refused('match', { params: { id } })).toMatchObject({ code: 'forbidden' });
    expect(await eve.refused('chat', { params: { id } })).toMatchObject({ code: 'forbidden' });
    const client = await eve.connect();
    client.send({ type: 'watch', match: id });
    expect(await client.nextOf('error')).toMatchObject({ code: 'forbidden', match: id });
    expect(await ben.do('match', { params: { id } })).toMatchObject({ seat: 1 });
  });

  test('that nobody starts is closed after a while', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({ idleDays: 1 }, { runtime });
    const ann = await guest(address, 'Ann');
    const { id } = await ann.newTable({ seats: [...TWO_SEATS] });
    const client = await ann.connect();
    client.send({ type: 'watch', match: id });
    await client.nextOf('table');
    runtime.advance(25 * 3_600_000);
    expect((await client.nextOf('table')).table.phase).toBe('closed');
  });
});

describe('Quick match', () => {
  test('brings together those who want the same, and starts by itself', async () => {
    const { address } = await openHost();
    const [ann, ben, eve] = await guests(address, 'Ann', 'Ben', 'Eve');
    const wish = { game: 'dwarven-traders', seats: 2 };
    const first = await ann.do('quick', { body: wish });
    expect(await ann.do('quick', { body: wish })).toMatchObject({ id: first.id, phase: 'open' });
    const other = await eve.do('quick', { body: { ...wish, seats: 3 } });
    expect(other.id).not.toBe(first.id);
    expect(await ben.do('quick', { body: wish })).toMatchObject({ id: first.id, phase: 'playing' });
  });
});

describe('A rematch', () => {
  test('is made by the person who asks first, joined by the other, and starts by itself', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    expect(await people[0].refused('rematch', { params: { id } })).toMatchObject({ code: 'conflict' });
    const clients = await all(people, (person) => person.connect());
    await all(clients, async (client) => playToEnd(client, id, await client.watch(id)));
    const again = await people[1].do('rematch', { params: { id } });
    expect(again.seats[1]?.person?.id).toBe(people[1].id);
    const told = await clients[0].nextOf('table', ({ table }) => table.rematch !== null);
    expect(told.table.rematch).toBe(again.id);
    const joined = await people[0].do('rematch', { params: { id } });
    expect(joined).toMatchObject({ id: again.id, phase: 'playing', seats: [{ person: { id: people[0].id } }, {}] });
    expect(joined.commitment).not.toBe((await people[0].do('table', { params: { id } })).commitment);
  });

  test('DM-SETUP-8 is begun by one of those who lost, where the game says so', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people, { game: 'dale-of-merchants' });
    await people[0].do('resign', { params: { id } });
    const again = await people[0].do('rematch', { params: { id } });
    expect(again.settings.options).toMatchObject({ lastWinner: 1 });
  });

  test('is made anew if the person who asked first has left it again', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch([ann, ben], { game: 'dale-of-merchants' });
    await ben.do('resign', { params: { id } });
    const first = await ann.do('rematch', { params: { id } });
    expect(await ann.do('leave', { params: { id: first.id } })).toMatchObject({ phase: 'closed' });
    const second = await ben.do('rematch', { params: { id } });
    expect(second).toMatchObject({ phase: 'open', seats: [{ person: null }, { person: { id: ben.id } }] });
    expect(second.id).not.toBe(first.id);
    expect(await ann.do('rematch', { params: { id } })).toMatchObject({ id: second.id, phase: 'playing' });
  });
});

describe('The lobby', () => {
  test('is told to those who look at it', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const ann = await guest(address, 'Ann');
    const client = await ann.connect();
    client.send({ type: 'lobby', on: true });
    expect((await client.nextOf('lobby')).tables).toEqual([]);
    const { id } = await ann.newTable({ seats: [...TWO_SEATS], visibility: 'public' });
    runtime.advance(10_000);
    expect((await client.nextOf('lobby')).tables.map((table) => table.id)).toEqual([id]);
  });

  test('lists the games with options, levels and standing answers', async () => {
    const { address } = await openHost();
    const { games } = await (await guest(address, 'Ann')).do('games');
    expect(games.map(({ id }) => id).sort()).toEqual(['arcane-alley', 'dale-of-merchants', 'dwarven-traders']);
    expect(games.every(({ levels }) => levels.length === 5)).toBe(true);
    expect(games.find(({ id }) => id === 'arcane-alley')?.standingAnswers).not.toEqual([]);
  });
});
