import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, violations, visit, withBrowser } from './browser.js';
import { playedMatch } from './played-match.js';
import { nextQuestion, openMatch } from './playing.js';

withBrowser();

/** Games, and the question of each that most of its places answer. */
const GAMES = [
  { game: arcaneAlley, asking: 'act' },
  { game: dwarvenTraders, asking: 'turn' },
  { game: daleOfMerchants, asking: 'action' },
] as const;

/** What is listed: the keys of a line, and what they are said to do. */
async function listed(page: Page): Promise<readonly { readonly keys: readonly string[]; readonly does: string }[]> {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  const lines = await page.locator('.keys-list > div').evaluateAll((all) =>
    all.map((line) => ({
      keys: [...line.querySelectorAll('kbd')].map((key) => key.textContent ?? ''),
      does: line.querySelector('dd')?.textContent ?? '',
    })),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return lines;
}

/** What shows that a key did something: what is picked, focused, looked at, or how many moves were made. */
const trace = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const spot = focused?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? focused?.getAttribute('data-choice');
    const match = JSON.parse(localStorage.getItem(`souk.match.${location.pathname.split('/').at(-1)}`) ?? 'null');
    return JSON.stringify({
      spot,
      picked: document.querySelectorAll('[aria-pressed="true"]').length,
      moves: match?.moves.length,
      large: document.querySelector('.inspector')?.textContent,
    });
  });

test.each(GAMES)('$game.name: every key that is listed for the table or an answer does something', async (at) => {
  const match = playedMatch({ ...at, seats: 2, seed: 'kinds 1' });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  const lines = await listed(page);
  const keys = lines.flatMap(({ keys: each }) => each).filter((key) => /^[A-Z0-9]$/.test(key) && key !== 'I');
  expect(keys.length).toBeGreaterThan(3);
  expect(new Set(keys).size).toBe(keys.length);
  for (const [i, key] of keys.entries()) {
    await openMatch(page, match, `again-${i}`);
    await nextQuestion(page);
    const before = await trace(page);
    await page.keyboard.press(key);
    await expect.poll(() => trace(page), { message: key, timeout: 10_000 }).not.toBe(before);
    await nextQuestion(page);
  }
  expectNoComplaints(seen);
  await seen.close();
});

test('the list names what works here and now, keeps the focus and gives it back; axe finds nothing in it', async () => {
  for (const [theme, language] of [
    ['dark', 'en'],
    ['light', 'de'],
  ] as const) {
    const match = playedMatch({ game: daleOfMerchants, seats: 2, least: 6, sensibly: true });
    const seen = await visit('/table/kept', DESKTOP, { match, settings: { theme, language } });
    const { page } = seen;
    await nextQuestion(page);
    await page.keyboard.press('h');
    const spot = await page.evaluate(() => document.activeElement?.parentElement?.dataset.spot);
    expect(spot).toMatch(/^hand:/);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: language === 'en' ? 'Keys' : 'Tasten' });
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain(language === 'en' ? 'Market cards' : 'Marktkarten');
    expect(await dialog.innerText()).not.toMatch(/\b(?:dm|keys?)\.\w/);
    expect(await violations(page)).toEqual([]);
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog') !== null;
      });
      expect(where).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.parentElement?.dataset.spot)).toBe(spot);
    expectNoComplaints(seen);
    await seen.close();
  }
});

test('Dale of Merchants: from anywhere a market card is at most two keys away, and Escape takes it back', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 2, least: 6, sensibly: true });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  const spots = await page
    .locator('.dm-market [data-spot^="market:"]')
    .evaluateAll((all) => all.map((each) => (each instanceof HTMLElement ? each.dataset.spot : undefined)));
  expect(spots).toEqual(['market:4', 'market:3', 'market:2', 'market:1', 'market:0']);
  for (const from of ['.table-home', '.log-line:last-child', '.dm-hand .spot-hit']) {
    for (const [i, spot] of spots.entries()) {
      await page.locator(from).first().focus();
      await page.keyboard.press(String(i + 1));
      const place = page.locator(`[data-spot="${spot}"]`);
      const isThere = () =>
        place.evaluate((each) => each.matches('.is-picked') || each.contains(document.activeElement));
      await expect.poll(isThere, { message: `${from} ${i + 1}` }).toBe(true);
      await page.keyboard.press('Shift+Escape');
      await expect.poll(() => page.locator('[data-spot].is-picked').count()).toBe(0);
    }
  }
  expectNoComplaints(seen);
  await seen.close();
});

test('arrows go between lit places, Enter picks, Escape takes back, I looks closer', async () => {
  const match = playedMatch({ game: arcaneAlley, seats: 2, asking: 'act', seed: 'kinds 0' });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-choice') ?? null);
  await page.keyboard.press('ArrowDown');
  const first = await focused();
  expect(first).not.toBeNull();
  const reached = new Set([first]);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    reached.add(await focused());
  }
  expect(reached.size).toBeGreaterThan(1);
  expect(reached.has(null)).toBe(false);
  // It does not open by itself, but goes along when it is open.
  await page.keyboard.press('h');
  expect(await page.locator('.inspector').count()).toBe(0);
  await page.keyboard.press('i');
  const looked = page.locator('.inspector h2');
  await looked.waitFor();
  const shown = await looked.textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => looked.textContent()).not.toBe(shown);
  await page.keyboard.press('i');
  await looked.waitFor({ state: 'detached' });
  expectNoComplaints(seen);
  await seen.close();
});

test('U takes a move back; Enter gives the suggested answer', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2, asking: 'turn', seed: 'kinds 1' });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { confirm: true } });
  const { page } = seen;
  await nextQuestion(page);
  const moves = () => page.evaluate(() => JSON.parse(localStorage.getItem('souk.match.kept') ?? '{}').moves.length);
  const mining = page.locator('[data-choice^="mine:"]').first();
  await page.keyboard.press((await mining.getAttribute('aria-keyshortcuts')) ?? '');
  await page.locator('button[data-confirm]').waitFor();
  expect(await moves()).toBe(match.moves.length);
  await page.keyboard.press('Enter');
  await expect.poll(moves).toBeGreaterThan(match.moves.length);
  await nextQuestion(page);
  await page.keyboard.press('u');
  await expect.poll(moves).toBe(match.moves.length);
  expectNoComplaints(seen);
  await seen.close();
});

test('Space skips what moves', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 4, asking: 'turn' });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'full' } });
  const { page } = seen;
  await nextQuestion(page);
  await page.locator('button[data-choice^="mine:"]').first().click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  expect(await page.getByRole('button', { name: 'Skip' }).getAttribute('aria-keyshortcuts')).toBe('Space');
  await page.keyboard.press('Space');
  // Bots still think about their moves, but nothing is shown moving any more.
  await page.getByRole('button', { name: 'Skip' }).waitFor({ state: 'detached' });
  expectNoComplaints(seen);
  await seen.close();
});

test('letters mean nothing where they are switched off, with a key held, or where something is written', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 2, least: 6, sensibly: true });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { keys: false } });
  const { page } = seen;
  await nextQuestion(page);
  const before = await trace(page);
  for (const key of ['1', 'q', 'm', 'h', 'b', '?', 'i']) await page.keyboard.press(key);
  expect(await trace(page)).toBe(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0);
  await page.goto(new URL('/settings', page.url()).href);
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).check();
  await page.goto(new URL('/table/kept', page.url()).href);
  await nextQuestion(page);
  for (const held of ['Control', 'Alt', 'Meta', 'Shift']) await page.keyboard.press(`${held}+q`);
  expect(await trace(page)).toBe(before);
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('.table-side')?.append(field);
    field.focus();
  });
  await page.keyboard.type('1q?mh');
  expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('.table-side input')?.value)).toBe('1q?mh');
  expect(await page.locator('[data-spot].is-picked').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});

test('hints stand on buttons where a mouse is the pointer, and are no part of their names', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 2, least: 6, sensibly: true });
  for (const [options, isHinted] of [
    [DESKTOP, true],
    [PHONE, false],
  ] as const) {
    const seen = await visit('/table/kept', options, { match });
    const { page } = seen;
    await nextQuestion(page);
    const button = page.locator('.prompt-buttons .button[aria-keyshortcuts]').first();
    await button.waitFor();
    const hint = await button.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(hint !== 'none').toBe(isHinted);
    const name = (await button.textContent()) ?? '';
    expect(await page.getByRole('button', { name, exact: true }).count()).toBeGreaterThanOrEqual(1);
    await seen.close();
  }
});
