// What the pictures of `npm run shots` show of this game's table, beyond what they show of every game.

/** @typedef {{ moves: number, told: readonly string[], asked: string | undefined }} Standing */

/** A round has just ended, after at least so many moves. @param {number} least @returns {(standing: Standing) => boolean} */
const roundOver =
  (least) =>
  ({ moves, told }) =>
    moves >= least && told.includes('round-scored');

/** Asks a bot. @param {import('playwright-core').Page} page */
const hint = async (page) => {
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.locator('.hint').getByText('100').waitFor();
};

/** @param {{ played: (seats: number, least: number, options?: object) => object, sensible: (seats: number, least: number) => object, until: (seats: number, isWanted: (standing: Standing) => boolean, options?: object) => object }} playing */
export const scenes = ({ played, sensible, until }) => ({
  ...Object.fromEntries(
    [1, 2, 3, 4].map((seats) => [
      `dt-podium-${seats}`,
      { path: '/table/shot', match: until(seats, roundOver(seats === 1 ? 1 : 7 * seats)) },
    ]),
  ),
  'dt-podium-german': { path: '/table/shot', settings: { language: 'de' }, match: until(3, roundOver(21)) },
  'dt-2': { path: '/table/shot', match: played(2, 14) },
  'dt-4': { path: '/table/shot', match: sensible(4, 31), readme: 'dark' },
  'dt-german': { path: '/table/shot', settings: { language: 'de' }, match: played(3, 24) },
  'dt-free': {
    path: '/table/shot',
    match: until(3, ({ moves, asked }) => moves >= 19 && asked === 'turn', { freeSale: true }),
  },
  'dt-solo': { path: '/table/shot', match: played(1, 9) },
  'dt-hint': { path: '/table/shot', match: sensible(4, 31), act: hint },
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
    act: async (/** @type {import('playwright-core').Page} */ page) => {
      await page.getByRole('button', { name: 'Look at Hild' }).click();
      await page.locator('.who-card svg :first-child').first().waitFor();
    },
  },
});
