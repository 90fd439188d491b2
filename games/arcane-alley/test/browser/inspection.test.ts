import { arcaneAlley, type PlayerView, type View } from '@souk/games/arcane-alley';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  type Visit,
  violations,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { combined } from '../../../../packages/web/test/browser/combinations.js';
import { expectNoShift, watchShifts } from '../../../../packages/web/test/browser/layout-shift.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { saved } from '../../../../packages/web/test/browser/playing.js';
import { outside, widthOf } from '../../../../packages/web/test/browser/reach.js';

withBrowser();

const hiddenIn = ({ storehouse }: PlayerView): number => storehouse.slots.filter(({ face }) => face === 'down').length;

/** The next player has called the inspection: whatever is discarded now, it follows at once. */
const called = () =>
  playedMatch({
    game: arcaneAlley,
    seats: 3,
    seed: 'scene 27',
    until: ({ triggered, decision, players }: View) =>
      triggered === 1 && decision?.kind === 'act' && Math.max(...players.map(hiddenIn)) > 2,
  });

/** By number of players, a deal in which the first of them has several points to buy off. */
const DEALS: { readonly [seats: number]: string } = {
  2: 'bribes 0',
  3: 'bribes 4',
  4: 'bribes 2',
  5: 'bribes 3',
  6: 'bribes 1',
};

const asked = (seats: number) => playedMatch({ game: arcaneAlley, seats, seed: DEALS[seats] ?? '', asking: 'bribe' });

async function discard(page: Page): Promise<void> {
  await page.locator('.aa-hand button[data-choice]').first().click();
  await page.locator('button[data-choice="discard"]').click();
}

const question = (page: Page) => page.locator('.prompt.is-mine');
const step = (page: Page) => page.locator('.scene-steps [aria-current="step"]');

/** What the last picture says, without how it is laid out. */
const factsOf = async (page: Page): Promise<string> =>
  (await page.locator('.aa-columns').innerText()).replaceAll(/\s+/g, ' ');

interface Watched {
  readonly steps: readonly string[];
  readonly delays: { readonly [place: number]: number };
  /** How many items had been counted, picture by picture. */
  readonly counted: readonly number[];
  readonly said: readonly string[];
}

/** What is to be seen and heard of an inspection until something is asked. */
const watchScene = (page: Page): Promise<Watched> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const [steps, said, counted] = [new Set<string>(), new Set<string>(), new Set<number>()];
        const delays: { [place: number]: number } = {};
        const look = (): void => {
          const isOn = document.querySelector('.scene') !== null;
          if (isOn && document.querySelector('.prompt.is-mine') !== null) {
            resolve({ steps: [...steps], delays, counted: [...counted], said: [...said] });
            return;
          }
          if (isOn) {
            steps.add(document.querySelector('.scene-steps [aria-current]')?.textContent ?? '');
            said.add(document.querySelector('.table > [aria-live="polite"]')?.textContent ?? '');
            counted.add(document.querySelectorAll('.aa-points').length);
          }
          for (const turning of document.querySelectorAll<HTMLElement>('.scene .is-up > .aa-turn')) {
            const place = Number(turning.style.getPropertyValue('--turn'));
            delays[place] = Number.parseFloat(getComputedStyle(turning).transitionDelay);
          }
          requestAnimationFrame(look);
        };
        look();
      }),
  );

async function done(seen: Visit): Promise<void> {
  expectNoComplaints(seen);
  await seen.close();
}

test('an inspection takes the place of the board, and nothing else: items turn up one by one and are counted one by one', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: called(), settings: { speed: 'full' } });
  const { page } = seen;
  await question(page).waitFor();
  expect(await page.locator('.scene').count()).toBe(0);
  const scene = watchScene(page);
  await discard(page);
  await page.locator('.scene').waitFor();
  expect(await page.locator('.aa').count()).toBe(0);
  for (const kept of ['.prompt', '.table-head', '.log']) expect(await page.locator(kept).isVisible()).toBe(true);
  const { steps, delays, counted, said } = await scene;
  expect(steps[0]).toBe('Turn up');
  expect(steps).toContain('Count');
  const { 1: second = 0, 2: third } = delays;
  expect(second).toBeGreaterThan(0.1);
  expect(third).toBeCloseTo(2 * second);
  expect(counted.length).toBeGreaterThan(8);
  expect(said.some((sentence) => /items turned up\.$/.test(sentence))).toBe(true);
  expect(said.some((sentence) => /^You: [+−]?\d+ infamy in store\.$/.test(sentence))).toBe(true);
  await done(seen);
});

test('Enter jumps to the last picture, which says the same as where nothing moves and to who comes back', async () => {
  const still = await visit('/table/kept', DESKTOP, { match: called() });
  await question(still.page).waitFor();
  await discard(still.page);
  await still.page.locator('.scene').waitFor();
  const facts = await factsOf(still.page);
  expect(facts).toMatch(/In store [+−]?\d+/);
  expect(await still.page.locator('.table > [aria-live="polite"]').textContent()).toMatch(
    /You: [+−]?\d+ infamy in store/,
  );
  await still.page.reload();
  await still.page.locator('.scene').waitFor();
  expect(await factsOf(still.page)).toBe(facts);
  await done(still);
  const seen = await visit('/table/kept', DESKTOP, { match: called(), settings: { speed: 'full' } });
  await question(seen.page).waitFor();
  await discard(seen.page);
  await seen.page.locator('.scene').waitFor();
  await seen.page.locator('body').press('Enter');
  await question(seen.page).waitFor();
  // Gold and infamy count to what they have become.
  await expect.poll(() => factsOf(seen.page)).toBe(facts);
  await done(seen);
});

test('V shows the table under it and back, and it can be watched again', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: asked(3), settings: { speed: 'full' } });
  const { page } = seen;
  await page.locator('.scene').waitFor();
  await page.locator('body').press('v');
  await page.locator('.aa').waitFor();
  expect(await page.locator('.scene').count()).toBe(0);
  expect(await page.getByRole('slider').isVisible()).toBe(false);
  await page.locator('body').press('v');
  await page.locator('.scene').waitFor();
  expect(await step(page).textContent()).toBe('Bribe');
  const facts = await factsOf(page);
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect.poll(() => step(page).textContent()).not.toBe('Bribe');
  await page.locator('.scene').click({ position: { x: 5, y: 5 } });
  await question(page).waitFor();
  await expect.poll(() => factsOf(page)).toBe(facts);
  await done(seen);
});

test('the slider offers every legal bribe by keyboard, says what it comes to, and sends what is chosen', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: asked(3) });
  const { page } = seen;
  const slider = page.getByRole('slider', { name: 'Points of infamy to buy off' });
  await slider.focus();
  await page.keyboard.press('End');
  const most = Number(await slider.inputValue());
  expect(most).toBeGreaterThan(3);
  await page.keyboard.press('ArrowRight');
  expect(Number(await slider.inputValue())).toBe(most);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  expect(await slider.inputValue()).toBe('4');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^2 points for 4 gold, \d+ infamy left$/);
  const before = (await saved(page)).moves.length;
  await page.getByRole('button', { name: 'Pay 4 gold, lose 2 infamy' }).click();
  await expect.poll(async () => (await saved(page)).moves.length).toBeGreaterThan(before);
  const [seat, points] = (await saved(page)).moves[before] ?? [];
  expect([seat, points]).toEqual([0, 2]);
  await done(seen);
});

/** As many lines as an account can have. */
const MOST_LINES = 6;

test.each([2, 3])('with all lines of every account nothing is covered at 1280×720, at a table of %i', async (seats) => {
  const seen = await visit('/table/kept', DESKTOP, { match: asked(seats) });
  await seen.page.locator('.aa-terms').waitFor();
  const [columns, terms, bribe] = await seen.page.evaluate((most) => {
    for (const account of document.querySelectorAll('.aa-findings')) {
      const line = account.lastElementChild;
      while (line !== null && account.children.length < most) account.append(line.cloneNode(true));
    }
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const lowest = (selector: string): number => Math.max(...boxes(selector).map(({ bottom }) => bottom));
    const highest = (selector: string): number => Math.min(...boxes(selector).map(({ top }) => top));
    return [
      [lowest('.aa-col'), lowest('.aa-findings')],
      [highest('.aa-terms'), lowest('.aa-terms')],
      [highest('.aa-bribe')],
    ] as const;
  }, MOST_LINES);
  expect(Math.max(...columns)).toBeLessThanOrEqual(terms[0]);
  expect(terms[1]).toBeLessThanOrEqual(bribe[0]);
  await seen.close();
});

test('AA-INSP-3 AA-INSP-4 what the inspectors charge stands there all the time, and the dial follows the slider', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: asked(3) });
  const { page } = seen;
  const terms = page.getByRole('list', { name: 'What the inspectors charge for' });
  await terms.waitFor();
  expect(await terms.locator('li').allTextContents()).toEqual([
    'Infamy: past 24 it begins again at 0: a fine of 25 gold, 50 if it happens twice',
    'whoever calls and has not the least in store: +10 infamy',
  ]);
  const dial = page.locator('.aa-col.is-own .aa-dial-hand');
  const infamy = async () => Number(/\d+$/.exec(await page.locator('.aa-col.is-own .aa-record').innerText())?.[0]);
  const hand = () => dial.evaluate((each) => (each as SVGElement).style.rotate);
  const [before, was] = [await hand(), await infamy()];
  const prompt = page.getByRole('region', { name: 'What is asked' });
  const slider = prompt.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('PageUp');
  expect(await hand()).not.toBe(before);
  expect(await infamy()).toBe(was - 3);
  expect(await page.locator('.aa-col.is-own .aa-record').textContent()).toContain('Infamy after the bribe');
  await page.keyboard.press('Home');
  expect(await hand()).toBe(before);
  expect(await infamy()).toBe(was);
  await done(seen);
});

test('who skips an inspection is told of everybody all the same', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: called(), settings: { speed: 'full' } });
  const { page } = seen;
  await question(page).waitFor();
  const said = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const heard: string[] = [];
        const region = document.querySelector('.table > [aria-live="polite"]');
        const look = (): void => {
          const text = region?.textContent ?? '';
          if (text !== '' && heard.at(-1) !== text) heard.push(text);
          const isAsked =
            document.querySelector('.scene') !== null && document.querySelector('.prompt.is-mine') !== null;
          if (isAsked) resolve(heard);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await discard(page);
  // In the middle of what is counted in one event.
  await page.locator('.aa-points').first().waitFor();
  await page.locator('body').press('Enter');
  const heard = (await said).join(' ');
  for (const name of ['You', 'Bot 1', 'Bot 2']) expect(heard).toMatch(new RegExp(`${name}: [+−]?\\d+ infamy in store`));
  await done(seen);
});

test.each([
  ['wide', DESKTOP],
  ['on a phone', PHONE],
] as const)('nothing of an inspection is pushed about while it goes on (%s)', async (_, size) => {
  const seen = await visit('/table/kept', size, { match: called(), settings: { speed: 'quick' } });
  const { page } = seen;
  await question(page).waitFor();
  await watchShifts(page);
  await discard(page);
  await page.locator('.scene').waitFor();
  await question(page).waitFor();
  // Words of the prompt and of the log change.
  await expectNoShift(page, { counts: ({ isInScene }) => isInScene });
  await done(seen);
});

test('who asks the system for less motion finds the last picture, and nothing moves', async () => {
  const still = { ...DESKTOP, reducedMotion: 'reduce' } as const;
  const seen = await visit('/table/kept', still, { match: called(), settings: { speed: 'full' } });
  const { page } = seen;
  await question(page).waitFor();
  await discard(page);
  await page.locator('.scene').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await factsOf(page)).toMatch(/In store [+−]?\d+/);
  expect(await page.getByRole('button', { name: 'Watch again' }).count()).toBe(0);
  await done(seen);
});

test.each([3, 6])('in German, too, an inspection of %i has room on a phone', async (seats) => {
  const seen = await visit('/table/kept', PHONE, { match: asked(seats), settings: { language: 'de' } });
  const { page } = seen;
  await page.getByRole('slider', { name: 'Verruf, den du abkaufst' }).waitFor();
  await page.keyboard.press('End');
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  expect(await outside(page, '.aa-columns *, .aa-sums *, .aa-terms *, .prompt *')).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await done(seen);
});

test('at a shared screen, too, where moves bind, one tap on the button that names a bribe sends it', async () => {
  const match = playedMatch({ game: arcaneAlley, seats: 3, persons: 2, seed: DEALS[3] ?? '', asking: 'bribe' });
  const seen = await visit('/table/kept', PHONE, { match });
  const { page } = seen;
  await page.locator('.curtain .button').tap();
  const nothing = page.getByRole('button', { name: 'Pay nothing' });
  await nothing.waitFor();
  const before = (await saved(page)).moves.length;
  await nothing.tap();
  await expect.poll(async () => (await saved(page)).moves[before]?.slice(0, 2)).toEqual([0, 0]);
  await done(seen);
});

const LOOKS = [
  { theme: 'light', size: PHONE },
  { theme: 'dark', size: DESKTOP },
  { theme: 'light', size: DESKTOP },
  { theme: 'dark', size: PHONE },
] as const;

test.each(combined([2, 3, 4, 5, 6], LOOKS).map(([seats, { theme, size }]) => ({ seats, theme, size })))(
  'an inspection of $seats is accessible, and nothing is wider than the screen ($theme, $size.viewport.width wide)',
  async ({ seats, theme, size }) => {
    const seen = await visit('/table/kept', size, { match: asked(seats), settings: { theme } });
    await seen.page.locator('.scene').waitFor();
    expect(await violations(seen.page)).toEqual([]);
    expect(await widthOf(seen.page)).toBeLessThanOrEqual(size.viewport.width);
    expect(await outside(seen.page, '.aa-columns *, .aa-sums *, .aa-terms *, .aa-bribe *')).toEqual([]);
    await done(seen);
  },
);

test('on a phone one storehouse is shown at a time, and the strip of sums leads to the others', async () => {
  const seen = await visit('/table/kept', PHONE, { match: asked(4) });
  const { page } = seen;
  await page.locator('.scene').waitFor();
  const columns = page.locator('.aa-col:visible');
  await expect.poll(() => columns.count()).toBe(1);
  expect(await columns.first().getAttribute('aria-label')).toBe('Your storehouse');
  await page.locator('.aa-sums button', { hasText: 'Bot 2' }).tap();
  await expect.poll(() => columns.first().getAttribute('aria-label')).toBe('Storehouse of Bot 2');
  expect(await page.locator('.aa-sums button').evaluateAll((all) => all.every((each) => each.clientHeight >= 40))).toBe(
    true,
  );
  await done(seen);
});
