import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { test } from 'vitest';
import { DESKTOP, PHONE, visit, withBrowser } from './browser.js';
import { playedMatch } from './played-match.js';

withBrowser();
const theme = { theme: 'light' };
test('a', async () => {
  for (const [n, game] of [
    ['dt', dwarvenTraders],
    ['aa', arcaneAlley],
    ['dm', daleOfMerchants],
  ] as const) {
    const match = playedMatch({ game, seats: 3, seed: 'zz', sensibly: true });
    const seen = await visit('/records/kept?move=30', PHONE, { match, painted: true, settings: theme });
    await seen.page.locator('.replay-bar').waitFor();
    await seen.page.waitForTimeout(400);
    await seen.page.screenshot({ path: `/tmp/s/replay-${n}.png` });
    await seen.page.evaluate(() => window.scrollTo(0, 9999));
    await seen.page.screenshot({ path: `/tmp/s/replay-${n}-2.png` });
    await seen.close();
    if (n !== 'dt') continue;
    const end = await visit('/table/kept', DESKTOP, { match, painted: true, settings: theme });
    await end.page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await end.page.getByRole('button', { name: 'Share' }).click();
    await end.page.waitForTimeout(400);
    await end.page.screenshot({ path: `/tmp/s/share.png` });
    await end.close();
  }
});
