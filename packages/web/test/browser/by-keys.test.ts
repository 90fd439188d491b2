import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { AnyGame } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, visit, withBrowser } from './browser.js';
import { playedMatch } from './played-match.js';
import { type Choose, nextQuestion, playToTheEnd, variety } from './playing.js';

withBrowser();

const GAMES = [arcaneAlley, dwarvenTraders, daleOfMerchants].map((game: AnyGame) => ({ game, name: game.name }));

/** The letters and digits that stand on what can be picked now. */
const lettersOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('button[data-choice][aria-keyshortcuts]')
    .evaluateAll((all) => all.flatMap((each) => each.getAttribute('aria-keyshortcuts') ?? []));

/** By the keys that are shown, and by no other: a letter for what is picked, Enter for the answer that is suggested. */
function byShortcuts(pressed: string[]): Choose {
  const vary = variety();
  return async (page, count) => {
    const letters = count === 0 ? [] : await lettersOn(page);
    const key = letters.length === 0 ? 'Enter' : (letters[vary(letters.length)] ?? 'Enter');
    pressed.push(key);
    // Wherever the focus was left: a key means the same from everywhere.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press(key);
  };
}

test.each(GAMES)('$name: the end of a match is played by shortcuts', async ({ game }) => {
  const match = playedMatch({ game, seats: 2, sensibly: true, left: 4, seed: 'by keys' });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  const pressed: string[] = [];
  expect(await playToTheEnd(page, byShortcuts(pressed))).toBeGreaterThan(0);
  expect(pressed.some((key) => /^[A-Z0-9]$/.test(key))).toBe(true);
  expectNoComplaints(seen);
  await seen.close();
});

test('a key of another script means what lies at its place', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 2, least: 6, sensibly: true });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'й', code: 'KeyQ' })));
  await expect.poll(() => page.locator('.dm-hand .is-picked').count()).toBe(1);
  expectNoComplaints(seen);
  await seen.close();
});
