import { buffer } from 'node:stream/consumers';
import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { fromPosition, newState } from '@souk/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, untilIdle, violations, visit, withBrowser } from './browser.js';
import { copiedLink } from './copied-link.js';
import { playedMatch } from './played-match.js';
import { byPointer, nextQuestion, playToTheEnd, variety } from './playing.js';

withBrowser();

/** What else can be done with a record stands in a dialogue. */
const openMore = (page: Page): Promise<void> => page.getByRole('button', { name: 'More', exact: true }).click();

const moveOn = (page: Page): Locator => page.getByLabel('Move', { exact: true });

/** The file that the button for it makes of a record. */
async function exported(page: Page) {
  await openMore(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const name = (await download).suggestedFilename();
  return { name, mimeType: 'application/json', buffer: await buffer(await (await download).createReadStream()) };
}

test('a finished match is exported, imported, watched again and found fair', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 1, left: 3 });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await playToTheEnd(page, byPointer(variety(), 'click'));
  await page.getByRole('button', { name: 'Analysis' }).click();
  const file = await exported(page);
  await page.goto(new URL('/records', page.url()).href);
  await page.getByLabel('Open a record').setInputFiles(file);
  await page.waitForURL(/\/records\/kept$/);
  await page.goto(new URL('/records', page.url()).href);
  await page.getByRole('button', { name: 'Delete this record' }).click();
  await page.getByLabel('Open a record').setInputFiles(file);
  await page.waitForURL(/\/records\/[0-9a-f]{16}$/);
  const line = moveOn(page);
  const total = Number(await line.getAttribute('max'));
  await line.fill(String(total));
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'One move back' }).click();
  await openMore(page);
  await page.getByRole('button', { name: 'Check fairness' }).click();
  await page.locator('.verdict.is-fair').waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test('a link to a match of one browser opens its replay in another, once, and a part of it says what is wrong', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2 });
  const maker = await visit('/records/kept', DESKTOP, { match });
  await openMore(maker.page);
  const link = new URL(
    await copiedLink(maker.page, () => maker.page.getByRole('button', { name: 'Share as a link' }).click()),
  );
  await maker.close();
  const seen = await visit('/credits', DESKTOP);
  const { page } = seen;
  const open = (fragment: string) => page.goto(new URL(`/shared${fragment}`, page.url()).href);
  await open(link.hash.slice(0, 200));
  await page.getByText('This link holds no whole match').waitFor();
  expect(await violations(page)).toEqual([]);
  for (let times = 0; times < 2; times++) {
    await open(link.hash);
    await page.waitForURL(/\/records\/[0-9a-f]{16}$/);
    expect(await moveOn(page).getAttribute('max')).toBe(String(match.moves.length));
    await page.goto(new URL('/records', page.url()).href);
  }
  await expect.poll(() => page.locator('.record-line').count()).toBe(1);
  expectNoComplaints(seen);
  await seen.close();
});

test('an analysis in the background can be stopped, and begun again', async () => {
  // Long enough that nobody could be too late for it.
  const seen = await visit('/records/kept?analysis', DESKTOP, { match: playedMatch({ game: arcaneAlley, seats: 6 }) });
  const { page } = seen;
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await untilIdle(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await untilIdle(page);
  expectNoComplaints(seen);
  await seen.close();
});

test('a match is analysed in the background: the curve leads to moments, and what was found is kept', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 1 });
  const seen = await visit('/records/kept', DESKTOP, { match });
  const { page } = seen;
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  const curve = page.getByRole('slider', { name: 'Chances to win, move by move' });
  const move = moveOn(page);
  await curve.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await move.inputValue()).toBe('1');
  expect(await curve.getAttribute('aria-valuetext')).toMatch(/^After move 1: You \d+ %, Smuggler \d+ %$/);
  await page.keyboard.press('End');
  expect(await move.inputValue()).toBe(String(match.moves.length));
  await curve.click();
  // The middle of the curve may lie between two moves.
  expect(Math.abs(Number(await move.inputValue()) - match.moves.length / 2)).toBeLessThanOrEqual(1);
  const point = page.locator('.turning-points .log-line').first();
  await point.click();
  // To where it could have been done otherwise.
  expect(Number(await move.inputValue()) + 1).toBe(Number(await point.locator('.log-number').textContent()));
  await page.getByText('The curve in numbers').click();
  await expect.poll(() => page.locator('.analysis details tbody tr').count()).toBe(match.moves.length + 1);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test.each([
  ['Leave them as they were', true],
  ['Deal them anew', false],
])('a record is played on from its middle: %s', async (hidden, isSameMatch) => {
  const match = playedMatch({ game: arcaneAlley, seats: 2 });
  const seen = await visit('/records/kept', DESKTOP, { match });
  const { page } = seen;
  await moveOn(page).fill(String(Math.floor(match.moves.length / 2)));
  const gold = await page.locator('[data-at="gold:0"]').first().textContent();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: hidden }).check();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await nextQuestion(page);
  const told = await page.locator('.log-line').count();
  expect(told > 5).toBe(isSameMatch);
  if (!isSameMatch) expect(await page.locator('[data-at="gold:0"]').first().textContent()).toBe(gold);
  await byPointer(variety(), 'click')(page, 1);
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});

test('a match that began in the middle is exported and opened again, and says why it cannot be found fair', async () => {
  const position = arcaneAlley.toJSON(newState(arcaneAlley, { seats: 2, options: {}, seed: 'imagined' }));
  const match = { ...playedMatch({ game: fromPosition(arcaneAlley, position), seats: 2 }), position };
  const seen = await visit('/records/kept', DESKTOP, { match });
  const { page } = seen;
  await openMore(page);
  await page.getByText('There is no fairness check').waitFor();
  expect(await page.getByRole('button', { name: 'Check fairness' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const file = await exported(page);
  await page.goto(new URL('/records', page.url()).href);
  await page.getByLabel('Open a record').setInputFiles(file);
  await page.waitForURL(/\/records\/kept$/);
  await page.goto(new URL('/records', page.url()).href);
  await page.getByRole('button', { name: 'Delete this record' }).click();
  await page.getByLabel('Open a record').setInputFiles(file);
  await page.waitForURL(/\/records\/[0-9a-f]{16}$/);
  const line = moveOn(page);
  expect(await line.getAttribute('max')).toBe(String(match.moves.length));
  await line.fill(String(match.moves.length));
  await openMore(page);
  await page.getByText('There is no fairness check').waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test('in German the reasons of an analysis are German', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 1 });
  const seen = await visit('/records/kept?analysis', DESKTOP, { match, settings: { language: 'de' } });
  const { page } = seen;
  await page.getByRole('button', { name: 'Partie analysieren' }).click();
  const better = page.locator('.better');
  await better
    .filter({ hasText: /Gegenüber dem gespielten Zug dürfte das [\wäöüß]/ })
    .first()
    .waitFor();
  const said = (await better.allInnerTexts()).join(' ');
  expect(said).not.toContain('dt.because');
  expect(said).not.toMatch(/\b(?:the|brings|gem|victory)\b/);
  await seen.close();
});

test.each([arcaneAlley, dwarvenTraders, daleOfMerchants])(
  '$name: axe finds nothing on the page of a record, its analysis open, on a phone too',
  async (game) => {
    const match = playedMatch({ game, seats: 2 });
    for (const [options, settings] of [
      [DESKTOP, { theme: 'dark' }],
      [PHONE, { theme: 'light' }],
    ] as const) {
      const seen = await visit('/records/kept?analysis', options, { match, settings });
      const { page } = seen;
      await page.getByRole('button', { name: 'Analyse the match' }).waitFor();
      await moveOn(page).fill(String(match.moves.length));
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        options.viewport.width,
      );
      expectNoComplaints(seen);
      await seen.close();
    }
  },
);

test('other eyes see the same moment, and a replay at its end begins anew', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2 });
  const seen = await visit('/records/kept', DESKTOP, { match });
  const { page } = seen;
  const move = moveOn(page);
  await move.fill('7');
  await openMore(page);
  const eyes = page.getByLabel('Through whose eyes');
  await eyes.selectOption('1');
  await expect.poll(() => eyes.inputValue()).toBe('1');
  await page.keyboard.press('Escape');
  await expect.poll(() => move.inputValue()).toBe('7');
  await move.fill(String(match.moves.length));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await move.inputValue())).toBeLessThan(match.moves.length);
  expectNoComplaints(seen);
  await seen.close();
});

test('a replay goes on when all of a move has been shown, and not before', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2, least: 8 });
  const seen = await visit('/records/kept', DESKTOP, { match, settings: { speed: 'quick' } });
  const { page } = seen;
  await openMore(page);
  await page.getByLabel('Speed').selectOption('Fast');
  await page.keyboard.press('Escape');
  const early = page.evaluate(
    (total) =>
      new Promise<number>((resolve) => {
        const at = document.querySelector<HTMLInputElement>('.replay-line input');
        let [last, wasMoving, early] = [Number(at?.value), false, 0];
        const look = (): void => {
          const now = Number(at?.value);
          if (now !== last && wasMoving) early++;
          last = now;
          wasMoving = document.querySelector('.moves [aria-busy="true"]') !== null;
          if (now === total) resolve(early);
        };
        look();
        // At every change, not at every picture: two changes may lie between two pictures.
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    match.moves.length,
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  expect(await early).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});
