import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { address, DESKTOP, visit, withBrowser } from './browser.js';
import { freshMatch } from './fresh-match.js';
import { byPointer, nextQuestion, variety } from './playing.js';

withBrowser();

const GAMES = ['arcane-alley', 'dale-of-merchants', 'dwarven-traders'] as const;

/** Bytes of script that are loaded from now on, compressed, each time it is asked. */
function weighScripts(page: Page): () => Promise<number> {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && !response.url().includes('worker')) loaded.push(response.url());
  });
  return async () => {
    const bodies = await Promise.all(loaded.splice(0).map(async (url) => (await page.request.get(url)).body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
}

function expectBetween(size: number, least: number, most: number): void {
  expect(size).toBeGreaterThan(least);
  expect(size).toBeLessThan(most);
}

test.each(GAMES)('the market square is light, and the table of %s adds little', async (game) => {
  const seen = await visit('/settings', DESKTOP);
  const { page } = seen;
  const weigh = weighScripts(page);
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
  await page.goto(address('/'), { waitUntil: 'networkidle' });
  expectBetween(await weigh(), 50_000, 120_000);
  await page.locator(`.stall.is-${game}`).getByRole('button', { name: 'Play now' }).click();
  await nextQuestion(page);
  expectBetween(await weigh(), 20_000, 200_000);
  await seen.close();
});

test('the market square is drawn and can answer within two seconds, on a first visit with a processor four times as slow', async () => {
  const seen = await visit('/settings', { ...DESKTOP, serviceWorkers: 'block' });
  const { page } = seen;
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await slow.send('Network.enable');
  await slow.send('Network.setCacheDisabled', { cacheDisabled: true });
  const readings: number[] = [];
  for (let i = 0; i < 5; i++) {
    await page.goto(address('/'), { waitUntil: 'commit' });
    await page.locator('.stall .button.is-main').first().waitFor();
    readings.push(await page.evaluate(() => new Promise<number>((done) => setTimeout(() => done(performance.now())))));
    await page.waitForLoadState('networkidle');
  }
  // The best of them: a machine that is busy with other tests is no slow page.
  expect(Math.min(...readings)).toBeLessThan(2000);
  await seen.close();
});

/** Counts, for every click, the pictures until the table has changed. */
const countPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pictures: number[] = [];
    Object.assign(window, { pictures });
    const look = (): string =>
      [
        document.querySelector('.prompt')?.textContent,
        document.querySelectorAll('button[data-choice]').length,
        document.querySelectorAll('.is-picked').length,
        document.querySelectorAll('.log-line').length,
      ].join();
    addEventListener(
      'click',
      () => {
        const before = look();
        const draw = (count: number): void => {
          if (look() !== before) pictures.push(count);
          else requestAnimationFrame(() => draw(count + 1));
        };
        requestAnimationFrame(() => draw(1));
      },
      { capture: true },
    );
  });

describe.each(GAMES)('at the table of %s', (game) => {
  test('a click is answered within 50 ms: in the third picture of a sixtieth of a second at the latest', async () => {
    const seen = await visit('/table/kept', DESKTOP, { match: freshMatch({ game }) });
    const { page } = seen;
    await nextQuestion(page);
    await countPictures(page);
    const choose = byPointer(variety(), 'click');
    let clicks = 0;
    for (; clicks < 15 && (await nextQuestion(page)) === 'asked'; clicks++) {
      await choose(page, await page.locator('button[data-choice]').count());
    }
    await nextQuestion(page);
    const pictures = await page.evaluate(
      () => (window as unknown as { readonly pictures: readonly number[] }).pictures,
    );
    expect(pictures).toHaveLength(clicks);
    expect(Math.max(...pictures)).toBeLessThanOrEqual(3);
    await seen.close();
  });
});
