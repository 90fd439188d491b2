// Pictures of everything online: a host with people at its tables.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '@souk/server';
import { GAME_IDS } from './games.mjs';

const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** @typedef {import('playwright-core').Page} Page */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 */
export async function onlineShots(browser, folder, isWanted) {
  const data = mkdtempSync(join(tmpdir(), 'souk-shots-'));
  const host = await startHost({ port: 0, data, logLevel: 'warn', botThreads: 1, botPause: 0 });

  /** @param {string} name @param {string} path @param {keyof typeof SIZES} [size] @param {object} [settings] */
  async function come(name, path, size = 'desktop', settings = {}) {
    const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone' });
    await context.addInitScript(
      (kept) => {
        if (localStorage.getItem('souk.settings') === null) localStorage.setItem('souk.settings', kept);
      },
      JSON.stringify({ speed: 'off', theme: 'dark', language: 'en', name, ...settings }),
    );
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await page.goto(new URL(path, host.address).href, { waitUntil: 'networkidle' });
    return page;
  }

  /** @param {Page} page @param {string} name */
  async function shoot(page, name) {
    if (!isWanted(name)) return;
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: !name.includes('table') });
      console.log(`${name}-${size}.png`);
    }
    await page.setViewportSize(SIZES.desktop);
  }

  const zahra = await come('Zahra', `/friends/${GAME_IDS[0]}`);
  await shoot(zahra, 'online-new');
  await zahra.getByLabel('Live').check();
  await zahra.getByLabel('Public').check();
  await zahra.getByRole('button', { name: 'Make the table' }).click();
  await zahra.getByRole('heading', { name: 'Invite others' }).waitFor();
  const link = new URL(zahra.url()).pathname;
  const mira = await come('Mira', '/lobby', 'desktop', { theme: 'light', language: 'de' });
  await mira.locator('.table-line').waitFor();
  await shoot(mira, 'online-lobby-german-light');
  const olaf = await come('Olaf the Overlong', link, 'desktop', { theme: 'light' });
  await shoot(olaf, 'online-guest-light');
  await olaf.getByRole('button', { name: 'Sit down' }).click();
  await olaf.getByRole('button', { name: 'Get up' }).waitFor();
  await zahra.getByText('Everybody is here.').waitFor();
  await shoot(zahra, 'online-waiting');
  await zahra.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [zahra, olaf]) await page.locator('.table').waitFor();
  const watch = await come('', '/watch');
  await watch.locator('.table-line').waitFor();
  await shoot(watch, 'online-watch');
  await watch.getByRole('link', { name: 'Watch', exact: true }).click();
  await watch.getByText('You are watching.').waitFor();
  await shoot(watch, 'online-table-watched');

  const pages = [zahra, olaf];
  const asked = () =>
    Promise.any(
      pages.map(async (page) => {
        await page.locator('.prompt.is-mine').waitFor();
        return page;
      }),
    );
  for (let clicks = 0; clicks < 9; clicks++) {
    const page = await asked();
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await ((await confirm.isVisible()) ? confirm : page.locator('button[data-choice]').first()).click();
  }
  await olaf.getByRole('tab', { name: 'Table talk' }).click();
  await olaf.getByLabel('Say something').fill('Rubies again? You cannot be serious.');
  await olaf.getByRole('button', { name: 'Send' }).click();
  await zahra.locator('.side-tab .unread').waitFor();
  await shoot(zahra, 'online-table');
  await shoot(olaf, 'online-table-talk-light');
  const [mover, other] = (await asked()) === zahra ? [olaf, zahra] : [zahra, olaf];
  await mover.getByRole('button', { name: 'Ask the others to take your last move back' }).click();
  await other.getByRole('button', { name: 'Agree' }).waitFor();
  await shoot(other, 'online-table-undo');
  await other.getByRole('button', { name: 'Refuse' }).click();
  await zahra.getByRole('tab', { name: 'Table talk' }).click();
  await zahra.getByText('Your seat').click();
  await zahra.getByRole('button', { name: 'Let a bot play for me' }).click();
  await zahra.getByRole('button', { name: 'Take the seat back' }).first().waitFor();
  await shoot(zahra, 'online-table-bot');
  await zahra.context().setOffline(true);
  await zahra.getByText('Connection lost.').waitFor();
  await shoot(zahra, 'online-table-lost');
  await zahra.context().setOffline(false);
  await shoot(await come('Zahra', '/settings', 'desktop', { theme: 'light' }), 'online-settings-light');
  await olaf.goto(new URL('/', host.address).href, { waitUntil: 'networkidle' });
  await shoot(olaf, 'online-home-light');
  for (const page of [zahra, olaf, mira, watch]) await page.context().close();
  await host.close();
  rmSync(data, { recursive: true, force: true });
}
