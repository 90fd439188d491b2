import { dwarvenTraders, type View } from '@souk/games/dwarven-traders';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  type Visit,
  violations,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { combined } from '../../../../packages/web/test/browser/combinations.js';
import { freshMatch } from '../../../../packages/web/test/browser/fresh-match.js';
import { expectNoShift, watchShifts } from '../../../../packages/web/test/browser/layout-shift.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { byPointer, untilAsked, variety } from '../../../../packages/web/test/browser/playing.js';
import { outside, widthOf } from '../../../../packages/web/test/browser/reach.js';

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

test('points fly from the stones to the sums, which count them when they are there', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: between(3), settings: { speed: 'full' } });
  const { page } = seen;
  await farewell(page).waitFor();
  const sums = () => page.locator('.dt-points-table tbody td:last-child').allInnerTexts();
  const after = await sums();
  await page.evaluate(() => {
    const found = { flying: 0, before: '' };
    Object.assign(window, { found });
    const look = (): void => {
      const flying = document.getAnimations().filter(({ id }) => id === 'flight').length;
      if (flying === 0 && document.querySelector('.is-here') !== null && found.flying === 0) {
        const cells = document.querySelectorAll<HTMLElement>('.dt-points-table tbody td:last-child');
        found.before = [...cells].map((cell) => cell.innerText).join();
      }
      found.flying = Math.max(found.flying, flying);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.locator('.dt-scene.is-sell').waitFor();
  await farewell(page).waitFor();
  const { flying, before } = await page.evaluate(
    () => Reflect.get(window, 'found') as { flying: number; before: string },
  );
  expect(flying).toBe(4);
  expect(before).not.toBe(after.join());
  expect(await sums()).toEqual(after);
  await done(seen);
});

test('where nothing moves the podium says the same as with all its motion', async () => {
  const facts = async (options: object, speed: string): Promise<string> => {
    const seen = await visit('/table/kept', { ...DESKTOP, ...options }, { match: between(3), settings: { speed } });
    await farewell(seen.page).waitFor();
    const isMoving = (await seen.page.getByRole('button', { name: 'Watch again' }).count()) > 0;
    expect(isMoving).toBe(speed === 'full' && !('reducedMotion' in options));
    if (isMoving) {
      await seen.page.getByRole('button', { name: 'Watch again' }).click();
      await seen.page.locator('.dt-scene.is-sell').waitFor();
      await farewell(seen.page).waitFor();
    }
    const text = await seen.page.locator('.dt-scene').innerText();
    await done(seen);
    return text;
  };
  const moving = await facts({}, 'full');
  expect(await facts({}, 'off')).toBe(moving);
  expect(await facts({ reducedMotion: 'reduce' }, 'full')).toBe(moving);
});

test.each([
  ['wide', DESKTOP],
  ['on a phone', PHONE],
] as const)('nothing on the podium is pushed about while it comes about (%s)', async (_, size) => {
  const match = playedMatch({ game: dwarvenTraders, seats: 3, least: 20 });
  const seen = await visit('/table/kept', size, { match, settings: { speed: 'quick' } });
  const { page } = seen;
  await watchShifts(page);
  const choose = byPointer(variety(), 'click');
  while (!(await farewell(page).isVisible())) {
    await choose(page, (await untilAsked(page)).choices);
    await page.locator('.prompt.is-mine').waitFor();
  }
  // The log goes on beside it.
  await expectNoShift(page, { counts: ({ isInScene }) => isInScene });
  await done(seen);
});

test('who shares a place shares a stone, and is told that no gem decides', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: shared() });
  const { page } = seen;
  await page.locator('.dt-tie', { hasText: 'no gem decides' }).first().waitFor();
  expect(
    await page
      .locator('.dt-stone')
      .evaluateAll((all) => all.map((each) => each.querySelectorAll('.dt-likeness').length)),
  ).toContain(2);
  await done(seen);
});

test('alone against the Smuggler there are two stones, and lanterns for rounds won', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: between(1) });
  const { page } = seen;
  await farewell(page).waitFor();
  expect(await page.locator('.dt-stone').count()).toBeLessThanOrEqual(2);
  expect(await page.locator('.dt-stone .dt-likeness').count()).toBe(2);
  const lit = await page.locator('.dt-lantern.is-lit').count();
  const won = await page.locator('.dt-lanterns small').allInnerTexts();
  expect(won.map((text) => Number(text.split(' ')[0])).reduce((sum, each) => sum + each, 0)).toBe(lit);
  await done(seen);
});

test.each([2, 4])('in German, too, a podium of %i has room on a phone', async (seats) => {
  const seen = await visit('/table/kept', PHONE, { match: between(seats), settings: { language: 'de' } });
  await farewell(seen.page).waitFor();
  expect(await seen.page.locator('.prompt-text').innerText()).toMatch(/Runde \d/);
  expect(await widthOf(seen.page)).toBeLessThanOrEqual(390);
  expect(await outside(seen.page, '.dt-stone *, .dt-plate *')).toEqual([]);
  expect(await violations(seen.page)).toEqual([]);
  await done(seen);
});

const LOOKS = [
  { theme: 'dark', size: DESKTOP },
  { theme: 'dark', size: PHONE },
  { theme: 'light', size: DESKTOP },
  { theme: 'light', size: PHONE },
] as const;

test.each(combined([1, 2, 3, 4], LOOKS).map(([seats, { theme, size }]) => ({ seats, theme, size })))(
  'a podium of $seats is accessible, and nothing is wider than the screen ($theme, $size.viewport.width wide)',
  async ({ seats, theme, size }) => {
    const seen = await visit('/table/kept', size, { match: between(seats), settings: { theme } });
    await farewell(seen.page).waitFor();
    expect(await violations(seen.page)).toEqual([]);
    expect(await widthOf(seen.page)).toBeLessThanOrEqual(size.viewport.width);
    await done(seen);
  },
);
