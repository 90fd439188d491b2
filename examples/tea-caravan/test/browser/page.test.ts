import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { expect, test } from 'vitest';
import { newFolder } from '../../../../packages/cli/test/helpers.js';
import {
  DESKTOP,
  expectNoComplaints,
  PHONE,
  violations,
  visit,
  withBrowserAt,
} from '../../../../packages/web/test/browser/browser.js';
import { byPointer, nextQuestion, playToTheEnd, variety } from '../../../../packages/web/test/browser/playing.js';

const WEB = fileURLToPath(new URL('../../../../packages/web', import.meta.url));

/** The page as it is built where `SOUK_GAMES` names the game. */
withBrowserAt(async () => {
  const outDir = newFolder();
  process.env.SOUK_GAMES = '@souk/tea-caravan';
  try {
    await build({ root: WEB, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  } finally {
    delete process.env.SOUK_GAMES;
  }
  const server = await preview({
    root: WEB,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
});

test.each([
  ['mouse', DESKTOP, 'click'],
  ['touch', PHONE, 'tap'],
] as const)('from the market square a whole match is played by its default face (%s)', async (_, size, way) => {
  const seen = await visit('/', size);
  const { page } = seen;
  const stall = page.locator('.stall').filter({ hasText: 'Tea Caravan' });
  await stall.getByRole('button', { name: 'Play now' }).click();
  expect(await nextQuestion(page)).toBe('asked');
  expect(await page.locator('.prompt-question').textContent()).toContain(
    'Take the chest at the front or at the back of the caravan',
  );
  expect(await page.locator('button[data-choice]').allTextContents()).toEqual(['Take front', 'Take back', 'Wait']);
  expect(await violations(page)).toEqual([]);
  await playToTheEnd(page, byPointer(variety(), way));
  expect(await page.locator('.end').textContent()).toMatch(/(?:has won|have won!|share the win).*Rank.*You.*Rematch/s);
  expectNoComplaints(seen);
  await seen.close();
});

test('its rules can be read, and its options chosen', async () => {
  const seen = await visit('/rules/tea-caravan', DESKTOP);
  await seen.page.getByText('unload a caravan of tea chests').waitFor();
  await seen.page.goto(new URL('/play/tea-caravan', seen.page.url()).href);
  await seen.page.getByLabel('Waits').waitFor();
  expectNoComplaints(seen);
  await seen.close();
});
