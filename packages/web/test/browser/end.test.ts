import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, newState } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { address, DESKTOP, expectNoComplaints, PHONE, untilIdle, violations, visit, withBrowser } from './browser.js';
import { copiedLink } from './copied-link.js';
import { expectNoShift, watchShifts } from './layout-shift.js';
import { playedMatch } from './played-match.js';
import { byPointer, nextQuestion, playToTheEnd, variety } from './playing.js';

withBrowser();

interface Ended {
  readonly name: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly seed: string;
  readonly sensibly?: boolean;
  readonly headline: string;
  /** What decided. */
  readonly why: RegExp;
  /** How many portraits there are, and whether something falls for the player here. */
  readonly winners: number;
  readonly isOurs: boolean;
}

const ALLEY = { game: arcaneAlley, seats: 2 } as const;
const TRADERS = { game: dwarvenTraders, seats: 2 } as const;
const DALE = { game: daleOfMerchants, seats: 2, sensibly: true } as const;
const [WON, LOST, SHARED] = ['You have won!', 'Bot 1 has won', 'You share the win!'];

const ENDS: readonly Ended[] = [
  {
    ...{ name: 'Arcane Alley won', ...ALLEY, seed: 'end 7', headline: WON, winners: 1, isOurs: true },
    why: /^\d+ gold, \d+ more than Bot 1\.$/,
  },
  {
    ...{ name: 'Arcane Alley lost by infamy', ...ALLEY, seed: 'end 1', headline: LOST, winners: 1, isOurs: false },
    why: /^\d+ gold, as much as you\. Less infamy wins: \d+ against \d+\.$/,
  },
  {
    ...{ name: 'Arcane Alley shared', ...ALLEY, seed: 'end 56', headline: SHARED, winners: 2, isOurs: true },
    why: /^\d+ gold each\. Infamy is equal, too: \d+\.$/,
  },
  {
    ...{ name: 'Dwarven Traders won by place', ...TRADERS, seed: 'end 21', headline: WON, winners: 1, isOurs: true },
    why: /^\d+ points, as many as Bot 1\. The win goes to the better place in round 4\.$/,
  },
  {
    ...{ name: 'Dwarven Traders lost', ...TRADERS, seed: 'end 0', headline: LOST, winners: 1, isOurs: false },
    why: /^\d+ points, \d+ more than (?:you|the Smuggler|you and the Smuggler)\.$/,
  },
  {
    ...{ name: 'Dwarven Traders shared', ...TRADERS, seed: 'end 267', headline: SHARED, winners: 2, isOurs: true },
    why: /^\d+ points each\. The same place in round 4, too\.$/,
  },
  {
    ...{ name: 'Dale of Merchants won', ...DALE, seed: 'end 0', headline: WON, winners: 1, isOurs: true },
    why: /^The eighth stack in turn \d+\. Bot 1 had \w+\.$/,
  },
  {
    ...{ name: 'Dale of Merchants lost', ...DALE, seed: 'end 1', headline: LOST, winners: 1, isOurs: false },
    why: /^The eighth stack in turn \d+\. You had \w+\.$/,
  },
];

/** The last turn that a match of two may have: whatever is done, nobody has won then (DM-EDGE-1). */
function lastTurnOfAll() {
  const dealt = daleOfMerchants.toJSON(newState(daleOfMerchants, { seats: 2, options: {}, seed: 'drawn' }));
  return { game: daleOfMerchants, seats: 2, seed: 'drawn', position: { ...dealt, turn: 1000 } } as const;
}

const textOf = async (page: Page, selector: string): Promise<string> =>
  ((await page.locator(selector).textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();

describe.each(ENDS)('$name', (ended) => {
  const match = playedMatch(ended);

  test('says who has won and why, in the place of the board, and lights the own row', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'full' } });
    const { page } = seen;
    await page.locator('.end').waitFor();
    expect(await textOf(page, '.end-headline')).toBe(ended.headline);
    expect(await textOf(page, '.end-why')).toMatch(ended.why);
    expect(await page.locator('.end-winner').count()).toBe(ended.winners);
    expect(await page.locator('.end-treasures').count()).toBe(ended.isOurs ? 1 : 0);
    expect(await page.locator('[data-at]').count()).toBe(0);
    const ranks = (await page.locator('.account-rank').allTextContents()).map(Number);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(await page.locator('.account .is-own').count()).toBe(1);
    expect(await textOf(page, '.account .is-own th')).toMatch(/^You/);
    await untilIdle(page);
    expect(await violations(page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  });

  test('on a phone nothing runs off the edge, in light and in German', async () => {
    const seen = await visit('/table/kept', PHONE, { match, settings: { theme: 'light', language: 'de' } });
    const { page } = seen;
    await page.locator('.end').waitFor();
    await untilIdle(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.end-right, .end-right *, .end-actions *, .end-why, .end-headline')]
        .filter((element) => element.closest('svg, thead') === null && element.getClientRects().length > 0)
        .filter((element) => element.getBoundingClientRect().right > 390.5)
        .map(({ className }) => className),
    );
    expect(wide).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  });
});

test.each([
  ['dark', DESKTOP],
  ['light', PHONE],
] as const)('a match that nobody has won ends on an empty square, and all are ranked (%s)', async (theme, size) => {
  const seen = await visit('/table/kept', size, { match: playedMatch(lastTurnOfAll()), settings: { theme } });
  const { page } = seen;
  await page.locator('.end').waitFor();
  expect(await textOf(page, '.end-headline')).toBe('Nobody has won');
  expect(await page.locator('.end-empty').isVisible()).toBe(true);
  expect(await page.locator('.end-winner, .end-treasures').count()).toBe(0);
  expect(await page.locator('.account-rank').allTextContents()).toEqual(['1', '1']);
  expect(await page.locator('.table > [aria-live]').textContent()).toMatch(/^Nobody has won\./);
  await untilIdle(page);
  expect(await violations(page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});

/** A match of two that takes the bots a moment. */
const TWO = playedMatch({ ...TRADERS, seed: 'end 14' });

test('the curve fills in while the bots think about it, and both moves open that moment in the analysis', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: TWO });
  const { page } = seen;
  await page.getByText(/^The bots are still thinking about it: \d+ of 66 moves$/).waitFor();
  await page.locator('.highlights').waitFor();
  expect(await page.getByText('The bots are still thinking').count()).toBe(0);
  const curve = page.getByRole('img', { name: /You: \d+ % at the start, .* % at the end; Bot 1: / });
  expect(await curve.locator('.curve-line').count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  for (const [title, sign] of [
    ['Your best move', '+'],
    ['Your costliest move', '−'],
  ] as const) {
    const card = page.locator('.highlight', { hasText: title });
    const [, number] = /Move (\d+):/.exec((await card.textContent()) ?? '') ?? [];
    expect(await card.locator('.highlight-change').textContent()).toMatch(new RegExp(`^\\${sign}\\d+ %$`));
    await card.click();
    await page.getByRole('heading', { name: 'Turning points' }).waitFor();
    // Before it, where it can be done otherwise.
    const before = String(Number(number) - 1);
    expect(await page.getByLabel('Move', { exact: true }).inputValue()).toBe(before);
    await page.goBack();
    await page.locator('.highlights').waitFor();
    // The point on the curve is the same move.
    await page.getByRole('button', { name: `${title}: move ${number}` }).click();
    await page.getByRole('heading', { name: 'Turning points' }).waitFor();
    expect(await page.getByLabel('Move', { exact: true }).inputValue()).toBe(before);
    await page.goBack();
    await page.locator('.highlights').waitFor();
  }
  expectNoComplaints(seen);
  await seen.close();
});

test('what was begun at the end goes on at the record: nobody has to ask for it again', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: TWO });
  const { page } = seen;
  await page.getByText(/still thinking about it: [1-9]/).waitFor();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test('where no move gave away as much as is worth a word, that is said', async () => {
  const seen = await visit('/settings', DESKTOP, { match: TWO });
  const { page } = seen;
  const chances = [0.4, 0.3, 0.3];
  const report = {
    move: 0,
    open: true,
    choices: 5,
    best: 0.5,
    played: 0.5,
    loss: 0.02,
    luck: 0,
    chances,
    own: chances,
  };
  const moves = TWO.moves.map(([seat], i) => ({ ...report, number: i + 1, seat }));
  const analysis = { start: chances, startOwn: chances, moves, seats: [], turningPoints: [] };
  await page.evaluate(
    (kept) => localStorage.setItem('souk.analysis.kept', kept),
    JSON.stringify({ format: 4, moves: moves.length, analysis }),
  );
  await page.goto(address('/table/kept'));
  await page.getByText('No move cost you much').waitFor();
  await page.locator('.highlight', { hasText: 'Your best move' }).waitFor();
  expect(await page.getByRole('button', { name: 'Your costliest move' }).count()).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});

test('every name of the account leads to who that is, by keyboard too', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: playedMatch({ ...TRADERS, seed: 'end 0' }) });
  const { page } = seen;
  await page.locator('.end').waitFor();
  const winner = page.getByRole('heading', { name: 'Bot 1 has won' }).getByRole('button', { name: 'Bot 1' });
  await winner.click();
  await page
    .getByRole('dialog', { name: 'About Bot 1' })
    .getByRole('link', { name: /^To the page of / })
    .waitFor();
  await page.keyboard.press('Escape');
  const rows = page.locator('.account tbody th');
  expect(await rows.getByRole('button').allInnerTexts()).toEqual(expect.arrayContaining(['You', 'Bot 1']));
  const own = rows.getByRole('button', { name: 'You' });
  await own.press('Enter');
  await page.getByRole('dialog').getByText('Plays at this screen.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await own.evaluate((button) => button === document.activeElement)).toBe(true);

  // A record knows no more than the names of people; bots have their pages there, too.
  await untilIdle(page);
  await page.goto(new URL('/records/kept', page.url()).href);
  await page.locator('.moves .move').first().waitFor();
  await page.keyboard.press('End');
  await page.locator('.end').waitFor();
  await rows.getByRole('button', { name: 'Bot 1' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^To the page of / })
    .click();
  await page.waitForURL(/\/bots\/dwarven-traders\/\d$/);
  expectNoComplaints(seen);
  await seen.close();
});

test('every button has its key, and the table can be looked at', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: playedMatch({ ...ALLEY, seed: 'end 7' }) });
  const { page } = seen;
  await page.locator('.end').waitFor();
  await page.keyboard.press('v');
  await page.locator('[data-at="gold:0"]').first().waitFor();
  expect(await page.locator('.end').count()).toBe(0);
  await page.keyboard.press('v');
  await page.locator('.end').waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('button', { name: 'The result' }).click();
  await page.locator('.end').waitFor();
  // Keys of the browser are left to it.
  await page.keyboard.press('Alt+v');
  expect(await page.locator('.end').count()).toBe(1);
  expect(await copiedLink(page, () => page.keyboard.press('s'))).toMatch(/\/shared#[\w-]+$/);
  expect(await page.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  await page.keyboard.press('a');
  await page.waitForURL(/\/records\/kept\?analysis$/);
  await page.goBack();
  await page.locator('.end').waitFor();
  await page.keyboard.press('r');
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith('kept'));
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});

test('on a phone the dock has what is usual at the thumb, and the rest behind a button', async () => {
  const seen = await visit('/table/kept', PHONE, { match: playedMatch({ ...ALLEY, seed: 'end 7' }) });
  const { page } = seen;
  await page.locator('.end').waitFor();
  const button = (name: string) => page.getByRole('button', { name });
  for (const name of ['Rematch', 'Analysis', 'More']) {
    const box = await button(name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(box?.y).toBeGreaterThan(700);
  }
  expect(await button('Share').isVisible()).toBe(false);
  await button('More').tap();
  expect(await button('Share').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await button('Look at the table').tap();
  await button('The result').waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test('without motion the same is said at once, and nothing falls or shines', async () => {
  const match = playedMatch({ ...ALLEY, seed: 'end 7' });
  const said = async (speed: string) => {
    const seen = await visit(
      '/table/kept',
      { ...DESKTOP, reducedMotion: 'no-preference' },
      { match, settings: { speed } },
    );
    await seen.page.locator('.end').waitFor();
    const facts = [await textOf(seen.page, '.end-winners'), await textOf(seen.page, '.end-account')];
    const isFalling = await seen.page.locator('.end-treasures').isVisible();
    const announced = await textOf(seen.page, '.table > [aria-live]');
    await seen.close();
    return { facts, isFalling, announced };
  };
  const [still, moving] = [await said('off'), await said('full')];
  expect(still.facts).toEqual(moving.facts);
  expect(still.announced).toBe(moving.announced);
  expect(still.announced).toMatch(/^You have won! \d+ gold, \d+ more than Bot 1\. Second: Bot 1, \d+\.$/);
  expect([still.isFalling, moving.isFalling]).toEqual([false, true]);
});

test('the end can be watched again, and skipped again; where nothing moves there is nothing to watch', async () => {
  const match = playedMatch({ ...ALLEY, seed: 'end 7' });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'full' } });
  const { page } = seen;
  // Who comes back to it finds its last picture.
  await page.locator('.end.is-still').waitFor();
  const falling = () =>
    page.evaluate(
      () => document.getAnimations().filter((each) => Reflect.get(each, 'animationName') === 'end-fall').length,
    );
  expect(await falling()).toBe(0);
  const again = page.getByRole('button', { name: 'Show the result coming in' });
  for (let times = 0; times < 2; times++) {
    await again.focus();
    await page.keyboard.press('Enter');
    await expect.poll(falling).toBeGreaterThan(0);
  }
  await page.keyboard.press('Escape');
  await page.locator('.end-headline').click();
  await page.locator('.end.is-still').waitFor();
  expect(await falling()).toBe(0);
  await seen.close();
  const still = await visit('/table/kept', DESKTOP, { match });
  await still.page.locator('.end').waitFor();
  expect(await still.page.getByRole('button', { name: 'Show the result coming in' }).count()).toBe(0);
  await still.close();
});

test('the end comes after the last move without anything being pushed about, and moves once', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 1, seed: 'end 36', left: 1 });
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'quick' } });
  const { page } = seen;
  await nextQuestion(page);
  await watchShifts(page);
  await playToTheEnd(page, byPointer(variety(), 'click'));
  expect(await page.locator('.end.is-still').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.end.is-still').waitFor();
  await page.locator('.highlights').waitFor();
  await expectNoShift(page, { counts: ({ isInScene }) => !isInScene });
  await expectNoShift(page);
  expect(await textOf(page, '.table > [aria-live]')).toMatch(/^(?:You have won!|The Smuggler has won\.)/);
  await page.reload();
  await page.locator('.end.is-still').waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test('a record ends with it, too, and its best move leads to that moment, with the analysis beside it', async () => {
  const seen = await visit('/records/kept', DESKTOP, { match: TWO });
  const { page } = seen;
  await page.getByLabel('Move', { exact: true }).fill('66');
  await page.locator('.end').waitFor();
  expect(await textOf(page, '.end-headline')).toBe('You have won!');
  const best = page.locator('.highlight', { hasText: 'Your best move' });
  await best.waitFor();
  const [, number] = /Move (\d+):/.exec((await best.textContent()) ?? '') ?? [];
  expect(await page.locator('.end').getByRole('button', { name: 'Analysis' }).count()).toBe(0);
  await best.click();
  await page.locator('.end').waitFor({ state: 'detached' });
  // Before it, where it can be done otherwise.
  expect(await page.getByLabel('Move', { exact: true }).inputValue()).toBe(String(Number(number) - 1));
  expect(new URL(page.url()).pathname).toBe('/records/kept');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  expectNoComplaints(seen);
  await seen.close();
});
