// What the pictures of `npm run shots` show of this game's table, beyond what they show of every game.

/** Asks a bot. @param {string} name */
const hint = (name) => async (/** @type {import('playwright-core').Page} */ page) => {
  await page.getByRole('button', { name }).click();
  await page.locator('.hint').getByText('100').waitFor();
};

/** Moves the slider. @param {import('playwright-core').Page} page */
const bribe = async (page) => {
  await page.getByRole('slider').focus();
  await page.keyboard.press('PageUp');
};

/** Watches the inspection again, up to the middle of the counting, and has it stand still there. @param {import('playwright-core').Page} page */
const count = async (page) => {
  await page.clock.install();
  await page.locator('.scene-tools .button').first().click();
  // On a phone the columns that are counted are no longer shown.
  await page.locator('.aa-points').nth(5).waitFor({ state: 'attached' });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600));
};

/** @typedef {{ moves: number, told: readonly string[], asked: string | undefined, toAct: readonly number[] }} Standing */

/** The first seat's turn, in a round at least so late in which an inspection was called. @param {number} round @returns {(standing: Standing) => boolean} */
const called = (round) => {
  let [now, isCalled] = [0, false];
  return ({ told, asked, toAct }) => {
    if (told.includes('round-started')) [now, isCalled] = [now + 1, false];
    isCalled ||= told.includes('triggered');
    return now >= round && isCalled && asked === 'act' && toAct.includes(0);
  };
};

/** Discards, goes on to a step of the scene, counted from 1, and has it stand still there. @param {number} step */
const untilStep = (step) => async (/** @type {import('playwright-core').Page} */ page) => {
  await page.clock.install();
  await page.locator('.aa-hand button[data-choice]').first().click();
  await page.locator('button[data-choice="discard"]').click();
  await page.locator(`.scene-steps li:nth-child(${step})[aria-current="step"]`).waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600));
};

/** The first seat is asked for a bribe. @param {Standing} standing */
const isBribed = ({ asked }) => asked === 'bribe';

/** @param {{ played: (seats: number, least: number, options?: object) => object, sensible: (seats: number, least: number) => object, until: (seats: number, isWanted: (standing: Standing) => boolean, options?: object) => object }} playing */
export const scenes = ({ played, sensible, until }) => ({
  'aa-inspection-on': { path: '/table/shot', settings: { speed: 'full' }, match: until(3, isBribed), act: count },
  ...Object.fromEntries(
    [2, 3, 4, 6].map((seats) => [
      `aa-inspection-${seats}`,
      { path: '/table/shot', match: until(seats, isBribed, { wizards: 'random' }), act: bribe },
    ]),
  ),
  'aa-inspection-german': {
    path: '/table/shot',
    settings: { language: 'de' },
    match: until(3, isBribed),
    act: bribe,
  },
  'aa-inspection-turns-up': {
    path: '/table/shot',
    settings: { speed: 'full' },
    match: until(3, called(0)),
    act: untilStep(1),
  },
  'aa-inspection-counts': {
    path: '/table/shot',
    settings: { speed: 'full' },
    match: until(3, called(0)),
    act: untilStep(3),
  },
  'aa-inspection-last': {
    path: '/table/shot',
    settings: { speed: 'full' },
    match: until(3, called(2), { wizards: 'random' }),
    act: untilStep(3),
  },
  'aa-2': { path: '/table/shot', match: played(2, 20, { wizards: 'random' }) },
  'aa-4': { path: '/table/shot', match: sensible(4, 90), readme: 'dark' },
  'aa-6': { path: '/table/shot', match: played(6, 60) },
  'aa-german': { path: '/table/shot', settings: { language: 'de' }, match: played(3, 60) },
  'aa-hint': { path: '/table/shot', match: played(3, 61), act: hint('What would you do?') },
  'aa-hint-german': {
    path: '/table/shot',
    settings: { language: 'de' },
    match: played(3, 61),
    act: hint('Was würdest du tun?'),
  },
  'aa-look': {
    path: '/table/shot',
    match: played(4, 40),
    act: async (/** @type {import('playwright-core').Page} */ page) => {
      await page.getByRole('button', { name: /^Hild: / }).click();
      await page.locator('.who-card svg :first-child').first().waitFor();
    },
  },
});
