import type { Answer, HttpClient } from '@souk/client';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, NOTHING, PHONE, untilIdle, violations, visit } from './browser.js';
import { freshMatch } from './fresh-match.js';
import { turnClockOn, withHost } from './host.js';
import { expectNoShift, watchShifts } from './layout-shift.js';
import { clientOf, comeAs, goTo, makeTable, start } from './online-playing.js';

withHost();

const GAME = 'dwarven-traders';
const OPEN = [{ kind: 'you' }, { kind: 'open' }] as const;

/** A public table of a guest who has no page open, only a program. */
async function tableOf(client: HttpClient<Answer>, name: string, game = GAME): Promise<string> {
  await client.request('enter', { body: { name } });
  const body = { game, seats: [...OPEN], visibility: 'public' } as const;
  return (await client.request('newTable', { body })).id;
}

test('rows come as tables are opened, and go with a word as matches begin; what is under the pointer stays', async () => {
  const eve = await comeAs('Eve', '/', DESKTOP);
  const rows = eve.page.locator('#square-open .square-row');
  await eve.page.getByText('Nobody waits at the moment.').waitFor();
  const zahra = await comeAs('Zahra', `/friends/${GAME}`, DESKTOP);
  await makeTable(zahra.page, (page) => page.getByLabel('Public').check());
  await rows.getByText('Zahra’s table').waitFor();
  await eve.page.locator(`.stall.is-${GAME}`).getByRole('button', { name: '1 open table' }).waitFor();

  await rows.first().hover();
  const olaf = await comeAs('Olaf', '/', DESKTOP);
  await olaf.page.getByRole('button', { name: /^Sit down: Zahra’s table/ }).click();
  await olaf.page.getByRole('button', { name: 'Get up' }).waitFor();
  const mira = await comeAs('Mira', NOTHING, DESKTOP);
  await tableOf(clientOf(mira.page), 'Mira');
  await start(zahra.page, olaf.page);
  // The badges follow the host; the list waits for the hand.
  await rows.getByText('has begun').waitFor();
  await eve.page.locator('#square-playing').getByText('Zahra against Olaf').waitFor();
  expect(await rows.count()).toBe(1);
  expect(await violations(eve.page)).toEqual([]);
  await eve.page.mouse.move(5, 5);
  await rows.getByText('Mira’s table').waitFor();
  await rows.getByText('has begun').waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1);
  await eve.page.keyboard.press('/');
  await eve.page.keyboard.type('zahra');
  await eve.page.getByText('No table is like that.').waitFor();
  expect(await eve.page.locator('#square-playing .square-row').count()).toBe(1);
  // Digits that are written are no keys.
  await eve.page.keyboard.type('1');
  expect(new URL(eve.page.url()).pathname).toBe('/');
  for (const seen of [eve, zahra, olaf, mira]) {
    expectNoComplaints(seen);
    await seen.close();
  }
});

let rows = 0;

test('a row says what is agreed, how a match stands and who watches, and every name in it leads to a page', async () => {
  const called = `Mira of Row ${++rows}`;
  const mira = await comeAs('Mira', NOTHING, DESKTOP);
  const client = clientOf(mira.page);
  await client.request('enter', { body: { name: called } });
  const base = { game: 'dale-of-merchants', visibility: 'public' } as const;
  const bots = [{ kind: 'bot', level: 1 } as const, { kind: 'bot', level: 3 } as const];
  await client.request('newTable', {
    body: {
      ...base,
      seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }],
      rated: true,
      options: { deckSelection: 'random' },
    },
  });
  const { id } = await client.request('newTable', {
    body: { ...base, game: GAME, seats: [{ kind: 'you' }, ...bots], options: { firstPlayer: 0 } },
  });
  await client.request('start', { params: { id } });
  const spectator = await comeAs('Olaf', `/t/${id}`, DESKTOP);
  await spectator.page.getByText('You are watching.').waitFor();

  const seen = await comeAs('Eve', '/', { ...DESKTOP, colorScheme: 'light' }, { theme: 'light' });
  const { page } = seen;
  const open = page.locator('#square-open .square-row', { hasText: called });
  await open.getByText('Dale of Merchants · no clock · rated').waitFor();
  await open.getByText('Deck selection: Chance').waitFor();
  await open
    .getByRole('button', { name: `Sit down: ${called}’s table, Dale of Merchants, 2 of 3 seats free, rated` })
    .waitFor();
  const played = page.locator('#square-playing .square-row', { hasText: called });
  await played.getByText('· Round 1').waitFor();
  await expect
    .poll(
      async () => {
        // Slowly enough that nobody is taken for gone who has not answered yet.
        turnClockOn(10_000);
        return played.innerText();
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toContain('1 watches');
  // Tables that wait come first there: those of others vanish with them.
  const badge = page.locator(`.stall.is-${GAME} .stall-badge`);
  await expect
    .poll(
      async () => {
        turnClockOn(10_000);
        return badge.innerText();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toMatch(/^\d+ playing$/);
  expect(
    await played
      .locator('.person-name')
      .evaluateAll((all) => all.map((name) => name.getAttribute('href')?.replace(/people.*/, 'person'))),
  ).toEqual(['/person', `/bots/${GAME}/1`, `/bots/${GAME}/3`]);
  expect(await violations(page)).toEqual([]);

  // Where there is no room for a sign for every seat, the free ones are counted.
  expect(await open.getByText('free seats: 2').isVisible()).toBe(false);
  await page.setViewportSize(PHONE.viewport);
  expect(await open.getByText('free seats: 2').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
  expect(await violations(page)).toEqual([]);
  await played.locator('.person-name').last().click();
  await page.waitForURL(`**/bots/${GAME}/3`);
  await untilIdle(page);
  for (const each of [mira, spectator, seen]) {
    expectNoComplaints(each);
    await each.close();
  }
});

test('a table whose maker is gone vanishes from the square, and is back with the maker', async () => {
  const zahra = await comeAs('Zahra', `/friends/${GAME}`, DESKTOP);
  await makeTable(zahra.page, (page) => page.getByLabel('Public').check());
  const eve = await comeAs('Eve', '/', DESKTOP);
  const row = eve.page.locator('#square-open').getByText('Zahra’s table');
  await row.waitFor();
  await zahra.close();
  await expect
    .poll(
      async () => {
        turnClockOn(25_000);
        return row.count();
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  expectNoComplaints(eve);
  await eve.close();
});

test('who sits down without a name is asked for it there, with the focus, and sits', async () => {
  const mira = await comeAs('Mira', NOTHING, DESKTOP);
  const id = await tableOf(clientOf(mira.page), 'Mira of the Name');
  for (const device of [DESKTOP, PHONE]) {
    const seen = await comeAs('', '/', device);
    const { page } = seen;
    const row = page.locator('.square-row', { hasText: 'Mira of the Name' });
    await row.getByRole('button', { name: /^Sit down/ }).click();
    const field = row.getByLabel('Your name');
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(device.viewport.width);
    if (device === DESKTOP) {
      await page.keyboard.type('Newcomer');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/t/${id}`);
      await page.getByRole('button', { name: 'Get up' }).click();
      await page.locator('.stall').first().waitFor();
    }
    await untilIdle(page);
    expectNoComplaints(seen);
    await seen.close();
  }
  await mira.close();
});

test.each([
  ['wide', DESKTOP],
  ['on a phone', PHONE],
] as const)('what goes on at the host stands beside what goes on here, one’s own move first (%s)', async (_, size) => {
  const zahra = await comeAs('Zahra', '/credits', size, {}, { painted: true });
  const client = clientOf(zahra.page);
  await client.request('enter', { body: { name: 'Zahra' } });
  const mine = await client.request('newTable', {
    body: { game: GAME, seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }], options: { firstPlayer: 0 } },
  });
  await client.request('start', { params: { id: mine.id } });
  const waiting = await client.request('newTable', { body: { game: GAME, seats: [...OPEN] } });
  const me = JSON.stringify(await client.request('me'));
  await zahra.page.evaluate(
    ([known, match]) => {
      localStorage.setItem('souk.person', known);
      localStorage.setItem('souk.match.kept', match);
    },
    [me, JSON.stringify({ ...freshMatch({ game: GAME }), id: 'kept' })] as const,
  );
  await goTo(zahra.page, '/');
  const links = zahra.page.locator('.continue-go');
  const hrefs = (): Promise<(string | null)[]> =>
    links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  await expect.poll(hrefs).toEqual([`/t/${mine.id}`, '/table/kept']);
  await zahra.page.getByRole('button', { name: '1 more' }).click();
  expect(await hrefs()).toEqual([`/t/${mine.id}`, '/table/kept', `/t/${waiting.id}`]);
  await untilIdle(zahra.page);
  await zahra.page.reload();
  await links.first().waitFor();
  await untilIdle(zahra.page);
  await watchShifts(zahra.page);
  await expectNoShift(zahra.page);
  expectNoComplaints(zahra);
  await zahra.close();
});

test('all of the square lies within a small screen, in both languages', async () => {
  const mira = await comeAs('Mira', NOTHING, DESKTOP);
  const client = clientOf(mira.page);
  for (const game of [GAME, 'arcane-alley', 'dale-of-merchants']) await tableOf(client, 'Mira', game);
  const seats = [{ kind: 'you' }, { kind: 'bot', level: 1 }] as const;
  for (let i = 0; i < 2; i++) {
    const { id } = await client.request('newTable', { body: { game: GAME, seats: [...seats], visibility: 'public' } });
    await client.request('start', { params: { id } });
  }
  for (const language of ['en', 'de']) {
    const seen = await visit('/', DESKTOP, { settings: { language }, match: freshMatch({ game: GAME }) });
    await seen.page.locator('#square-open .square-row').nth(1).waitFor();
    await seen.page.locator('#square-playing .square-row').nth(1).waitFor();
    const bottom = await seen.page
      .locator('.square-list')
      .evaluateAll((lists) => Math.max(...lists.map((list) => list.getBoundingClientRect().bottom)));
    expect(bottom, language).toBeLessThanOrEqual(DESKTOP.viewport.height);
    expectNoComplaints(seen);
    await seen.close();
  }
  await mira.close();
});

test('the old address of watching leads to the matches on the square, and that of the lobby to others', async () => {
  const seen = await comeAs('Zahra', '/watch', PHONE);
  await expect
    .poll(async () => (await seen.page.locator('#square-playing').boundingBox())?.y ?? 9999)
    .toBeLessThan(PHONE.viewport.height);
  await goTo(seen.page, '/lobby');
  await seen.page.getByRole('heading', { name: 'Find others', level: 1 }).waitFor();
  expectNoComplaints(seen);
  await seen.close();
});
