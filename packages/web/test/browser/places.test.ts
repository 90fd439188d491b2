import { expect, test } from 'vitest';
import { ALONE, DESKTOP, expectNoComplaints, PHONE, untilIdle, violations, visit, withBrowser } from './browser.js';
import { freshMatch } from './fresh-match.js';
import { expectNoShift, watchShifts } from './layout-shift.js';
import { goOn, testLooks } from './place-looks.js';
import { nextQuestion } from './playing.js';

withBrowser();

const PLACES = [
  '/',
  '/play/dwarven-traders',
  '/play/arcane-alley',
  '/play/dale-of-merchants',
  '/settings',
  '/account',
  '/learn',
  '/rules/dwarven-traders',
  '/rules/arcane-alley',
  '/rules/dale-of-merchants',
  '/records',
  '/credits',
  '/no/such/place',
];

testLooks(PLACES);

test('a table is set up with seats and options, and then played', async () => {
  const seen = await visit('/play/dwarven-traders', DESKTOP);
  const { page } = seen;
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('person');
  await page.getByLabel('Free sale').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await nextQuestion(page);
  await expect.poll(() => page.locator('.dt-trader').count()).toBe(5);
  expectNoComplaints(seen);
  await seen.close();
});

test('a reader who looks for words finds the things and the rules that have them', async () => {
  const seen = await visit('/rules/dale-of-merchants', DESKTOP);
  const { page } = seen;
  await page.getByLabel('Search the gallery and the rules').fill('market deck');
  const found = page.locator('.gallery-item');
  await found.filter({ hasText: 'Prepaid Good' }).waitFor({ state: 'detached' });
  expect(await found.count()).toBeGreaterThan(0);
  for (const text of await page.locator('.rule').allInnerTexts()) {
    expect(text.toLowerCase()).toMatch(/market[\s\S]*deck|deck[\s\S]*market/);
  }
  await page.getByLabel('Search the gallery and the rules').fill('no such words');
  await page.getByText('No rule has these words.').waitFor();
  expect(await found.count()).toBe(0);
  await page.getByLabel('Search the gallery and the rules').fill('DM-CARD-cookies');
  expect(await found.allInnerTexts()).toEqual([expect.stringContaining('Cookies')]);
  expectNoComplaints(seen);
  await seen.close();
});

test('in German the rules are German, too', async () => {
  const seen = await visit('/rules/arcane-alley', DESKTOP, { settings: { language: 'de' } });
  const { page } = seen;
  const rule = page.locator('[id="AA-SETUP-2"]');
  await rule.filter({ hasText: /25 Gold.*drei Runden/ }).waitFor();
  expect(await page.locator('.rules [lang="en"]').count()).toBe(0);
  expectNoComplaints(seen);
  await seen.close();
});

test('decks and wizards are chosen by name, and only where they matter', async () => {
  const seen = await visit('/play/dale-of-merchants', DESKTOP);
  const { page } = seen;
  for (const deck of ['Snappy Scarlet Macaws', 'Lucky Ocelots', 'Dealing Giant Pandas']) {
    await page.getByLabel(deck).check();
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Hoarding Flying Squirrels').check();
  await page.getByLabel('Last winner').selectOption('Hild');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.table').waitFor();
  await expect.poll(() => page.locator('.dm-folk img').count()).toBe(4);

  await page.goto(new URL('/play/arcane-alley', page.url()).href);
  await page.getByLabel('First player').waitFor();
  expect(await page.getByText('Wizard of every seat').count()).toBe(0);
  await page.getByLabel(/^Wizards/).selectOption('explicit');
  await page.getByRole('group', { name: 'Wizard of every seat' }).getByLabel('Hild').selectOption('Lady Dafana');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.table').waitFor();
  await expect.poll(() => page.locator('.aa-level').filter({ hasText: 'Lady Dafana' }).count()).toBe(1);
  await seen.close();
});

test('places have the art of their stall, or of all of them', async () => {
  const seen = await visit('/settings', DESKTOP);
  for (const [place, stalls] of [
    ['/settings', 3],
    ['/records', 3],
    ['/play/dwarven-traders', 1],
    ['/rules/arcane-alley', 1],
    ['/bots/dale-of-merchants/3', 1],
  ] as const) {
    await goOn(seen.page, place);
    await expect.poll(() => seen.page.locator('.page-scene svg').count(), { message: place }).toBe(stalls);
  }
  await seen.close();
});

test.each([
  ['wide', DESKTOP],
  ['on a phone', PHONE],
] as const)('nothing jumps while a place is loaded (%s)', async (_, size) => {
  const match = freshMatch({ game: 'arcane-alley' });
  const seen = await visit('/credits', size, { match, painted: true });
  const { page } = seen;
  for (const place of [...PLACES, '/table/kept', '/records/kept']) {
    await untilIdle(page);
    await page.goto(new URL(place, page.url()).href);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await untilIdle(page);
    await watchShifts(page);
    await expectNoShift(page, { at: place });
  }
  expectNoComplaints(seen);
  await seen.close();
});

test('an address of a rule leads to the rule, and Back from there to the market square', async () => {
  const seen = await visit('/rules/arcane-alley#AA-SALE-2', DESKTOP);
  const { page } = seen;
  const rule = page.locator('[id="AA-SALE-2"]');
  await rule.waitFor();
  await expect.poll(async () => (await rule.boundingBox())?.y ?? 9999).toBeLessThan(720);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('.stall').first().waitFor();
  expectNoComplaints(seen);
  await seen.close();
});

test.each(['/play/nope', '/learn/nope', '/rules/nope', '/friends/nope'])(
  '%s leads nowhere and says so',
  async (path) => {
    const seen = await visit(path, DESKTOP);
    await seen.page.getByRole('link', { name: 'Market square' }).waitFor();
    expect(await seen.page.locator('.loading').count()).toBe(0);
    expectNoComplaints(seen);
    await seen.close();
  },
);

test('a button of the browser is heard from the moment the page is drawn', async () => {
  const seen = await visit('/settings', { ...DESKTOP, ...ALONE });
  const { page } = seen;
  await page.addInitScript(() => {
    // As soon as anything is drawn, in the same task: before React has run its effects.
    new MutationObserver((_, observer) => {
      if (document.querySelector('.home-stalls') === null) return;
      observer.disconnect();
      history.pushState(null, '', '/credits');
      dispatchEvent(new PopStateEvent('popstate'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('heading', { name: 'Credits', level: 1 }).waitFor();
  expectNoComplaints(seen);
  await seen.close();
});
