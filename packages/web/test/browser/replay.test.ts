import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALONE, DESKTOP, expectNoComplaints, PHONE, violations, visit, withBrowser } from './browser.js';
import { expectNoShift, watchShifts } from './layout-shift.js';
import { playedMatch } from './played-match.js';
import { nextQuestion, saved } from './playing.js';

withBrowser();

const GAMES = [
  { game: arcaneAlley, board: '.aa' },
  { game: dwarvenTraders, board: '.dt' },
  { game: daleOfMerchants, board: '.dm' },
] as const;

const moveOn = (page: Page): Locator => page.getByLabel('Move', { exact: true });
const current = (page: Page): Locator => page.locator('.moves [aria-current="step"]');

/** The number of the move that the list marks. */
const marked = (page: Page): Promise<string | null> => current(page).locator('.log-number').textContent();

test('a replay opens at the first move with the whole match in its list; keys and clicks go anywhere in it', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 3 });
  const total = match.moves.length;
  const seen = await visit('/records/kept', DESKTOP, { match });
  const { page } = seen;
  await expect.poll(() => marked(page)).toBe('1');
  expect(await page.locator('.moves .move').count()).toBe(total + 1);
  const at = async (): Promise<number> => Number(await moveOn(page).inputValue());
  expect(await at()).toBe(1);
  for (const [key, to] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', total],
    ['ArrowRight', total],
    ['ArrowLeft', total - 1],
    ['Home', 0],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await at(), key).toBe(to);
  }
  expect(await current(page).textContent()).toBe('The start');
  const line = page.locator('.moves .move').nth(12).locator('.log-line').first();
  await line.click();
  expect(await at()).toBe(12);
  expect(await line.getAttribute('aria-current')).toBe('step');
  // The focus is in the list: arrows up and down go from line to line there, those to the sides through the match.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await at()).toBe(13);
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe(14);
  // The marked line is in sight however far the list had to be moved for it.
  await page.keyboard.press('End');
  const list = await page.locator('.moves').boundingBox();
  const last = await current(page).boundingBox();
  expect(last?.y).toBeGreaterThanOrEqual(list?.y ?? Number.NaN);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1);
  expectNoComplaints(seen);
  await seen.close();
});

test('Space plays and pauses, also after a click at a button beside it; an address may ask for a move', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2 });
  const seen = await visit('/records/kept?move=5', DESKTOP, { match });
  const { page } = seen;
  await expect.poll(() => marked(page)).toBe('5');
  await page.getByRole('button', { name: 'One move on' }).click();
  expect(await moveOn(page).inputValue()).toBe('6');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(async () => Number(await moveOn(page).inputValue())).toBeGreaterThan(6);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test('who goes on while something moves is there at once', async () => {
  const match = playedMatch({ game: arcaneAlley, seats: 3 });
  const seen = await visit('/records/kept', DESKTOP, { match, settings: { speed: 'full' } });
  const { page } = seen;
  await expect.poll(() => marked(page)).toBe('1');
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowRight');
  expect(await moveOn(page).inputValue()).toBe('7');
  await expect.poll(() => page.locator('.moves [aria-busy="true"]').count()).toBe(0);
  await expect.poll(() => marked(page)).toBe('7');
  expectNoComplaints(seen);
  await seen.close();
});

test('after the analysis every move has its verdict, and a costly one says what would have been better', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 1 });
  const seen = await visit('/records/kept?analysis', DESKTOP, { match });
  const { page } = seen;
  expect(await page.locator('.move-verdict').count()).toBe(0);
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  await page.getByRole('tab', { name: 'What happened' }).click();
  await expect.poll(() => page.locator('.move-verdict').count()).toBeGreaterThan(match.moves.length / 2);
  const costly = page.locator('.log-line:has(.is-costly), .log-line:has(.is-inexact)').first();
  expect(await costly.innerText()).toMatch(/−\d+ %/);
  await costly.click();
  await page.locator('.move .better').waitFor();
  expect(await page.locator('.move .better').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});

test.each([arcaneAlley, daleOfMerchants])('$name: moves have verdicts where cards are hidden, too', async (game) => {
  const match = playedMatch({ game, seats: 2, least: 6, sensibly: true });
  const seen = await visit('/records/kept?analysis', DESKTOP, { match });
  const { page } = seen;
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  await page.getByRole('tab', { name: 'What happened' }).click();
  await expect.poll(() => page.locator('.move-verdict').count()).toBeGreaterThan(0);
  expect(await page.locator('.moves .move').count()).toBe(match.moves.length + 1);
  expect(await violations(page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});

test.each(GAMES)('$game.name: a replay is stepped through without anything being pushed about', async ({ game }) => {
  const match = playedMatch({ game, seats: 3, sensibly: true });
  const seen = await visit('/records/kept?move=4', { ...DESKTOP, ...ALONE }, { match, painted: true });
  const { page } = seen;
  await expect.poll(() => marked(page)).toBe('4');
  await watchShifts(page);
  // It plays by itself: whatever moves soon after a key counts as wanted.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await marked(page))).toBeGreaterThan(12);
  await expectNoShift(page);
  await seen.close();
});

test('who has kept a match from elsewhere looks at it with their own eyes, is spoken to, and plays on in their own seat', async () => {
  const match = { ...playedMatch({ game: dwarvenTraders, seats: 2, persons: 2 }), own: 1 };
  const seen = await visit('/records/kept', DESKTOP, { match });
  const { page } = seen;
  await expect.poll(() => marked(page)).toBe('1');
  const lines = (await page.locator('.moves .log-line').allInnerTexts()).join('\n');
  expect(lines).toMatch(/\bYou\b/);
  expect(lines).toContain('Zahra');
  expect(lines).not.toContain('Guest 1');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const seats = page.getByRole('dialog').locator('select');
  expect(await seats.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value === 'me'))).toEqual([
    false,
    true,
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.locator('.highlight', { hasText: 'Your best move' }).waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test.each(GAMES)('$game.name: the board of a replay is as large as in play', async ({ game, board }) => {
  const boxOn = async (path: string, match: object) => {
    const seen = await visit(path, DESKTOP, { match });
    await seen.page.locator('.table').waitFor();
    const box = await seen.page.locator('.table-main > :not(.prompt)').first().boundingBox();
    expect(await seen.page.locator(board).count()).toBe(1);
    await seen.close();
    return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
  };
  const inPlay = await boxOn('/table/kept', playedMatch({ game, seats: 2, least: 4 }));
  expect(await boxOn('/records/kept', playedMatch({ game, seats: 2 }))).toEqual(inPlay);
});

test.each(GAMES)('$game.name: on a phone moves are listed in a panel, and a tap goes there', async ({ game }) => {
  const match = playedMatch({ game, seats: 2 });
  const seen = await visit('/records/kept', PHONE, { match, settings: { theme: 'light', language: 'de' } });
  const { page } = seen;
  await page.getByRole('button', { name: 'Was geschah' }).tap();
  await page.locator('.moves .move').nth(3).locator('.log-line').first().tap();
  await page.locator('.moves').waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Zug', { exact: true }).inputValue()).toBe('3');
  for (const button of await page.locator('.replay-bar button:visible').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).tap();
  await page.getByRole('dialog').waitFor();
  expect(await violations(page)).toEqual([]);
  const begin = page.getByRole('button', { name: 'Weiterspielen', exact: true });
  await begin.tap();
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});

test('playing on is settled in one dialogue by keyboard: whose seat, how strong the bots, which cards', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 3, sensibly: true });
  const seen = await visit('/records/kept?move=6', DESKTOP, { match });
  const { page } = seen;
  const opener = page.getByRole('button', { name: 'Play on from here' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Play on after move 6' });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain('shuffled and dealt again');
  expect(await violations(page)).toEqual([]);
  // Keys of the replay mean nothing under it.
  await page.keyboard.press('End');
  expect(await moveOn(page).inputValue()).toBe('6');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.locator('select').nth(1).selectOption('I play');
  await dialog.locator('select').nth(2).selectOption('Merciless bot · level 5');
  await dialog.getByRole('radio', { name: 'Leave them as they were' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Play on' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  await page.locator('.table').waitFor();
  const { sitters, moves } = await saved(page);
  expect(sitters.map(({ kind, level }) => [kind, level])).toEqual([
    ['bot', 3],
    ['person', undefined],
    ['bot', 5],
  ]);
  expect(moves.slice(0, 6)).toEqual(match.moves.slice(0, 6));
  await seen.close();
});

test.each(['en', 'de'])('in a game that hides nothing, nothing is said of hidden cards (%s)', async (language) => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2 });
  const seen = await visit('/records/kept', DESKTOP, { match, settings: { language } });
  const { page } = seen;
  const said = async (): Promise<string> => page.locator('body').innerText();
  expect(await said()).not.toMatch(/hidden|verdeckt|verborgen|nicht sieht/i);
  await page.locator('.replay-bar .button').click();
  await page.getByRole('dialog').waitFor();
  expect(await said()).not.toMatch(/hidden|verdeckt|verborgen|anew|neu austeilen|cannot be seen|nicht sieht/i);
  expect(await page.getByRole('radio').count()).toBe(0);
  await page.locator('.dialog .is-main').click();
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});
