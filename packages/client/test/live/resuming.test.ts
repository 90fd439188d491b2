import { describe, expect, test } from 'vitest';
import { openHost, temporaryFolder } from '../../../server/test/support/host.js';
import { beginMatch, guests } from '../../../server/test/support/person.js';
import { all } from '../../../server/test/support/tuples.js';
import { Player } from '../support/player.js';

/** Every number from the first that was told to the last, once and in order; one fresh state, at the beginning. */
function expectNothingLostOrTwice({ told }: Player): void {
  const [first = '', ...updates] = told;
  expect(first).toMatch(/^\[\d+\]$/);
  const from = Number(first.slice(1, -1));
  expect(updates).toEqual(updates.map((_, i) => `${from + i + 1}`));
}

describe('A connection that is cut again and again', () => {
  test('loses nothing and hears nothing twice, and no move is made twice', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const [ann, ben] = await all(people, ({ token }) => new Player(address, token, id));
    let cuts = 0;
    // Now before, now after a move of their own has been acknowledged, as it comes.
    ann.connection.on('update', ({ seq }) => {
      if (seq % 5 !== 0) return;
      cuts++;
      ann.cut();
      void ann.reaches('lost').then(() => ann.tryAgain());
    });
    const outcomes = await Promise.all([ann.over, ben.over]);
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(cuts).toBeGreaterThan(3);
    for (const player of [ann, ben]) {
      expectNothingLostOrTwice(player);
      expect(player.refused).toEqual([]);
    }
    expect(ann.told.at(-1)).toBe(ben.told.at(-1));
  });

  test('hears of all that has happened while it was away', async () => {
    const { address } = await openHost();
    const [one, other, watching] = await guests(address, 'Ann', 'Ben', 'Cleo');
    const { id } = await beginMatch([one, other]);
    const cleo = new Player(address, watching.token, id);
    await expect.poll(() => cleo.told.length).toBeGreaterThan(0);
    cleo.cut();
    await cleo.reaches('lost');
    const [ann, ben] = [new Player(address, one.token, id), new Player(address, other.token, id)];
    const outcome = await Promise.race([ann.over, ben.over]);
    expect(cleo.told).toHaveLength(1);
    cleo.tryAgain();
    expect(await cleo.over).toEqual(outcome);
    expectNothingLostOrTwice(cleo);
  });

  test('goes on where it was when the host is opened anew', async () => {
    const data = temporaryFolder();
    const first = await openHost({ data });
    const people = await guests(first.address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const [ann, ben] = await all(people, ({ token }) => new Player(first.address, token, id));
    await new Promise<void>((resolve) => {
      ann.connection.on('update', ({ seq }) => {
        if (seq === 6) first.close().then(resolve);
      });
    });
    await Promise.all([ann.reaches('lost'), ben.reaches('lost')]);
    await openHost({ data, port: Number(new URL(first.address).port) });
    for (const player of [ann, ben]) player.tryAgain();
    await Promise.all([ann.over, ben.over]);
    for (const player of [ann, ben]) {
      expectNothingLostOrTwice(player);
      expect(player.refused).toEqual([]);
    }
  });
});
