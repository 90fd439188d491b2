import type { CDPSession, Page } from 'playwright-core';
import { median } from '../benchmark.js';
import { MEASURED, QUICKEST } from '../games.js';
import { onPage, type Visited } from './browser.js';

const SLOWDOWN = 4;

/** A match against a friendly bot, in which nothing has happened yet. */
const matchOf = (game: string, options: object = {}) => ({
  ...{ id: 'bench', game, rulesVersion: 1, options },
  sitters: [
    { kind: 'person', name: 'Zahra' },
    { kind: 'bot', level: 1, name: 'Hild' },
  ],
  ...{ seed: 'bench', nonce: 'n', moves: [], undos: [], started: 1, updated: 1, outcome: null },
});

const MATCH = matchOf(QUICKEST.game.id, { firstPlayer: 0 });

/** Nothing is kept, as on a first visit. */
async function onFirstVisit(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return session;
}

/** Kilobytes of script that the page has been sent since it was last asked, as they came over the wire. */
async function weighScripts(page: Page): Promise<() => number> {
  const session = await onFirstVisit(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js') && !response.url.includes('/worker-')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => {
    const sent = bytes;
    bytes = 0;
    return sent / 1000;
  };
}

/** What the market square is sent, and what the table of a game adds to it. What workers load is not counted: it is asked for elsewhere. */
const weigh = (game: string): Promise<{ readonly home: number; readonly table: number }> =>
  onPage({ speed: 'off' }, async ({ page, base }) => {
    const sent = await weighScripts(page);
    await page.goto(base, { waitUntil: 'networkidle' });
    const home = sent();
    await page.locator(`.stall.is-${game} .button.is-main`).click();
    await page.locator('.prompt').waitFor();
    await page.waitForLoadState('networkidle');
    return { home, table: sent() };
  });

export const measureHome = async (): Promise<number> => (await weigh(QUICKEST.game.id)).home;

/** The table of the game that adds most. */
export async function measureTables(): Promise<number> {
  let most = 0;
  for (const { id } of MEASURED.map(({ game }) => game)) most = Math.max(most, (await weigh(id)).table);
  return most;
}

/** Milliseconds until the market square is drawn and answers, on a processor four times as slow. */
export const measureInteractive = (times: number): Promise<number> =>
  onPage({ speed: 'off' }, async ({ page, base }) => {
    const session = await onFirstVisit(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const readings: number[] = [];
    for (let i = 0; i < times; i++) {
      await page.goto(base, { waitUntil: 'commit' });
      await page.locator('.stall .button.is-main').first().waitFor();
      readings.push(await page.evaluate('new Promise((done) => setTimeout(() => done(performance.now()), 0))'));
      await page.waitForLoadState('networkidle');
    }
    return median(readings);
  });

/** Plays with the mouse: the first lit choice each time. */
async function play({ page, base }: Visited, picks: number, onPick: () => Promise<void>): Promise<void> {
  await page.goto(new URL('/table/bench', base).href);
  for (let i = 0; i < picks; i++) {
    await page.locator('.prompt.is-mine, .end').first().waitFor();
    if ((await page.locator('.end').count()) > 0) return;
    const choices = page.locator('button[data-choice]');
    if ((await choices.count()) > 0) await choices.first().click();
    else await page.locator('button[data-confirm]').click();
    await onPick();
  }
}

/** From a click to the next picture, in milliseconds. */
export const measureAnswer = (picks: number): Promise<number> =>
  onPage({ speed: 'off', match: MATCH }, async (visited) => {
    const { page } = visited;
    await page.addInitScript(`
      window.answers = [];
      addEventListener('click', (event) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.answers.push(performance.now() - event.timeStamp);
        port2.postMessage(0);
      }), { capture: true });
    `);
    await play(visited, picks, async () => {});
    return median(await page.evaluate<number[]>('window.answers'));
  });

/** Counts, for every click, the pictures until the table has changed. */
const COUNT_PICTURES = `
  window.pictures = [];
  const look = () => [
    document.querySelector('.prompt')?.textContent,
    ...['button[data-choice]', '.is-picked', '.log-line'].map((each) => document.querySelectorAll(each).length),
  ].join();
  addEventListener('click', () => {
    const before = look();
    const draw = (count) => {
      if (look() !== before) window.pictures.push(count);
      else requestAnimationFrame(() => draw(count + 1));
    };
    requestAnimationFrame(() => draw(1));
  }, { capture: true });
`;

/** The most pictures from a click until the table shows its answer, at the tables of all games. */
export async function measurePictures(picks: number): Promise<number> {
  let most = 0;
  for (const { id } of MEASURED.map(({ game }) => game)) {
    const pictures = await onPage({ speed: 'off', match: matchOf(id) }, async (visited) => {
      await visited.page.addInitScript(COUNT_PICTURES);
      await play(visited, picks, async () => {});
      await visited.page.locator('.prompt.is-mine, .end').first().waitFor();
      return visited.page.evaluate<number[]>('window.pictures');
    });
    most = Math.max(most, ...pictures);
  }
  return most;
}

/** Pictures a second while something flies over the table. */
export const measureFrames = (picks: number): Promise<number> =>
  onPage({ speed: 'full', match: MATCH }, async (visited) => {
    const { page } = visited;
    await page.addInitScript(`
      window.flown = { frames: 0, milliseconds: 0 };
      let last = 0;
      const look = (now) => {
        const flying = document.getAnimations().some((each) => each instanceof Animation && each.id === 'flight');
        if (flying && last > 0) { window.flown.frames++; window.flown.milliseconds += now - last; }
        last = flying ? now : 0;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    `);
    await play(visited, picks, () => page.locator('.prompt.is-mine, .end').first().waitFor());
    const { frames, milliseconds } = await page.evaluate<{ frames: number; milliseconds: number }>('window.flown');
    return milliseconds === 0 ? 0 : (frames / milliseconds) * 1000;
  });
