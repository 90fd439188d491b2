import { expect, test } from 'vitest';
import { DESKTOP, visit, WITH_WORKER } from './browser.js';
import { withHost } from './host.js';
import { nextQuestion } from './playing.js';

// At a real host: it refuses a file that is not there, where a plain server of one page would answer with that page.
withHost();

test('after the first visit everything goes on without a network', async () => {
  const seen = await visit('/', { ...DESKTOP, ...WITH_WORKER });
  const { page } = seen;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const [name] = await caches.keys();
    return name !== undefined && (await (await caches.open(name)).keys()).length > 20;
  });
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  for (const game of ['dwarven-traders', 'arcane-alley', 'dale-of-merchants']) {
    await page.locator(`.stall.is-${game}`).getByRole('button', { name: 'Play now' }).click();
    await nextQuestion(page);
    await page.getByRole('link', { name: 'Leave the table; the match is kept' }).click();
  }
  await expect.poll(() => page.locator('.open-match').count()).toBe(2);
  await page.getByRole('button', { name: '1 more' }).click();
  expect(await page.locator('.open-match').count()).toBe(3);
  await page.getByText('No connection: playing against bots works as ever.').waitFor();
  await seen.close();
});
