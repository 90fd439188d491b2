import type { Page } from 'playwright-core';

/** What sharing leaves on the clipboard of a browser that cannot hand links on. */
export async function copiedLink(page: Page, share: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await share();
  await page.getByText('The link is copied').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}
