// How the pictures of `npm run shots` are taken.
/** @typedef {import('playwright-core').Page} Page */

export const THEMES = ['dark', 'light'];
export const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** How wide and how high a page is. @param {Page} page */
export const extentOf = (page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

/** A picture of a whole page. In one that is higher than the screen, the bar of places would lie over the middle. @param {number} height @param {string} size */
export const wholePage = (height, size) => ({
  fullPage: true,
  ...(size === 'phone' && height > SIZES.phone.height ? { style: '.places { display: none !important }' } : {}),
});
