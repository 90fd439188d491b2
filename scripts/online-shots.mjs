// Pictures of everything online: a host with people at its tables.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@souk/games/loaded';
import { startHost } from '@souk/server';
import { GAME_IDS } from './games.mjs';
import { dress, extentOf, SIZES, settle, THEMES, wholePage } from './shot-pictures.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Visitors of a host, and pictures of what they see. */
class Screenshots {
  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} address
   * @param {string} folder
   * @param {(name: string) => boolean} isWanted
   */
  constructor(browser, address, folder, isWanted) {
    this.browser = browser;
    this.address = address;
    this.folder = folder;
    this.isWanted = isWanted;
  }

  /** @param {string} name @param {string} path @param {keyof typeof SIZES} [size] @param {object} [settings] */
  async visit(name, path, size = 'desktop', settings = {}) {
    // The host lets no styles in but its own; these make the picture.
    const context = await this.browser.newContext({
      viewport: SIZES[size],
      hasTouch: size === 'phone',
      bypassCSP: true,
    });
    await context.addInitScript(
      (kept) => {
        if (localStorage.getItem('souk.settings') === null) localStorage.setItem('souk.settings', kept);
      },
      JSON.stringify({ speed: 'off', theme: 'system', language: 'en', name, ...settings }),
    );
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await page.goto(new URL(path, this.address).href, { waitUntil: 'networkidle' });
    return page;
  }

  /** In both themes and at both sizes. @param {Page} page @param {string} name */
  async shoot(page, name) {
    if (!this.isWanted(name)) return;
    const isWhole = !/^online-(table|end)/.test(name);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const theme of THEMES) {
        await dress(page, theme);
        await settle(page);
        const [, height = 0] = await extentOf(page);
        const path = join(this.folder, `${name}-${theme}-${size}.png`);
        await page.screenshot({ path, ...(isWhole ? wholePage(height, size) : {}) });
        console.log(`${name}-${theme}-${size}.png`);
      }
    }
    await page.setViewportSize(SIZES.desktop);
  }
}

/** A table is made, found and joined; the match begins, and is watched. @param {Screenshots} shots */
async function shootBeginning(shots) {
  const zahra = await shots.visit('Zahra', `/friends/${GAME_IDS[0]}`);
  await shots.shoot(zahra, 'online-new');
  await zahra.getByLabel('Live').check();
  await zahra.getByLabel('Public').check();
  await zahra.getByRole('button', { name: 'Make the table' }).click();
  await zahra.getByRole('heading', { name: 'Invite others' }).waitFor();
  const link = new URL(zahra.url()).pathname;
  const mira = await shots.visit('Mira', '/', 'desktop', { language: 'de' });
  await mira.locator('.square-row').waitFor();
  await shots.shoot(mira, 'online-square-german');
  const newcomer = await shots.visit('', '/');
  await newcomer
    .locator('.square-row')
    .getByRole('button', { name: /^Sit down/ })
    .click();
  await shots.shoot(newcomer, 'online-square-name');
  await newcomer.goto(new URL('/lobby', newcomer.url()).href);
  await newcomer.getByRole('heading', { level: 1 }).waitFor();
  await shots.shoot(newcomer, 'online-find-others');
  const olaf = await shots.visit('Olaf the Overlong', link, 'desktop', {});
  await shots.shoot(olaf, 'online-guest');
  await olaf.getByRole('button', { name: 'Sit down' }).click();
  await olaf.getByRole('button', { name: 'Get up' }).waitFor();
  await zahra.getByText('Everybody is here.').waitFor();
  await shots.shoot(zahra, 'online-waiting');
  await zahra.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [zahra, olaf]) await page.locator('.table').waitFor();
  const watch = await shots.visit('', '/watch');
  await watch.locator('#square-playing .square-row').waitFor();
  await shots.shoot(watch, 'online-square');
  await watch.getByRole('link', { name: /^Watch: / }).click();
  await watch.getByText('You are watching.').waitFor();
  await shots.shoot(watch, 'online-table-watched');
  return { zahra, olaf, mira, watch };
}

/** The page whose seat is to decide. @param {Page[]} pages @returns {Promise<Page>} */
const asked = (pages) =>
  Promise.any(
    pages.map(async (page) => {
      await page.locator('.prompt.is-mine').waitFor();
      return page;
    }),
  );

/** Moves, talk, an undo, a bot in a seat and a lost connection. @param {Screenshots} shots @param {Page} zahra @param {Page} olaf */
async function shootMatch(shots, zahra, olaf) {
  for (let clicks = 0; clicks < 9; clicks++) {
    const page = await asked([zahra, olaf]);
    const confirm = page.locator('button[data-confirm]');
    await ((await confirm.isVisible()) ? confirm : page.locator('button[data-choice]').first()).click();
  }
  await olaf.getByRole('tab', { name: 'Table talk' }).click();
  await olaf.getByLabel('Say something').fill('Rubies again? You cannot be serious.');
  await olaf.getByRole('button', { name: 'Send' }).click();
  await zahra.locator('.side-tab .unread').waitFor();
  await shots.shoot(zahra, 'online-table');
  await shots.shoot(olaf, 'online-table-talk');
  await olaf.locator('.talk-seats .who-button').first().click();
  await olaf.locator('.who-card').waitFor();
  await shots.shoot(olaf, 'online-table-card');
  await olaf.keyboard.press('Escape');
  const [mover, other] = (await asked([zahra, olaf])) === zahra ? [olaf, zahra] : [zahra, olaf];
  await mover.getByRole('button', { name: 'Ask the others to take your last move back' }).click();
  await other.getByRole('button', { name: 'Agree' }).waitFor();
  await shots.shoot(other, 'online-table-undo');
  await other.getByRole('button', { name: 'Refuse' }).click();
  await zahra.getByRole('tab', { name: 'Table talk' }).click();
  await zahra.getByText('Your seat').click();
  await zahra.getByRole('button', { name: 'Let a bot play for me' }).click();
  await zahra.getByRole('button', { name: 'Take the seat back' }).first().waitFor();
  await shots.shoot(zahra, 'online-table-bot');
  await zahra.context().setOffline(true);
  await zahra.getByText('Connection lost.').waitFor();
  await shots.shoot(zahra, 'online-table-lost');
  await zahra.context().setOffline(false);
}

/** Makes an account for a visitor; its id. @param {Page} page @param {string} name @param {string} [avatar] */
const withAccount = (page, name, avatar) =>
  page.evaluate(
    async ([called, portrait]) => {
      const send = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ body) =>
        fetch(`/api/v1${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const made = await send('POST', '/accounts', { name: called, passphrase: 'seven lamps in the alley' });
      const { person } = await made.json();
      localStorage.setItem('souk.person', JSON.stringify(person));
      if (portrait !== undefined) await send('PATCH', '/me/profile', { avatar: portrait });
      return /** @type {string} */ (person.id);
    },
    /** @type {const} */ ([name, avatar]),
  );

/** Asks the host as the visitor. @param {Page} page @param {string} method @param {string} path @param {object} [body] */
const call = (page, method, path, body = {}) =>
  page.evaluate(
    async ([how, to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1${to}`, { method: how, headers, body: sent });
      const text = await answer.text();
      return /** @type {{ id?: string }} */ (text === '' ? {} : JSON.parse(text));
    },
    /** @type {const} */ ([method, path, JSON.stringify(body)]),
  );

/** Plays rated matches, which the other gives up; the last one's id. @param {Page} winner @param {Page} loser @param {string} game @param {number} matches */
async function playRated(winner, loser, game, matches) {
  let last = '';
  for (let match = 0; match < matches; match++) {
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { id = '' } = await call(winner, 'POST', '/tables', { game, seats, rated: true, visibility: 'public' });
    await call(loser, 'POST', `/tables/${id}/join`);
    await call(winner, 'POST', `/tables/${id}/start`);
    await call(loser, 'POST', `/tables/${id}/resign`);
    last = id;
  }
  return last;
}

/** @typedef {{ readonly page: Page, readonly id: string }} Friend */

/**
 * Who follows whom, a challenge and its notice, friends who are asked to a table, what is not shown, and a host that is away.
 * @param {Screenshots} shots @param {Friend} tarek @param {Friend} sable @param {(page: Page, path: string) => Promise<unknown>} go
 */
async function shootFriends(shots, tarek, sable, go) {
  await call(tarek.page, 'PUT', '/me/follows', { person: sable.id, following: true });
  await go(tarek.page, '/people/me');
  await tarek.page.locator('.followed li').waitFor();
  await shots.shoot(tarek.page, 'people-friends');
  await tarek.page.getByRole('button', { name: 'Challenge Sable' }).click();
  await shots.shoot(tarek.page, 'people-challenge-form');
  await tarek.page.getByRole('button', { name: 'Ask Sable to a table' }).click();
  await tarek.page.waitForURL(/\/t\//);
  await sable.page.locator('.challenge-notice').waitFor();
  await shots.shoot(sable.page, 'people-challenge-notice');
  await sable.page.locator('.challenge-notice .is-quiet').click();
  await go(tarek.page, `/friends/${GAME_IDS[0]}`);
  await tarek.page.getByRole('button', { name: 'Make the table' }).click();
  await tarek.page.getByRole('heading', { name: 'Ask friends' }).waitFor();
  await shots.shoot(tarek.page, 'people-ask-friends');
  await call(sable.page, 'PATCH', '/me/profile', {
    audiences: { curve: 'nobody', records: 'nobody', rivals: 'nobody' },
  });
  await go(tarek.page, `/people/${sable.id}`);
  await tarek.page.getByText('does not show this').first().waitFor();
  await shots.shoot(tarek.page, 'people-not-shown');
  await tarek.page.route(/\/v1\/people\?/, (route) => route.abort());
  await go(tarek.page, `/people/${sable.id}`);
  await tarek.page.getByRole('button', { name: 'Try again' }).waitFor();
  await shots.shoot(tarek.page, 'people-host-away');
}

/** A rated match that is over, with what it has made of a strength, and who is in for the rematch. @param {Screenshots} shots */
async function shootEnd(shots) {
  const [winner, loser] = [await shots.visit('Yara', '/credits'), await shots.visit('Brokk', '/credits')];
  await withAccount(winner, 'Yara', 'owl');
  await withAccount(loser, 'Brokk', 'fox');
  const { id: game = '' } = GAMES.find((each) => each.game.leave !== undefined)?.game ?? {};
  await playRated(winner, loser, game, 10);
  const match = await playRated(winner, loser, game, 1);
  for (const page of [winner, loser]) {
    // The bots think about the match: the network is not idle for long.
    await page.goto(new URL(`/t/${match}`, shots.address).href);
    await page.locator('.end').waitFor();
  }
  await winner.getByText(/^Strength \d/).waitFor();
  await shots.shoot(winner, 'online-end-strength');
  await call(loser, 'POST', `/tables/${match}/rematch`);
  await winner.getByText('Brokk is in').waitFor();
  await shots.shoot(winner, 'online-end-rematch');
  await shots.shoot(loser, 'online-end-given-up');
  for (const page of [winner, loser]) await page.context().close();
}

/** People's pages, the ranking, a bot, and what a guest is offered. @param {Screenshots} shots */
async function shootPeople(shots) {
  const tarek = await shots.visit('Tarek', '/credits');
  const sable = await shots.visit('Sable', '/credits', 'desktop', { language: 'de' });
  const [tarekId, sableId] = [
    await withAccount(tarek, 'Tarek', 'violet-hood'),
    await withAccount(sable, 'Sable', 'green-hood'),
  ];
  // A match that the rules let a player leave is over at once.
  const { id: quick = '' } = GAMES.find(({ game }) => game.leave !== undefined)?.game ?? {};
  await playRated(tarek, sable, quick, 8);
  await playRated(sable, tarek, quick, 5);
  await playRated(tarek, sable, quick, 3);
  const go = (/** @type {Page} */ page, /** @type {string} */ path) =>
    page.goto(new URL(path, shots.address).href, { waitUntil: 'networkidle' });
  await go(sable, `/people/${tarekId}`);
  await sable.locator('.strength').waitFor();
  await shots.shoot(sable, 'people-profile-german');
  await go(tarek, '/people/me');
  await tarek.locator('.profile-buttons button').first().click();
  await tarek.locator('.avatar-choices').waitFor();
  await shots.shoot(tarek, 'people-own-profile');
  for (const [page, name] of /** @type {const} */ ([
    [tarek, 'people-ranking'],
    [sable, 'people-ranking-german'],
  ])) {
    await go(page, `/ranking/${quick}`);
    await page.locator('.ranking-table').waitFor();
    await shots.shoot(page, name);
  }
  await shots.shoot(await shots.visit('', `/bots/${GAME_IDS[0]}/3`), 'people-bot');
  await shots.shoot(await shots.visit('Wanderer', `/ranking/${quick}`), 'people-ranking-guest');
  await shots.shoot(await shots.visit('Wanderer', `/people/${tarekId}`), 'people-profile-guest');
  await shootFriends(shots, { page: tarek, id: tarekId }, { page: sable, id: sableId }, go);
  await shots.shoot(await shots.visit('Wanderer', '/people/me', 'desktop', {}), 'people-guest');
  for (const page of [tarek, sable]) await page.context().close();
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 */
export async function onlineShots(browser, folder, isWanted) {
  const data = mkdtempSync(join(tmpdir(), 'souk-shots-'));
  const host = await startHost({ port: 0, data, logLevel: 'warn', botThreads: 1, botPause: 0, maxRequests: 10_000 });
  const shots = new Screenshots(browser, host.address, folder, isWanted);
  const { zahra, olaf, mira, watch } = await shootBeginning(shots);
  await shootMatch(shots, zahra, olaf);
  await shots.shoot(await shots.visit('Zahra', '/settings', 'desktop', {}), 'online-settings');
  await shots.shoot(await shots.visit('Zahra', '/account', 'desktop', {}), 'online-account');
  await shots.shoot(await shots.visit('Zahra', '/account', 'desktop', { language: 'de' }), 'online-account-german');
  await olaf.goto(new URL('/', host.address).href, { waitUntil: 'networkidle' });
  await shots.shoot(olaf, 'online-home');
  for (const page of [zahra, olaf, mira, watch]) await page.context().close();
  await shootEnd(shots);
  await shootPeople(shots);
  await host.close();
  rmSync(data, { recursive: true, force: true });
}
