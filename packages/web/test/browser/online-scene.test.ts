import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, type Visit } from './browser.js';
import { withHost } from './host.js';
import { comeAs, makeTable } from './online-playing.js';
import { byPointer, untilAsked, variety } from './playing.js';

withHost();

const farewell = (page: Page) => page.locator('.prompt.is-farewell');
const movesOf = (page: Page): Promise<number> => page.locator('.log-entry').count();

/** At a table with three bots, who move whenever they like, until a round has ended. */
async function untilPodium(live: boolean): Promise<Visit> {
  const zahra = await comeAs('Zahra', '/friends/dwarven-traders', DESKTOP, { speed: 'quick' });
  const { page } = zahra;
  await page.clock.install();
  await makeTable(page, async () => {
    for (let more = 2; more < 4; more++) await page.getByRole('button', { name: 'Add a seat' }).click();
    for (const seat of [2, 3, 4]) await page.getByLabel(`Who plays seat ${seat}`).selectOption('1');
    if (live) await page.getByLabel('Live').check();
  });
  await page.getByRole('button', { name: 'Start the match' }).click();
  const choose = byPointer(variety(), 'click');
  for (;;) {
    const { choices, canConfirm } = await untilAsked(page);
    if (await farewell(page).isVisible()) return zahra;
    await choose(page, canConfirm ? 0 : choices);
  }
}

test.each([
  { live: false, patience: 12 },
  { live: true, patience: 6 },
])(
  'a podium stands for its $patience s although three bots go on, and a ring says so (with a clock: $live)',
  async ({ live, patience }) => {
    const zahra = await untilPodium(live);
    const { page } = zahra;
    await farewell(page).waitFor();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
    expect(await page.getByRole('img', { name: `It goes on by itself in ${patience} s` }).isVisible()).toBe(true);
    const before = await movesOf(page);
    await page.clock.runFor(1000 * (patience - 1));
    expect(await farewell(page).isVisible()).toBe(true);
    expect(await page.locator('.dt-scene.is-points').isVisible()).toBe(true);
    expect(await movesOf(page)).toBe(before);
    await page.clock.runFor(1500);
    await farewell(page).waitFor({ state: 'detached' });
    await page.clock.resume();
    // What has happened meanwhile is shown now.
    await expect.poll(() => movesOf(page)).toBeGreaterThan(before);
    expectNoComplaints(zahra);
    await zahra.close();
  },
);
