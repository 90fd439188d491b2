import { gzipSync } from 'node:zlib';
import { median } from '../benchmark.js';
import { onPage, type Visited } from './browser.js';

const SLOWDOWN = 4;

/** A match of Dwarven Traders against a friendly bot, in which nothing has happened yet. */
const MATCH = {
  ...{ id: 'bench', game: 'dwarven-traders', rulesVersion: 1, options: { firstPlayer: 0 } },
  sitters: [
    { kind: 'person', name: 'Zahra' },
    { kind: 'bot', level: 1, name: 'Hild' },
  ],
  ...{ seed: 'bench', nonce: 'n', moves: [], undos: [], started: 1, updated: 1, outcome: null },
};

/** What the market square loads, and what a table adds to it: kilobytes of script, compressed. */
export const measureWeight = (): Promise<{ readonly home: number; readonly table: number }> =>
  onPage({ speed: 'off', match: MATCH }, async ({ page, base }) => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js') && !response.url().includes('worker')) loaded.push(response.url());
    });
    const weigh = async (): Promise<number> => {
      const bodies = await Promise.all(loaded.splice(0).map(async (url) => (await page.request.get(url)).body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
    };
    await page.goto(base, { waitUntil: 'networkidle' });
    const home = await weigh();
    await page.locator('.stall.is-dale-of-merchants .button.is-main').click();
    await page.locator('.prompt').waitFor();
    await page.waitForLoadState('networkidle');
    return { home, table: await weigh() };
  });

/** Milliseconds until the market square is drawn and answers, on a processor four times as slow. */
export const measureInteractive = (times: number): Promise<number> =>
  onPage({ speed: 'off' }, async ({ page, base }) => {
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
    await page.locator('button[data-choice]').first().click();
    await onPick();
  }
}

/** From a click to the next picture that shows its answer, in milliseconds. */
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
