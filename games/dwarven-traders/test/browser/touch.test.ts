import { dwarvenTraders, type View } from '@souk/games/dwarven-traders';
import { expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { confirmOn, nextQuestion, questionOn, saved } from '../../../../packages/web/test/browser/playing.js';

withBrowser();

/** The player, who is to decide, has so many kinds of gems and room for more; and cards lie in the row. */
const holding =
  (kinds: number) =>
  (view: object): boolean => {
    const { decision, players, row } = view as View;
    const store = players[0]?.store ?? [];
    return decision?.seat === 0 && row.length > 0 && new Set(store).size === kinds && store.length === kinds;
  };

test.each(['mine:', 'sell:', 'both:'])(
  'a finger that taps a part of a card (%s) sees what would happen before it does',
  async (part) => {
    const match = playedMatch({ game: dwarvenTraders, seats: 2, until: holding(1) });
    const seen = await visit('/table/kept', PHONE, { match });
    const { page } = seen;
    await nextQuestion(page);
    const before = (await saved(page)).moves.length;
    await page.locator(`.dt-side:not([inert]) [data-choice^="${part}"]`).first().tap();
    await page.locator('.dt-half.is-chosen .spot-mark').waitFor();
    expect(await questionOn(page)).toMatch(/^ ?You (?:mine|sell) /);
    expect((await saved(page)).moves).toHaveLength(before);
    await confirmOn(page).tap();
    await expect.poll(async () => (await saved(page)).moves.length).toBeGreaterThan(before);
    expectNoComplaints(seen);
    await seen.close();
  },
);

test('a mouse, which has seen it by pointing, makes the move with one click', async () => {
  const seen = await visit('/table/kept', DESKTOP, {
    match: playedMatch({ game: dwarvenTraders, seats: 2, until: holding(1) }),
  });
  const { page } = seen;
  await nextQuestion(page);
  const before = (await saved(page)).moves.length;
  await page.locator('[data-choice^="mine:"]').first().click();
  await expect.poll(async () => (await saved(page)).moves.length).toBeGreaterThan(before);
  await seen.close();
});

test.each([false, true])(
  'what sells, and what does both, is 40 px wide and high on a phone (any gem is sold: %s)',
  async (freeSale) => {
    const match = playedMatch({
      game: dwarvenTraders,
      seats: 3,
      options: { freeSale },
      until: holding(freeSale ? 2 : 1),
    });
    const seen = await visit('/table/kept', PHONE, { match });
    const { page } = seen;
    await nextQuestion(page);
    const sizes = await page
      .locator('.dt-both > button, .dt-gem-button, .dt-half.is-open')
      .evaluateAll((all) =>
        all
          .filter((each) => each.closest('[inert]') === null)
          .map((each) => ({ name: each.className, width: each.clientWidth, height: each.clientHeight })),
      );
    expect(sizes.filter(({ name }) => name.includes(freeSale ? 'dt-gem-button' : 'dt-bothbar')).length).toBeGreaterThan(
      0,
    );
    expect(sizes.filter(({ width, height }) => width < 40 || height < 40)).toEqual([]);
    if (freeSale) {
      const before = (await saved(page)).moves.length;
      await page.locator('.dt-side:not([inert]) .dt-gem-button').first().tap();
      await confirmOn(page).waitFor();
      expect((await saved(page)).moves).toHaveLength(before);
    }
    expectNoComplaints(seen);
    await seen.close();
  },
);
