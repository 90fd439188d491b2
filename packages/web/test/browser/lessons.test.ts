import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, violations, visit, withBrowser } from './browser.js';
import { byKeyboard, byPointer, nextQuestion, saved, untilAsked } from './playing.js';

withBrowser();

const first = (): number => 0;

/** Goes through a lesson until it offers to play. Says how many steps were seen. */
async function throughLesson(
  page: Page,
  choose: (page: Page, count: number) => Promise<void>,
  onStep: (page: Page) => Promise<void> = async () => {},
): Promise<number> {
  const seen = new Set<string>();
  for (;;) {
    const { choices } = await untilAsked(page);
    const title = (await page.locator('.lesson h2').textContent()) ?? '';
    if (!seen.has(title)) {
      seen.add(title);
      await onStep(page);
    }
    if ((await page.locator('button', { hasText: 'Now play' }).count()) > 0) return seen.size;
    await choose(page, choices);
  }
}

const looksGood = async (page: Page): Promise<void> => {
  expect(await violations(page)).toEqual([]);
};

test('Arcane Alley: the lesson is gone through by mouse, step back and again included, and leads into a match', async () => {
  const seen = await visit('/learn', DESKTOP);
  const { page } = seen;
  await page.locator('.stall.is-arcane-alley').getByRole('link', { name: 'Lesson' }).click();
  const choose = byPointer(first, 'click');
  await nextQuestion(page);
  await choose(page, 1);
  await page.getByRole('heading', { name: 'Turn up two' }).waitFor();
  expect(await page.locator('button[data-choice]').count()).toBe(2);
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('heading', { name: 'A shop of forbidden things' }).waitFor();
  for (let i = 0; i < 3; i++) {
    await nextQuestion(page);
    await choose(page, 1);
  }
  await page.getByRole('button', { name: 'Begin again' }).click();
  await page.getByRole('heading', { name: 'A shop of forbidden things' }).waitFor();
  expect(await throughLesson(page, choose, looksGood)).toBe(12);
  await page.getByRole('button', { name: 'Now play' }).click();
  await page.waitForURL(/\/table\//);
  expect(await nextQuestion(page)).toBe('asked');
  // As in the lesson: against one, and a friendly one.
  expect((await saved(page)).sitters.map(({ kind, level }) => level ?? kind)).toEqual(['person', 1]);
  expectNoComplaints(seen);
  await page.goto(new URL('/learn', page.url()).href);
  await page.getByText('Lesson finished').waitFor();
  await seen.close();
});

test('Dwarven Traders: the lesson is gone through by keyboard alone', async () => {
  const seen = await visit('/learn/dwarven-traders', DESKTOP);
  expect(await throughLesson(seen.page, byKeyboard(first), looksGood)).toBe(11);
  expectNoComplaints(seen);
  await seen.close();
});

test('Dale of Merchants: the lesson is gone through by mouse, and goes on after a reload where it was', async () => {
  const seen = await visit('/learn/dale-of-merchants', DESKTOP);
  const { page } = seen;
  const choose = byPointer(first, 'click');
  for (let i = 0; i < 2; i++) {
    await nextQuestion(page);
    await choose(page, 1);
  }
  await page.getByRole('heading', { name: 'Buy', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Buy', exact: true }).waitFor();
  expect(await throughLesson(page, choose, looksGood)).toBe(9);
  expectNoComplaints(seen);
  await seen.close();
});

test.each(['arcane-alley', 'dwarven-traders', 'dale-of-merchants'])(
  '%s: the lesson fits a phone, in German and in light',
  async (game) => {
    const seen = await visit(`/learn/${game}`, PHONE, { settings: { theme: 'light', language: 'de' } });
    const { page } = seen;
    let title = '';
    for (let i = 0; i < 10; i++) {
      await nextQuestion(page);
      const heading = page.locator('.lesson h2');
      const now = (await heading.textContent()) ?? '';
      // Every step begins with its note in sight, below the head.
      if (now !== title) expect((await heading.boundingBox())?.y).toBeGreaterThan(48);
      title = now;
      await byPointer(first, 'tap')(page, await page.locator('button[data-choice]').count());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await looksGood(page);
    expectNoComplaints(seen);
    await seen.close();
  },
);
