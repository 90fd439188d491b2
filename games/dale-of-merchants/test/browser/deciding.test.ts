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
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { nextQuestion, pressAt, saved } from '../../../../packages/web/test/browser/playing.js';
import { canMatter } from '../../src/page/ordering.js';

withBrowser();

/** The first player may buy Prepaid Good for 2, with two of three Junk or otherwise. */
const firstPurchase = () =>
  playedMatch({
    game: daleOfMerchants,
    seats: 2,
    options: { firstPlayer: 0, decks: ['macaws', 'pandas', 'squirrels'] },
    seed: 'lesson 8',
    least: 0,
  });

const hand = (card: string, copy = 0): string => `button[data-choice="hand:${card}#${copy}"]`;
const headline = (page: Page): Promise<string> => page.locator('.prompt-headline').innerText();
const movesMade = async (page: Page): Promise<number> => (await saved(page)).moves.length;
const viewOf = async (page: Page): Promise<View> =>
  daleOfMerchants.view(playedThrough(daleOfMerchants, await saved(page)).state, 0);

/** Whether the page draws what it has heard of: pictures come one after the other. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe.each([
  { how: 'mouse', size: DESKTOP, press: 'click' },
  { how: 'touch', size: PHONE, press: 'tap' },
] as const)('by $how', ({ size, press }) => {
  test('a purchase is put together card by card, and sent by its button alone', async () => {
    const seen = await visit('/table/kept', size, { match: firstPurchase() });
    const { page } = seen;
    await nextQuestion(page);
    await page.locator('button[data-choice="market:0"]')[press]();
    expect(await headline(page)).toMatch(/Prepaid Good for 2.*paid 0 of 2/s);
    const missing = page.getByRole('button', { name: 'Buy: 2 to pay' });
    expect(await missing.getAttribute('aria-disabled')).toBe('true');
    await missing[press]({ force: true });
    await page.locator(hand('junk')).first()[press]();
    expect(await headline(page)).toMatch(/paid 1 of 2/);
    expect(await page.locator('.dm-price.is-counting').innerText()).toBe('1 left of 2');
    expect(await page.locator('.dm-hand .is-picked .spot-mark').innerText()).toBe('1');
    expect(await page.locator('.prompt-detail').innerText()).toMatch(
      /Prepaid Good to your hand.*Junk to your discard/s,
    );
    await page.locator(hand('junk', 1)).first()[press]();
    expect(await headline(page)).toMatch(/— paid$/);
    expect(await movesMade(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Buy', exact: true })[press]();
    await page.locator('.log-line', { hasText: 'You bought' }).first().waitFor({ state: 'attached' });
    expect(elementAt((await viewOf(page)).players, 0).hand.map(({ card }) => card)).toContain('prepaid-good');
    expectNoComplaints(seen);
    await seen.close();
  });

  test('no single press at the beginning of a turn sends anything', async () => {
    const seen = await visit('/table/kept', size, { match: firstPurchase() });
    const { page } = seen;
    await nextQuestion(page);
    const choices = await page
      .locator('button[data-choice]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-choice') ?? ''));
    expect(choices.length).toBeGreaterThan(5);
    for (const spot of new Set(choices)) {
      await page.locator(`button[data-choice="${spot}"]`).first()[press]();
      await page.locator('[data-take-back]').waitFor();
      expect(await movesMade(page), spot).toBe(0);
      await page.keyboard.press('Shift+Escape');
      await page.locator('[data-take-back]').waitFor({ state: 'detached' });
    }
    expectNoComplaints(seen);
    await seen.close();
  });
});

test('by keyboard: Escape takes the last pick back, Shift+Escape all, a dot opens the menu, Enter buys', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: firstPurchase() });
  const { page } = seen;
  await nextQuestion(page);
  await pressAt(page, ({ choice }) => choice === 'market:0');
  await pressAt(page, ({ choice }) => choice === 'hand:junk#0');
  expect(await headline(page)).toMatch(/paid 1 of 2/);
  await page.keyboard.press('Escape');
  expect(await headline(page)).toMatch(/paid 0 of 2/);
  await page.keyboard.press('Shift+Escape');
  expect(await headline(page)).toMatch(/^Your turn/);
  await pressAt(page, ({ choice }) => choice === 'hand:junk#0');
  await page.locator('.card-menu').waitFor();
  await page.locator('.card-menu-close').click();
  await page.locator('.card-menu').waitFor({ state: 'detached' });
  await page.locator('.dm-hand .is-picked > .spot-hit').focus();
  await page.keyboard.press('.');
  await page.locator('.card-menu').waitFor();
  await page.keyboard.press('Shift+Escape');
  for (const spot of ['market:0', 'hand:junk#0', 'hand:junk#1']) await pressAt(page, ({ choice }) => choice === spot);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Enter');
  await page.locator('.log-line', { hasText: 'You bought' }).first().waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test('what is pressed once more, or for something else, spends nothing', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: firstPurchase() });
  const { page } = seen;
  await nextQuestion(page);
  await page.getByRole('button', { name: 'Discard cards' }).dblclick();
  expect(await headline(page)).toMatch(/^Discard cards/);
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-suggested], .prompt .is-main').count()).toBe(0);
  expect(await movesMade(page)).toBe(0);
  await page.keyboard.press('Escape');
  for (const spot of ['market:0', 'hand:junk#0', 'hand:junk#1']) await pressAt(page, ({ choice }) => choice === spot);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await pressAt(page, ({ confirms }) => confirms);
  await page.locator('.log-line', { hasText: 'You bought' }).first().waitFor();
  await nextQuestion(page);
  // The focus is at the hand, where one goes on by Tab and arrows, and where nothing happens by Space and Enter.
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('dm-hand');
  const made = await movesMade(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  expect(await page.locator('.is-picked').count()).toBe(0);
  expect(await movesMade(page)).toBe(made);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.closest('.dm-hand > .spot.is-lit') !== null)).toBe(true);
  expectNoComplaints(seen);
  await seen.close();
});

test('another card of the market takes the place of the one that is being bought, by key and by click', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: firstPurchase() });
  const { page } = seen;
  await nextQuestion(page);
  const offers = await page
    .locator('.dm-market-slot button[data-choice]')
    .evaluateAll((all) =>
      all.map((each) => [each.getAttribute('data-choice') ?? '', each.getAttribute('aria-keyshortcuts') ?? '']),
    );
  const [[one = '', key = ''] = [], [other = '', otherKey = ''] = []] = offers;
  const bought = () =>
    page.locator('.dm-market .is-picked').evaluateAll((all) => all.map((each) => each.getAttribute('data-spot')));
  await page.keyboard.press(key);
  expect(await bought()).toEqual([one]);
  await page.keyboard.press(otherKey);
  await expect.poll(bought).toEqual([other]);
  await page.locator(`[data-spot="${one}"] > .spot-hit`).click();
  await expect.poll(bought).toEqual([one]);
  // What cannot be paid says why.
  const dear = page.locator('.dm-market-slot .is-quiet > .spot-hit:not([data-instead])').first();
  await dear.hover();
  await expect.poll(() => page.locator('.prompt-refusal').innerText()).toMatch(/your cards cannot pay that$/);
  expectNoComplaints(seen);
  await seen.close();
});

test('with no confirmation wanted the last card buys, and a first press still does not', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: firstPurchase(), settings: { confirm: 'never' } });
  const { page } = seen;
  await nextQuestion(page);
  for (const offer of await page.locator('.dm-market-slot .is-lit > .spot-hit').all()) {
    await offer.click();
    expect(await movesMade(page)).toBe(0);
    await page.keyboard.press('Shift+Escape');
  }
  for (const spot of ['market:0', 'hand:junk#0', 'hand:junk#1']) {
    await page.locator(`button[data-choice="${spot}"]`).first().click();
  }
  await page.locator('.log-line', { hasText: 'You bought' }).first().waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

/** Buttons that reach beyond the page's edge, or are smaller than a finger. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt button, button[data-choice]')]
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      })
      .map((button) => button.textContent ?? ''),
  );

test.each([390, 360])('on a phone of %i pixels no choice runs off the edge, in either language', async (width) => {
  for (const language of ['en', 'de']) {
    const size = { ...PHONE, viewport: { width, height: 844 } };
    const match = playedMatch({ game: daleOfMerchants, seats: 4, least: 60 });
    const seen = await visit('/table/kept', size, { match, settings: { language } });
    const { page } = seen;
    await nextQuestion(page);
    expect(await outside(page)).toEqual([]);
    const cards = page.locator('.dm-hand .is-lit > .spot-hit');
    for (let i = 0; i < (await cards.count()); i++) {
      await cards.nth(i).tap();
      await drawn(page);
      expect(await outside(page)).toEqual([]);
      expect(await page.locator('.prompt').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      for (const row of await page.locator('.card-menu-row').all()) {
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Shift+Escape');
      await drawn(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expectNoComplaints(seen);
    await seen.close();
  }
});

/** Three cards of the first player go to a pile, and every place in it is asked for. */
const threeToOrder = () =>
  playedMatch({
    game: daleOfMerchants,
    seats: 3,
    options: { decks: ['chameleons', 'raccoons', 'squirrels', 'macaws'], pileOrder: 'full' },
    seed: 'order 1',
    until(view: View) {
      const top = view.frames.at(-1);
      const isOrder = view.decision?.kind === 'order' && view.decision.seat === 0;
      return isOrder && top?.count === 3 && top.place === 0 && canMatter(0, view);
    },
  });

const rowOf = (page: Page): Promise<string[]> =>
  page
    .locator('.order-hit')
    .evaluateAll((hits) => hits.map((hit) => (hit.getAttribute('aria-label') ?? '').replace(/,.*$/, '')));

/** The row is there: it is loaded when it is first asked for. */
async function orderAsked(page: Page): Promise<void> {
  await nextQuestion(page);
  await page.locator('.order-hit').first().waitFor();
}

const nameOf = (id: string): string => id.replaceAll('-', ' ').toLowerCase();

/** The first card goes to the end of the row, is kept there, and lies on top of the pile. */
async function expectFirstOnTop(page: Page, moveFirst: (page: Page) => Promise<void>): Promise<void> {
  await orderAsked(page);
  const before = await rowOf(page);
  expect(before).toHaveLength(3);
  await moveFirst(page);
  await drawn(page);
  const after = await rowOf(page);
  expect(after).toEqual([...before.slice(1), before[0]]);
  await page.getByRole('button', { name: 'Keep this order' }).click();
  await page.locator('.order').waitFor({ state: 'detached' });
  const pile = (await pileAfterOrder(page)).slice(0, 3).map(nameOf);
  expect(pile).toEqual(after.map((name) => name.toLowerCase()).toReversed());
}

/** The first player's discard pile, top first, when the last of the cards had been laid. */
async function pileAfterOrder(page: Page): Promise<readonly string[]> {
  const { moves, ...match } = await saved(page);
  const own = threeToOrder().moves.length;
  const laid = moves.slice(own).findIndex((_, i) => {
    const { state } = playedThrough(daleOfMerchants, { ...match, moves: moves.slice(0, own + i + 1) });
    return daleOfMerchants.prompt(state, 0)?.kind !== 'order';
  });
  const { state } = playedThrough(daleOfMerchants, { ...match, moves: moves.slice(0, own + laid + 1) });
  return elementAt(daleOfMerchants.view(state, 0).players, 0).discard;
}

const boxOf = async (page: Page, place: number) => {
  const box = await page.locator('.order-hit').nth(place).boundingBox();
  if (box === null) throw new Error('the row is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.each([
  [
    'drag',
    async (page: Page) => {
      const [from, to] = [await boxOf(page, 0), await boxOf(page, 2)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await page.mouse.up();
    },
  ],
  [
    'tap',
    async (page: Page) => {
      await page.locator('.order-hit').nth(0).click();
      await page.locator('.order-hit').nth(2).click();
    },
  ],
  [
    'keys',
    async (page: Page) => {
      await page.locator('.order-hit').nth(0).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('End');
      await drawn(page);
      await page.keyboard.press('Space');
    },
  ],
] as const)('a row is put in order by %s, and laid so', async (_, moveFirst) => {
  const seen = await visit('/table/kept', DESKTOP, { match: threeToOrder() });
  await expectFirstOnTop(seen.page, moveFirst);
  expectNoComplaints(seen);
  await seen.close();
});

test('keys act on the row at once; its one button says what happens to it as it stands; the keys are listed', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: threeToOrder() });
  const { page } = seen;
  await orderAsked(page);
  const buttons = () => page.locator('.prompt-buttons button').allInnerTexts();
  const before = await rowOf(page);
  expect(await buttons()).toEqual([expect.stringMatching(/^As they lie/)]);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Take up a card of the row, or put it down').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await drawn(page);
  await page.keyboard.press('Space');
  expect(await rowOf(page)).toEqual([before[0], before[2], before[1]]);
  expect(await buttons()).toEqual([expect.stringMatching(/^Keep this order/)]);
  // By the grip, above the card: back to where it was.
  const [from, to] = [await boxOf(page, 2), await boxOf(page, 1)];
  const grip = await page.locator('.order-grip').nth(2).boundingBox();
  await page.mouse.move(from.x, (grip?.y ?? 0) + 4);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await drawn(page);
  expect(await rowOf(page)).toEqual(before);
  expect(await buttons()).toEqual([expect.stringMatching(/^As they lie/)]);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  expectNoComplaints(seen);
  await seen.close();
});

test('any order is the answer of Enter; the row covers no card of the market, and axe finds nothing', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: threeToOrder() });
  const { page } = seen;
  await orderAsked(page);
  const overlap = await page.evaluate(() => {
    const [row, market] = ['.order', '.dm-market'].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return row === undefined || market === undefined ? Number.NaN : market.bottom - row.top;
  });
  expect(overlap).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  const before = await movesMade(page);
  await page.keyboard.press('Enter');
  await page.locator('.order').waitFor({ state: 'detached' });
  expect(await movesMade(page)).toBeGreaterThan(before + 1);
  expectNoComplaints(seen);
  await seen.close();
});
