/// <reference lib="dom" />
// Pictures of every place and of tables in mid-game, at both sizes, into the ignored folder shots/.
//   npm run shots [-- part of a name …]
//   npm run shots -- --readme   makes the small pictures that README.md shows
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { arcaneAlley } from '@souk/arcane-alley';
import { daleOfMerchants } from '@souk/dale-of-merchants';
import { dwarvenTraders } from '@souk/dwarven-traders';
import { below, Match, MoveList, seedRandom } from '@souk/kernel';
import { preview } from 'vite';
import { launchChromium } from './chromium.mjs';
import { onlineShots } from './online-shots.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'shots');
const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const NAMES = ['Zahra', 'Hild', 'Olo', 'Vasko', 'Mira', 'Sable'];

/**
 * A match played by chance until it is the first seat's decision, after at least some moves.
 * @param {import('@souk/kernel').AnyGame} game @param {number} seats @param {number} least @param {object} [options]
 */
function played(game, seats, least, options = {}, seed = 'shots') {
  const match = new Match(game, { seats, options, seed });
  const random = seedRandom(`${seed} ${seats} ${least}`);
  const list = new MoveList();
  /** @type {[number, number, number][]} */
  const moves = [];
  for (let toAct = game.toAct(match.state); toAct.length > 0; toAct = game.toAct(match.state)) {
    if (moves.length >= least && toAct.includes(0)) break;
    const [seat] = toAct;
    game.moves(match.state, seat, list);
    const code = list.at(below(random, list.size));
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
  'home-light': { path: '/', settings: { theme: 'light' } },
  'home-german': { path: '/', settings: { language: 'de' } },
  'setup-dt': { path: '/play/dwarven-traders' },
  settings: { path: '/settings' },
  'dt-start': { path: '/table/shot', match: played(dwarvenTraders, 3, 0) },
  'dt-2': { path: '/table/shot', match: played(dwarvenTraders, 2, 14) },
  'dt-4': { path: '/table/shot', match: played(dwarvenTraders, 4, 31) },
  'dt-4-light': { path: '/table/shot', settings: { theme: 'light' }, match: played(dwarvenTraders, 4, 31) },
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
  'aa-4': { path: '/table/shot', match: played(arcaneAlley, 4, 40) },
  'aa-4-light': { path: '/table/shot', settings: { theme: 'light' }, match: played(arcaneAlley, 4, 40) },
  'aa-german': { path: '/table/shot', settings: { language: 'de' }, match: played(arcaneAlley, 3, 60) },
  'aa-end': { path: '/table/shot', match: played(arcaneAlley, 3, 10_000) },
  'aa-hint': {
    path: '/table/shot',
    match: played(arcaneAlley, 3, 61),
    act: async (page) => {
      await page.getByRole('button', { name: 'What would you do?' }).click();
      await page.getByText('I would do this').waitFor();
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
  'dm-3': { path: '/table/shot', match: played(daleOfMerchants, 3, 40) },
  'dm-3-light': { path: '/table/shot', settings: { theme: 'light' }, match: played(daleOfMerchants, 3, 40) },
  'dm-4': { path: '/table/shot', match: played(daleOfMerchants, 4, 60) },
  learn: { path: '/learn' },
  'lesson-aa': { path: '/learn/arcane-alley', act: (page) => goOn(page, 3) },
  'lesson-dt': { path: '/learn/dwarven-traders', act: (page) => goOn(page, 4) },
  'lesson-dm': { path: '/learn/dale-of-merchants', act: (page) => goOn(page, 2) },
  'lesson-dm-light': { path: '/learn/dale-of-merchants', settings: { theme: 'light' }, act: (page) => goOn(page, 5) },
  'rules-dt': { path: '/rules/dwarven-traders' },
  'rules-aa': { path: '/rules/arcane-alley' },
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
  credits: { path: '/credits' },
};

/** The pictures of README.md: small enough to be kept. */
const README = ['dt-4', 'aa-4', 'dm-3-light'];
const forReadme = process.argv.includes('--readme');
const wanted = forReadme ? README : process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const server = await preview({ root: join(ROOT, 'packages/web'), preview: { port: 0 }, logLevel: 'silent' });
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await launchChromium();
for (const [name, { path, match, settings = {}, act }] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.some((part) => (forReadme ? name === part : name.includes(part)))) continue;
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (forReadme && size !== 'desktop') continue;
    const context = await browser.newContext({
      viewport,
      hasTouch: size === 'phone',
      deviceScaleFactor: forReadme ? 0.75 : 1,
    });
    await context.addInitScript(
      ([saved, chosen]) => {
        localStorage.setItem(
          'souk.settings',
          JSON.stringify({ speed: 'off', theme: 'dark', language: 'en', ...chosen }),
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
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    const size_ = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    if (forReadme) await page.screenshot({ path: join(ROOT, 'docs', `${name}.jpg`), type: 'jpeg', quality: 82 });
    else await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
    console.log(`${name}-${size}.png (page ${size_.join('×')})`);
    await context.close();
  }
}
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.some((part) => name.includes(part));
if (!forReadme && (wanted.length === 0 || wanted.some((part) => part.includes('online')))) {
  await onlineShots(browser, FOLDER, isWanted);
}
await browser.close();
await server.close();
process.exit(0);
