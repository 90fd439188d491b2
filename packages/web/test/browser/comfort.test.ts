import { type ArcaneAlleyTypes, arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { Game } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, untilIdle, violations, visit, withBrowser } from './browser.js';
import { freshMatch } from './fresh-match.js';
import { layoutShift, watchShifts } from './layout-shift.js';
import { playedMatch } from './played-match.js';
import { byPointer, makeMove, nextQuestion, questionOn, saved, variety } from './playing.js';

withBrowser();

const TABLES = [
  { game: arcaneAlley, most: 6, least: 40, own: '.aa-hand' },
  { game: dwarvenTraders, most: 4, least: 20, own: '.dt-own' },
  { game: daleOfMerchants, most: 4, least: 40, own: '.dm-hand' },
] as const;

/** A page of 1280×720 at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } as const;

/** How many moves of bots are watched for whatever jumps. */
const WATCHED = 4;

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Spots that lie outside of what is shown, if only in part. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOut = ({ left, top, right, bottom }: DOMRect): boolean =>
      left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    return [...document.querySelectorAll<HTMLElement>('.table-main .spot')]
      .filter((spot) => isOut(spot.getBoundingClientRect()))
      .map((spot) => spot.dataset.at ?? spot.className);
  });

/** A finger on a phone's screen. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const swipe = async (from: Point, to: Point, steps = 5): Promise<void> => {
    await touch('touchStart', from);
    for (let i = 1; i <= steps; i++) {
      const part = i / steps;
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    await touch('touchEnd');
  };
  return { touch, swipe };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} should be on the table`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const SIZES = [
  { width: 900, height: 700 },
  { width: 1024, height: 768 },
  { width: 1100, height: 700 },
  { width: 1163, height: 654 },
  { width: 1200, height: 700 },
  { width: 1280, height: 720 },
] as const;

/** Spots that a pointer cannot get at: something lies over them, and scrolling does not help. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isReached = (spot: HTMLElement): boolean => {
      spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = spot.getBoundingClientRect();
      return spot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const missed = [...document.querySelectorAll<HTMLElement>('.table-main .spot:has(> .spot-hit)')]
      .filter((spot) => !isReached(spot))
      .map((spot) => spot.dataset.at ?? spot.className);
    // People cannot scroll what is merely cut off.
    const cut = [...document.querySelectorAll<HTMLElement>('.table *')]
      .filter((each) => getComputedStyle(each).overflowY === 'hidden' && (each.scrollTop > 0 || each.scrollLeft > 0))
      .map((each) => `.${each.className} is cut off`);
    return [...missed, ...cut];
  });

/** Another size, and the page laid out anew: it hears of the size when the next picture is drawn. */
async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

describe.each(TABLES)('the table of $game.name', ({ game, most, least, own }) => {
  test.each([false, true])('has every place in reach at all sizes (larger cards: %s)', async (largerCards) => {
    const match = playedMatch({ game, seats: most, least });
    const seen = await visit('/table/kept', DESKTOP, { match, settings: { largerCards } });
    const { page } = seen;
    await nextQuestion(page);
    for (const size of SIZES) {
      await resize(page, size);
      expect(await outOfReach(page), `${size.width}×${size.height}`).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(size.width);
    }
    expectNoComplaints(seen);
    await seen.close();
  });

  test.each([
    { size: DESKTOP, how: 'click' as const },
    { size: PHONE, how: 'tap' as const },
  ])('jumps nowhere while bots play, $size.viewport.width wide', async ({ size, how }) => {
    const match = playedMatch({ game, seats: 3, least });
    const seen = await visit('/table/kept', size, { match, settings: { speed: 'quick' } });
    const { page } = seen;
    await watchShifts(page);
    const choose = byPointer(variety(), how);
    const movesOfBots = async (): Promise<number> => (await saved(page)).moves.filter(([seat]) => seat !== 0).length;
    const before = await movesOfBots();
    while ((await nextQuestion(page)) === 'asked' && (await movesOfBots()) < before + WATCHED) {
      await makeMove(page, choose);
    }
    expect(await layoutShift(page)).toBeLessThan(0.05);
    await seen.close();
  });

  test('fits 1280×720 with as many players as there can be, without scrolling', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match: playedMatch({ game, seats: most, least }) });
    await nextQuestion(seen.page);
    expect(await seen.page.evaluate(() => document.documentElement.scrollHeight)).toBe(720);
    expect(await outside(seen.page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  });

  test('with four players keeps what is your own in reach on a phone', async () => {
    const seen = await visit('/table/kept', PHONE, { match: playedMatch({ game, seats: 4, least }) });
    const { page } = seen;
    await nextQuestion(page);
    const box = await page.locator(own).first().boundingBox();
    expect(box?.y).toBeLessThan(844);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  });

  test('asks on a phone without moving the table up and down', async () => {
    const match = playedMatch({ game, seats: 3, least });
    const seen = await visit('/table/kept', PHONE, { match, settings: { language: 'de' } });
    const { page } = seen;
    const heights = new Map<number, string>();
    const choose = byPointer(variety(), 'tap');
    for (let i = 0; i < 8 && (await nextQuestion(page)) === 'asked'; i++) {
      // Dwarven Traders asks seldom, and only for trades, with more than one button.
      const isUsual = game !== dwarvenTraders || (await page.locator('.prompt-buttons > *').count()) < 2;
      const height = Math.round((await page.locator('.prompt').boundingBox())?.height ?? 0);
      if (isUsual) heights.set(height, await questionOn(page));
      const count = await page.locator('button[data-choice]').count();
      if (count > 0) await choose(page, count);
      else await page.getByRole('button', { name: 'Bestätigen' }).tap();
    }
    expect([...heights.values()]).toHaveLength(1);
    await seen.close();
  });

  test('can be used at 200 %: nothing is wider than the screen, and what is asked is seen', async () => {
    const seen = await visit('/table/kept', ZOOMED, { match: playedMatch({ game, seats: 3, least }) });
    const { page } = seen;
    await nextQuestion(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(640);
    const prompt = await page.locator('.prompt').boundingBox();
    expect((prompt?.y ?? 1000) + (prompt?.height ?? 0)).toBeLessThanOrEqual(360);
    await byPointer(variety(), 'click')(page, await page.locator('button[data-choice]').count());
    expect(await violations(page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  });

  test('shows a thing large by focus, by pointing at it and by a long press, and axe finds nothing then', async () => {
    const match = playedMatch({ game, seats: 3, least });
    for (const [options, settings] of [
      [DESKTOP, { theme: 'dark' }],
      [PHONE, { theme: 'light' }],
    ] as const) {
      const seen = await visit('/table/kept', options, { match, settings });
      const { page } = seen;
      await nextQuestion(page);
      const inspector = page.locator('.inspector');
      const quiet = page.locator('.spot.is-quiet > .spot-hit').first();
      await quiet.hover();
      if (options === PHONE) await quiet.tap();
      await inspector.waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await inspector.waitFor({ state: 'detached' });
      await quiet.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await inspector.waitFor();
      expectNoComplaints(seen);
      await seen.close();
    }
  });

  test('tells what happens to those who listen', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match: playedMatch({ game, seats: 2, least }) });
    const { page } = seen;
    await nextQuestion(page);
    await page.evaluate(() => {
      const region = document.querySelector('.table > [aria-live="polite"]');
      const told: string[] = [];
      Object.assign(window, { told });
      if (region === null) return;
      new MutationObserver(() => told.push(region.textContent ?? '')).observe(region, {
        ...{ subtree: true, childList: true, characterData: true },
      });
    });
    const choose = byPointer(variety(), 'click');
    const lines = await page.locator('.log-line').count();
    for (let i = 0; i < 12 && (await page.locator('.log-line').count()) < lines + 2; i++) {
      await choose(page, await page.locator('button[data-choice]').count());
      await nextQuestion(page);
    }
    const told = await page.evaluate(() => Reflect.get(window, 'told') as string[]);
    expect(told.some((text) => text.length > 10)).toBe(true);
    await seen.close();
  });

  test('shows where the focus is', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match: playedMatch({ game, seats: 2, least }) });
    const { page } = seen;
    await nextQuestion(page);
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return document.activeElement === document.body || (outlineStyle !== 'none' && outlineWidth !== '0px');
      });
      expect(outline, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')).toBe(true);
    }
    await seen.close();
  });

  test('keeps still for those who ask their system for it', async () => {
    const still = { ...DESKTOP, reducedMotion: 'reduce' } as const;
    const match = playedMatch({ game, seats: 2, least });
    const seen = await visit('/table/kept', still, { match, settings: { speed: 'full' } });
    await nextQuestion(seen.page);
    await byPointer(variety(), 'click')(seen.page, await seen.page.locator('button[data-choice]').count());
    expect(await seen.page.evaluate(() => document.getAnimations().length)).toBe(0);
    await seen.close();
  });
});

test.each(['/', '/play/arcane-alley', '/settings', '/learn', '/records', '/rules/dale-of-merchants'])(
  '%s can be used at 200 %',
  async (place) => {
    const seen = await visit(place, ZOOMED);
    await seen.page.locator('h1').first().waitFor();
    await untilIdle(seen.page);
    expect(await widthOf(seen.page)).toBeLessThanOrEqual(640);
    expectNoComplaints(seen);
    await seen.close();
  },
);

test.each(['en', 'de'])(
  'Dale with four on a phone: the own stall comes out from under the hand (%s)',
  async (language) => {
    for (const least of [40, 160, 320]) {
      const match = playedMatch({ game: daleOfMerchants, seats: 4, least });
      const seen = await visit('/table/kept', PHONE, { match, settings: { language } });
      const { page } = seen;
      await nextQuestion(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(900);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const own = await page.locator('.dm-own').boundingBox();
      const hand = await page.locator('.dm-hand').boundingBox();
      expect((own?.y ?? 1000) + (own?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
      await seen.close();
    }
  },
);

test('a finger that moves up on a lit card scrolls the page, and picks nothing', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 4, least: 40 });
  const low = { ...PHONE, viewport: { width: 390, height: 600 } };
  const seen = await visit('/table/kept', low, { match });
  const { page } = seen;
  await nextQuestion(page);
  const { swipe } = await fingerOn(page);
  const card = await middleOf(page, '.dm-market-slot .is-lit');
  await swipe(card, { x: card.x, y: card.y - 150 });
  await page.waitForFunction(() => window.scrollY > 50);
  expect(await page.locator('.is-picked').count()).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});

test('Dwarven Traders: names of 24 letters push nobody off the table', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 4, least: 20 });
  const sitters = match.sitters.map((sitter, i) => ({ ...sitter, name: `Wilhelmina Schwarzenba ${i}` }));
  const seen = await visit('/table/kept', DESKTOP, { match: { ...match, sitters } });
  await nextQuestion(seen.page);
  const smuggler = await seen.page.locator('.dt-trader.is-smuggler').boundingBox();
  expect((smuggler?.y ?? 1000) + (smuggler?.height ?? 0)).toBeLessThanOrEqual(720);
  await seen.close();
});

test('Dale on a phone in German: no price covers a name', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 4, least: 40 });
  const seen = await visit('/table/kept', PHONE, { match, settings: { language: 'de' } });
  await nextQuestion(seen.page);
  const covered = await seen.page.evaluate(() =>
    [...document.querySelectorAll('.dm-market-slot .spot')].filter((slot) => {
      const name = slot.querySelector('.dm-card-name');
      const price = slot.querySelector('.dm-price');
      if (name === null || price === null) return true;
      const letters = document.createRange();
      letters.selectNodeContents(name);
      return letters.getBoundingClientRect().bottom > price.getBoundingClientRect().top + 3;
    }),
  );
  expect(covered).toHaveLength(0);
  await seen.close();
});

test('the prompt line is as high with a button as without', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 4, least: 20 });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'quick' } });
  const { page } = seen;
  await nextQuestion(page);
  await page.evaluate(() => {
    const heights = new Set<number>();
    Object.assign(window, { heights });
    const prompt = document.querySelector('.prompt');
    if (prompt === null) return;
    new ResizeObserver(() => heights.add(Math.round(prompt.getBoundingClientRect().height))).observe(prompt);
  });
  // By the page itself, once the button has been drawn: what bots do may be over before anybody else could click.
  const skipped = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          const skip = document.querySelector<HTMLElement>('.prompt:not(.is-mine) .button.is-quiet');
          if (skip === null) requestAnimationFrame(look);
          else
            requestAnimationFrame(() => {
              skip.click();
              resolve();
            });
        };
        look();
      }),
  );
  await makeMove(
    page,
    byPointer(() => 0, 'click'),
  );
  await skipped;
  await nextQuestion(page);
  expect(await page.evaluate(() => [...(Reflect.get(window, 'heights') as Set<number>)])).toEqual([52]);
  await seen.close();
});

test('a finger drags an item from the stash to a slot, and a long press shows it large', async () => {
  const match = playedMatch({ game: arcaneAlley, seats: 2, least: 20, seed: 'drag' });
  const seen = await visit('/table/kept', PHONE, { match });
  const { page } = seen;
  await nextQuestion(page);
  if ((await page.locator('button[data-choice="deck"]').count()) > 0) {
    await page.locator('button[data-choice="deck"]').tap();
    await nextQuestion(page);
  }
  const { touch, swipe } = await fingerOn(page);
  const item = await middleOf(page, '.aa-hand .is-lit');
  await touch('touchStart', item);
  await page.locator('.inspector').waitFor();
  await touch('touchEnd');
  await page.getByRole('button', { name: 'Close' }).tap();
  const lines = await page.locator('.log-line').count();
  await swipe(item, await middleOf(page, '.aa-store .is-lit[data-spot^="slot:0:"]'));
  await page.locator('.log-line').nth(lines).waitFor({ state: 'attached' });
  expectNoComplaints(seen);
  await seen.close();
});

test('a curtain hangs between two people, axe finds nothing on it, and it lifts by keyboard', async () => {
  const game: Game<ArcaneAlleyTypes> = arcaneAlley;
  const seen = await visit('/table/kept', DESKTOP, { match: freshMatch({ game: game.id, persons: 2, bots: 0 }) });
  const { page } = seen;
  await page.locator('.curtain').waitFor();
  await page.keyboard.press('Enter');
  await nextQuestion(page);
  for (let i = 0; i < 2; i++) await page.locator('button[data-choice]').first().click();
  await page.locator('.curtain').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});

test('Tab passes a long log in one step, and arrows go from line to line', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2, least: 20 });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  const lines = page.locator('.log-line');
  const count = await lines.count();
  expect(count).toBeGreaterThan(10);
  expect(await page.locator('.log-line[tabindex="0"]').count()).toBe(1);
  await pressTabTo(page, 'log-line');
  expect(await focusedLine(page)).toBe(count - 1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focusedLine(page)).toBe(count - 3);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  expect(await focusedLine(page)).toBe(0);
  await page.keyboard.press('Enter');
  expect(await page.locator('.prompt-text').innerText()).toContain('move 1');
  await page.keyboard.press('Tab');
  expect(await focusedLine(page)).toBe(-1);
  expectNoComplaints(seen);
  await seen.close();
});

/** Which line of the log has the focus; -1 if none has. */
const focusedLine = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('.log-line')].indexOf(document.activeElement ?? document.body));

async function pressTabTo(page: Page, className: string): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.classList.contains(wanted), className)) return;
  }
  throw new Error(`${className} cannot be reached with Tab`);
}

test('Skip leads to one’s own decision, however many bots move before it', async () => {
  const match = playedMatch({ game: daleOfMerchants, seats: 4, least: 40 });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'full' } });
  const { page } = seen;
  await nextQuestion(page);
  /** Flights that began after somebody pressed Skip and before they were asked again. */
  const animated = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const flights = () => document.getAnimations().filter(({ id }) => id === 'flight');
        const later = new Set<Animation>();
        let earlier: readonly Animation[] | undefined;
        const look = (): void => {
          const skip = document.querySelector<HTMLElement>('.prompt:not(.is-mine) .button.is-quiet');
          for (const flight of flights()) if (earlier?.includes(flight) === false) later.add(flight);
          if (earlier === undefined && skip !== null) {
            earlier = flights();
            skip.click();
          }
          if (earlier !== undefined && document.querySelector('.prompt.is-mine') !== null) resolve(later.size);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Discard cards' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  expect(await animated).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});
