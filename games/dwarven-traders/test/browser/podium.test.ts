import { dwarvenTraders, type View } from '@souk/games/dwarven-traders';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  type Visit,
  violations,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { freshMatch } from '../../../../packages/web/test/browser/fresh-match.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { byPointer, untilAsked, variety } from '../../../../packages/web/test/browser/playing.js';
import { widthOf } from '../../../../packages/web/test/browser/reach.js';

withBrowser();

/** Nobody has chosen a gem of a further round yet: the last move has ended a round. */
const isBetween = ({ round, choosers, seats }: View): boolean =>
  round > 1 && choosers[0] === 0 && choosers.length === Math.max(seats, 2);

const between = (seats: number, seed = 'podium') =>
  playedMatch({ game: dwarvenTraders, seats, seed, until: isBetween });

/** Two traders share a place: they stood on the same space, and no gem decided. */
const shared = () =>
  playedMatch({
    game: dwarvenTraders,
    seats: 3,
    seed: 'shared 5',
    until(view: View) {
      const places = [...view.players, view.smuggler].map(({ lastRound }) => lastRound?.place);
      return isBetween(view) && new Set(places).size < places.length;
    },
  });

const farewell = (page: Page) => page.locator('.prompt.is-farewell');
const goOn = (page: Page) => page.locator('button[data-choice="go-on"]');

async function done(seen: Visit): Promise<void> {
  expectNoComplaints(seen);
  await seen.close();
}

test('a round ends on a podium, which waits until its viewer goes on', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: freshMatch({ game: 'dwarven-traders', bots: 2 }) });
  const { page } = seen;
  const choose = byPointer(variety(), 'click');
  for (;;) {
    const { choices } = await untilAsked(page);
    if (await farewell(page).isVisible()) break;
    await choose(page, choices);
  }
  expect(await page.locator('.dt').count()).toBe(0);
  expect(await page.locator('.dt-stone.is-risen .dt-coin').count()).toBeGreaterThan(1);
  expect(await page.locator('.dt-points-table tbody tr').count()).toBe(4);
  expect(await page.locator('.table > [aria-live="polite"]').textContent()).toMatch(/Round 1: .*first, 4 points/);
  expect(await page.locator('.scene-steps [aria-current="step"]').textContent()).toBe('Points');
  const facts = await page.locator('.dt-scene').innerText();
  await page.reload();
  await farewell(page).waitFor();
  expect(await page.locator('.dt-scene').innerText()).toBe(facts);
  await page.locator('body').press('Enter');
  await page.locator('.dt').waitFor();
  expect(await page.locator('.scene').count()).toBe(0);
  await done(seen);
});

test('it can be watched again from the first gem sold, and skipped; V shows the table under it', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: between(3), settings: { speed: 'full' } });
  const { page } = seen;
  await farewell(page).waitFor();
  const facts = await page.locator('.dt-scene').innerText();
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.locator('.dt-scene.is-sell').waitFor();
  expect(await goOn(page).count()).toBe(0);
  await page.locator('body').press(' ');
  await farewell(page).waitFor();
  expect(await page.locator('.dt-scene').innerText()).toBe(facts);
  await page.locator('body').press('v');
  await page.locator('.dt').waitFor();
  expect(await page.locator('.scene').count()).toBe(0);
  expect(await farewell(page).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Back to the scene' }).click();
  await page.locator('.dt-scene').waitFor();
  await goOn(page).click();
  await page.locator('.dt').waitFor();
  await done(seen);
});

test('who shares a place shares a stone, and is told that no gem decides', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: shared() });
  const { page } = seen;
  await page.locator('.dt-tie', { hasText: 'no gem decides' }).first().waitFor();
  expect(
    await page.locator('.dt-stone').evaluateAll((all) => all.map((each) => each.querySelectorAll('.portrait').length)),
  ).toContain(2);
  await done(seen);
});

test('alone against the Smuggler there are two stones, and lanterns for rounds won', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: between(1) });
  const { page } = seen;
  await farewell(page).waitFor();
  expect(await page.locator('.dt-stone').count()).toBeLessThanOrEqual(2);
  expect(await page.locator('.dt-stone .portrait').count()).toBe(2);
  const lit = await page.locator('.dt-lantern.is-lit').count();
  const won = await page.locator('.dt-lanterns small').allInnerTexts();
  expect(won.map((text) => Number(text.split(' ')[0])).reduce((sum, each) => sum + each, 0)).toBe(lit);
  await done(seen);
});

describe.each(['dark', 'light'])('in the %s theme', (theme) => {
  test.each([1, 2, 3, 4])('a podium of %i is accessible, and nothing is wider than a phone', async (seats) => {
    for (const [size, width] of [
      [DESKTOP, 1280],
      [PHONE, 390],
    ] as const) {
      const seen = await visit('/table/kept', size, { match: between(seats), settings: { theme } });
      await farewell(seen.page).waitFor();
      expect(await violations(seen.page)).toEqual([]);
      expect(await widthOf(seen.page)).toBeLessThanOrEqual(width);
      await done(seen);
    }
  });
});
