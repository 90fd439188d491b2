/// <reference lib="dom" />
// Pictures of every place and of tables in mid-game, at both sizes and in both themes, into the ignored folder shots/.
//   npm run shots [-- part of a name …]
//   npm run shots -- --readme   makes the small pictures that README.md shows
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chooseWith, greedyBot } from '@souk/bots';
import { findGame, GAMES } from '@souk/games/loaded';
import { below, fromPosition, Match, MoveList, newState, seedRandom } from '@souk/kernel';
import { preview } from 'vite';
import { launchChromium } from './chromium.mjs';
import { inGame } from './games.mjs';
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
  return playedUntil(game, seats, options, choose, ({ toAct, moves }) => moves >= least && toAct.includes(0));
}

/**
 * A match played until it is as wanted: before a decision, with what the last move has told.
 * @typedef {{ toAct: readonly number[], moves: number, told: readonly string[], asked: string | undefined }} Standing
 * @param {AnyGame} game @param {number} seats @param {object} options @param {Choosing} choose @param {(standing: Standing) => boolean} isWanted
 */
function playedUntil(game, seats, options, choose, isWanted) {
  const seed = 'shots';
  const match = new Match(game, { seats, options, seed });
  /** @type {[number, number, number][]} */
  const moves = [];
  /** @type {string[]} */
  let told = [];
  for (let toAct = game.toAct(match.state); toAct.length > 0; toAct = game.toAct(match.state)) {
    if (isWanted({ toAct, moves: moves.length, told, asked: game.prompt(match.state, 0)?.kind })) break;
    const [seat] = toAct;
    const code = choose(match, seat);
    told = match.play(seat, code, 1).map(({ event }) => event.kind);
    moves.push([seat, code, 1]);
  }
  const sitters = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'person', name: NAMES[0] } : { kind: 'bot', level: 3, name: NAMES[i] },
  );
  const outcome = game.outcome(match.state) ?? null;
  return { game: game.id, rulesVersion: game.rulesVersion, options, sitters, seed, nonce: 'n', moves, outcome };
}

/**
 * A match that begins with another deal than the usual one, played to its end.
 * @param {AnyGame} game @param {number} seats @param {(dealt: any) => object} change
 */
function playedFrom(game, seats, change) {
  const position = change(game.toJSON(newState(game, { seats, options: {}, seed: 'shots' })));
  const match = playedUntil(fromPosition(game, position), seats, {}, byChance(`shots ${seats}`), () => false);
  return { ...match, position };
}

/** A match that several have won, if there is one to be found soon. @param {AnyGame} game @returns {object[]} */
function shared(game) {
  for (let i = 0; i < 400; i++) {
    const match = played(game, 2, 10_000, {}, byChance(`shared ${i}`));
    if ((match.outcome?.winners.length ?? 0) > 1) return [match];
  }
  return [];
}

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
 * @typedef {{ played: (seats: number, least: number, options?: object) => object, sensible: (seats: number, least: number) => object, until: (seats: number, isWanted: (standing: Standing) => boolean, options?: object) => object, asked: (kind: string, seats: number, least: number, options?: object) => object, from: (seats: number, change: (dealt: any) => object) => object }} Playing
 */

/** A game in mid-match, for scenes: moves by chance, or by a bot's judgement. @param {AnyGame} game @returns {Playing} */
const playing = (game) => ({
  played: (seats, least, options) => played(game, seats, least, options),
  sensible: (seats, least) => played(game, seats, least, {}, sensibly(game)),
  until: (seats, isWanted, options = {}) => playedUntil(game, seats, options, sensibly(game), isWanted),
  from: (seats, change) => playedFrom(game, seats, change),
  asked: (kind, seats, least, options = {}) =>
    playedUntil(
      game,
      seats,
      options,
      byChance(`shots ${kind} ${seats} ${least}`),
      ({ toAct, moves, asked }) => moves >= least && toAct.includes(0) && asked === kind,
    ),
});

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
    [`${id}-end-german`]: { ...end, match: played(game, seats, 10_000), settings: { speed: 'full', language } },
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
  home: { path: '/', match: played(first, 3, 9) },
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
  records: { path: '/records', match: played(first, 4, 10_000) },
  record: { path: '/records/shot?move=20', match: played(first, 4, 10_000) },
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

const THEMES = ['dark', 'light'];

const forReadme = process.argv.includes('--readme');
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.some((part) => name.includes(part));

/** Every scene in every theme, by name. */
const pictures = Object.entries(SCENES).flatMap(([name, scene]) =>
  THEMES.map((theme) => ({ name: `${name}-${theme}`, theme, scene })),
);

mkdirSync(FOLDER, { recursive: true });
const server = await preview({ root: join(ROOT, 'packages/web'), preview: { port: 0 }, logLevel: 'silent' });
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await launchChromium();
for (const { name, theme, scene } of pictures) {
  const { path, whole = false, match, settings = {}, act, readme } = scene;
  // The pictures of README.md: small enough to be kept.
  if (forReadme ? readme !== theme : !isWanted(name)) continue;
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
        path: join(ROOT, 'docs', `${name.replace(/-(?:dark|light)$/, '')}.jpg`),
        type: 'jpeg',
        quality: 82,
      });
    else
      await page.screenshot({
        path: join(FOLDER, `${name}-${size}.png`),
        fullPage: whole || !/^.(table|rules)/.test(path),
      });
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
