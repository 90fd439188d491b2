import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  type Visit,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { nextQuestion } from '../../../../packages/web/test/browser/playing.js';
import { type Holding, positionWith } from '../page-position.js';

withBrowser();

const MARKET = ['empty-chest', 'spyglass', 'charm', 'gamble', 'acorn'];

/** A match that begins in the middle, at the turn of the one who looks on. */
async function at(ana: Holding, size: typeof DESKTOP | typeof PHONE): Promise<Visit> {
  const bob = { hand: ['junk', 'junk'], stall: [['stashing-vendor'], ['empty-chest']] };
  const position = positionWith(['squirrels', 'macaws', 'ocelots'], MARKET, [ana, bob]);
  const match = playedMatch({ game: daleOfMerchants, seats: 2, position, least: 0 });
  const seen = await visit('/table/kept', size, { match, painted: true });
  await nextQuestion(seen.page);
  return seen;
}

const detail = (page: Page): Promise<string> => page.locator('.prompt-detail').innerText();
const hit = (page: Page, spot: string) => page.locator(`[data-spot="${spot}"] > .spot-hit`).first();
const use = (page: Page, row: string) => page.locator('.card-menu-row', { hasText: row }).first();

/** Where something lies. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} should be drawn`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('what has the focus is seen, and Enter takes back nothing that a key has picked', async () => {
  const seen = await at({ hand: ['junk', 'junk', 'junk', 'swift-broker', 'charm'] }, DESKTOP);
  const { page } = seen;
  await page.keyboard.press('m');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
    'solid',
  );
  await page.keyboard.press('4');
  expect(await page.locator('.prompt-count').innerText()).toContain('paid 0 of 5');
  await page.keyboard.press('Enter');
  expect(await page.locator('.prompt-count').innerText()).toContain('paid 0 of 5');
  expectNoComplaints(seen);
  await seen.close();
});

test('a hint lies below what is asked and its answers', async () => {
  const seen = await at({ hand: ['junk', 'junk', 'junk', 'swift-broker', 'charm'] }, DESKTOP);
  const { page } = seen;
  await page.getByRole('button', { name: 'What would you do?' }).click();
  expect((await boxOf(page, '.hint')).y).toBeGreaterThanOrEqual((await boxOf(page, '.prompt')).bottom);
  await seen.close();
});

describe.each([
  { how: 'mouse', size: DESKTOP, press: 'click' },
  { how: 'touch', size: PHONE, press: 'tap' },
] as const)('by $how', ({ size, press }) => {
  test('a card that nothing can take the place of says so, and one too many does; neither is shown large then', async () => {
    const seen = await at({ hand: ['swift-broker', 'junk', 'charm'] }, size);
    const { page } = seen;
    await hit(page, 'market:1')[press]();
    await hit(page, 'hand:swift-broker#0')[press]();
    expect(await page.locator('.prompt-count').innerText()).toMatch(/paid$/);
    await hit(page, 'hand:charm#0')[press]();
    expect(await detail(page)).toMatch(/Charm is needed: nothing else fits$/);
    if (press === 'tap') {
      await hit(page, 'hand:junk#0').tap();
      expect(await detail(page)).toMatch(/^Too much: .*Junk would not be needed$/);
    }
    expect(await page.locator('.inspector').count()).toBe(0);
    expectNoComplaints(seen);
    await seen.close();
  });

  test('what was rolled lies on its card, where it covers no value', async () => {
    const seen = await at({ hand: ['bold-haggler', 'junk', 'junk'] }, size);
    const { page } = seen;
    await hit(page, 'hand:bold-haggler#0')[press]();
    await use(page, 'Use its ability')[press]();
    const confirm = page.locator('button[data-confirm]');
    await page.locator('.dm-die, button[data-confirm]').first().waitFor();
    if ((await confirm.count()) > 0) await confirm[press]();
    await page.locator('.dm-die').waitFor();
    expect(await page.locator('.dm-die').innerText()).toMatch(/^\+[0-3]$/);
    const [die, value] = [await boxOf(page, '.dm-die'), await boxOf(page, '.dm-card:has(.dm-die) .dm-value')];
    expect(die.y).toBeGreaterThanOrEqual(value.bottom);
    await seen.close();
  });
});

test('on a phone a stall that is asked about pushes nothing', async () => {
  const seen = await at({ hand: ['acorn', 'junk', 'junk'] }, PHONE);
  const { page } = seen;
  const before = await boxOf(page, '.dm-market');
  await hit(page, 'hand:acorn#0').tap();
  await use(page, 'Play it').tap();
  await page.locator('button[data-confirm]').tap();
  await page.locator('.dm-stack-choice').first().waitFor();
  expect((await boxOf(page, '.dm-market')).y).toBe(before.y);
  const choices = page.locator('.dm-stack-choice > .spot-hit');
  expect(await choices.count()).toBe(2);
  await choices.first().click({ trial: true });
  expectNoComplaints(seen);
  await seen.close();
});
