import { elementAt } from '@souk/kernel';
import type { TableRow } from '@souk/server';
import { describe, expect, test } from 'vitest';
import { NO_CHANGE } from './support/advance.js';
import { ANN, GAME, move, newStore, table } from './support/stored-rows.js';
import { newStoreFactory } from './support/stores.js';

describe('A store', () => {
  test('gives a number to one entry alone, whichever comes first', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    const done = await Promise.all([7, 8, 9].map((code) => store.matches.append(row.id, move(1, code), NO_CHANGE)));
    expect(done).toEqual([true, false, false]);
    expect((await store.matches.open(row.id))?.log.entries()).toEqual([move(1, 7)]);
  });

  test('adds nothing to a match that is over or that is not there', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    await store.matches.append(row.id, move(1, 1), { ...NO_CHANGE, phase: 'over', finished: 5 });
    expect(await store.matches.append(row.id, move(2, 1), NO_CHANGE)).toBe(false);
    expect(await store.matches.append('nowhere', move(1, 1), NO_CHANGE)).toBe(false);
  });

  test('keeps what it has confirmed when it is opened again', async () => {
    const open = await newStoreFactory();
    const first = await open();
    const row = table();
    await first.tables.add([row]);
    const entries = Array.from({ length: 50 }, (_, i) => move(i + 1, i));
    for (const entry of entries) await first.matches.append(row.id, entry, NO_CHANGE);
    await first.close();
    const second = await open();
    const read = await second.matches.open(row.id);
    expect(read).toMatchObject({ table: row, snapshot: null });
    expect(read?.log.entries()).toEqual(entries);
    expect(await second.matches.changesSince(row.id, 48)).toEqual({ table: row, entries: entries.slice(48) });
  });

  test('changes a table only if nobody else has changed it since it was read', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    expect(await store.tables.change({ ...row, phase: 'closed' })).toBe(true);
    expect(await store.tables.change({ ...row, rematch: 'x' })).toBe(false);
    expect((await store.tables.find(row.id))?.phase).toBe('closed');
  });

  test('gives a code to one table at a time', async () => {
    const store = await newStore();
    const one = table();
    const other = { ...table(), code: one.code };
    expect(await store.tables.add([one])).toBe(true);
    expect(await store.tables.add([other])).toBe(false);
    expect(await store.tables.find(other.id)).toBeUndefined();
  });

  test('finds what is due, the earliest first', async () => {
    const store = await newStore();
    const rows = [30, 10, 20].map((deadline) => ({ ...table(), deadline }));
    await store.tables.add(rows);
    expect((await store.matches.due(25, 10)).map(({ deadline }) => deadline)).toEqual([10, 20]);
    await store.matches.setDeadline(elementAt(rows, 1).id, null);
    expect((await store.matches.due(25, 10)).map(({ deadline }) => deadline)).toEqual([20]);
  });

  test('that fails at one thing does the others all the same', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    const results = await Promise.allSettled([
      store.tables.add([{ ...table(), id: row.id }]),
      store.matches.append(row.id, move(1, 1), NO_CHANGE),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await store.matches.open(row.id))?.log.entries()).toHaveLength(1);
  });

  test('never leaves a number out', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    expect(await store.matches.append(row.id, move(2, 1), NO_CHANGE)).toBe(false);
    expect((await store.matches.open(row.id))?.log.entries()).toEqual([]);
  });

  test('keeps who is written with an entry: whose seat it is, how it has ended, until when it waits', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    const seat = { seat: 0, bot: 3, resigned: true } as const;
    await store.matches.append(row.id, move(1, 1), { ...NO_CHANGE, seat, deadline: 77 });
    const handed = await store.tables.find(row.id);
    expect(handed).toEqual({
      ...row,
      deadline: 77,
      seats: row.seats.map((each, i) => (i === 0 ? { ...each, bot: 3, resigned: true } : each)),
    });
    const outcome = { ranks: [1, 2], scores: [5, 4], winners: [0], rivals: [] };
    await store.matches.append(row.id, move(2, 1), { ...NO_CHANGE, phase: 'over', outcome, finished: 9 });
    expect(await store.tables.find(row.id)).toEqual({ ...handed, phase: 'over', outcome, finished: 9, deadline: null });
  });

  test('keeps the latest snapshot of a match', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    await store.matches.setSnapshot(row.id, { seq: 3, text: 'three' });
    await store.matches.setSnapshot(row.id, { seq: 5, text: 'five' });
    expect((await store.matches.open(row.id))?.snapshot).toEqual({ seq: 5, text: 'five' });
  });

  test('says how far matches have come', async () => {
    const store = await newStore();
    const [one, other] = [table(), table()];
    await store.tables.add([one, other]);
    await store.matches.append(one.id, move(1, 1), NO_CHANGE);
    await store.matches.append(one.id, move(2, 1), NO_CHANGE);
    await store.chat.add(other.id, { time: 1, from: ANN, seat: null, text: 'hello' });
    const heads = await store.matches.heads([other.id, one.id, 'nowhere']);
    expect([...heads].sort((a, b) => a.seq - b.seq)).toEqual([
      { id: other.id, seq: 0, version: 0, line: 1 },
      { id: one.id, seq: 2, version: 0, line: 0 },
    ]);
  });

  test('knows of every table whether its deal is still played, and what may count therefore', async () => {
    const store = await newStore();
    const [one, other, lone] = [
      { ...table(), deal: 'deal', dealPending: true },
      { ...table(), deal: 'deal', dealPending: true },
      table(),
    ];
    await store.tables.add([one, other, lone]);
    const over = { ...NO_CHANGE, phase: 'over', finished: 9, rated: true } as const;
    const pending = async (): Promise<(boolean | undefined)[]> => [
      (await store.tables.find(one.id))?.dealPending,
      (await store.matches.open(other.id))?.table.dealPending,
      (await store.matches.changesSince(lone.id, 0))?.table.dealPending,
    ];
    await store.matches.append(one.id, move(1, 1), over);
    expect(await pending()).toEqual([true, true, false]);
    expect(await store.matches.uncounted(10)).toEqual([]);
    await store.matches.append(other.id, move(1, 1), over);
    expect(await pending()).toEqual([false, false, false]);
    expect(new Set(await store.matches.uncounted(10))).toEqual(new Set([one.id, other.id]));
  });

  test('lists tables page by page, the latest first', async () => {
    const store = await newStore();
    const rows = Array.from({ length: 5 }, () => {
      const made = table();
      return { ...made, phase: 'open' as const, settings: { ...made.settings, visibility: 'public' as const } };
    });
    for (const row of rows) await store.tables.add([row]);
    const latestFirst = rows.map(({ id }) => id).reverse();
    const first = await store.tables.list('open', GAME, undefined, 3);
    expect(first.rows.map(({ id }) => id)).toEqual(latestFirst.slice(0, 3));
    const second = await store.tables.list('open', undefined, first.next ?? '', 3);
    expect(second.rows.map(({ id }) => id)).toEqual(latestFirst.slice(3));
    expect(second.next).toBeNull();
    expect((await store.tables.list('open', 'arcane-alley', undefined, 3)).rows).toEqual([]);
  });

  test('finds tables by code until they are over, those of a deal, and those for quick matches', async () => {
    const store = await newStore();
    const dealt = Array.from({ length: 2 }, () => ({ ...table(), deal: 'deal' }));
    const quick = Array.from({ length: 2 }, () => {
      const made = table();
      const settings = { ...made.settings, visibility: 'public' as const };
      return { ...made, phase: 'open' as const, autoStart: true, settings };
    });
    await store.tables.add([...dealt, ...quick]);
    const ids = (rows: readonly TableRow[]): string[] => rows.map(({ id }) => id);
    expect(ids(await store.tables.ofDeal('deal'))).toEqual(ids(dealt));
    expect(ids(await store.tables.quick(GAME, 5))).toEqual(ids(quick));
    expect(ids(await store.tables.quick(GAME, 1))).toEqual(ids(quick.slice(0, 1)));
    expect(await store.tables.quick('arcane-alley', 5)).toEqual([]);
    const { id, code } = elementAt(dealt, 0);
    expect((await store.tables.byCode(code))?.id).toBe(id);
    await store.matches.append(id, move(1, 1), { ...NO_CHANGE, phase: 'over', finished: 5 });
    expect(await store.tables.byCode(code)).toBeUndefined();
    expect(ids((await store.tables.ofPerson(ANN.id, 'over', undefined, 10)).rows)).toEqual([id]);
  });

  test('keeps the standing answers of a seat', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    await store.matches.setStandingAnswers(row.id, 1, ['pass', 'never']);
    expect((await store.tables.find(row.id))?.seats.map(({ standing }) => standing)).toEqual([[], ['pass', 'never']]);
  });

  test('lets one holder at a time have the lock of a name', async () => {
    const store = await newStore();
    let inside = 0;
    let most = 0;
    const act = async (): Promise<void> => {
      inside++;
      most = Math.max(most, inside);
      await store.check();
      inside--;
    };
    await Promise.all(Array.from({ length: 6 }, () => store.withLock('quick', act)));
    expect(most).toBe(1);
  });
});
