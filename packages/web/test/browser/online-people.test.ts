import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, PHONE, untilIdle, type Visit, violations, WITH_WORKER } from './browser.js';
import { turnClockOn, withHost } from './host.js';
import { asked, clientOf, comeAs, goTo, joinByLink, makeTable, start } from './online-playing.js';
import { makeFirstMove } from './playing.js';

withHost();

/** Zahra and Olaf, in the middle of a match. */
async function together(
  game: string,
  choose?: (page: Page) => Promise<unknown>,
): Promise<{ zahra: Visit; olaf: Visit }> {
  const zahra = await comeAs('Zahra', `/friends/${game}`, DESKTOP);
  await makeTable(zahra.page, choose);
  const olaf = await comeAs('Olaf', '/', DESKTOP);
  await joinByLink(olaf.page, zahra.page.url());
  await start(zahra.page, olaf.page);
  return { zahra, olaf };
}

async function part(...visits: readonly Visit[]): Promise<void> {
  for (const seen of visits) {
    expectNoComplaints(seen);
    await seen.close();
  }
}

const talk = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Table talk' }).click();

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('what one says the other hears, unless they do not want to', async () => {
  const { zahra, olaf } = await together('dwarven-traders');
  await talk(zahra.page);
  await say(zahra.page, 'Good luck!');
  await olaf.page.getByText('1 not read yet').first().waitFor({ state: 'attached' });
  await talk(olaf.page);
  await olaf.page.getByText('Good luck!').waitFor();
  await expect.poll(() => olaf.page.locator('.unread').count()).toBe(0);
  expect(await violations(olaf.page)).toEqual([]);
  await say(olaf.page, 'x'.repeat(301));
  await zahra.page.getByText('x'.repeat(300)).waitFor();

  await olaf.page.getByRole('button', { name: 'Mute Zahra' }).click();
  await olaf.page.getByText('Good luck!').waitFor({ state: 'detached' });
  await say(zahra.page, 'Are you there?');
  await zahra.page.getByText('Are you there?').waitFor();
  await untilIdle(olaf.page);
  await olaf.page.reload();
  await talk(olaf.page);
  const muted = olaf.page.getByRole('button', { name: 'Mute Zahra', pressed: true });
  await muted.waitFor();
  await expect.poll(() => olaf.page.getByText('Are you there?').count()).toBe(0);
  await muted.click();
  await olaf.page.getByText('Are you there?').waitFor();
  await part(zahra, olaf);
});

test('a move is taken back when the other agrees, and stands when they do not', async () => {
  const { zahra, olaf } = await together('dwarven-traders');
  const pages = [zahra.page, olaf.page];
  const mover = await asked(pages);
  const other = pages.find((page) => page !== mover);
  if (mover === undefined || other === undefined) throw new Error('nobody is asked');
  const undo = mover.getByRole('button', { name: 'Ask the others to take your last move back' });
  await makeFirstMove(mover);
  await mover.locator('.log-line').first().waitFor();

  await undo.click();
  await other.getByText('would like to take the last move back.').waitFor();
  await mover.getByText('You have asked to take your move back.').waitFor();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Refuse' }).click();
  await mover.getByText('Not everybody agreed: the move stands.').waitFor();
  expect(await mover.locator('.log-line').count()).toBe(1);

  await undo.click();
  await other.getByRole('button', { name: 'Agree' }).click();
  await mover.getByText('All agreed: the move was taken back.').waitFor();
  await mover.locator('.prompt.is-mine').waitFor();
  expect(await mover.locator('.log-line').count()).toBe(0);
  await part(zahra, olaf);
});

test('a bot plays for who leaves, until they take their seat back', async () => {
  const { zahra, olaf } = await together('dwarven-traders');
  await talk(olaf.page);
  await olaf.page.getByText('Your seat').click();
  await olaf.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await olaf.page.getByText('A bot plays for you.').waitFor();
  expect(await violations(olaf.page)).toEqual([]);
  await talk(zahra.page);
  await zahra.page.getByText('Olaf lets a bot play.').waitFor();
  await zahra.page.locator('.prompt.is-mine').waitFor();
  // The log tells what was moved.
  await zahra.page.getByRole('tab', { name: 'What happened' }).click();
  await makeFirstMove(zahra.page);
  await talk(zahra.page);
  await olaf.page.locator('.prompt').getByRole('button', { name: 'Take the seat back' }).click();
  await zahra.page.getByText('Olaf is back in their seat.').waitFor();
  await olaf.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  await part(zahra, olaf);
});

test('who gives up is asked whether they mean it, and cannot return', async () => {
  const { zahra, olaf } = await together('dwarven-traders');
  await talk(olaf.page);
  await olaf.page.getByText('Your seat').click();
  await olaf.page.getByRole('button', { name: 'Give up …' }).click();
  await olaf.page.getByText('A bot plays your seat to the end').waitFor();
  expect(await violations(olaf.page)).toEqual([]);
  await olaf.page.getByRole('button', { name: 'Yes, give up for good' }).click();
  await olaf.page.getByText('You have given up; a bot plays on for you.').first().waitFor();
  expect(await olaf.page.getByRole('button', { name: 'Take the seat back' }).count()).toBe(0);
  await part(zahra, olaf);
});

test('DM-EDGE-2 who gives up where the rules let a player leave is told so before and after', async () => {
  const { zahra, olaf } = await together('dale-of-merchants');
  await talk(olaf.page);
  await olaf.page.getByText('Your seat').click();
  await olaf.page.getByRole('button', { name: 'Give up …' }).click();
  const meant = olaf.page.getByText('no bot plays on. In a match of two the other player wins.');
  expect(await meant.innerText()).toMatch(/the other player wins\.$/);
  for (const name of ['Yes, give up for good', 'No, play on']) {
    const answer = await olaf.page.getByRole('button', { name }).boundingBox();
    expect(answer?.y).toBeGreaterThan(0);
    expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThan(DESKTOP.viewport.height);
  }
  await olaf.page.getByRole('button', { name: 'Yes, give up for good' }).click();
  for (const { page } of [zahra, olaf]) await page.locator('.end').waitFor();
  const seats = olaf.page.locator('.talk-seats li');
  expect(await seats.filter({ hasText: 'given up' }).innerText()).toMatch(/^You\s+have given up and left the game/);
  expect(await seats.locator('small .icon').count()).toBe(0);
  expect(await zahra.page.getByText(/^bot \d$/).count()).toBe(0);
  await goTo(olaf.page, '/rules/dale-of-merchants');
  await olaf.page.locator('#leaving').getByText('In a match of two the other player wins.').waitFor();
  await goTo(olaf.page, '/rules/dwarven-traders');
  await olaf.page.locator('#leaving').getByText('A bot plays your seat to the end').waitFor();
  await part(zahra, olaf);
});

test('whose time is up is replaced by a bot, and told why', async () => {
  const zahra = await comeAs('Zahra', '/lobby', DESKTOP);
  await zahra.page.getByRole('group', { name: 'Game' }).waitFor();
  // Shorter than players would like it: no form offers this.
  const client = clientOf(zahra.page);
  await client.request('enter', { body: { name: 'Zahra' } });
  const table = await client.request('newTable', {
    body: {
      game: 'dwarven-traders',
      seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }],
      options: { firstPlayer: 0 },
      clock: { kind: 'live', perMove: 5, bank: 0 },
    },
  });
  const me = JSON.stringify(await client.request('me'));
  await zahra.page.evaluate((known) => localStorage.setItem('souk.person', known), me);
  await goTo(zahra.page, `/t/${table.id}`);
  await start(zahra.page);
  await zahra.page.getByRole('timer').waitFor();
  turnClockOn(6000);
  await zahra.page.getByText('Your time was up: a bot plays for you.').waitFor();
  await zahra.page.getByRole('button', { name: 'Take the seat back' }).click();
  await zahra.page.getByText('a bot plays for you.').waitFor({ state: 'detached' });
  await part(zahra);
});

test('an answer in advance is given once and kept by the host', async () => {
  const { zahra, olaf } = await together('arcane-alley');
  await talk(zahra.page);
  await zahra.page.getByText('Your seat').click();
  const answer = zahra.page.getByLabel('Lady Dafana: never pay');
  await answer.check();
  const id = new URL(zahra.page.url()).pathname.split('/').at(-1) ?? '';
  await expect
    .poll(() => clientOf(zahra.page).request('standing', { params: { id } }))
    .toEqual({ answers: ['dafana-never'] });
  expect(await violations(zahra.page)).toEqual([]);
  await untilIdle(zahra.page);
  await zahra.page.reload();
  await talk(zahra.page);
  await zahra.page.getByText('Your seat').click();
  await zahra.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('.own-seat input[type=checkbox]')?.checked === true,
  );
  await part(zahra, olaf);
});

test('at a phone the talk is behind the log, and the table stays in reach', async () => {
  const zahra = await comeAs('Zahra', '/friends/dale-of-merchants', PHONE);
  await makeTable(zahra.page, (page) => page.getByLabel('Who plays seat 2').selectOption('1'));
  await start(zahra.page);
  expect(await zahra.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(zahra.page)).toEqual([]);
  await zahra.page.getByRole('button', { name: 'What happened' }).tap();
  await zahra.page.getByRole('tab', { name: 'Table talk' }).tap();
  await zahra.page.getByText('Nobody has said anything yet.').waitFor();
  expect(await violations(zahra.page)).toEqual([]);
  await part(zahra);
});

test.each(['arcane-alley', 'dale-of-merchants'])('at a phone the head of %s is one line online, too', async (game) => {
  const zahra = await comeAs('Zahra', `/friends/${game}`, PHONE);
  await makeTable(zahra.page, (page) => page.getByLabel('Who plays seat 2').selectOption('1'));
  await start(zahra.page);
  expect((await zahra.page.locator('.table-head').boundingBox())?.height).toBeLessThanOrEqual(60);
  await part(zahra);
});

test('a player who allows it is notified of their turn when they look elsewhere, and nobody else is asked', async () => {
  const zahra = await comeAs('Zahra', '/friends/dwarven-traders', { ...DESKTOP, ...WITH_WORKER });
  await zahra.page.context().addInitScript(() => {
    const calls = { asked: 0, shown: [] as string[] };
    Object.defineProperty(window, 'calls', { value: calls });
    Object.defineProperty(Notification, 'permission', { get: () => (calls.asked > 0 ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      calls.asked++;
      return 'granted';
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title: string) => {
      calls.shown.push(title);
    };
  });
  const calls = (): Promise<{ asked: number; shown: string[] }> =>
    zahra.page.evaluate(() => (window as unknown as { calls: { asked: number; shown: string[] } }).calls);
  await untilIdle(zahra.page);
  await zahra.page.reload();
  await makeTable(zahra.page, (page) => page.getByLabel('First player').selectOption('1'));
  await zahra.page.evaluate(() => navigator.serviceWorker.ready);
  expect((await calls()).asked).toBe(0);
  await zahra.page.getByRole('button', { name: 'Notify me when it is my turn' }).click();
  await zahra.page.getByRole('button', { name: 'Notifications are on' }).waitFor();
  const olaf = await comeAs('Olaf', '/', DESKTOP);
  await joinByLink(olaf.page, zahra.page.url());
  await start(zahra.page, olaf.page);
  await olaf.page.locator('.prompt.is-mine').waitFor();
  await zahra.page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }));
  await makeFirstMove(olaf.page);
  await zahra.page.waitForFunction(
    () => (window as unknown as { calls: { shown: string[] } }).calls.shown.join() === 'Your turn.',
  );
  expect(await zahra.page.title()).toBe('● Your turn. – Souk');
  await part(zahra, olaf);
});

test('a guest makes an account, and finds matches and name again after signing in elsewhere', async () => {
  const { zahra, olaf } = await together('dwarven-traders');
  const link = zahra.page.url();
  await goTo(zahra.page, '/settings');
  await zahra.page.getByText('You are the guest Zahra.').waitFor();
  await zahra.page.getByLabel('Account name').fill('Zahra of the Souk');
  await zahra.page.getByLabel('Passphrase', { exact: true }).fill('seven lamps in the alley');
  await zahra.page.getByRole('button', { name: 'Make an account' }).click();
  await zahra.page.getByText('Signed in as Zahra of the Souk.').waitFor();
  expect(await violations(zahra.page)).toEqual([]);
  await zahra.page.getByRole('button', { name: 'Sign out' }).click();
  await zahra.page.getByRole('button', { name: 'Sign in' }).waitFor();

  const elsewhere = await comeAs('Somebody', '/settings', DESKTOP);
  await elsewhere.page.getByLabel('Account name').fill('Zahra of the Souk');
  await elsewhere.page.getByLabel('Passphrase', { exact: true }).fill('seven lamps in the alley');
  await elsewhere.page.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.page.getByText('Signed in as Zahra of the Souk.').waitFor();
  await goTo(elsewhere.page, '/');
  await elsewhere.page.locator('.open-match').getByRole('link').click();
  await elsewhere.page.waitForURL(link);
  await elsewhere.page.locator('.table').waitFor();
  expect(await elsewhere.page.getByText('You are watching.').count()).toBe(0);

  // The first browser only watches until it is signed in again.
  await goTo(zahra.page, link);
  await zahra.page.getByText('You are watching.').waitFor();
  await zahra.page.getByRole('link', { name: 'Sitting here? Sign in' }).click();
  await zahra.page.getByLabel('Account name').first().fill('Zahra of the Souk');
  await zahra.page.getByLabel('Passphrase', { exact: true }).first().fill('seven lamps in the alley');
  await zahra.page.getByRole('button', { name: 'Sign in' }).click();
  const others = zahra.page.getByRole('button', { name: /^Sign out: / });
  await expect.poll(() => others.count()).toBe(1);
  await others.first().click();

  // Who is signed out from there sees the own hand no longer, is told so, also later, and comes back by signing in.
  const signedOut = elsewhere.page.getByRole('heading', { name: 'You were signed out' });
  await signedOut.waitFor();
  expect(await elsewhere.page.locator('.table').count()).toBe(0);
  expect(await elsewhere.page.getByText('Connection lost').count()).toBe(0);
  expect(await violations(elsewhere.page)).toEqual([]);
  await untilIdle(elsewhere.page);
  await elsewhere.page.reload();
  await signedOut.waitFor();
  expect(await elsewhere.page.getByLabel('Account name').inputValue()).toBe('Zahra of the Souk');
  await elsewhere.page.getByLabel('Passphrase', { exact: true }).fill('seven lamps in the alley');
  await elsewhere.page.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.page.locator('.table').waitFor();
  expect(await elsewhere.page.getByText('You are watching.').count()).toBe(0);
  const told = elsewhere.complaints.filter((complaint) => !/status of 401|\/me: 401$/.test(complaint));
  await part(zahra, olaf, { ...elsewhere, complaints: told });
});
