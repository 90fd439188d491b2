// What the pictures of `npm run shots` show of this game's table, beyond what they show of every game.

/** @typedef {import('playwright-core').Page} Page */

/** The market card that is picked, and the first card that pays. @param {Page} page */
async function pay(page) {
  await page.locator('.dm-market-slot .is-lit > .spot-hit').last().click();
  await page
    .locator('.dm-hand .is-lit > .spot-hit')
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await page.mouse.move(0, 0);
}

/** A card of the hand whose menu opens. @param {Page} page */
async function openMenu(page) {
  await page.locator('.dm-hand .is-lit > .spot-hit').last().click();
  await page.mouse.move(0, 0);
}

const COPIES = { decks: ['chameleons', 'squirrels', 'raccoons', 'pandas'] };

/** Asks a bot. @param {import('playwright-core').Page} page */
const hint = async (page) => {
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.locator('.hint').getByText('100').waitFor();
};

/** @param {{ played: (seats: number, least: number, options?: object) => object, sensible: (seats: number, least: number) => object, asked: (kind: string, seats: number, least: number, options?: object) => object, from: (seats: number, change: (dealt: object) => object) => object }} playing */
export const scenes = ({ played, sensible, asked, from }) => ({
  // The last turn of all: nobody has won (DM-EDGE-1).
  'dm-end-drawn': { path: '/table/shot', whole: true, match: from(2, (dealt) => ({ ...dealt, turn: 1000 })) },
  'dm-2': { path: '/table/shot', match: played(2, 150) },
  'dm-3': { path: '/table/shot', match: sensible(3, 75), readme: 'light' },
  'dm-4': { path: '/table/shot', match: played(4, 60) },
  'dm-german': { path: '/table/shot', settings: { language: 'de' }, match: played(3, 120) },
  'dm-buy': { path: '/table/shot', match: asked('action', 3, 70, COPIES), act: pay },
  'dm-buy-german': {
    path: '/table/shot',
    settings: { language: 'de' },
    match: asked('action', 3, 70, COPIES),
    act: pay,
  },
  'dm-menu': { path: '/table/shot', match: asked('action', 3, 90, COPIES), act: openMenu },
  'dm-order': { path: '/table/shot', match: asked('order', 3, 40, { ...COPIES, pileOrder: 'full' }) },
  'dm-order-german': {
    path: '/table/shot',
    settings: { language: 'de' },
    match: asked('order', 3, 40, { ...COPIES, pileOrder: 'full' }),
  },
  'dm-hint': { path: '/table/shot', match: sensible(3, 75), act: hint },
  'dm-look': {
    path: '/table/shot',
    match: played(4, 200),
    act: async (/** @type {Page} */ page) => {
      await page.getByRole('button', { name: /^Hild: / }).click();
      await page.locator('.who-card svg :first-child').first().waitFor();
    },
  },
});
