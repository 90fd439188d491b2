import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { AnyGame } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, visit, withBrowser } from './browser.js';
import { combined } from './combinations.js';
import { momentsOf } from './moments.js';
import { nextQuestion, openMatch } from './playing.js';

withBrowser();

/** How many places are picked, and what is missing at any of them: the ring, the tick, or that it is raised. */
const pickedOn = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--pick)';
    document.querySelector('.table')?.append(probe);
    const pick = getComputedStyle(probe).color;
    probe.remove();
    const places = [
      ...document.querySelectorAll('.table-main .spot.is-picked, .dt-side:not([inert]) .dt-half.is-chosen'),
    ];
    const faults = places.flatMap((place) => {
      const ringed = place.querySelector(':scope > .spot-hit') ?? place;
      return [
        getComputedStyle(ringed).boxShadow.includes(pick) ? [] : ['no ring'],
        getComputedStyle(place).translate === 'none' ? ['not raised'] : [],
        place.querySelector(':scope > .spot-mark .icon') === null ? ['no tick'] : [],
      ]
        .flat()
        .map((fault) => `${place.className}: ${fault}`);
    });
    return { count: places.length, faults };
  });

/** More picks than any move takes. */
const MOST_PICKS = 12;

test.each(
  combined([arcaneAlley, daleOfMerchants, dwarvenTraders] as readonly AnyGame[], ['dark', 'light']).map(
    ([game, theme]) => ({ game, name: game.name, theme }),
  ),
)('$name, $theme: every place that is picked is raised, ringed and ticked', async ({ game, theme }) => {
  const seen = await visit('/', DESKTOP, { settings: { theme, confirm: 'always' } });
  const { page } = seen;
  let places = 0;
  for (const { kind, match } of momentsOf(game)) {
    await openMatch(page, match, kind);
    await nextQuestion(page);
    for (let picks = 0; picks < MOST_PICKS; picks++) {
      const choice = page.locator('.table-main [data-spot] > .spot-hit[data-choice], .dt-half[data-choice]').first();
      if ((await choice.count()) === 0) break;
      // What it is over is not the question: cards of a fan lie over each other.
      await choice.dispatchEvent('click');
      const { count, faults } = await pickedOn(page);
      expect(faults, kind).toEqual([]);
      places += count;
    }
  }
  expect(places).toBeGreaterThan(game === dwarvenTraders ? 4 : 12);
  expectNoComplaints(seen);
  await seen.close();
});
