import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, untilIdle, violations, visit } from './browser.js';
import { withHost } from './host.js';
import { clientOf, comeAs, goTo, joinByLink, makeTable, start } from './online-playing.js';
import { testLooks } from './place-looks.js';

withHost();

const PLACES = [
  '/',
  '/friends/dwarven-traders',
  '/friends/arcane-alley',
  '/lobby',
  '/watch',
  '/join/ABC234',
  '/settings',
  '/records',
];

testLooks(PLACES);

test('a table is made by a person who gives a name, and found by its code; the host gives seats to bots and sends people away', async () => {
  const zahra = await comeAs('', '/', DESKTOP);
  await zahra.page.locator('.stall.is-dwarven-traders').getByRole('link', { name: 'Play with friends' }).click();
  // Asked here, once, and ready to be typed.
  await expect
    .poll(() => zahra.page.getByLabel('Your name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await zahra.page.keyboard.type('Zahra');
  await makeTable(zahra.page, async (page) => {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByLabel('Who plays seat 2').selectOption('1');
  });
  await zahra.page.getByRole('img', { name: 'QR code with the link to this table' }).waitFor();
  expect(await zahra.page.getByLabel('Link', { exact: true }).inputValue()).toBe(zahra.page.url());
  expect(await violations(zahra.page)).toEqual([]);
  const code = await zahra.page.locator('.invitation-code').innerText();

  const olaf = await comeAs('Olaf', '/lobby', PHONE);
  await olaf.page.getByLabel('Short code').fill(code.toLowerCase());
  await olaf.page.getByRole('button', { name: 'To the table' }).click();
  await olaf.page.waitForURL(zahra.page.url());
  await olaf.page.getByRole('button', { name: 'Take seat 3' }).click();
  await olaf.page.getByRole('button', { name: 'Get up' }).waitFor();
  expect(await violations(olaf.page)).toEqual([]);
  expect(await olaf.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await zahra.page.getByText('Everybody is here. Start when you like.').waitFor();
  await zahra.page.getByRole('button', { name: 'Send Olaf away' }).click();
  await olaf.page.getByText('You were sent away from this table.').waitFor();
  await zahra.page.getByLabel('Who plays seat 3').selectOption('2');
  await start(zahra.page);
  await expect.poll(() => zahra.page.locator('.dt-trader').count()).toBe(4);

  await goTo(zahra.page, '/');
  await zahra.page.locator('.open-match').getByText('online').waitFor();
  expect(await violations(zahra.page)).toEqual([]);
  for (const seen of [zahra, olaf]) {
    expectNoComplaints(seen);
    await seen.close();
  }
});

test('a public table is seen on the square while it waits, and among those to watch while it is played', async () => {
  const olaf = await comeAs('Olaf', '/', DESKTOP);
  await olaf.page.getByText('Nobody waits at the moment. Open a table and send the link.').waitFor();
  const zahra = await comeAs('Zahra', '/friends/dale-of-merchants', DESKTOP);
  await makeTable(zahra.page, (page) => page.getByLabel('Public').check());
  await olaf.page.locator('.square-row').getByText('Zahra’s table').waitFor();
  await olaf.page.getByRole('button', { name: '1 open table' }).click();
  expect(await olaf.page.evaluate(() => document.activeElement?.id)).toBe('square-open');
  expect(await violations(olaf.page)).toEqual([]);
  await olaf.page
    .getByRole('button', { name: 'Sit down: Zahra’s table, Dale of Merchants, 1 of 2 seats free' })
    .click();
  await olaf.page.getByRole('button', { name: 'Get up' }).waitFor();
  await start(zahra.page, olaf.page);

  const eve = await visit('/watch', DESKTOP);
  await eve.page.locator('#square-playing').getByRole('link', { name: 'Watch: Zahra against Olaf' }).click();
  await eve.page.getByText('You are watching.').waitFor();
  await eve.page.getByRole('tab', { name: 'Table talk' }).click();
  await eve.page.getByText('1 person is watching').waitFor();
  expect(await violations(eve.page)).toEqual([]);
  for (const seen of [zahra, olaf, eve]) {
    expectNoComplaints(seen);
    await seen.close();
  }
});

test('two who look for a quick match find each other, and see the clock run', async () => {
  const search = async (name: string) => {
    const seen = await comeAs(name, '/lobby', DESKTOP);
    await seen.page.getByRole('radio', { name: 'Dwarven Traders' }).check();
    await seen.page.getByRole('button', { name: 'Find others' }).click();
    await seen.page.waitForURL(/\/t\//);
    return seen;
  };
  const both = [await search('Zahra'), await search('Olaf')];
  for (const { page } of both) {
    const clock = page.getByRole('timer');
    await clock.waitFor();
    const before = await clock.innerText();
    expect(before).toMatch(/^(?:1:00|0:\d\d)\s*\+ 5:00 in reserve$/);
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>('[role=timer]')?.innerText !== text,
      before,
    );
  }
  expect(new Set(both.map(({ page }) => page.url())).size).toBe(1);
  const turns = await Promise.all(both.map(({ page }) => page.title()));
  expect(turns.filter((title) => title === '● Your turn. – Souk')).toHaveLength(1);
  for (const seen of both) {
    expect(await violations(seen.page)).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  }
});

test('an address without a table behind it says so', async () => {
  const seen = await visit(`/t/${'A'.repeat(22)}`, DESKTOP);
  await seen.page.getByText('There is no such table.').waitFor();
  expect(await violations(seen.page)).toEqual([]);
  await seen.close();
});

test('a player gets up before the start, and the seat is free again', async () => {
  const zahra = await comeAs('Zahra', '/friends/dwarven-traders', DESKTOP);
  await makeTable(zahra.page);
  const link = zahra.page.url();
  const olaf = await comeAs('Olaf', '/', DESKTOP);
  await joinByLink(olaf.page, link);
  await zahra.page.getByText('Everybody is here.').waitFor();
  await olaf.page.getByRole('button', { name: 'Get up' }).click();
  await olaf.page.locator('.stall').first().waitFor();
  await zahra.page.getByText('Free seat').waitFor();
  for (const seen of [zahra, olaf]) {
    expectNoComplaints(seen);
    await seen.close();
  }
});

test('who wants to watch a deal that is played at several tables is told when that can be, in their language', async () => {
  const zahra = await comeAs('Zahra', '/lobby', DESKTOP);
  const client = clientOf(zahra.page);
  await client.request('enter', { body: { name: 'Zahra' } });
  const bot = { kind: 'bot', level: 1 } as const;
  const table = {
    game: 'dwarven-traders',
    seats: [{ kind: 'you' } as const, bot],
    spectators: true,
    visibility: 'public',
  } as const;
  const { tables } = await client.request('newDeal', { body: { tables: 2, table } });
  const id = tables[0]?.id ?? '';
  await client.request('start', { params: { id } });
  const said = {
    en: 'when all tables of this deal are finished.',
    de: 'wenn alle Tische mit denselben Karten fertig sind.',
  };
  for (const language of ['en', 'de'] as const) {
    const seen = await visit(`/t/${id}`, PHONE, { settings: { language } });
    await seen.page.getByText(said[language]).waitFor();
    expect(await violations(seen.page)).toEqual([]);
    await seen.close();
  }
  await goTo(zahra.page, '/watch');
  await zahra.page.locator('#square-playing').waitFor();
  await untilIdle(zahra.page);
  expect(await zahra.page.locator(`a[href="/t/${id}"]`).count()).toBe(0);
  await zahra.close();
});
