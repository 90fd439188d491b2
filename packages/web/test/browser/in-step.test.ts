import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, violations, visit, withBrowser } from './browser.js';
import { pointAt } from './close-look.js';
import { playedMatch } from './played-match.js';
import { byPointer, makeMove, nextQuestion, saved, variety } from './playing.js';

withBrowser();

const TABLES = [
  { game: arcaneAlley, least: 40, moving: { least: 40 } },
  // A trade that is declined moves nothing: what is looked at begins with a card.
  { game: dwarvenTraders, least: 20, moving: { asking: 'turn' } },
  { game: daleOfMerchants, least: 40, moving: { least: 40 } },
] as const;

/** A page of 1280×720 at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 } as const;

interface Watched {
  /** What the log had added as the first thing took off: what was done before, with nothing in the air, it may well say. */
  readonly early: string;
  /** What the prompt said while something moved. */
  readonly deeds: readonly string[];
}

/** Watches log and prompt with every picture, until the player is asked again. */
async function watched(page: Page, act: () => Promise<void>): Promise<Watched> {
  await page.evaluate(() => {
    const found: { early: string | undefined; deeds: string[] } = { early: undefined, deeds: [] };
    Object.assign(window, { found });
    const words = (): string => document.querySelector('.log')?.textContent ?? '';
    let before = words();
    const look = (): void => {
      if (document.getAnimations().some(({ id }) => id === 'flight')) {
        found.early ??= words().slice(before.length);
        const prompt = document.querySelector('.prompt:not(.is-mine) .prompt-text')?.textContent?.trim();
        if (prompt !== undefined && !found.deeds.includes(prompt)) found.deeds.push(prompt);
      } else if (found.early === undefined) before = words();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act();
  await nextQuestion(page);
  return page.evaluate(() => Reflect.get(window, 'found') as Watched);
}

describe.each(TABLES)('at the table of $game.name', ({ game, least, moving }) => {
  test('the log waits for what is in the air, and the prompt says what is being done', async () => {
    const match = playedMatch({ game, seats: 2, ...moving });
    const seen = await visit('/table/kept', DESKTOP, { match, settings: { speed: 'full' } });
    const { page } = seen;
    await nextQuestion(page);
    const movesOfBots = async (): Promise<number> => (await saved(page)).moves.filter(([seat]) => seat !== 0).length;
    const choose = byPointer(variety(), 'click');
    const before = await movesOfBots();
    const { early, deeds } = await watched(page, async () => {
      while ((await movesOfBots()) === before && (await nextQuestion(page)) === 'asked') await makeMove(page, choose);
    });
    expect(early).toBe('');
    // "Bot 1 draws from the deck.": whoever moves, and what they do.
    expect(
      deeds.some((text) => /^Bot \d \w+s\b.*\.$/.test(text)),
      deeds.join(' | '),
    ).toBe(true);
    expect(deeds.filter((text) => text.endsWith('…') || text === '')).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  });

  test('every tool in the head of a phone is 40 px wide and high, and so is whatever can be chosen', async () => {
    const match = playedMatch({ game, seats: 3, least });
    const seen = await visit('/table/kept', PHONE, { match, settings: { language: 'de' } });
    const { page } = seen;
    await nextQuestion(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.table-head a, .table-head button, .dt-both > *')]
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 39.5 || box.height < 39.5))
        .map(({ each, box }) => `${each.getAttribute('aria-label') ?? each.className}: ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
    const head = await page.locator('.table-head').evaluate((each) => [each.scrollWidth, each.clientWidth]);
    expect(head[0]).toBe(head[1]);
    await seen.close();
  });

  test('the own place is one step away at 200 %', async () => {
    const seen = await visit('/table/kept', ZOOMED, { match: playedMatch({ game, seats: 3, least }) });
    const { page } = seen;
    await nextQuestion(page);
    const own = page.locator('[data-own]');
    const isInView = () =>
      own.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0) > 40;
      });
    const jump = page.getByRole('button', { name: 'To your place' });
    if (!(await isInView())) {
      await jump.waitFor();
      expect(await violations(page)).toEqual([]);
      await jump.focus();
      await page.keyboard.press('Enter');
      await expect.poll(isInView).toBe(true);
      expect(await own.evaluate((each) => each === document.activeElement)).toBe(true);
    }
    await jump.waitFor({ state: 'detached' });
    expectNoComplaints(seen);
    await seen.close();
  });
});

test('sounds are on unless somebody has chosen otherwise, and one switch turns them off and on', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2, least: 8 });
  // What was kept when off was the default is no choice.
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { sounds: false } });
  const { page } = seen;
  await nextQuestion(page);
  const sound = page.getByRole('switch', { name: 'Sounds' });
  expect(await sound.getAttribute('aria-checked')).toBe('true');
  await sound.click();
  expect(await sound.getAttribute('aria-checked')).toBe('false');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('souk.settings') ?? '{}'));
  expect(kept).toMatchObject({ sounds: false, soundsChosen: true });
  expectNoComplaints(seen);
  await seen.close();

  const later = await visit('/settings', DESKTOP, { settings: kept });
  const setting = later.page.getByRole('checkbox', { name: /Sounds/ });
  await setting.waitFor();
  expect(await setting.isChecked()).toBe(false);
  await later.close();
});

test('moves are heard, and are not when sounds are off', async () => {
  const match = playedMatch({ game: dwarvenTraders, seats: 2, least: 8 });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const { page } = seen;
  await nextQuestion(page);
  await page.evaluate(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      made.push('sound');
      start.call(this, when);
    };
  });
  const sounds = (): Promise<number> => page.evaluate(() => (Reflect.get(window, 'made') as string[]).length);
  const choose = byPointer(variety(), 'click');
  await makeMove(page, choose);
  await nextQuestion(page);
  await expect.poll(sounds).toBeGreaterThan(0);
  await page.getByRole('switch', { name: 'Sounds' }).click();
  const before = await sounds();
  await makeMove(page, choose);
  await nextQuestion(page);
  expect(await sounds()).toBe(before);
  await seen.close();
});

test('what the rules say of a thing is a link in the closer look, not a code', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: playedMatch({ game: arcaneAlley, seats: 2, least: 20 }) });
  const { page } = seen;
  await nextQuestion(page);
  await pointAt(page.locator('.aa-hand .spot-hit').first());
  await page.locator('.inspector').waitFor();
  expect(await page.locator('.inspector').innerText()).not.toMatch(/[A-Z]{2}-[A-Z]+-/);
  const link = page.locator('.inspector .rule-link a').first();
  expect(await link.getAttribute('href')).toMatch(/^\/rules\/[\w-]+#AA-CARD-/);
  await seen.close();
});
