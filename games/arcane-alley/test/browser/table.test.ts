import { arcaneAlley, type Move, type View } from '@souk/games/arcane-alley';
import { MoveList, seedRandom } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foresee } from '../../../../packages/web/src/session/foresight.js';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  violations,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { kindsIn, testInputs } from '../../../../packages/web/test/browser/inputs.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { playToTheEnd } from '../../../../packages/web/test/browser/playing.js';
import { spotsOf } from '../../src/page/spots.js';
import { en } from '../../src/page/text/en.js';

withBrowser();

/** A move of seat 0 that certainly sells a set. */
function sale(view: View): Move | undefined {
  if (view.decision?.kind !== 'act') return undefined;
  const list = new MoveList();
  const state = arcaneAlley.imagine(view, seedRandom('sale'));
  arcaneAlley.moves(state, 0, list);
  const moves = list.toArray().map((code) => arcaneAlley.describeMove(state, 0, code));
  return moves.find((move) => foresee(arcaneAlley, view, 0, move).some(({ kind }) => kind === 'sold'));
}

testInputs({
  game: arcaneAlley,
  questions: kindsIn(en, 'aa.prompt.'),
  match: (input) =>
    ({
      mouse: { bots: 2, options: { wizards: 'choose' } },
      keyboard: {},
      touch: { bots: 2, seed: 'browser 3' },
    })[input],
  play: (page, input, look) => playToTheEnd(page, input.chooser(), look),
  async atEnd(page, input) {
    if (input === 'touch') expect(await page.locator('.aa-round-short').textContent()).toBe('Round 3/3');
  },
  answers: 30,
});

test.each(['en', 'de'])('on a phone the account of six players fits (%s)', async (language) => {
  const match = playedMatch({ game: arcaneAlley, seats: 6, options: { wizards: 'random' } });
  const seen = await visit('/table/kept', PHONE, { match, settings: { language } });
  await seen.page.locator('.account').waitFor();
  const [content, room] = await seen.page.evaluate(() => {
    // Not the end as a whole: its dock reaches to the edges of the screen.
    const account = document.querySelector('.account');
    return [account?.scrollWidth ?? 0, account?.clientWidth ?? 0];
  });
  expect(content).toBe(room);
  expect(await seen.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.viewport.width,
  );
  expectNoComplaints(seen);
  await seen.close();
});

test('a set that is sold glows before it leaves', async () => {
  let spots: readonly string[] = [];
  const match = playedMatch({
    game: arcaneAlley,
    seats: 3,
    seed: 'sale',
    until(view: View) {
      const move = sale(view);
      if (move !== undefined) spots = spotsOf(move, view);
      return move !== undefined;
    },
  });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'full' } });
  for (const spot of spots) await seen.page.locator(`button[data-choice="${spot}"]`).first().click();
  await seen.page.waitForFunction(() => {
    const glowing = [...document.querySelectorAll('.is-glowing')];
    return glowing.filter((each) => getComputedStyle(each).animationName === 'aa-sold').length === 3;
  });
  await seen.page.locator('.is-glowing').first().waitFor({ state: 'detached' });
  expectNoComplaints(seen);
  await seen.close();
});

test.each(['en', 'de'])('on a phone round and phase stand between name and tools (%s)', async (language) => {
  const match = playedMatch({ game: arcaneAlley, seats: 2, least: 60 });
  const seen = await visit('/table/kept', PHONE, { match, settings: { language } });
  const { page } = seen;
  await page.locator('.prompt.is-mine').waitFor();
  expect(await page.locator('.aa-round-short').isVisible()).toBe(true);
  expect(await page.locator('.aa-round-short').textContent()).toContain('1/3');
  for (const place of ['.table-head h1', '.table-tools']) expect(await overlap(page, '.aa-progress', place)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});

/** Whether two things on the page overlap, in CSS pixels squared. */
const overlap = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    ([first, second]) => {
      const [a, b] = [first, second].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      if (a === undefined || b === undefined) throw new Error(`${first} or ${second} is not there`);
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.max(0, width) * Math.max(0, height);
    },
    [one, other] as const,
  );

test.each([
  ['an item to play', 'watch 76', 'watch-item', DESKTOP, ['.aa-large', '.aa-own', '.aa-hand']],
  ['an item to play, on a phone', 'watch 76', 'watch-item', PHONE, ['.aa-purse', '.aa-record', '.prompt']],
] as const)('the choice of %s covers nothing that it is about', async (_, seed, kind, size, kept) => {
  const match = playedMatch({
    game: arcaneAlley,
    seats: 3,
    seed,
    until: ({ decision, discard }: View) => decision?.kind === kind && discard.length > 14,
  });
  const seen = await visit('/table/kept', size, { match });
  await seen.page.locator('.aa-tray').waitFor();
  for (const place of kept) expect(await overlap(seen.page, '.aa-tray', place), place).toBe(0);
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});

test('no word of a wizard’s name is broken or cut, with all of them at the table', async () => {
  const match = playedMatch({ game: arcaneAlley, seats: 6, options: { wizards: 'random' }, least: 30 });
  const seen = await visit('/table/kept', DESKTOP, { match });
  await seen.page.locator('.prompt.is-mine').waitFor();
  const words = await seen.page.evaluate(() =>
    [...document.querySelectorAll('.aa-level, .aa-own .aa-name small')].flatMap((name) => {
      const text = name.firstChild;
      if (text === null) return [];
      return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...more] = range.getClientRects();
        const isWhole =
          first !== undefined && more.length === 0 && first.right <= name.getBoundingClientRect().right + 0.5;
        return { word, isWhole };
      });
    }),
  );
  expect(words.length).toBeGreaterThan(12);
  expect(words.filter(({ isWhole }) => !isWhole)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});
