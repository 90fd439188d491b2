import { daleOfMerchants, type View } from '@souk/games/dale-of-merchants';
import { elementAt, newState } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  violations,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { nextQuestion } from '../../../../packages/web/test/browser/playing.js';

withBrowser();

/** Broad enough for a menu beside two cards in the middle. */
const BROAD = { viewport: { width: 1600, height: 800 } } as const;

const COPIES = { decks: ['chameleons', 'squirrels', 'raccoons', 'pandas'] };

/** The first player may act with cards of all kinds in hand. */
const withHand = (isWanted: (hand: readonly string[], view: View) => boolean, seed = 'menus') =>
  playedMatch({
    game: daleOfMerchants,
    seats: 3,
    options: COPIES,
    seed,
    until(view: View) {
      const isActing = view.decision?.seat === 0 && ['action', 'bonus-action'].includes(view.decision.kind);
      const hand = elementAt(view.players, 0).hand.flatMap(({ card }) => (card === null ? [] : [card]));
      return isActing && isWanted(hand, view);
    },
  });

const TECHNIQUES = ['wily-fellow', 'nuisance', 'rotten-food', 'dirty-exchange', 'sabotage', 'prepaid-good', 'acorn'];

/** Trendsetting can be played as two techniques of the market. */
const copying = () =>
  withHand(
    (hand, { market }) =>
      hand.includes('trendsetting') &&
      new Set(market.filter((card) => card !== null && TECHNIQUES.includes(card))).size > 1,
    'menus 21',
  );

/** The first player has two cards in hand. */
function withTwoCards() {
  const options = { decks: ['macaws', 'pandas', 'squirrels'], firstPlayer: 0 };
  const position = daleOfMerchants.toJSON(newState(daleOfMerchants, { seats: 2, options, seed: 'few' }));
  const players = position.players.map((player, seat) =>
    seat === 0 ? { ...player, hand: ['junk', 'swift-broker'], deck: others(player, ['junk', 'swift-broker']) } : player,
  );
  return playedMatch({
    ...{ game: daleOfMerchants, seats: 2, seed: 'few', least: 0 },
    position: { ...position, players },
  });
}

/** All of a player's cards but some. */
function others({ hand, deck }: { hand: readonly unknown[]; deck: readonly unknown[] }, without: readonly string[]) {
  const all = [...deck, ...hand];
  for (const card of without) all.splice(all.indexOf(card), 1);
  return all;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const edges = (page: Page, selector: string): Promise<Edges> =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left, top, right, bottom };
    });

const isOver = (one: Edges, other: Edges): boolean =>
  one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;

/** What a menu covers of what it must not. */
const coveredBy = (page: Page, selectors: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const menu = document.querySelector('.card-menu')?.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)]
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        if (menu === undefined) return true;
        return left + 1 < menu.right && right - 1 > menu.left && top + 1 < menu.bottom && bottom - 1 > menu.top;
      })
      .map(({ className }) => className);
  }, selectors);

describe.each(['light', 'dark'])('on a wide table, %s', (theme) => {
  test('the menu of each card lies beside it, over no rival, no prompt and no card of the market', async () => {
    const match = withHand((hand) => hand.length === 5 && new Set(hand).size > 3);
    const seen = await visit('/table/kept', DESKTOP, { match, settings: { theme } });
    const { page } = seen;
    await nextQuestion(page);
    const cards = page.locator('.dm-hand .spot');
    for (let nth = 0; nth < 5; nth++) {
      await cards.nth(nth).locator('.spot-hit').click();
      await page.locator('.card-menu').waitFor();
      expect(await coveredBy(page, '.dm-market, .dm-other, .prompt'), `card ${nth + 1}`).toEqual([]);
      const menu = await edges(page, '.card-menu');
      const own = await edges(page, '.dm-own');
      const side = await page.locator('.card-menu').getAttribute('data-side');
      expect(side).toBe(nth === 0 ? 'left' : 'above');
      if (side === 'left') expect(menu.right).toBeLessThan((await edges(page, '.dm-hand .is-picked')).left);
      else expect(isOver(menu, own)).toBe(true);
      for (const row of await page.locator('.card-menu-row').all()) {
        expect((await row.boundingBox())?.height).toBeGreaterThan(43.5);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
      await page.keyboard.press('Shift+Escape');
      await page.locator('.card-menu').waitFor({ state: 'detached' });
    }
    expectNoComplaints(seen);
    await seen.close();
  });

  test.each([
    { size: DESKTOP, side: 'above', clear: '.dm-market, .dm-other, .prompt' },
    { size: BROAD, side: 'right', clear: '.dm-market, .dm-other, .prompt, .dm-hand .spot' },
  ])('with few cards it lies $side of the last one, $size.viewport.width wide; axe finds nothing', async (wide) => {
    const seen = await visit('/table/kept', wide.size, { match: withTwoCards(), settings: { theme } });
    const { page } = seen;
    await nextQuestion(page);
    await page.locator('.dm-hand .spot .spot-hit').last().click();
    await page.locator(`.card-menu[data-side="${wide.side}"]`).waitFor();
    expect(await coveredBy(page, wide.clear)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  });
});

describe.each([
  { how: 'mouse', size: DESKTOP, press: 'click' },
  { how: 'touch', size: PHONE, press: 'tap' },
] as const)('by $how', ({ size, press }) => {
  test('a copy counts as the first card that it can be, and as another by its row', async () => {
    const seen = await visit('/table/kept', size, { match: copying() });
    const { page } = seen;
    await nextQuestion(page);
    await page.locator('button[data-choice^="hand:trendsetting"]').first()[press]();
    await page.locator('.card-menu-row', { hasText: 'Play it' })[press]();
    const rows = page.locator('.card-menu-row');
    await page.locator('.card-menu-row.is-on').waitFor();
    expect(await rows.nth(0).getAttribute('aria-pressed')).toBe('true');
    const faces = await rows.locator('.card-menu-words .chip').allInnerTexts();
    const [first = '', second = ''] = faces.map((face) => face.replace(/^\d\s*/, ''));
    expect(await page.locator('.prompt-headline').innerText()).toContain(first);
    expect(await page.locator('button[data-confirm]').count()).toBe(1);
    await rows.nth(1)[press]();
    await expect.poll(() => page.locator('.prompt-headline').innerText()).toContain(second);
    expect(await page.locator('.dm-hand .is-picked').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  });
});
