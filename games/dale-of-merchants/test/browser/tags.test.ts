import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { expect, test } from 'vitest';
import { PHONE, visit, withBrowser } from '../../../../packages/web/test/browser/browser.js';
import { playedMatch } from '../../../../packages/web/test/browser/played-match.js';
import { nextQuestion } from '../../../../packages/web/test/browser/playing.js';

withBrowser();

test.each(['en', 'de'])('on a phone no tag covers a word, also while a card is paid for (%s)', async (language) => {
  const match = playedMatch({ game: daleOfMerchants, seats: 3, asking: 'action' });
  const seen = await visit('/table/kept', PHONE, { match, settings: { language } });
  const { page } = seen;
  await nextQuestion(page);
  const covered = () =>
    page.evaluate(() => {
      // A line is higher than its letters.
      const air = 3;
      const tags = [...document.querySelectorAll('.dm-price, .dm-surcharge')].map((tag) => tag.getBoundingClientRect());
      return [...document.querySelectorAll('.dm-market .dm-card-name, .dm-market .dm-brief > :last-child')]
        .filter((words) => {
          const letters = document.createRange();
          letters.selectNodeContents(words);
          return [...letters.getClientRects()].some((line) =>
            tags.some(
              ({ left, right, top, bottom }) =>
                line.left < right && line.right > left && line.top + air < bottom && line.bottom - air > top,
            ),
          );
        })
        .map(({ textContent }) => textContent);
    });
  expect(await covered()).toEqual([]);
  const cards = page.locator('.dm-market-slot .is-lit > .spot-hit');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  for (let i = 0; i < count; i++) {
    await cards.nth(i).tap();
    await page.locator('.dm-price.is-counting').waitFor();
    expect(await covered()).toEqual([]);
    await page.locator('[data-take-back]').tap();
    await page.locator('.dm-price.is-counting').waitFor({ state: 'detached' });
  }
  await seen.close();
});
