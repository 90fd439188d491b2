/// <reference lib="dom" />
// Pictures of every place and of tables in mid-game, at both sizes and in both themes, into the ignored folder shots/.
//   npm run shots [-- part of a name …]
//   npm run shots -- --readme   makes the small pictures that README.md shows
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseWith, greedyBot } from '@souk/bots';
import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { findGame } from '@souk/games/loaded';
import { below, Match, MoveList, seedRandom } from '@souk/kernel';
import { preview } from 'vite';
import { launchChromium } from './chromium.mjs';
import { onlineShots } from './online-shots.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'shots');
const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const NAMES = ['Zahra', 'Hild', 'Olo', 'Vasko', 'Mira', 'Sable'];

/** @typedef {import('@souk/kernel').AnyGame} AnyGame */
/** @typedef {(match: Match<import('@souk/kernel').GameTypes>, seat: number) => number} Choosing */

/** Any move, by chance. @param {string} seed @returns {Choosing} */
function byChance(seed) {
  const random = seedRandom(seed);
  const list = new MoveList();
  return ({ game, state }, seat) => {
    game.moves(state, seat, list);
    return list.at(below(random, list.size));
  };
}

/** As a bot plays, so that there is something to be seen. @param {AnyGame} game @returns {Choosing} */
function sensibly(game) {
  const heuristics = findGame(game.id)?.heuristics;
  if (heuristics === undefined) throw new Error(`bots should know ${game.id}`);
  const player = greedyBot(heuristics).sit();
  const random = seedRandom('shots');
  return (match, seat) => chooseWith(player, game, match.state, seat, random, { iterations: 1 });
}

/**
 * A match played until it is the first seat's decision, after at least some moves.
 * @param {AnyGame} game @param {number} seats @param {number} least @param {object} [options] @param {Choosing} [choose]
 */
function played(game, seats, least, options = {}, choose = byChance(`shots ${seats} ${least}`)) {
  const seed = 'shots';
  const match = new Match(game, { seats, options, seed });
  /** @type {[number, number, number][]} */
  const moves = [];
  for (let toAct = game.toAct(match.state); toAct.length > 0; toAct = game.toAct(match.state)) {
    if (moves.length >= least && toAct.includes(0)) break;
    const [seat] = toAct;
    const code = choose(match, seat);
    match.play(seat, code, 1);
    moves.push([seat, code, 1]);
  }
  const sitters = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'person', name: NAMES[0] } : { kind: 'bot', level: 3, name: NAMES[i] },
  );
  const outcome = game.outcome(match.state) ?? null;
  return { game: game.id, rulesVersion: game.rulesVersion, options, sitters, seed, nonce: 'n', moves, outcome };
}

/** Goes on in a lesson. @param {import('playwright-core').Page} page @param {number} picks */
async function goOn(page, picks) {
  for (let i = 0; i < picks; i++) {
    await page.locator('.prompt.is-mine').waitFor();
    await page.locator('button[data-choice]').first().click();
  }
  await page.locator('.prompt.is-mine').waitFor();
}

/** @type {Record<string, { path: string, match?: object, settings?: object, act?: (page: import('playwright-core').Page) => Promise<unknown> }>} */
const SCENES = {
  home: { path: '/', match: played(dwarvenTraders, 3, 9) },
  'home-german': { path: '/', settings: { language: 'de' } },
  'setup-dt': { path: '/play/dwarven-traders' },
  'setup-aa-german': { path: '/play/arcane-alley', settings: { language: 'de' } },
  'setup-dm': { path: '/play/dale-of-merchants' },
  settings: { path: '/settings' },
  'settings-german': { path: '/settings', settings: { language: 'de' } },
  'dt-start': { path: '/table/shot', match: played(dwarvenTraders, 3, 0) },
  'dt-2': { path: '/table/shot', match: played(dwarvenTraders, 2, 14) },
  'dt-4': { path: '/table/shot', match: played(dwarvenTraders, 4, 31, {}, sensibly(dwarvenTraders)) },
  'dt-german': { path: '/table/shot', settings: { language: 'de' }, match: played(dwarvenTraders, 3, 24) },
  'dt-free': { path: '/table/shot', match: played(dwarvenTraders, 3, 13, { freeSale: true }) },
  'dt-solo': { path: '/table/shot', match: played(dwarvenTraders, 1, 9) },
  'dt-end': { path: '/table/shot', match: played(dwarvenTraders, 4, 10_000) },
  'dt-look': {
    path: '/table/shot',
    match: played(dwarvenTraders, 3, 12),
    act: async (page) => {
      await page.getByRole('button', { name: /pool/ }).first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
    },
  },
  'dt-look-trader': {
    path: '/table/shot',
    match: played(dwarvenTraders, 4, 31, {}, sensibly(dwarvenTraders)),
    act: (page) => page.getByRole('button', { name: 'Look at Hild' }).click(),
  },
  'aa-4': { path: '/table/shot', match: played(arcaneAlley, 4, 90, {}, sensibly(arcaneAlley)) },
  'aa-german': { path: '/table/shot', settings: { language: 'de' }, match: played(arcaneAlley, 3, 60) },
  'aa-end': { path: '/table/shot', match: played(arcaneAlley, 3, 10_000) },
  'aa-hint': {
    path: '/table/shot',
    match: played(arcaneAlley, 3, 61),
    act: async (page) => {
      await page.getByRole('button', { name: 'What would you do?' }).click();
      await page.locator('.hint').getByText('100').waitFor();
    },
  },
  'aa-hint-german': {
    path: '/table/shot',
    settings: { language: 'de' },
    match: played(arcaneAlley, 3, 61),
    act: async (page) => {
      await page.getByRole('button', { name: 'Was würdest du tun?' }).click();
      await page.locator('.hint').getByText('100').waitFor();
    },
  },
  'aa-2': { path: '/table/shot', match: played(arcaneAlley, 2, 20, { wizards: 'random' }) },
  'aa-6': { path: '/table/shot', match: played(arcaneAlley, 6, 60) },
  'aa-look': {
    path: '/table/shot',
    match: played(arcaneAlley, 4, 40),
    act: (page) => page.getByRole('button', { name: /^Hild: / }).click(),
  },
  'dm-look': {
    path: '/table/shot',
    match: played(daleOfMerchants, 4, 200),
    act: (page) => page.getByRole('button', { name: /^Hild: / }).click(),
  },
  'dm-3': { path: '/table/shot', match: played(daleOfMerchants, 3, 75, {}, sensibly(daleOfMerchants)) },
  'dm-4': { path: '/table/shot', match: played(daleOfMerchants, 4, 60) },
  'dm-2': { path: '/table/shot', match: played(daleOfMerchants, 2, 150) },
  'dm-german': { path: '/table/shot', settings: { language: 'de' }, match: played(daleOfMerchants, 3, 120) },
  'dm-end': { path: '/table/shot', match: played(daleOfMerchants, 2, 10_000) },
  learn: { path: '/learn' },
  'learn-german': { path: '/learn', settings: { language: 'de' } },
  'lesson-aa': { path: '/learn/arcane-alley', act: (page) => goOn(page, 3) },
  'lesson-dt': { path: '/learn/dwarven-traders', act: (page) => goOn(page, 4) },
  'lesson-dm': { path: '/learn/dale-of-merchants', act: (page) => goOn(page, 2) },
  'rules-dt': { path: '/rules/dwarven-traders' },
  'rules-aa': { path: '/rules/arcane-alley' },
  'rules-dm-german': { path: '/rules/dale-of-merchants', settings: { language: 'de' } },
  records: { path: '/records', match: played(dwarvenTraders, 4, 10_000) },
  record: { path: '/records/shot', match: played(dwarvenTraders, 4, 10_000) },
  analysis: {
    path: '/records/shot?analysis',
    match: played(dwarvenTraders, 1, 10_000),
    act: async (page) => {
      await page.getByRole('button', { name: 'Analyse the match' }).click();
      await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 });
      await page.getByRole('slider', { name: 'Chances to win' }).click();
    },
  },
  'records-german': { path: '/records', settings: { language: 'de' }, match: played(arcaneAlley, 3, 10_000) },
  'record-german': { path: '/records/shot', settings: { language: 'de' }, match: played(arcaneAlley, 3, 10_000) },
  credits: { path: '/credits' },
};

/** The pictures of README.md: small enough to be kept. */
const README = ['dt-4-dark', 'aa-4-dark', 'dm-3-light'];
const THEMES = ['dark', 'light'];

const forReadme = process.argv.includes('--readme');
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const isWanted = (/** @type {string} */ name) =>
  forReadme ? README.includes(name) : wanted.length === 0 || wanted.some((part) => name.includes(part));

/** Every scene in every theme, by name. */
const pictures = Object.entries(SCENES).flatMap(([name, scene]) =>
  THEMES.map((theme) => ({ name: `${name}-${theme}`, theme, scene })),
);

mkdirSync(FOLDER, { recursive: true });
const server = await preview({ root: join(ROOT, 'packages/web'), preview: { port: 0 }, logLevel: 'silent' });
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await launchChromium();
for (const { name, theme, scene } of pictures) {
  if (!isWanted(name)) continue;
  const { path, match, settings = {}, act } = scene;
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (forReadme && size !== 'desktop') continue;
    const context = await browser.newContext({
      viewport,
      hasTouch: size === 'phone',
      deviceScaleFactor: forReadme ? 0.75 : 1,
    });
    await context.addInitScript(
      ([saved, chosen]) => {
        localStorage.setItem('souk.settings', JSON.stringify({ speed: 'off', language: 'en', ...chosen }));
        if (saved !== undefined)
          localStorage.setItem(
            'souk.match.shot',
            JSON.stringify({ ...saved, id: 'shot', undos: [], started: 1.7e12, updated: 1.7e12 }),
          );
      },
      /** @type {const} */ ([match, { theme, ...settings }]),
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
    await page.evaluate(() => document.fonts.ready);
    const size_ = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    if (forReadme)
      await page.screenshot({
        path: join(ROOT, 'docs', `${name.replace('-dark', '')}.jpg`),
        type: 'jpeg',
        quality: 82,
      });
    else await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`), fullPage: !/^.(table|rules)/.test(path) });
    console.log(`${name}-${size}.png (page ${size_.join('×')})`);
    await context.close();
  }
}
if (!forReadme && (wanted.length === 0 || wanted.some((part) => part.includes('online')))) {
  await onlineShots(browser, FOLDER, isWanted);
}
await browser.close();
await server.close();
process.exit(0);
