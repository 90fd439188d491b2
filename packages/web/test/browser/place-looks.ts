import { elementAt } from '@souk/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, untilIdle, violations, visit } from './browser.js';

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

/** Goes to another place without loading the page anew. */
export const goOn = (page: Page, place: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, place);

/** Goes from one place to the other, in both themes and languages and at both sizes, and looks at each. */
export function testLooks(places: readonly string[]): void {
  test.each(LOOKS)('axe finds nothing and nothing is wider than the screen at any place, $name', async (looks) => {
    const seen = await visit(elementAt(places, 0), looks.options, { settings: looks.settings });
    const { page } = seen;
    for (const place of places) {
      await goOn(page, place);
      await page.locator('h1').first().waitFor();
      await untilIdle(page);
      expect(await violations(page), place).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(looks.width);
    }
    expectNoComplaints(seen);
    await seen.close();
  });
}
