import { describe, expect, test } from 'vitest';
import { Makers } from '../src/tables/makers.js';
import { connectedBuses } from './support/buses.js';
import { ManualClock } from './support/clock.js';
import { openHost } from './support/host.js';
import { listedAt, listedLater, whileTurning } from './support/listed.js';
import { beginMatch, guests } from './support/person.js';
import { streamOf } from './support/stream.js';

const PUBLIC = { seats: [{ kind: 'you' }, { kind: 'open' }], visibility: 'public' } as const;
const wish = () => ({ ...PUBLIC, seats: [...PUBLIC.seats] });

/** Longer than any machine takes. */
const PATIENCE = { timeout: 60_000 };

describe('A match that is played', () => {
  test('is told again to those who look at the square when others watch it, some seconds later', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const [ann, ben, eve] = await guests(address, 'Ann', 'Ben', 'Eve');
    const { id } = await beginMatch([ann, ben], { game: 'dale-of-merchants', visibility: 'public' });
    const square = await eve.connect();
    square.send({ type: 'lobby', on: true });
    expect((await square.nextOf('lobby')).watched).toEqual([]);
    const told = (count: number) =>
      whileTurning(
        runtime,
        address,
        square.nextOf('lobby', ({ watched }) => watched.length === count),
      );
    const spectator = await eve.connect();
    spectator.send({ type: 'watch', match: id });
    expect((await told(1)).watched).toEqual([{ match: id, spectators: 1 }]);
    await spectator.close();
    expect((await told(0)).playing.map((table) => table.id)).toEqual([id]);
  });
});

describe('A table that waits', () => {
  test('leaves the list when its maker is gone for a while, stays for who has its code, and is back with the maker', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const [ann, ben, eve] = await guests(address, 'Ann', 'Ben', 'Eve');
    const connection = await ann.connect();
    const { id, code } = await ann.newTable({
      ...wish(),
      clock: { kind: 'correspondence', hours: 24 },
    });
    const { id: forgotten } = await eve.newTable(wish());
    const watcher = await ben.connect();
    watcher.send({ type: 'lobby', on: true });
    expect((await watcher.nextOf('lobby')).tables.map((table) => table.id)).toEqual([forgotten, id]);

    const told = (count: number) =>
      whileTurning(
        runtime,
        address,
        watcher.nextOf('lobby', ({ tables }) => tables.length === count),
      );
    expect((await told(1)).tables.map((table) => table.id)).toEqual([id]);
    expect(await listedAt(address)).toEqual([id]);

    await connection.close();
    // A page that is loaded anew is no absence.
    expect(await listedLater(runtime, address)).toEqual([id]);
    await told(0);
    expect(await listedAt(address)).toEqual([]);
    expect(await ben.do('tableByCode', { params: { code } })).toMatchObject({ id, phase: 'open' });

    await ann.connect();
    expect((await told(1)).tables.map((table) => table.id)).toEqual([id]);
    expect(await listedAt(address)).toEqual([id]);
  });

  test('is listed while its maker reads a stream, or asks for something now and then', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const [ann, ben, eve] = await guests(address, 'Ann', 'Ben', 'Eve');
    const streamed = await ann.newTable(wish());
    const asking = await ben.newTable(wish());
    await eve.newTable(wish());
    const lines = await streamOf(address, streamed.id, ann);
    await lines.next();
    const later = async (): Promise<string[]> => {
      await ben.do('table', { params: { id: asking.id } });
      return listedLater(runtime, address);
    };
    await expect.poll(later, PATIENCE).toEqual([asking.id, streamed.id]);
    await lines.return(undefined);
    await expect.poll(later, PATIENCE).toEqual([asking.id]);
  });

  test('of a maker who is gone is no quick match', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const body = { game: 'dwarven-traders', seats: 2 };
    const { id } = await ann.do('quick', { body });
    await expect.poll(() => listedLater(runtime, address), PATIENCE).toEqual([]);
    const other = await ben.do('quick', { body });
    expect(other).toMatchObject({ phase: 'open', host: { name: 'Ben' } });
    expect(other.id).not.toBe(id);
    // She is back, and so is her table.
    expect(await ann.do('quick', { body })).toMatchObject({ id });
  });

  test('that has begun is among those to be watched, wherever its maker is, until it is over', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const [ann, ben, eve] = await guests(address, 'Ann', 'Ben', 'Eve');
    const watcher = await eve.connect();
    watcher.send({ type: 'lobby', on: true });
    await watcher.nextOf('lobby');
    const { id } = await beginMatch([ann, ben], { visibility: 'public' });
    await beginMatch([ann, ben], { visibility: 'public', spectators: false });
    await beginMatch([ann, ben]);
    const begun = watcher.nextOf('lobby', ({ playing }) => playing.length > 0);
    expect(await whileTurning(runtime, address, begun)).toMatchObject({ tables: [], playing: [{ id }] });
    await ann.do('resign', { params: { id } });
    const over = watcher.nextOf('lobby', ({ playing }) => playing.length === 0);
    await ben.do('resign', { params: { id } });
    await whileTurning(runtime, address, over);
  });
});

describe('Makers', () => {
  test('are taken for gone by nobody who cannot hear of other hosts, and not at once when that is possible again', () => {
    const runtime = { ...new ManualClock(), hostTime: () => 0 };
    const clock = new ManualClock();
    const [bus] = connectedBuses(1);
    if (bus === undefined) throw new Error('expected a bus');
    let state: 'connected' | 'disconnected' = 'connected';
    let reconnected = (): void => {};
    const makers = new Makers(
      {
        runtime: { ...runtime, monotonic: clock.monotonic },
        bus: {
          ...bus,
          get state() {
            return state;
          },
          onReconnect: (listener) => {
            reconnected = listener;
          },
        },
      },
      () => {},
    );
    makers.follow(['ann']);
    clock.advance(600_000);
    expect(makers.isThere('ann')).toBe(false);
    state = 'disconnected';
    expect(makers.isThere('ann')).toBe(true);
    state = 'connected';
    reconnected();
    expect(makers.isThere('ann')).toBe(true);
    clock.advance(600_000);
    expect(makers.isThere('ann')).toBe(false);
  });
});
