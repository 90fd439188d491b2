import { elementAt } from '@souk/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/games.js';
import {
  ALONE,
  DESKTOP,
  expectNoComplaints,
  PHONE,
  untilIdle,
  type Visit,
  type VisitOptions,
  violations,
  visit,
  withBrowser,
} from './browser.js';
import { freshMatch } from './fresh-match.js';
import { expectNoShift, watchShifts } from './layout-shift.js';
import { nextQuestion } from './playing.js';

withBrowser();

const FIRST = elementAt(GAME_IDS, 0);

/** The square as seen by who has begun so many matches, the later ones later. */
async function withMatches(count: number, options: object = DESKTOP, wanted: VisitOptions = {}): Promise<Visit> {
  const seen = await visit('/credits', options, wanted);
  await seen.page.evaluate(
    ([match, many]) => {
      for (let i = 0; i < many; i++) {
        localStorage.setItem(`souk.match.m${i}`, JSON.stringify({ ...match, id: `m${i}`, updated: i + 1 }));
      }
    },
    [freshMatch({ game: FIRST }), count] as const,
  );
  await untilIdle(seen.page);
  await seen.page.goto(new URL('/', seen.page.url()).href);
  await seen.page.locator('.stall').first().waitFor();
  return seen;
}

/** Names that several elements of the page have: what refers to one finds the first, displayed or not. */
const namedTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

test('every open match can be gone on with; more than two are folded, the latest first', async () => {
  const seen = await withMatches(5);
  const { page } = seen;
  const matches = page.locator('.open-match');
  expect(await matches.count()).toBe(2);
  const links = page.locator('.continue-go');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/table/m4',
    '/table/m3',
  ]);
  await page.getByRole('button', { name: '3 more' }).click();
  expect(await matches.count()).toBe(5);
  expect(await namedTwice(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Your move: / })
    .last()
    .click();
  await page.waitForURL(/\/table\/m0$/);
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});

test.each([
  { language: 'en', lines: ['Round 2 · you lead', 'Turn 9 · Bot 1 leads', 'Round 3 · neck and neck', '0 moves'] },
  { language: 'de', lines: ['Runde 2 · du führst', 'Zug 9 · Bot 1 führt', 'Runde 3 · Kopf an Kopf', '0 Züge'] },
])(
  'a match says how it stands, and one kept by an earlier page how many moves it has ($language)',
  async ({ language, lines }) => {
    const seen = await visit('/credits', DESKTOP, { settings: { language } });
    const { page } = seen;
    const standings = [
      { by: 'round', n: 2, leaders: [0] },
      { by: 'turn', n: 9, leaders: [1] },
      { by: 'round', n: 3, leaders: [0, 1] },
      undefined,
    ];
    await page.evaluate(
      ([match, all]) => {
        for (const [i, standing] of all.entries()) {
          const kept = { ...match, id: `m${i}`, updated: 9 - i, standing };
          localStorage.setItem(`souk.match.m${i}`, JSON.stringify(kept));
        }
      },
      [freshMatch({ game: FIRST }), standings] as const,
    );
    await untilIdle(page);
    await page.goto(new URL('/', page.url()).href);
    await page.locator('.continue-more button').click();
    expect(await page.locator('.open-match .soft').allInnerTexts()).toEqual(lines);
    expectNoComplaints(seen);
    await seen.close();
  },
);

test('a match is deleted without a question, and can be had back for ten seconds', async () => {
  const seen = await withMatches(2, { ...DESKTOP, ...ALONE });
  const { page } = seen;
  await page.clock.install();
  // Ten seconds of the page's own time: what the machine takes for a click or a look is no part of them.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const matches = page.locator('.open-match');
  const remove = async (): Promise<void> => {
    await matches
      .first()
      .getByRole('button', { name: /^More about/ })
      .click();
    await matches
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect.poll(() => matches.count()).toBe(1);
  };
  await remove();
  expect(await focused(page)).toBe('Undo');
  await page.clock.runFor(9000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => matches.count()).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('souk.match.m1'))).not.toBeNull();
  await remove();
  // It is gone already, whatever becomes of the page.
  expect(await page.evaluate(() => localStorage.getItem('souk.match.m1'))).toBeNull();
  // Whoever looks for what bars people from the page needs a clock that goes.
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});

test('a game that is new here is offered its lesson, unless not now, and then again after a week', async () => {
  const seen = await visit('/', { ...DESKTOP, ...ALONE });
  const { page } = seen;
  const offer = page.locator('.lesson-offer');
  const lessons = page.locator('.stall-lesson');
  await offer.waitFor();
  expect(await lessons.count()).toBe(GAME_IDS.length);
  for (let left = GAME_IDS.length - 1; left >= 0; left--) {
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => lessons.count()).toBe(left);
  }
  expect(await offer.count()).toBe(0);
  await untilIdle(page);
  await page.clock.setFixedTime(Date.now() + 7 * 24 * 3_600_000);
  await page.reload();
  await offer.getByRole('link', { name: /^Begin: / }).click();
  await page.waitForURL(`**/learn/${FIRST}`);
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});

test('keys lead to play, to what goes on, to the lesson and to the search, but not while something is written', async () => {
  const seen = await withMatches(1);
  const { page } = seen;
  const back = async (): Promise<void> => {
    await untilIdle(page);
    await page.goto(new URL('/', page.url()).href);
    await page.locator('.stall').first().waitFor();
  };
  await page.keyboard.press('c');
  await page.waitForURL(/\/table\/m0$/);
  await nextQuestion(page);
  await back();
  await page.keyboard.press('l');
  await page.waitForURL(/\/learn\/[\w-]+$/);
  await nextQuestion(page);
  await back();
  await page.keyboard.press('Control+2');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.keyboard.press('2');
  await page.locator(`.table.is-${GAME_IDS[1]}`).waitFor();
  await nextQuestion(page);
  expectNoComplaints(seen);
  await seen.close();
});

test('buttons show their keys, which act once for each press, and not at all where letters are switched off', async () => {
  const seen = await withMatches(1);
  const { page } = seen;
  const signOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((button) => getComputedStyle(button, '::after').content);
  expect(await signOf('.stall .button.is-main')).toContain('1');
  expect(await signOf('.continue-go')).toContain('C');
  expect(await signOf('.lesson-buttons .button')).toContain('L');
  // A key that is held down speaks once: a repeated one is of a press that meant something elsewhere.
  const hold = (key: string): Promise<boolean> =>
    page.evaluate(
      (held) => window.dispatchEvent(new KeyboardEvent('keydown', { key: held, repeat: true, cancelable: true })),
      key,
    );
  for (const key of ['1', 'c', 'l']) expect(await hold(key), key).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
  await seen.close();

  const quiet = await visit('/', DESKTOP, { settings: { keys: false }, match: freshMatch({ game: FIRST }) });
  await quiet.page.locator('.continue-go').waitFor();
  expect(await quiet.page.locator('[aria-keyshortcuts]').count()).toBe(0);
  for (const key of ['c', '2', 'l']) await quiet.page.keyboard.press(key);
  await untilIdle(quiet.page);
  expect(new URL(quiet.page.url()).pathname).toBe('/');
  for (const each of [seen, quiet]) expectNoComplaints(each);
  await quiet.close();
});

test('without a host one line says so, and everything else is there', async () => {
  const seen = await visit('/', DESKTOP);
  await seen.page.getByText('No connection: playing against bots works as ever.').waitFor();
  expect(await seen.page.locator('.square-list').count()).toBe(0);
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});

test('the choices behind three dots are reached and left by keyboard', async () => {
  const seen = await visit('/', DESKTOP);
  const { page } = seen;
  const stall = page.locator(`.stall.is-${FIRST}`);
  const more = stall.getByRole('button', { name: /^More about/ });
  await more.press('Enter');
  expect(await stall.locator('.more-choices a').allInnerTexts()).toEqual(['Set up a table', 'Rules', 'Lesson']);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Set up a table');
  await page.keyboard.press('Escape');
  expect(await stall.locator('.more-choices').isVisible()).toBe(false);
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  await more.press('Enter');
  await stall.getByRole('link', { name: 'Rules' }).click();
  await page.waitForURL(`**/rules/${FIRST}`);
  expectNoComplaints(seen);
  await seen.close();
});

test('on a phone stalls snap side by side and show the edge of the next; the page itself does not move sideways', async () => {
  const seen = await withMatches(1, PHONE);
  const { page } = seen;
  const width = PHONE.viewport.width;
  const lefts = (): Promise<number[]> =>
    page.locator('.stall').evaluateAll((stalls) => stalls.map((stall) => stall.getBoundingClientRect().left));
  const [first = 0, second = 0] = await lefts();
  expect(first).toBeGreaterThanOrEqual(0);
  expect(second).toBeGreaterThan(width / 2);
  expect(second).toBeLessThan(width - 20);
  await page.locator('.home-stalls').evaluate((row) => {
    row.scrollLeft = row.clientWidth * 0.7;
  });
  await expect.poll(async () => Math.round((await lefts())[1] ?? 0)).toBe(Math.round(first));
  // Stalls lie where they were scrolled to at once; the page hears of it, and draws its dots, in a frame after that.
  await expect
    .poll(() => page.locator('.stall-dots span').evaluateAll((dots) => dots.map(({ className }) => className)))
    .toEqual(GAME_IDS.map((_, i) => (i === 1 ? 'is-here' : '')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const small = await page.locator('main button:visible, main a:visible, nav a:visible').evaluateAll((all) =>
    all
      .map((each) => {
        const { width: w, height: h } = each.getBoundingClientRect();
        const around = Number.parseFloat(getComputedStyle(each, '::after').height) || 0;
        return { what: each.textContent, size: Math.max(Math.min(w, h), around) };
      })
      .filter(({ size }) => size < 44),
  );
  expect(small).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'You' }).click();
  await page.getByRole('heading', { name: 'Zahra', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/people/me');
  expectNoComplaints(seen);
  await seen.close();
});

test('nothing jumps while the square is loaded, with matches or without', async () => {
  for (const size of [DESKTOP, PHONE]) {
    for (const count of [0, 3]) {
      const seen = await withMatches(count, { ...size, ...ALONE }, { painted: true });
      await untilIdle(seen.page);
      await watchShifts(seen.page);
      await expectNoShift(seen.page, { at: `${count}, ${size.viewport.width} wide` });
      await seen.close();
    }
  }
});
