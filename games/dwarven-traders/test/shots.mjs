// What the pictures of `npm run shots` show of this game's table, beyond what they show of every game.

/** @param {{ played: (seats: number, least: number, options?: object) => object, sensible: (seats: number, least: number) => object }} playing */
export const scenes = ({ played, sensible }) => ({
  'dt-2': { path: '/table/shot', match: played(2, 14) },
  'dt-4': { path: '/table/shot', match: sensible(4, 31), readme: 'dark' },
  'dt-german': { path: '/table/shot', settings: { language: 'de' }, match: played(3, 24) },
  'dt-free': { path: '/table/shot', match: played(3, 13, { freeSale: true }) },
  'dt-solo': { path: '/table/shot', match: played(1, 9) },
  'dt-look': {
    path: '/table/shot',
    match: played(3, 12),
    act: async (/** @type {import('playwright-core').Page} */ page) => {
      await page.getByRole('button', { name: /pool/ }).first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
    },
  },
  'dt-look-trader': {
    path: '/table/shot',
    match: sensible(4, 31),
    act: (/** @type {import('playwright-core').Page} */ page) =>
      page.getByRole('button', { name: 'Look at Hild' }).click(),
  },
});
