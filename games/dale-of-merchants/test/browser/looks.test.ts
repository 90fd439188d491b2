import { daleOfMerchants, type View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { combined } from '../../../../packages/web/test/browser/combinations.js';
import { momentsOf } from '../../../../packages/web/test/browser/moments.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { nextQuestion, openMatch } from '../../../../packages/web/test/browser/playing.js';
import { resize } from '../../../../packages/web/test/browser/reach.js';
import { cardNamed } from '../../src/page/cards.js';

withBrowser();

/** A match for every kind of question: they are played once for all tests here. */
let played: ReturnType<typeof momentsOf> | undefined;
const moments = (): ReturnType<typeof momentsOf> => {
  played ??= momentsOf(daleOfMerchants);
  return played;
};

const acting = (seats: number) => playedMatch({ game: daleOfMerchants, seats, least: 60, asking: 'action' });

test('cards of the market are at least 128 by 198 at 1280×720, and as large everywhere as there is room', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: acting(4) });
  const { page } = seen;
  await nextQuestion(page);
  const sizeAt = async (width: number, height: number) => {
    await resize(page, { width, height });
    return page
      .locator('.dm-market-slot .dm-card')
      .first()
      .evaluate((card) => {
        const { offsetWidth, offsetHeight } = card as HTMLElement;
        return { width: offsetWidth, height: offsetHeight };
      });
  };
  let last = { width: 128, height: 198 };
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1200],
    [2200, 1200],
  ] as const) {
    const size = await sizeAt(width, height);
    expect(size.width, `${width}×${height}`).toBeGreaterThanOrEqual(last.width);
    expect(size.height, `${width}×${height}`).toBeGreaterThanOrEqual(last.height);
    last = size;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    const [market, prompt, own, middle] = await Promise.all(
      ['.dm-market', '.prompt', '.dm-own', '.dm-middle'].map((each) => page.locator(each).boundingBox()),
    );
    // The room ends on one side or the other.
    const [across, down] = [market?.width ?? 0, market?.height ?? 0];
    const isFull = across > 0.97 * (middle?.width ?? 0) || down > 0.97 * (middle?.height ?? 0);
    expect(isFull, `${width}×${height}: ${across}×${down} of ${middle?.width}×${middle?.height}`).toBe(true);
    expect(market?.y).toBeGreaterThanOrEqual((prompt?.y ?? 0) + (prompt?.height ?? 0));
    expect((market?.y ?? 0) + (market?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);
  }
  expectNoComplaints(seen);
  await seen.close();
});

/** Cards whose few words are cut off, or whose name meets the value tab. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lettersOf = (element: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const isShown = (element: Element): boolean => element.getClientRects().length > 0;
    const cut = [...document.querySelectorAll('.dm-brief')].filter(isShown).filter((brief) => {
      const face = brief.closest('.dm-face')?.getBoundingClientRect();
      const words = brief.querySelector(':scope > :last-child');
      if (face === undefined || words === null) return true;
      const turned = brief.closest('[style*="--nth"]') !== null;
      // Fanned cards lean: their corners reach a little further than they do.
      const air = turned ? 6 : 1;
      return lettersOf(words).some(({ right, bottom }) => right > face.right + air || bottom > face.bottom + air);
    });
    const met = [...document.querySelectorAll('.dm-face')].filter((face) => {
      const name = face.querySelector('.dm-card-name');
      const tab = face.querySelector('.dm-ribbon')?.getBoundingClientRect();
      if (name === null || tab === undefined || face.closest('.dm-hand') !== null) return false;
      return lettersOf(name).some(
        ({ left, right, top, bottom }) =>
          left < tab.right - 1 && right > tab.left + 1 && top + 3 < tab.bottom && bottom - 3 > tab.top,
      );
    });
    return [...cut, ...met].map(({ textContent }) => textContent ?? '');
  });

const SIZES = [
  { name: 'a screen', options: DESKTOP },
  { name: 'a tablet', options: { viewport: { width: 834, height: 1112 }, hasTouch: true } },
  { name: 'a phone', options: PHONE },
] as const;

test.each(combined(SIZES, ['de', 'en']).map(([{ name, options }, language]) => ({ name, options, language })))(
  'on $name no words are cut off and no name meets a value, whatever is asked ($language)',
  async ({ options, language }) => {
    const seen = await visit('/table/kept', options, { match: acting(3), settings: { language } });
    const { page } = seen;
    for (const [i, { kind, match }] of moments().entries()) {
      await openMatch(page, match, `looks-${i}`);
      await nextQuestion(page);
      expect(await unreadable(page), kind).toEqual([]);
    }
    expectNoComplaints(seen);
    await seen.close();
  },
);

describe.each(SIZES)('on $name', ({ name, options }) => {
  test('the hand says what its cards do where they are broad enough', async () => {
    const seen = await visit('/table/kept', options, { match: acting(3) });
    await nextQuestion(seen.page);
    const brief = seen.page.locator('.dm-hand .dm-brief').first();
    expect(await brief.isVisible()).toBe(name !== 'a phone');
    await seen.close();
  });
});

/** Cards are on offer on a tray, and one of them is picked. */
test('what is picked is raised and ticked wherever it lies', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: acting(3), settings: { confirm: 'always' } });
  const { page } = seen;
  const wanted = ['action', 'player', 'players', 'card', 'market-card', 'stall-card', 'declared-card', 'pick-deck'];
  for (const [i, { kind, match }] of moments().entries()) {
    if (!wanted.includes(kind)) continue;
    await openMatch(page, match, `picked-${i}`);
    await nextQuestion(page);
    await page.locator('.spot.is-lit > .spot-hit').first().click();
    const picked = page.locator('.spot.is-picked').first();
    await picked.waitFor();
    const sign = await picked.evaluate((each) => {
      const hit = each.querySelector('.spot-hit');
      return {
        raised: Number.parseFloat(getComputedStyle(each).translate.split(' ')[1] ?? '0') < 0,
        ringed: hit !== null && getComputedStyle(hit).boxShadow !== 'none',
        signed: [...each.children].some(
          (child) => child.matches('.spot-mark, .is-counting') && child.getClientRects().length > 0,
        ),
      };
    });
    expect(sign, kind).toEqual({ raised: true, ringed: true, signed: true });
  }
  expectNoComplaints(seen);
  await seen.close();
});

const worthOfCard = (card: string | null | undefined): number => cardNamed(card ?? '').card.value;

/** The top of the market's discard pile costs 5: Market Discovery pays 4 of it, and two different cards can pay the last. */
const buyingFromPile = () =>
  playedMatch({
    game: daleOfMerchants,
    seats: 2,
    options: { decks: ['pandas', 'macaws', 'squirrels'] },
    seed: 'pile 43',
    until(view: View) {
      const hand = elementAt(view.players, 0).hand.map(({ card }) => card);
      const ones = new Set(hand.filter((card) => worthOfCard(card) === 1));
      const isActing = view.decision?.kind === 'action' && view.decision.seat === 0;
      return isActing && worthOfCard(view.marketDiscard[0]) === 5 && hand.includes('market-discovery') && ones.size > 1;
    },
  });

test.each([DESKTOP, PHONE])(
  'a price counts down on the market’s discard pile, too, $viewport.width wide',
  async (size) => {
    const seen = await visit('/table/kept', size, { match: buyingFromPile() });
    const { page } = seen;
    await nextQuestion(page);
    await page.locator('button[data-choice="market-discard"]').click();
    const tag = page.locator('.dm-pile .dm-price.is-counting');
    expect(await tag.innerText()).toBe('5 left of 5');
    await page.locator('button[data-choice^="hand:market-discovery"]').click();
    await expect.poll(() => tag.innerText()).toBe('1 left of 5');
    expectNoComplaints(seen);
    await seen.close();
  },
);

test('on a phone a hand of more than five makes room for the card that was touched', async () => {
  const match = playedMatch({
    game: daleOfMerchants,
    seats: 2,
    options: { decks: ['macaws', 'pandas', 'squirrels'] },
    seed: 'many',
    until: (view: View) =>
      view.decision?.kind === 'action' && view.decision.seat === 0 && elementAt(view.players, 0).hand.length > 6,
  });
  const seen = await visit('/table/kept', PHONE, { match });
  const { page } = seen;
  await nextQuestion(page);
  const cards = page.locator('.dm-hand > .dm-card');
  const gapAfter = async (nth: number): Promise<number> => {
    const [one, next] = await Promise.all([cards.nth(nth).boundingBox(), cards.nth(nth + 1).boundingBox()]);
    return (next?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0);
  };
  expect(await gapAfter(2)).toBeLessThan(0);
  await cards
    .nth(2)
    .locator('.spot-hit')
    .tap({ position: { x: 10, y: 60 } });
  await expect.poll(() => gapAfter(2)).toBeGreaterThanOrEqual(-1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expectNoComplaints(seen);
  await seen.close();
});
