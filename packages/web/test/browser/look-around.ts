import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { address, DESKTOP, expectNoComplaints, PHONE, untilIdle, violations, visit } from './browser.js';

interface Looks {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly width: number;
  readonly settings: object;
}

const LOOKS: readonly Looks[] = [
  { name: 'in dark', options: DESKTOP, width: DESKTOP.viewport.width, settings: { theme: 'dark' } },
  {
    name: 'on a phone, in light and in German',
    options: PHONE,
    width: PHONE.viewport.width,
    settings: { theme: 'light', language: 'de' },
  },
];

/** Loads one place after the other, in both themes and languages and at both sizes, and looks at each. */
export function testLooks(places: readonly string[]): void {
  test.each(LOOKS)('axe finds nothing and nothing is wider than the screen at any place, $name', async (looks) => {
    const seen = await visit(places[0], looks.options, { settings: looks.settings });
    const { page } = seen;
    for (const place of places) {
      if (page.url() !== address(place)) await page.goto(address(place));
      await page.locator('h1').first().waitFor();
      await untilIdle(page);
      expect(await violations(page), place).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(looks.width);
    }
    expectNoComplaints(seen);
    await seen.close();
  });
}
