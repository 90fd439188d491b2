import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './browser.js';

/** Looks closely at a table whenever it asks what it had not asked before. */
export function closeLook(): (page: Page, question: string) => Promise<void> {
  const seen = new Set<string>();
  return async (page, question) => {
    if (seen.has(question)) return;
    seen.add(question);
    expect(await violations(page), question).toEqual([]);
    await expectStillWhenPointedAt(page);
  };
}

/** What the mouse can point at, and where. */
const pointable = (page: Page): Promise<readonly { readonly x: number; readonly y: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.spot.is-lit > button[data-choice], button.dt-half[data-choice]')].map((choice) => {
      const { left, top, width, height } = choice.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );

/** Where the question stands once everything has been drawn. */
const place = (page: Page): Promise<object | undefined> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => resolve(document.querySelector('.prompt')?.getBoundingClientRect().toJSON())),
      ),
  );

/** What the mouse points at tells what it would do; it must not move away from under the mouse for that. */
async function expectStillWhenPointedAt(page: Page): Promise<void> {
  const still = await place(page);
  for (const { x, y } of await pointable(page)) {
    await page.mouse.move(x, y);
    expect(await place(page)).toEqual(still);
    const isUnderTheMouse = ([at, down]: readonly [number, number]): boolean =>
      document.elementFromPoint(at, down)?.closest('[data-choice]') !== null;
    expect(await page.evaluate(isUnderTheMouse, [x, y] as const)).toBe(true);
  }
}
