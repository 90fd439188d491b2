import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './browser.js';

/** Looks closely at a table whenever it asks what it had not asked before. */
export function closeLook() {
  const seen = new Set<string>();
  return {
    /** Everything that was asked. */
    seen,
    async look(page: Page, question: string): Promise<void> {
      if (seen.has(question)) return;
      seen.add(question);
      expect(await violations(page)).toEqual([]);
      await expectStillWhenPointedAt(page);
    },
  };
}

/** What the mouse points at tells what it would do; it must not move away from under the mouse for that. */
async function expectStillWhenPointedAt(page: Page): Promise<void> {
  const place = () => page.locator('.prompt').boundingBox();
  const still = await place();
  for (const choice of await page.locator('.spot.is-lit > button[data-choice], button.dt-half[data-choice]').all()) {
    await choice.hover();
    expect(await place()).toEqual(still);
  }
}
