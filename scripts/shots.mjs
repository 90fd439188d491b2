/// <reference lib="dom" />
// Pictures of every place and of tables in mid-game, at both sizes and in both themes, into the ignored folder shots/.
//   npm run shots [-- part of a name …]
//   npm run shots -- --readme   makes the small pictures that README.md shows
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAMES } from '@souk/games/loaded';
import { preview } from 'vite';
import { launchChromium } from './chromium.mjs';
import { inGame } from './games.mjs';
import { onlineShots } from './online-shots.mjs';
import { played, playing, sensibly, shared, won } from './shot-matches.mjs';
import { dress, extentOf, SIZES, settle, THEMES, wholePage } from './shot-pictures.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'shots');

/** @typedef {import('@souk/kernel').AnyGame} AnyGame */

/** Goes on in a lesson. @param {import('playwright-core').Page} page @param {number} picks */
async function goOn(page, picks) {
  for (let i = 0; i < picks; i++) {
    await page.locator('.prompt.is-mine').waitFor();
    await page.locator('button[data-confirm], button[data-choice]').first().click();
  }
  await page.locator('.prompt.is-mine').waitFor();
}

/** Waits for what the bots say of a match that is over. @param {import('playwright-core').Page} page */
const untilAnalysed = (page) => page.locator('.highlights').waitFor({ timeout: 120_000 });

/** Has the keys of a table listed. @param {import('playwright-core').Page} page */
async function listKeys(page) {
  await page.locator('.prompt.is-mine').waitFor();
  await page.keyboard.press('?');
  await page.locator('.keys-list').first().waitFor();
}

/** On a phone, what is beside a table is opened. @param {import('playwright-core').Page} page */
async function openSide(page) {
  const opener = page.locator('.tool-panel');
  if (await opener.isVisible()) await opener.click();
}

/**
 * @typedef {{ path: string, whole?: boolean, match?: object, settings?: object, act?: (page: import('playwright-core').Page) => Promise<unknown>, readme?: string }} Scene
 */

/** What is shown of every game; its own folder may have more, in test/shots.mjs. @param {AnyGame} game @returns {Promise<Record<string, Scene>>} */
async function scenesOf(game) {
  const { id } = game;
  const [seats, language] = [Math.max(2, game.minSeats), 'de'];
  const more = Math.min(3, game.maxSeats);
  const end = { path: '/table/shot', whole: true, settings: { speed: 'full' }, act: untilAnalysed };
  const own = inGame(id, 'test/shots.mjs');
  /** @type {Record<string, Scene>} */
  const further = existsSync(own) ? (await import(pathToFileURL(own).href)).scenes(playing(game)) : {};
  return {
    [`${id}-setup`]: { path: `/play/${id}` },
    [`${id}-setup-german`]: { path: `/play/${id}`, settings: { language } },
    [`${id}-start`]: { path: '/table/shot', match: played(game, seats, 0) },
    [`${id}-keys`]: { path: '/table/shot', match: played(game, seats, 12), act: listKeys },
    [`${id}-keys-german`]: {
      path: '/table/shot',
      settings: { language },
      match: played(game, seats, 12),
      act: listKeys,
    },
    [`${id}-end`]: { ...end, match: played(game, more, 10_000, {}, sensibly(game)) },
    [`${id}-end-german`]: {
      ...end,
      match: played(game, seats, 10_000, {}, sensibly(game)),
      settings: { speed: 'full', language },
    },
    ...Object.fromEntries(won(game).map((match) => [`${id}-end-won`, { ...end, match }])),
    [`${id}-end-all`]: { ...end, match: played(game, game.maxSeats, 10_000, {}, sensibly(game)) },
    ...Object.fromEntries(shared(game).map((match) => [`${id}-end-shared`, { ...end, match }])),
    [`${id}-end-still`]: { ...end, match: played(game, more, 10_000, {}, sensibly(game)), settings: {} },
    [`${id}-lesson`]: { path: `/learn/${id}`, act: (page) => goOn(page, 3) },
    [`${id}-rules`]: { path: `/rules/${id}` },
    [`${id}-rules-german`]: { path: `/rules/${id}`, settings: { language } },
    ...further,
  };
}

const [{ game: first }, { game: second }] = GAMES;
/** @type {Record<string, Scene>} */
const SCENES = {
  // How a match stands is known where it has been played on.
  home: {
    path: '/table/shot',
    match: played(first, 3, 40, {}, sensibly(first)),
    act: async (page) => {
      await goOn(page, 2);
      await page.goto(new URL('/', page.url()).href, { waitUntil: 'networkidle' });
    },
  },
  'home-german': { path: '/', settings: { language: 'de' } },
  'home-menu': { path: '/', act: (page) => page.locator('.stall .more-button').first().click() },
  'home-deleted': {
    path: '/',
    match: played(first, 3, 9),
    act: async (page) => {
      await page.locator('.open-match .more-button').click();
      await page.locator('.open-match .more-choices button').click();
    },
  },
  'no-such-place': { path: '/no/such/place' },
  settings: { path: '/settings' },
  'settings-german': { path: '/settings', settings: { language: 'de' } },
  learn: { path: '/learn' },
  'learn-german': { path: '/learn', settings: { language: 'de' } },
  records: { path: '/records', match: played(first, 4, 10_000, {}, sensibly(first)) },
  record: { path: '/records/shot?move=20', match: played(first, 4, 10_000, {}, sensibly(first)) },
  'record-moves': { path: '/records/shot?move=20', match: played(first, 3, 10_000), act: openSide },
  'record-more': {
    path: '/records/shot?move=20',
    match: played(first, 3, 10_000),
    act: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
  },
  'record-play-on': {
    path: '/records/shot?move=20',
    match: played(first, 3, 10_000),
    act: (page) => page.getByRole('button', { name: 'Play on from here' }).click(),
  },
  'record-play-on-german': {
    path: '/records/shot?move=20',
    settings: { language: 'de' },
    match: played(second, 3, 10_000),
    act: (page) => page.getByRole('button', { name: 'Von hier weiterspielen' }).click(),
  },
  analysis: {
    path: '/records/shot?analysis',
    match: played(first, 2, 10_000),
    act: async (page) => {
      await page.getByRole('button', { name: 'Analyse the match' }).click();
      await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 });
      await page.getByRole('slider', { name: 'Chances to win' }).click();
    },
  },
  'analysis-moves': {
    path: '/records/shot?analysis',
    match: played(second, 2, 10_000),
    act: async (page) => {
      await page.getByRole('button', { name: 'Analyse the match' }).click();
      await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 });
      await page.locator('.turning-points .log-line').first().click();
      await page.getByRole('tab', { name: 'What happened' }).click();
    },
  },
  'records-german': { path: '/records', settings: { language: 'de' }, match: played(second, 3, 10_000) },
  'record-german': { path: '/records/shot?move=20', settings: { language: 'de' }, match: played(second, 3, 10_000) },
  credits: { path: '/credits' },
  ...Object.assign({}, ...(await Promise.all(GAMES.map(({ game }) => scenesOf(game))))),
};

const forReadme = process.argv.includes('--readme');
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.some((part) => name.includes(part));

/** In which themes a scene is wanted; the pictures of README.md are few and small enough to be kept. @param {string} name @param {Scene} scene */
const themesOf = (name, { readme }) =>
  THEMES.filter((theme) => (forReadme ? readme === theme : isWanted(`${name}-${theme}`)));

mkdirSync(FOLDER, { recursive: true });
const server = await preview({ root: join(ROOT, 'packages/web'), preview: { port: 0 }, logLevel: 'silent' });
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await launchChromium();
/** Where a picture goes. @param {string} name @param {string} theme @param {string} size */
const pictureOf = (name, theme, size) =>
  forReadme
    ? { path: join(ROOT, 'docs', `${name}.jpg`), type: /** @type {const} */ ('jpeg'), quality: 82 }
    : { path: join(FOLDER, `${name}-${theme}-${size}.png`) };

/** Pictures of a scene at one size: what it takes to come there is done once for all themes. @param {string} name @param {Scene} scene @param {keyof typeof SIZES} size @param {readonly ('dark' | 'light')[]} themes */
async function take(name, scene, size, themes) {
  const { path, whole = false, match, settings = {}, act } = scene;
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    deviceScaleFactor: forReadme ? 0.75 : 1,
  });
  try {
    await context.addInitScript(
      ([saved, chosen]) => {
        localStorage.setItem(
          'souk.settings',
          JSON.stringify({ theme: 'system', speed: 'off', language: 'en', ...chosen }),
        );
        if (saved !== undefined)
          localStorage.setItem(
            'souk.match.shot',
            JSON.stringify({ ...saved, id: 'shot', undos: [], started: 1.7e12, updated: 1.7e12 }),
          );
      },
      /** @type {const} */ ([match, settings]),
    );
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${name} ${size}: ${message.text()}`);
    });
    page.on('pageerror', (error) => console.error(`${name} ${size}: ${error.message}`));
    await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    await page.getByText(/^(One moment|Einen Augenblick)/).waitFor({ state: 'detached' });
    await act?.(page);
    await settle(page);
    const isWhole = !forReadme && (whole || !/^.(table|rules|learn.|records.)/.test(path));
    for (const theme of themes) {
      await dress(page, theme);
      const [width, height] = await extentOf(page);
      await page.screenshot({ ...pictureOf(name, theme, size), ...(isWhole ? wholePage(height, size) : {}) });
      console.log(`${name}-${theme}-${size}.png (page ${width}×${height})`);
    }
  } finally {
    await context.close();
  }
}

/** What could not be shown. @type {string[]} */
const missing = [];
for (const [name, scene] of Object.entries(SCENES)) {
  const themes = themesOf(name, scene);
  if (themes.length === 0) continue;
  for (const size of /** @type {const} */ (['desktop', 'phone'])) {
    if (forReadme && size === 'phone') continue;
    await take(name, scene, size, themes).catch((error) => {
      console.error(`${name} ${size}: ${error.message}`);
      missing.push(`${name} ${size}`);
    });
  }
}
if (!forReadme && (wanted.length === 0 || wanted.some((part) => part.includes('online')))) {
  await onlineShots(browser, FOLDER, isWanted);
}
await browser.close();
await server.close();
if (missing.length > 0) console.error(`Not made: ${missing.join(', ')}`);
process.exit(missing.length > 0 ? 1 : 0);
