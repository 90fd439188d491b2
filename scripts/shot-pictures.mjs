/// <reference lib="dom" />
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

/** Has a page in a theme, all at once: nothing is half-way from one colour to the other. @param {Page} page @param {string} theme */
export const dress = (page, theme) =>
  page.evaluate((now) => {
    const still = document.createElement('style');
    still.textContent = '*, ::before, ::after { transition: none !important }';
    document.head.append(still);
    document.documentElement.setAttribute('data-theme', now);
    document.body.getBoundingClientRect();
    still.remove();
  }, theme);
