import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders, type View } from '@souk/games/dwarven-traders';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, visit, withBrowser } from './browser.js';
import { pointAt } from './close-look.js';
import { playedMatch } from './played-match.js';
import { nextQuestion } from './playing.js';

withBrowser();

const TABLES = [
  { game: arcaneAlley, name: arcaneAlley.name, least: 40, thing: '.aa-hand .spot-hit', rules: /#AA-/, isFar: true },
  {
    game: dwarvenTraders,
    name: dwarvenTraders.name,
    least: 20,
    thing: '.dt-pool .spot-hit',
    rules: /#DT-/,
    isFar: true,
  },
  {
    game: daleOfMerchants,
    name: daleOfMerchants.name,
    least: 40,
    thing: '.dm-market .spot-hit',
    rules: /#DM-/,
    isFar: false,
  },
] as const;

/** A page of 1280×720 at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } as const;

describe.each(TABLES)('at the table of $name', ({ game, least, thing, rules, isFar }) => {
  test('the closer look leads to the rules by words, not by codes or numbers', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match: playedMatch({ game, seats: 3, least }) });
    const { page } = seen;
    await nextQuestion(page);
    await pointAt(page.locator(thing).first());
    const links = page.locator('.inspector .rule-link a');
    await links.first().waitFor();
    expect(await page.locator('.inspector').innerText()).not.toMatch(/[A-Z]{2}-[A-Z]+-/);
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(rules);
      expect(await link.textContent()).toBe('In the rules');
    }
    expectNoComplaints(seen);
    await seen.close();
  });

  test(`at 200 % the own place is ${isFar ? 'out of view, and one step away' : 'in view'}`, async () => {
    const seen = await visit('/table/kept', ZOOMED, { match: playedMatch({ game, seats: 3, least }) });
    const { page } = seen;
    await nextQuestion(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const shown = () =>
      page.locator('[data-own]').evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0);
      });
    expect((await shown()) < 40).toBe(isFar);
    if (isFar) await page.getByRole('button', { name: 'To your place' }).press('Enter');
    await expect.poll(shown).toBeGreaterThan(40);
    await seen.close();
  });
});

test('a gem whose price is +3 hangs in front of the pulley', async () => {
  const match = playedMatch({
    ...{ game: dwarvenTraders, seats: 3 },
    until: (view) => Object.values((view as View).prices).includes(3),
  });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  const order = await page.evaluate(() => {
    const shaft = [...document.querySelectorAll<HTMLElement>('.dt-shaft')].find(
      (each) => each.style.getPropertyValue('--depth') === '0',
    );
    const gem = shaft?.querySelector('.dt-cage .gem');
    const wheel = shaft?.querySelector('.dt-wheel');
    if (gem == null || wheel == null) return undefined;
    const { left, top, width, height } = gem.getBoundingClientRect();
    const around = [...document.querySelectorAll<HTMLElement>('.dt-shaft-hole *')];
    for (const each of around) each.style.pointerEvents = 'auto';
    const [one, other] = [gem, wheel].map((each) =>
      document.elementsFromPoint(left + width / 2, top + height / 3).indexOf(each),
    );
    return { gem: one, wheel: other };
  });
  expect(order?.gem).toBeGreaterThanOrEqual(0);
  if (order !== undefined && order.wheel !== -1) expect(order.gem).toBeLessThan(order.wheel ?? -1);
  await seen.close();
});
