import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, DESKTOP, expectNoComplaints, untilIdle, visit, withBrowser } from './browser.js';
import { expectNoShift, watchShifts } from './layout-shift.js';

withBrowser();

/** Which of its own letters the page is drawn with. */
const lettersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].map(({ family, weight, status }) => `${family} ${weight} ${status}`).sort());

const ALL = [
  '"Alegreya Sans" 400 loaded',
  '"Alegreya Sans" 500 loaded',
  '"Alegreya Sans" 700 loaded',
  'Alegreya 500 loaded',
  'Alegreya 700 loaded',
];

test('the first place waits for all letters that it is set in', async () => {
  const seen = await visit('/credits', DESKTOP);
  const { page } = seen;
  await untilIdle(page);
  // No time passes: nothing but the letters can end the waiting.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  let askedFor = (_: Route): void => {};
  const asked = new Promise<Route>((resolve) => {
    askedFor = resolve;
  });
  await page.route('**/alegreya-sans-latin-500*', (route) => askedFor(route));
  let others = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2')) others++;
  });
  await page.goto(address('/'), { waitUntil: 'commit' });
  const last = await asked;
  await expect.poll(() => others).toBe(ALL.length - 1);
  expect(await page.locator('.stall').count()).toBe(0);
  await last.continue();
  await page.locator('.stall').first().waitFor();
  expect(await lettersOf(page)).toEqual(ALL);
  expectNoComplaints(seen);
  await seen.close();
});

test('letters that come late push nothing about: the next place has them', async () => {
  const seen = await visit('/credits', DESKTOP, { painted: true });
  const { page } = seen;
  await untilIdle(page);
  let send = (): void => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(address('/'), { waitUntil: 'commit' });
  await page.locator('.stall').first().waitFor();
  await watchShifts(page);
  send();
  await untilIdle(page);
  await expectNoShift(page);
  expect(await lettersOf(page)).toEqual([]);
  await page.locator('.home-settings').click();
  await page.locator('.page-head').waitFor();
  expect(await lettersOf(page)).toEqual(ALL);
  expectNoComplaints(seen);
  await seen.close();
});
