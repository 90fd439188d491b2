// What the pictures of `npm run shots` show of this game's table, beyond what they show of every game.

/** @param {{ played: (seats: number, least: number, options?: object) => object, sensible: (seats: number, least: number) => object }} playing */
export const scenes = ({ played, sensible }) => ({
  'dm-2': { path: '/table/shot', match: played(2, 150) },
  'dm-3': { path: '/table/shot', match: sensible(3, 75), readme: 'light' },
  'dm-4': { path: '/table/shot', match: played(4, 60) },
  'dm-german': { path: '/table/shot', settings: { language: 'de' }, match: played(3, 120) },
  'dm-look': {
    path: '/table/shot',
    match: played(4, 200),
    act: (/** @type {import('playwright-core').Page} */ page) => page.getByRole('button', { name: /^Hild: / }).click(),
  },
});
