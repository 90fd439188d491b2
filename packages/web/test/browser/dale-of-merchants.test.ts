import { daleOfMerchants } from '@souk/dale-of-merchants';
import { expect, test } from 'vitest';
import { spotsOf } from '../../src/games/dale-of-merchants/spots.js';
import { DESKTOP, expectNoComplaints, PHONE, violations, visit, withBrowser } from './browser.js';
import { freshMatch } from './fresh-match.js';
import { byPointer, nextQuestion, variety } from './playing.js';
import { playShrewdly } from './shrewd-play.js';

withBrowser();

const game = 'dale-of-merchants';

/** Matches of chance last very long: as many answers as show most of what can be asked. */
const ANSWERS = 60;

test('a whole match by mouse, and axe finds nothing at any question', async () => {
  const options = { decks: ['squirrels', 'pandas', 'ocelots'], firstPlayer: 0 };
  const seen = await visit('/table/kept', DESKTOP, { match: freshMatch({ game, options, seed: 'browser 0' }) });
  const looked = new Set<string>();
  const played = { game: daleOfMerchants, spotsOf };
  await playShrewdly(seen.page, played, async (page, text) => {
    if (looked.has(text)) return;
    looked.add(text);
    expect(await violations(page)).toEqual([]);
  });
  // The bot errs as chance has it, so that what is asked differs from match to match.
  expect(looked.size).toBeGreaterThanOrEqual(2);
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
}, 300_000);

test('the choice of decks and many turns by mouse, and axe finds nothing at any question', async () => {
  const match = freshMatch({ game, bots: 1, options: { deckSelection: 'ban-and-pick' } });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const choose = byPointer(variety(), 'click');
  const looked = new Set<string>();
  for (let answers = 0; answers < ANSWERS; answers++) {
    if ((await nextQuestion(seen.page)) === 'over') break;
    const text = (await seen.page.locator('.prompt-text').textContent()) ?? '';
    if (!looked.has(text)) expect(await violations(seen.page)).toEqual([]);
    looked.add(text);
    await choose(seen.page, await seen.page.locator('button[data-choice]').count());
  }
  expect(looked.size).toBeGreaterThanOrEqual(3);
  expectNoComplaints(seen);
  await seen.close();
});

test('many turns by touch on a phone, nothing wider than the screen', async () => {
  const seen = await visit('/table/kept', PHONE, { match: freshMatch({ game, bots: 2 }) });
  const choose = byPointer(variety(), 'tap');
  for (let answers = 0; answers < ANSWERS; answers++) {
    if ((await nextQuestion(seen.page)) === 'over') break;
    expect(await seen.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await choose(seen.page, await seen.page.locator('button[data-choice]').count());
  }
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});
