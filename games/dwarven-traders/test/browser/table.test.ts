import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoComplaints,
  violations,
  visit,
  withBrowser,
} from '../../../../packages/web/test/browser/browser.js';
import { copiedLink } from '../../../../packages/web/test/browser/copied-link.js';
import { freshMatch } from '../../../../packages/web/test/browser/fresh-match.js';
import { kindsIn, testInputs } from '../../../../packages/web/test/browser/inputs.js';
import { byPointer, nextQuestion, playToTheEnd, variety } from '../../../../packages/web/test/browser/playing.js';
import { en } from '../../src/page/text/en.js';

withBrowser();

const against = (bots: number, options: object = {}) => freshMatch({ game: 'dwarven-traders', bots, options });

test('from the market square two clicks lead into a match against bots', async () => {
  const seen = await visit('/', DESKTOP);
  await seen.page.locator('.stall.is-dwarven-traders').getByRole('button', { name: 'Play now' }).click();
  expect(await nextQuestion(seen.page)).toBe('asked');
  expectNoComplaints(seen);
  await seen.close();
});

testInputs({
  game: dwarvenTraders,
  questions: kindsIn(en, 'dt.prompt.'),
  match: (input) =>
    ({
      mouse: { bots: 3, options: { freeSale: true } },
      keyboard: { bots: 0, seed: 'browser 0' },
      touch: {},
    })[input],
  play: (page, input, look) => playToTheEnd(page, input.chooser(), look),
  async atEnd(page, input) {
    if (input !== 'mouse') return;
    expect(await copiedLink(page, () => page.getByRole('button', { name: 'Share' }).click())).toMatch(
      /\/shared#[\w-]+$/,
    );
    await page.getByRole('button', { name: 'Rematch' }).click();
    expect(await nextQuestion(page)).toBe('asked');
  },
  answers: 6,
});

test('a reload in the middle of a match changes nothing', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: against(2) });
  const choose = byPointer(variety(), 'click');
  for (let i = 0; i < 4; i++) {
    await nextQuestion(seen.page);
    await choose(seen.page, await seen.page.locator('button[data-choice]').count());
  }
  await nextQuestion(seen.page);
  const log = await seen.page.locator('.log').textContent();
  await seen.page.reload();
  await nextQuestion(seen.page);
  expect(await seen.page.locator('.log').textContent()).toBe(log);
  expectNoComplaints(seen);
  await seen.close();
});

test('a move waits for a yes if that was asked for, and Escape takes the pick back', async () => {
  const seen = await visit('/table/kept', DESKTOP, {
    match: against(2, { firstPlayer: 0 }),
    settings: { confirm: 'always' },
  });
  await nextQuestion(seen.page);
  await seen.page.locator('button[data-choice="pool:ruby"]').click();
  const confirm = seen.page.getByRole('button', { name: 'Take it' });
  await confirm.waitFor();
  await seen.page.keyboard.press('Escape');
  await confirm.waitFor({ state: 'detached' });
  await seen.page.locator('button[data-choice="pool:ruby"]').click();
  await confirm.click();
  await seen.page.locator('.log-line', { hasText: 'You started with a ruby' }).waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test('a gem dragged from the wagon onto a card leaves the ways to sell it there', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: against(0, { freeSale: true }) });
  const { page } = seen;
  await nextQuestion(page);
  await page.locator('button[data-choice="pool:ruby"]').click();
  await page.locator('.dt-card').first().waitFor();
  await nextQuestion(page);
  const from = await page.locator('.dt-own .spot.is-lit').first().boundingBox();
  const to = await page.locator('.dt-card').first().boundingBox();
  if (from === null || to === null) throw new Error('a lit wagon and a card must be on the table');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 6 });
  await page.mouse.up();
  const choices = await page
    .locator('button[data-choice]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-choice')));
  expect(choices.sort()).toEqual(['both:0:ruby', 'sell:0:ruby']);
  expectNoComplaints(seen);
  await seen.close();
});

test('what happened can be taken back, watched again and looked back at', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: against(1) });
  const { page } = seen;
  const choose = byPointer(variety(), 'click');
  for (let i = 0; i < 3; i++) {
    await nextQuestion(page);
    await choose(page, await page.locator('button[data-choice]').count());
  }
  await nextQuestion(page);
  const lines = await page.locator('.log-line').count();
  await page.locator('.log-line').last().hover();
  await page.locator('.is-shown').first().waitFor();
  await page.locator('.log-line').first().click();
  await page.getByText('Looking back').waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'Watch the others’ turns again' }).click();
  await nextQuestion(page);
  expect(await page.locator('.log-line').count()).toBe(lines);
  await page.getByRole('button', { name: 'Undo the last move' }).click();
  await nextQuestion(page);
  expect(await page.locator('.log-line').count()).toBeLessThan(lines);
  expectNoComplaints(seen);
  await seen.close();
});

test('a player who asks what a bot would do is told in a sentence and shown the place', async () => {
  const seen = await visit('/table/kept', DESKTOP, { match: against(1, { firstPlayer: 0 }) });
  await nextQuestion(seen.page);
  await seen.page.getByRole('button', { name: 'What would you do?' }).click();
  await seen.page.locator('.hint', { hasText: 'My advice' }).waitFor();
  await expect.poll(() => seen.page.locator('.is-hinted').count()).toBeGreaterThan(0);
  expect(await violations(seen.page)).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
});
