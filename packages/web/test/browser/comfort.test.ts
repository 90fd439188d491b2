import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, untilIdle, violations, visit, withBrowser } from './browser.js';
import { pointAt } from './close-look.js';
import { combined } from './combinations.js';
import { expectNoShift, watchShifts } from './layout-shift.js';
import { playedMatch } from './played-match.js';
import { byPointer, makeMove, nextQuestion, questionOn, saved, variety } from './playing.js';
import { offScreen, outOfReach, resize, widthOf } from './reach.js';

withBrowser();

const DALE = { game: daleOfMerchants, most: 4, least: 40, own: '.dm-hand' } as const;

const TABLES = [
  { game: arcaneAlley, most: 6, least: 40, own: '.aa-hand' },
  { game: dwarvenTraders, most: 4, least: 20, own: '.dt-own' },
  DALE,
] as const;

/** A page of 1280×720 at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } as const;

/** How many moves of bots are watched for whatever jumps. */
const WATCHED = 12;

const SIZES = [
  { width: 900, height: 700 },
  { width: 1024, height: 768 },
  { width: 1100, height: 700 },
  { width: 1163, height: 654 },
  { width: 1200, height: 700 },
  { width: 1280, height: 720 },
] as const;

test.each(
  combined(TABLES, [true, false]).map(([{ game, most, least }, largerCards]) => ({
    ...{ game, name: game.name, most, least, largerCards },
  })),
)(
  'the table of $name has every place in reach at all sizes (larger cards: $largerCards)',
  async ({ game, most, least, largerCards }) => {
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
  },
);

const POINTED = [
  { size: PHONE, how: 'tap', speed: 'quick' },
  { size: DESKTOP, how: 'click', speed: 'quick' },
] as const;

/** At the pace of those who follow everything: once, with the most that can move. */
const FOLLOWED = [DALE, { size: DESKTOP, how: 'click', speed: 'full' }] as const;

test.each(
  [...combined(TABLES, POINTED), FOLLOWED].map(([{ game, least }, pointed]) => ({
    ...{ game, name: game.name, least },
    ...pointed,
  })),
)('the table of $name jumps nowhere while bots play, $size.viewport.width wide ($speed)', async (row) => {
  const { game, least, size, how, speed } = row;
  const match = playedMatch({ game, seats: 3, least });
  const seen = await visit('/table/kept', size, { match, settings: { speed } });
  const { page } = seen;
  await watchShifts(page);
  const choose = byPointer(variety(), how);
  const movesOfBots = async (): Promise<number> => (await saved(page)).moves.filter(([seat]) => seat !== 0).length;
  const before = await movesOfBots();
  while ((await nextQuestion(page)) === 'asked' && (await movesOfBots()) < before + WATCHED) {
    await makeMove(page, choose);
  }
  // Scenes have tests of their own.
  await expectNoShift(page, { counts: ({ isInScene }) => !isInScene });
  await seen.close();
});

describe.each(TABLES)('the table of $game.name', ({ game, most, least, own }) => {
  test('fits 1280×720 with as many players as there can be, without scrolling', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match: playedMatch({ game, seats: most, least }) });
    await nextQuestion(seen.page);
    expect(await seen.page.evaluate(() => document.documentElement.scrollHeight)).toBe(720);
    expect(await offScreen(seen.page)).toEqual([]);
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
    const tops = new Map<number, string>();
    const choose = byPointer(variety(), 'tap');
    for (let i = 0; i < 8 && (await nextQuestion(page)) === 'asked'; i++) {
      // Dwarven Traders asks seldom, and only for trades, with more than two buttons.
      const isUsual = game !== dwarvenTraders || (await page.locator('.prompt-buttons > *').count()) < 3;
      const top = await page.evaluate(
        () => (document.querySelector('.table-main > :not(.prompt)')?.getBoundingClientRect().top ?? 0) + scrollY,
      );
      if (isUsual) tops.set(Math.round(top), await questionOn(page));
      await choose(page, await page.locator('button[data-choice]').count());
    }
    expect([...tops.values()]).toHaveLength(1);
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

  test('shows a thing large by its key, by pointing at it and by a long press, and axe finds nothing then', async () => {
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
      await pointAt(quiet);
      if (options === PHONE) await quiet.tap();
      await inspector.waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await inspector.waitFor({ state: 'detached' });
      await quiet.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await inspector.count()).toBe(0);
      await page.keyboard.press('Enter');
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
      // Where an order is asked, its row lies in the hand's place, once it has been loaded.
      const hand = page.locator('.dm-hand, .prompt-dock .order').filter({ visible: true });
      await expect
        .poll(async () => {
          const [above, below] = [await page.locator('.dm-own').boundingBox(), await hand.first().boundingBox()];
          return (above?.y ?? 1000) + (above?.height ?? 0) <= (below?.y ?? 0);
        })
        .toBe(true);
      await seen.close();
    }
  },
);

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

test('the prompt bar is as high with a button as without', async () => {
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
  // By the page itself, once the button has been drawn: what bots do may be over before a test could click.
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
  expect(await page.evaluate(() => [...(Reflect.get(window, 'heights') as Set<number>)])).toEqual([72]);
  await seen.close();
});
