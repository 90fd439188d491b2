import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/games.js';
import { bytesBuilt, bytesSent, scripts, sum } from '../built.js';
import { address, DESKTOP, untilIdle, visit, withBrowser } from './browser.js';
import { freshMatch } from './fresh-match.js';
import { nextQuestion } from './playing.js';

withBrowser();

const SCRIPTS = scripts();

/** Bytes of script as they are sent: the market square's, and what a table adds to them. */
const HOME = 90_000;
const TABLE = 80_000;
/** Of its own: Dale of Merchants has the most rules, and a script for each deck that is played. */
const TABLES: { readonly [game: string]: number } = { 'dale-of-merchants': 114_000 };

/** Bytes of script as built: what a worker loads for one game. */
const WORKER = 170_000;

/** The scripts that are asked for from now on by the page, and by its workers, each time it is asked. */
function watchScripts(page: Page): () => { readonly page: string[]; readonly worker: string[] } {
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (SCRIPTS.has(file)) asked.add(file);
  });
  return () => {
    const files = [...asked];
    asked.clear();
    const of = (part: string): string[] => files.filter((file) => SCRIPTS.get(file)?.part === part);
    return { page: of('page'), worker: of('worker') };
  };
}

const gamesAmong = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => SCRIPTS.get(file)?.games ?? [])),
];

function expectBetween(size: number, least: number, most: number): void {
  expect(size).toBeGreaterThan(least);
  expect(size).toBeLessThanOrEqual(most);
}

test.each(GAME_IDS)(
  'the market square is light, the table of %s adds little, and no other game is loaded',
  async (game) => {
    const seen = await visit('/settings', { ...DESKTOP, serviceWorkers: 'block' });
    const { page } = seen;
    await untilIdle(page);
    const loaded = watchScripts(page);
    await page.goto(address('/'));
    await untilIdle(page);
    const home = loaded();
    expectBetween(sum(home.page, bytesSent), HOME / 2, HOME);
    expect(gamesAmong(home.page)).toEqual([]);
    expect(home.worker).toEqual([]);

    await page.locator(`.stall.is-${game}`).getByRole('button', { name: 'Play now' }).click();
    await nextQuestion(page);
    await page.getByRole('button', { name: 'What would you do?' }).click();
    await page.locator('.hint', { hasText: 'My advice' }).waitFor();
    await untilIdle(page);
    const table = loaded();
    expectBetween(sum(table.page, bytesSent), TABLE / 4, TABLES[game] ?? TABLE);
    expectBetween(sum(table.worker, bytesBuilt), WORKER / 4, WORKER);
    expect(gamesAmong(table.page)).toEqual([game]);
    expect(gamesAmong(table.worker)).toEqual([game]);
    await seen.close();
  },
);

test.each(GAME_IDS)('who analyses a match of %s loads that game and no other', async (game) => {
  const match = freshMatch({ game });
  const seen = await visit('/records/kept?analysis', { ...DESKTOP, serviceWorkers: 'block' }, { match });
  const { page } = seen;
  const loaded = watchScripts(page);
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await page.locator('.analysis .verdicts').first().waitFor();
  const { worker } = loaded();
  expect(gamesAmong(worker)).toEqual([game]);
  expectBetween(sum(worker, bytesBuilt), WORKER / 4, WORKER);
  await seen.close();
});
