import { daleOfMerchants } from '@souk/dale-of-merchants';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { spotsOf } from '../../src/games/dale-of-merchants/spots.js';
import { DESKTOP, expectNoComplaints, PHONE, violations, visit, withBrowser } from './browser.js';
import { closeLook } from './close-look.js';
import { freshMatch } from './fresh-match.js';
import { byPointer, nextQuestion, questionOn, variety } from './playing.js';
import { HANDS, playShrewdly } from './shrewd-play.js';

withBrowser();

const game = 'dale-of-merchants';
const played = { game: daleOfMerchants, spotsOf };

/** Matches of chance last very long: as many answers as show most of what can be asked. */
const ANSWERS = 60;

const shortMatch = () =>
  freshMatch({ game, options: { decks: ['squirrels', 'pandas', 'ocelots'], firstPlayer: 0 }, seed: 'browser 0' });

const expectNoWiderThanThePhone = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test('a whole match by mouse, and axe finds nothing at any question', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: shortMatch() });
  const close = closeLook();
  await playShrewdly(seen.page, played, HANDS.mouse, close.look);
  expect(close.seen.size).toBeGreaterThanOrEqual(2);
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
}, 300_000);

test('a whole match by keyboard alone', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: shortMatch() });
  await playShrewdly(seen.page, played, HANDS.keyboard, async () => {});
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
}, 300_000);

test('a whole match by touch on a phone, nothing wider than the screen', async () => {
  const seen = await visit('/table/kept', PHONE, { match: shortMatch() });
  await playShrewdly(seen.page, played, HANDS.finger, expectNoWiderThanThePhone);
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
}, 300_000);

test('the choice of decks and many turns by mouse, and axe finds nothing at any question', async () => {
  const match = freshMatch({ game, bots: 1, options: { deckSelection: 'ban-and-pick' } });
  const seen = await visit('/table/kept', DESKTOP, { match });
  const choose = byPointer(variety(), 'click');
  const close = closeLook();
  for (let answers = 0; answers < ANSWERS; answers++) {
    if ((await nextQuestion(seen.page)) === 'over') break;
    await close.look(seen.page, await questionOn(seen.page));
    await choose(seen.page, await seen.page.locator('button[data-choice]').count());
  }
  expect(close.seen.size).toBeGreaterThanOrEqual(3);
  expectNoComplaints(seen);
  await seen.close();
}, 300_000);

test('many turns by touch on a phone among three, nothing wider than the screen', async () => {
  const seen = await visit('/table/kept', PHONE, { match: freshMatch({ game, bots: 2 }) });
  const choose = byPointer(variety(), 'tap');
  for (let answers = 0; answers < ANSWERS; answers++) {
    if ((await nextQuestion(seen.page)) === 'over') break;
    await expectNoWiderThanThePhone(seen.page);
    await choose(seen.page, await seen.page.locator('button[data-choice]').count());
  }
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
}, 300_000);
