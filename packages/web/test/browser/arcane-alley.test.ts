import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, violations, visit, withBrowser } from './browser.js';
import { closeLook } from './close-look.js';
import { freshMatch } from './fresh-match.js';
import { byKeyboard, byPointer, playToTheEnd, variety } from './playing.js';

withBrowser();

const game = 'arcane-alley';

test('a whole match by mouse, with wizards to choose, and axe finds nothing at any question', async () => {
  const match = freshMatch({ game, bots: 2, options: { wizards: 'choose' } });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const close = closeLook();
  await playToTheEnd(seen.page, byPointer(variety(), 'click'), close.look);
  expect(close.seen.size).toBeGreaterThanOrEqual(4);
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});

test('a whole match by keyboard alone', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: freshMatch({ game }) });
  const choose = byKeyboard(variety());
  // Whoever has many choices takes one of the first: every one more is another press of Tab.
  await playToTheEnd(seen.page, (page, count) => choose(page, Math.min(3, count)));
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
}, 300_000);

test('a whole match by touch on a phone, nothing wider than the screen', async () => {
  const seen = await visit('/table/kept', PHONE, { match: freshMatch({ game }) });
  const widths: number[] = [];
  await playToTheEnd(seen.page, byPointer(variety(), 'tap'), async (page) => {
    widths.push(await page.evaluate(() => document.documentElement.scrollWidth));
  });
  expect(Math.max(...widths)).toBeLessThanOrEqual(390);
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});

test('two people at one screen: a curtain hangs between their stashes', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: freshMatch({ game, persons: 2, bots: 0 }) });
  const { page } = seen;
  const vary = variety();
  let curtains = 0;
  for (let answers = 0; answers < 30; answers++) {
    const curtain = page.locator('.curtain');
    await page.locator('.prompt.is-mine, .curtain').first().waitFor();
    if ((await curtain.count()) > 0) {
      curtains++;
      expect(await page.locator('.aa-hand').count()).toBe(0);
      await curtain.getByRole('button').click();
    }
    const choices = page.locator('button[data-choice]');
    await choices.first().waitFor();
    await choices.nth(vary(await choices.count())).click();
  }
  expect(curtains).toBeGreaterThan(3);
  expectNoComplaints(seen);
  await seen.close();
});
