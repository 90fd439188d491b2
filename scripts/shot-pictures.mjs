/// <reference lib="dom" />
// How the pictures of `npm run shots` are taken.
/** @typedef {import('playwright-core').Page} Page */

/** @type {readonly ('dark' | 'light')[]} */
export const THEMES = ['dark', 'light'];
export const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** How wide and how high a page is. @param {Page} page */
export const extentOf = (page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

/** A picture of a whole page. In one that is higher than the screen, what lies below at the thumb would lie over the middle. @param {number} height @param {string} size */
export const wholePage = (height, size) => ({
  fullPage: true,
  ...(size === 'phone' && height > SIZES.phone.height
    ? { style: '.places { display: none !important } .end-actions { position: static !important }' }
    : {}),
});

/** Has a page whose theme is the system's in one of them, all at once: nothing is half-way from one colour to the other. @param {Page} page @param {'dark' | 'light'} theme */
export async function dress(page, theme) {
  const still = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() => document.body.getBoundingClientRect());
  await still.evaluate((style) => style.parentNode?.removeChild(style));
}

/** Waits for what is loaded late. @param {Page} page */
export const settle = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
