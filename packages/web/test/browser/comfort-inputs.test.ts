import { type ArcaneAlleyTypes, arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { Game } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, violations, visit, withBrowser } from './browser.js';
import { fingerOn, middleOf } from './fingers.js';
import { freshMatch } from './fresh-match.js';
import { playedMatch } from './played-match.js';
import { confirmOn, nextQuestion } from './playing.js';

withBrowser();

test('a finger that moves up on a lit card scrolls the page, and picks nothing', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 4, least: 40 });
  const low = { ...PHONE, viewport: { width: 390, height: 600 } };
  const seen = await visit('/table/kept', low, { match });
  const { page } = seen;
  await nextQuestion(page);
  const { swipe } = await fingerOn(page);
  const card = await middleOf(page, '.dm-market-slot .is-lit');
  await swipe(card, { x: card.x, y: card.y - 150 });
  await page.waitForFunction(() => window.scrollY > 50);
  expect(await page.locator('.is-picked').count()).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});

test('a finger drags an item from the stash to a slot, and a long press shows it large', async () => {
  const match = playedMatch({ game: arcaneAlley, seats: 2, least: 20, seed: 'drag' });
  const seen = await visit('/table/kept', PHONE, { match });
  const { page } = seen;
  await nextQuestion(page);
  if ((await page.locator('button[data-choice="deck"]').count()) > 0) {
    await page.locator('button[data-choice="deck"]').tap();
    // A finger cannot point: what it chooses is told before it is done.
    await confirmOn(page).tap();
    await page.locator('.aa-hand .is-lit').first().waitFor();
  }
  const { touch, swipe } = await fingerOn(page);
  const item = await middleOf(page, '.aa-hand .is-lit');
  await touch('touchStart', item);
  await page.locator('.inspector').waitFor();
  await touch('touchEnd');
  await page.getByRole('button', { name: 'Close' }).tap();
  const lines = await page.locator('.log-line').count();
  await swipe(item, await middleOf(page, '.aa-store .is-lit[data-spot^="slot:0:"]'));
  await page.locator('.log-line').nth(lines).waitFor({ state: 'attached' });
  expectNoComplaints(seen);
  await seen.close();
});

test('a curtain hangs between two people, axe finds nothing on it, and it lifts by keyboard', async () => {
  const game: Game<ArcaneAlleyTypes> = arcaneAlley;
  const seen = await visit('/table/kept', DESKTOP, { match: freshMatch({ game: game.id, persons: 2, bots: 0 }) });
  const { page } = seen;
  await page.locator('.curtain').waitFor();
  await page.keyboard.press('Enter');
  await nextQuestion(page);
  for (let i = 0; i < 2; i++) await page.locator('button[data-choice]').first().click();
  await confirmOn(page).click();
  await page.locator('.curtain').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});

test('Tab passes a long log in one step, and arrows go from line to line', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2, least: 20 });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  const lines = page.locator('.log-line');
  const count = await lines.count();
  expect(count).toBeGreaterThan(10);
  expect(await page.locator('.log-line[tabindex="0"]').count()).toBe(1);
  await pressTabTo(page, 'log-line');
  expect(await focusedLine(page)).toBe(count - 1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focusedLine(page)).toBe(count - 3);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  expect(await focusedLine(page)).toBe(0);
  await page.keyboard.press('Enter');
  expect(await page.locator('.prompt-text').innerText()).toContain('move 1');
  await page.keyboard.press('Tab');
  expect(await focusedLine(page)).toBe(-1);
  expectNoComplaints(seen);
  await seen.close();
});

/** Which line of the log has the focus; -1 if none has. */
const focusedLine = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('.log-line')].indexOf(document.activeElement ?? document.body));

async function pressTabTo(page: Page, className: string): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.classList.contains(wanted), className)) return;
  }
  throw new Error(`${className} cannot be reached with Tab`);
}

test('Skip leads to one’s own decision, however many bots move before it', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 4, least: 40 });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'full' } });
  const { page } = seen;
  await nextQuestion(page);
  /** Flights that began after Skip was pressed and before the player was asked again. */
  const animated = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const flights = () => document.getAnimations().filter(({ id }) => id === 'flight');
        const later = new Set<Animation>();
        let earlier: readonly Animation[] | undefined;
        const look = (): void => {
          const skip = document.querySelector<HTMLElement>('.prompt:not(.is-mine) .button.is-quiet');
          for (const flight of flights()) if (earlier?.includes(flight) === false) later.add(flight);
          if (earlier === undefined && skip !== null) {
            earlier = flights();
            skip.click();
          }
          if (earlier !== undefined && document.querySelector('.prompt.is-mine') !== null) resolve(later.size);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Discard cards' }).click();
  await page.locator('button[data-choice^="hand:"]').first().click();
  await confirmOn(page).click();
  expect(await animated).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});
