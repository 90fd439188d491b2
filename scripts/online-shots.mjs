// Pictures of everything online: a host with people at its tables.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '@souk/server';
import { GAME_IDS } from './games.mjs';

const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

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
    const context = await this.browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone' });
    await context.addInitScript(
      (kept) => {
        if (localStorage.getItem('souk.settings') === null) localStorage.setItem('souk.settings', kept);
      },
      JSON.stringify({ speed: 'off', theme: 'dark', language: 'en', name, ...settings }),
    );
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await page.goto(new URL(path, this.address).href, { waitUntil: 'networkidle' });
    return page;
  }

  /** @param {Page} page @param {string} name */
  async shoot(page, name) {
    if (!this.isWanted(name)) return;
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: join(this.folder, `${name}-${size}.png`), fullPage: !name.includes('table') });
      console.log(`${name}-${size}.png`);
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
  const mira = await shots.visit('Mira', '/lobby', 'desktop', { theme: 'light', language: 'de' });
  await mira.locator('.table-line').waitFor();
  await shots.shoot(mira, 'online-lobby-german-light');
  const olaf = await shots.visit('Olaf the Overlong', link, 'desktop', { theme: 'light' });
  await shots.shoot(olaf, 'online-guest-light');
  await olaf.getByRole('button', { name: 'Sit down' }).click();
  await olaf.getByRole('button', { name: 'Get up' }).waitFor();
  await zahra.getByText('Everybody is here.').waitFor();
  await shots.shoot(zahra, 'online-waiting');
  await zahra.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [zahra, olaf]) await page.locator('.table').waitFor();
  const watch = await shots.visit('', '/watch');
  await watch.locator('.table-line').waitFor();
  await shots.shoot(watch, 'online-watch');
  await watch.getByRole('link', { name: 'Watch', exact: true }).click();
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
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await ((await confirm.isVisible()) ? confirm : page.locator('button[data-choice]').first()).click();
  }
  await olaf.getByRole('tab', { name: 'Table talk' }).click();
  await olaf.getByLabel('Say something').fill('Rubies again? You cannot be serious.');
  await olaf.getByRole('button', { name: 'Send' }).click();
  await zahra.locator('.side-tab .unread').waitFor();
  await shots.shoot(zahra, 'online-table');
  await shots.shoot(olaf, 'online-table-talk-light');
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

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 */
export async function onlineShots(browser, folder, isWanted) {
  const data = mkdtempSync(join(tmpdir(), 'souk-shots-'));
  const host = await startHost({ port: 0, data, logLevel: 'warn', botThreads: 1, botPause: 0 });
  const shots = new Screenshots(browser, host.address, folder, isWanted);
  const { zahra, olaf, mira, watch } = await shootBeginning(shots);
  await shootMatch(shots, zahra, olaf);
  await shots.shoot(await shots.visit('Zahra', '/settings', 'desktop', { theme: 'light' }), 'online-settings-light');
  await shots.shoot(await shots.visit('Zahra', '/account', 'desktop', {}), 'online-account');
  await shots.shoot(
    await shots.visit('Zahra', '/account', 'phone', { theme: 'light', language: 'de' }),
    'online-account-phone',
  );
  await olaf.goto(new URL('/', host.address).href, { waitUntil: 'networkidle' });
  await shots.shoot(olaf, 'online-home-light');
  for (const page of [zahra, olaf, mira, watch]) await page.context().close();
  await host.close();
  rmSync(data, { recursive: true, force: true });
}
