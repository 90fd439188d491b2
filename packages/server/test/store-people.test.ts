import { elementAt } from '@souk/kernel';
import { DELETED_PERSON } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { NO_CHANGE } from './support/advance.js';
import { counted } from './support/counted.js';
import { ANN, GAME, move, newStore, table, token } from './support/stored-rows.js';

describe('A store of people', () => {
  test('counts a rated match once', async () => {
    const store = await newStore();
    for (const id of ['ann', 'ben']) await store.people.add({ id, name: id, account: false, since: 1 }, token(id, id));
    const row = table();
    await store.tables.add([row]);
    await store.matches.append(row.id, move(1, 1), { ...NO_CHANGE, phase: 'over', finished: 5, rated: true });
    expect(await store.matches.uncounted(10)).toEqual([row.id]);
    for (let i = 0; i < 2; i++) await store.matches.count(row.id, counted(['ann', 'ben']));
    expect(await store.people.ratings('ann')).toMatchObject([{ game: GAME, matches: 1 }]);
    expect(await store.matches.uncounted(10)).toEqual([]);
  });

  test('numbers the lines of a chat, however many are written at the same moment', async () => {
    const store = await newStore();
    const row = table();
    await store.tables.add([row]);
    const texts = Array.from({ length: 20 }, (_, i) => `line ${i}`);
    const numbers = await Promise.all(
      texts.map((text) => store.chat.add(row.id, { time: 1, from: ANN, seat: 0, text })),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(texts.map((_, i) => i + 1));
    expect((await store.chat.latest(row.id, 5)).map(({ line }) => line)).toEqual([16, 17, 18, 19, 20]);
  });

  test('hands everything of a guest to an account', async () => {
    const store = await newStore();
    await store.people.add({ ...ANN, account: false, since: 1 }, token('h', 'ann'));
    const row = { ...table(), phase: 'open' as const };
    await store.tables.add([row]);
    await store.people.adopt('ann', { id: 'acc', name: 'Account "A"', account: true, since: 1 });
    const account = { id: 'acc', name: 'Account "A"' };
    const { rows } = await store.tables.ofPerson('acc', undefined, undefined, 10);
    expect(rows).toMatchObject([
      { id: row.id, host: account, seats: [{ person: account }, { person: null }], version: 1 },
    ]);
    expect((await store.tables.ofPerson('ann', undefined, undefined, 10)).rows).toEqual([]);
    expect(await store.people.holder('h')).toBeUndefined();
  });

  test('leaves a guest the seat at a table where the account has one, and takes matches off the ratings', async () => {
    const store = await newStore();
    await store.people.add({ ...ANN, account: false, since: 1 }, token('h', 'ann'));
    const account = { id: 'acc', name: 'Account' };
    const open = table();
    const seats = open.seats.map((seat, i) => (i === 1 ? { ...seat, person: account } : seat));
    const row = { ...open, seats, settings: { ...open.settings, rated: true } };
    await store.tables.add([row]);
    await store.tables.unrate(row.id);
    await store.people.adopt('ann', { ...account, account: true, since: 1 });
    const stored = await store.tables.find(row.id);
    expect(stored).toMatchObject({ host: account, seats: [{ person: ANN }, { person: account }] });
    expect(JSON.stringify(stored?.settings)).toBe(JSON.stringify({ ...row.settings, rated: false }));
    expect((await store.tables.ofPerson('acc', undefined, undefined, 10)).rows).toHaveLength(1);
  });

  test('gives the name of an account to one person alone, whichever comes first', async () => {
    const store = await newStore();
    for (const id of ['ann', 'ben']) await store.people.add({ id, name: id, account: false, since: 1 }, token(id, id));
    const names = ['ann', 'ben'];
    const done = await Promise.all(
      names.map((id) => store.people.register(id, `The ${id}`, 'the', `secret of ${id}`, [])),
    );
    const first = elementAt(names, done.indexOf(true));
    const other = elementAt(names, done.indexOf(false));
    const person = { id: first, name: `The ${first}`, account: true, since: 1 };
    expect(await store.people.account('the')).toEqual({ person, secret: `secret of ${first}` });
    expect(await store.people.find(other)).toEqual({ id: other, name: other, account: false, since: 1 });
    expect(await store.people.account('nobody')).toBeUndefined();
  });

  test('knows people by their tokens, and by their new name at once', async () => {
    const store = await newStore();
    for (const id of ['ann', 'ben']) await store.people.add({ id, name: id, account: false, since: 1 }, token(id, id));
    await store.people.addToken({ ...token('second', 'ann'), created: 2 });
    await store.people.touch('ann', 7);
    await store.people.rename('ann', 'Anna');
    expect(await store.people.holder('second')).toMatchObject({ person: { name: 'Anna' }, token: { used: 1 } });
    expect((await store.people.tokens('ann')).map(({ id, used }) => [id, used])).toEqual([
      ['t ann', 7],
      ['t second', 1],
    ]);
    expect(await store.people.dropToken('ben', 't second')).toBe(false);
    expect(await store.people.dropToken('ann', 't second')).toBe(true);
    expect(await store.people.holder('second')).toBeUndefined();
  });

  test('changes a passphrase once from what it was, and says which tokens have gone', async () => {
    const store = await newStore();
    await store.people.add({ ...ANN, account: false, since: 1 }, token('one', 'ann'));
    for (const hash of ['two', 'three']) await store.people.addToken(token(hash, 'ann'));
    expect(await store.people.secret('ann')).toBeUndefined();
    await store.people.register('ann', 'Ann', 'ann', 'first', ['a', 'b']);
    const done = await Promise.all(
      ['second', 'other'].map((after) => store.people.setSecret('ann', 'first', after, 't two')),
    );
    const [ended] = done.filter((each) => each !== undefined);
    expect(done.filter((each) => each === undefined)).toHaveLength(1);
    expect([...(ended ?? [])].sort()).toEqual(['t one', 't three']);
    const now = (await store.people.secret('ann')) ?? '';
    expect(await store.people.setSecret('ann', now, 'third', 'all')).toEqual([]);
    expect((await store.people.tokens('ann')).map(({ id }) => id)).toEqual(['t two']);
  });

  test('takes each recovery code once, however often it comes at the same moment', async () => {
    const store = await newStore();
    await store.people.add({ ...ANN, account: false, since: 1 }, token('one', 'ann'));
    await store.people.register('ann', 'Ann', 'ann', 'first', ['a', 'b']);
    expect(await store.people.recover('ann', 'c', 'second')).toBeUndefined();
    expect(await store.people.recover('ben', 'a', 'second')).toBeUndefined();
    expect(await store.people.secret('ann')).toBe('first');
    const done = await Promise.all(['second', 'other'].map((secret) => store.people.recover('ann', 'a', secret)));
    expect(done.map((each) => each?.length).sort()).toEqual([1, undefined]);
    expect(await store.people.recoveryCodes('ann')).toBe(1);
    expect(await store.people.tokens('ann')).toEqual([]);
    await store.people.setRecoveryCodes('ann', ['d', 'e', 'f']);
    expect(await store.people.recoveryCodes('ann')).toBe(3);
    expect(await store.people.recover('ann', 'b', 'third')).toBeUndefined();
  });

  test('deletes a person, of whom a name remains in what is others’ as well', async () => {
    const store = await newStore();
    for (const id of ['ann', 'ben']) await store.people.add({ id, name: id, account: false, since: 1 }, token(id, id));
    await store.people.register('ann', 'Ann', 'ann', 'secret', ['a']);
    const [begun, waiting] = [table(), { ...table(), phase: 'open' as const }];
    await store.tables.add([begun, waiting]);
    await store.chat.add(begun.id, { time: 1, from: ANN, seat: 0, text: 'hello' });
    await store.chat.add(begun.id, { time: 2, from: { id: 'ben', name: 'Ben' }, seat: 1, text: 'hi' });
    expect(await store.chat.ofPerson('ann')).toMatchObject([{ match: begun.id, line: 1, text: 'hello', from: ANN }]);
    await store.people.setMute('ben', 'ann', true);
    await store.matches.append(begun.id, move(1, 1), { ...NO_CHANGE, phase: 'over', finished: 5, rated: true });
    await store.matches.count(begun.id, counted(['ann', 'ben']));
    expect(await store.people.remove('ann', 'a name')).toEqual(['t ann']);
    expect(await store.tables.find(begun.id)).toMatchObject({
      host: DELETED_PERSON,
      seats: [{ person: DELETED_PERSON }, { person: null }],
      version: 1,
    });
    expect(await store.tables.find(waiting.id)).toMatchObject({ seats: [{ person: null }, { person: null }] });
    expect((await store.chat.latest(begun.id, 5)).map(({ from, text }) => [from.name, text])).toEqual([
      ['deleted', 'hello'],
      ['Ben', 'hi'],
    ]);
    expect(await store.people.find('ann')).toBeUndefined();
    expect(await store.people.account('ann')).toBeUndefined();
    expect(await store.people.holder('ann')).toBeUndefined();
    expect(await store.people.recoveryCodes('ann')).toBe(0);
    expect(await store.people.ratings('ann')).toEqual([]);
    expect(await store.people.ratings('ben')).toHaveLength(1);
    expect(await store.people.mutes('ben')).toEqual([]);
    expect((await store.tables.ofPerson('ann', undefined, undefined, 10)).rows).toEqual([]);
    expect(await store.chat.ofPerson('ann')).toEqual([]);
    expect([await store.people.isRetired('a name'), await store.people.isRetired('another')]).toEqual([true, false]);
  });

  test('keeps whom a person has muted', async () => {
    const store = await newStore();
    for (const muted of [true, true, false]) await store.people.setMute('ann', 'ben', muted);
    for (const muted of [true, true]) await store.people.setMute('ann', 'cem', muted);
    expect(await store.people.mutes('ann')).toEqual(['cem']);
    expect(await store.people.mutes('cem')).toEqual([]);
  });

  test('counts all matches of a person that are rated at the same moment', async () => {
    const store = await newStore();
    const rows = Array.from({ length: 8 }, table);
    await store.tables.add(rows);
    for (const id of ['ann', ...rows.map((_, i) => `other ${i}`)]) {
      await store.people.add({ id, name: id, account: false, since: 1 }, token(id, id));
    }
    for (const { id } of rows)
      await store.matches.append(id, move(1, 1), { ...NO_CHANGE, phase: 'over', finished: 5, rated: true });
    await Promise.all(rows.map(({ id }, i) => store.matches.count(id, counted(['ann', `other ${i}`]))));
    expect(await store.people.ratings('ann')).toMatchObject([{ game: GAME, matches: 8 }]);
    for (const i of rows.keys()) expect(await store.people.ratings(`other ${i}`)).toMatchObject([{ matches: 1 }]);
  });
});
