import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { spotsOf } from '../../../../games/dale-of-merchants/src/page/spots.js';
import { DESKTOP, expectNoComplaints, untilIdle, violations, visit, withBrowser } from './browser.js';
import { freshMatch } from './fresh-match.js';
import { byPointer, liftCurtain, playToTheEnd, saved, variety } from './playing.js';
import { HANDS, playShrewdly } from './shrewd-play.js';
import { isWhole, matchToEnd } from './whole-matches.js';

withBrowser();

/** Plays until the curtain falls, and says whose turn is next. */
async function untilCurtain(page: Page, vary: (limit: number) => number): Promise<string> {
  for (;;) {
    await page.locator('.prompt.is-mine, .curtain').first().waitFor();
    if ((await page.locator('.curtain').count()) > 0) return (await page.locator('.curtain h1').textContent()) ?? '';
    await byPointer(vary, 'click')(page, await page.locator('button[data-choice]').count());
  }
}

type Ask = (page: Page) => Promise<void>;

describe.each([
  {
    game: arcaneAlley,
    hands: '.aa-hand',
    options: {},
    seed: 'browser 0',
    sensibly: false,
    play: (page: Page, ask: Ask) => playToTheEnd(page, byPointer(variety(), 'click'), ask),
  },
  {
    game: dwarvenTraders,
    hands: '.dt-own',
    options: {},
    seed: 'browser 3',
    sensibly: false,
    play: (page: Page, ask: Ask) => playToTheEnd(page, byPointer(variety(), 'click'), ask),
  },
  {
    game: daleOfMerchants,
    hands: '.dm-hand',
    options: { decks: ['squirrels', 'pandas', 'ocelots'], firstPlayer: 0 },
    seed: 'browser 0',
    sensibly: true,
    play: (page: Page, ask: Ask) => playShrewdly(page, { game: daleOfMerchants, spotsOf }, HANDS.mouse, ask),
  },
])('$game.id', ({ game, hands, options, seed, sensibly, play }) => {
  const extent = isWhole('hot seat', game) ? 'a whole match' : 'the end of a match';

  test(`${extent} of two people at one screen, each asked for themselves`, async () => {
    const match = matchToEnd('hot seat', { game, persons: 2, bots: 0, options, sensibly, seed });
    const seen = await visit('/table/kept', DESKTOP, { match });
    await play(seen.page, async (page) => {
      // A scene has the board's place, and asks for no hand.
      if ((await page.locator('.scene').count()) === 0) expect(await page.locator(hands).count()).toBe(1);
    });
    const { moves, outcome } = await saved(seen.page);
    expect(new Set(moves.map(([seat]) => seat))).toEqual(new Set([0, 1]));
    expect(outcome).not.toBeNull();
    expect(await violations(seen.page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  }, 300_000);
});

describe.each([
  { game: arcaneAlley.id, hand: '.aa-hand' },
  { game: daleOfMerchants.id, hand: '.dm-hand' },
])('two people at one screen, $game', ({ game, hand }) => {
  const match = () => freshMatch({ game, persons: 2, bots: 0 });

  test('a curtain hangs from the start, falls after every turn, and again when the page is loaded anew', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match: match() });
    const { page } = seen;
    const vary = variety();
    const first = await untilCurtain(page, vary);
    expect(await page.locator(hand).count()).toBe(0);
    await liftCurtain(page);
    await page.locator(hand).waitFor();
    const second = await untilCurtain(page, vary);
    expect(second).not.toBe(first);
    await untilIdle(page);
    await page.reload();
    await page.locator('.curtain').waitFor();
    expect(await page.locator(hand).count()).toBe(0);
    expectNoComplaints(seen);
    await seen.close();
  });

  test('looking back shows no other eyes, and the log tells nothing that only one may know', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match: match() });
    const { page } = seen;
    const vary = variety();
    for (let turns = 0; turns < 4; turns++) {
      await untilCurtain(page, vary);
      await liftCurtain(page);
    }
    await page.locator('.prompt.is-mine').waitFor();
    const told = await page.locator('.log-line').allTextContents();
    expect(told.length).toBeGreaterThan(0);
    expect(told.join(' ')).not.toMatch(/\byou\b/i);
    await page.locator('.log-line').first().click();
    await page.locator('.prompt', { hasText: 'Looking back' }).waitFor();
    expect(await page.locator('.curtain').count()).toBe(0);
    await untilIdle(page);
    await page.reload();
    await liftCurtain(page);
    await page.locator('.prompt.is-mine').waitFor();
    expect(await page.locator('.log-line').allTextContents()).toEqual(told);
    expectNoComplaints(seen);
    await seen.close();
  });
});

test('the player who makes the last move of a turn sees it before the curtain falls', async () => {
  const settings = { speed: 'quick' };
  const seen = await visit('/table/kept', DESKTOP, {
    match: freshMatch({ game: arcaneAlley.id, persons: 2, bots: 0 }),
    settings,
  });
  const { page } = seen;
  const vary = variety();
  for (let turns = 0; turns < 3; turns++) {
    await untilCurtain(page, vary);
    await liftCurtain(page);
  }
  const lines = page.locator('.log-line');
  const before = await lines.count();
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shownLines = 0;
        new MutationObserver(() => {
          if (document.querySelector('.curtain') !== null) resolve(shownLines);
          else shownLines = document.querySelectorAll('.log-line').length;
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await untilCurtain(page, vary);
  expect(await shown).toBeGreaterThan(before);
  await liftCurtain(page);
  expect(await lines.count()).toBe(await shown);
  expectNoComplaints(seen);
  await seen.close();
});
