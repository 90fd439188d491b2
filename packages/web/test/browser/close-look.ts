import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './browser.js';

/** Brings the mouse to a place, as a hand does: what slides below one that rests is not asked for. */
export async function pointAt(place: Locator): Promise<void> {
  await place.hover();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await place.page().mouse.move(x + width / 2 + 2, y + height / 2 + 2, { steps: 2 });
}

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

interface Placed {
  readonly prompt: object | undefined;
  /** Whether there is a choice at the point. */
  readonly isChoice: boolean;
}

/** Where the question stands once everything has been drawn, and what is at a point. */
const look = (page: Page, point: { readonly x: number; readonly y: number }): Promise<Placed> =>
  page.evaluate(
    ({ x, y }) =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          resolve({
            prompt: document.querySelector('.prompt')?.getBoundingClientRect().toJSON(),
            isChoice: document.elementFromPoint(x, y)?.closest('[data-choice]') != null,
          }),
        ),
      ),
    point,
  );

/** What the mouse points at tells what it would do; it must not move away from under the mouse for that. */
async function expectStillWhenPointedAt(page: Page): Promise<void> {
  const { prompt } = await look(page, { x: 0, y: 0 });
  for (const point of await pointable(page)) {
    await page.mouse.move(point.x, point.y);
    expect(await look(page, point)).toEqual({ prompt, isChoice: true });
  }
}
