import { daleOfMerchants, type View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playedThrough } from '../../../../packages/web/src/session/played-through.js';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  violations,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { fingerOn } from '../../../../packages/web/test/browser/fingers.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { nextQuestion, saved } from '../../../../packages/web/test/browser/playing.js';
import { canMatter } from '../../src/page/ordering.js';

withBrowser();

/** Three different cards of the first player go to a pile; by default only the one on top is asked for. */
const threeToOrder = (pileOrder: 'top-card' | 'full' = 'full') =>
  playedMatch({
    game: daleOfMerchants,
    seats: 3,
    options: { decks: ['chameleons', 'raccoons', 'squirrels', 'macaws'], pileOrder },
    seed: 'order 1',
    until(view: View) {
      const top = view.frames.at(-1);
      const isOrder = view.decision?.kind === 'order' && view.decision.seat === 0;
      const cards = new Set(view.aside.map(({ card }) => card));
      // The pile does not become a deck in the same move.
      const stays = elementAt(view.players, 0).deck.length > 5;
      return isOrder && stays && top?.count === 3 && cards.size === 3 && top.place === 0 && canMatter(0, view);
    },
  });

const asked = async (page: Page): Promise<void> => {
  await nextQuestion(page);
  await page.locator('.order-hit').first().waitFor();
};

const rowOf = (page: Page): Promise<string[]> =>
  page
    .locator('.order-hit')
    .evaluateAll((hits) => hits.map((hit) => (hit.getAttribute('aria-label') ?? '').replace(/,.*$/, '')));

const middle = async (page: Page, place: number) => {
  const box = await page.locator('.order-thing').nth(place).boundingBox();
  if (box === null) throw new Error('the row is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The first player's discard pile when the last card of the row has been laid, top first. */
async function pileAfter(page: Page, before: number): Promise<readonly string[]> {
  const { moves, ...match } = await saved(page);
  for (let length = before + 1; length <= moves.length; length++) {
    const { state } = playedThrough(daleOfMerchants, { ...match, moves: moves.slice(0, length) });
    if (daleOfMerchants.prompt(state, 0)?.kind === 'order') continue;
    return elementAt(daleOfMerchants.view(state, 0).players, 0).discard;
  }
  throw new Error('nothing was laid');
}

test('what is dragged follows the mouse, its place stays open, others move aside, and all of it is said', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: threeToOrder(), settings: { speed: 'full' } });
  const { page } = seen;
  await asked(page);
  const [first = ''] = await rowOf(page);
  const [from, to] = [await middle(page, 0), await middle(page, 2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 30, { steps: 3 });
  const card = page.locator('.order-thing[data-dragged] > .order-card');
  const box = await card.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - from.x - 20)).toBeLessThan(8);
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - from.y + 30)).toBeLessThan(8);
  const gap = await page
    .locator('.order-thing[data-dragged]')
    .evaluate((each) => getComputedStyle(each, '::before').borderTopStyle);
  expect(gap).toBe('dashed');
  await page.evaluate(() => {
    const glides: number[] = [];
    Object.assign(window, { glides });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      if (this.matches('.order-thing')) glides.push(Number((args[1] as KeyframeAnimationOptions).duration));
      return animate.apply(this, args);
    };
  });
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await drawn(page);
  const moved = await card.boundingBox();
  expect(Math.abs((moved?.x ?? 0) + (moved?.width ?? 0) / 2 - to.x)).toBeLessThan(8);
  expect(await page.evaluate(() => Reflect.get(window, 'glides') as number[])).toContain(140);
  await page.mouse.up();
  await drawn(page);
  expect((await rowOf(page)).at(-1)).toBe(first);
  expect(await page.locator('[data-dragged], .is-lifted').count()).toBe(0);
  expect(await page.locator('[aria-live="polite"]').allInnerTexts()).toContainEqual(
    expect.stringMatching(new RegExp(`^${first}, 3 of 3.*Put down`)),
  );
  expectNoComplaints(seen);
  await seen.close();
});

test('Escape puts back what is carried, by key and by pointer, and does nothing else', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: threeToOrder() });
  const { page } = seen;
  await asked(page);
  const before = await rowOf(page);
  await page.locator('.order-hit').nth(0).focus();
  await page.keyboard.press('I');
  await page.locator('.inspector').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await drawn(page);
  await page.keyboard.press('Escape');
  await drawn(page);
  expect(await rowOf(page)).toEqual(before);
  expect(await page.locator('.is-lifted').count()).toBe(0);
  // What is looked at large stays: that takes another press.
  expect(await page.locator('.inspector').count()).toBe(1);
  const [from, to] = [await middle(page, 0), await middle(page, 2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await drawn(page);
  expect(await rowOf(page)).toEqual(before);
  expect(await page.locator('.inspector').count()).toBe(1);
  expectNoComplaints(seen);
  await seen.close();
});

describe('on a phone', () => {
  test('a finger that rests takes a card along; a tap lifts one, and another says where it goes', async () => {
    const seen = await visit('/table/kept', PHONE, { match: threeToOrder() });
    const { page } = seen;
    await asked(page);
    const before = await rowOf(page);
    const { touch } = await fingerOn(page);
    const [from, to] = [await middle(page, 0), await middle(page, 2)];
    await touch('touchStart', from);
    await page.locator('[data-dragged]').waitFor();
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: to.y });
    // It rests before it lets go: a browser takes the next tap after a fling for what ends that.
    for (let rests = 0; rests < 2; rests++) {
      await drawn(page);
      await touch('touchMove', to);
    }
    await touch('touchEnd');
    await drawn(page);
    const after = [...before.slice(1), elementAt(before, 0)];
    expect(await rowOf(page)).toEqual(after);
    await page.locator('.order-hit').nth(2).tap();
    await page.locator('.order-hit').nth(0).tap();
    expect(await rowOf(page)).toEqual(before);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expectNoComplaints(seen);
    await seen.close();
  });

  test('a finger that goes on resting asks what the card does', async () => {
    const seen = await visit('/table/kept', PHONE, { match: threeToOrder() });
    const { page } = seen;
    await asked(page);
    const [first = ''] = await rowOf(page);
    const { touch } = await fingerOn(page);
    await touch('touchStart', await middle(page, 0));
    await page.locator('.inspector', { hasText: first }).waitFor();
    await touch('touchEnd');
    expect(await page.locator('.is-lifted').count()).toBe(0);
    expect(await page.locator('.inspector').count()).toBe(1);
    expectNoComplaints(seen);
    await seen.close();
  });
});

describe.each([
  { how: 'mouse', size: DESKTOP, press: 'click' },
  { how: 'touch', size: PHONE, press: 'tap' },
] as const)('where only the top is asked for, by $how', ({ size, press }) => {
  test('a card goes onto the top and the others lie by value; elsewhere it cannot go', async () => {
    const seen = await visit('/table/kept', size, { match: threeToOrder('top-card') });
    const { page } = seen;
    await asked(page);
    const before = await rowOf(page);
    const { moves } = await saved(page);
    await page.locator('.order-hit').nth(0)[press]();
    await page.locator('.order-hit').nth(1)[press]();
    expect(await rowOf(page)).toEqual(before);
    await page.locator('.order-hit').nth(0)[press]();
    await page.locator('.order-hit').nth(2)[press]();
    expect(await rowOf(page)).toEqual([...before.slice(1), before[0]]);
    await page.getByRole('button', { name: 'Keep this order' })[press]();
    await page.locator('.order').waitFor({ state: 'detached' });
    const [top = ''] = await pileAfter(page, moves.length);
    expect(top.replaceAll('-', ' ')).toBe(before[0]?.toLowerCase());
    expectNoComplaints(seen);
    await seen.close();
  });
});

/** The first player lays several cards in an order that can matter to nobody: it is answered for them. */
const unasked = () =>
  playedMatch({
    game: daleOfMerchants,
    seats: 2,
    options: { decks: ['macaws', 'pandas', 'squirrels'], firstPlayer: 0 },
    seed: 'unasked',
    until: (view: View) =>
      view.decision?.kind === 'order' && view.decision.seat === 0 && !canMatter(view.frames.at(-1)?.place ?? 0, view),
  });

test('what can matter to nobody is answered, and taken back together with what led there', async () => {
  const match = unasked();
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await expect.poll(async () => (await saved(page)).moves.length).toBeGreaterThan(match.moves.length);
  expect(await page.locator('.order').count()).toBe(0);
  await nextQuestion(page);
  await page.getByRole('button', { name: 'Undo the last move' }).click();
  await expect.poll(async () => (await saved(page)).moves.length).toBeLessThan(match.moves.length);
  await nextQuestion(page);
  expect(await page.locator('.order').count()).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});
