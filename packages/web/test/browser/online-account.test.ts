import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, untilIdle, type Visit, violations } from './browser.js';
import { withHost } from './host.js';
import { clientOf, comeAs, goTo, makeTable, start } from './online-playing.js';

withHost();

const FIRST = 'seven lamps in the alley';
const SECOND = 'eight lamps in the alley';
const THIRD = 'nine lamps in the alley';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Makes an account at the place for it; says which recovery codes were shown. */
async function register({ page }: Visit, name: string): Promise<string[]> {
  const card = section(page, 'Online account');
  await card.getByLabel('Account name').fill(name);
  await card.getByLabel('Passphrase').fill(FIRST);
  await card.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText(`Signed in as ${name}.`).waitFor();
  const codes = await page.locator('.recovery-codes code').allInnerTexts();
  await page.getByRole('button', { name: 'I have noted them' }).click();
  await page.locator('.recovery-codes').waitFor({ state: 'detached' });
  return codes;
}

/** What was refused is no complaint of these tests: they ask for it. */
const REFUSED = /status of 40[139]|: 40[139]$/;

const expectOnlyRefusals = ({ complaints }: Visit): void =>
  expect(complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);

async function changePassphrase(page: Page, before: string, after: string): Promise<void> {
  const card = section(page, 'Change the passphrase');
  await card.getByLabel('Passphrase up to now').fill(before);
  await card.getByLabel('New passphrase').fill(after);
  await card.getByRole('button', { name: 'Change it' }).click();
}

test('an account is kept: its passphrase is changed and recovered, and devices are signed out from afar', async () => {
  const zahra = await comeAs('Zahra', '/account', DESKTOP);
  const codes = await register(zahra, 'Zahra');
  expect(codes).toHaveLength(10);
  await section(zahra.page, 'Recovery codes').getByText('10 codes are left.').waitFor();
  await changePassphrase(zahra.page, SECOND, THIRD);
  await zahra.page.getByText('This is not your passphrase.').waitFor();
  await changePassphrase(zahra.page, FIRST, SECOND);
  await zahra.page.getByText('The passphrase is changed.').waitFor();
  await untilIdle(zahra.page);
  expect(await violations(zahra.page)).toEqual([]);

  // Elsewhere, without the passphrase: by a code, which works once.
  const phone = await comeAs('Zahra', '/lobby', PHONE);
  await phone.page.getByRole('button', { name: 'Find others' }).click();
  await phone.page.getByText('This name belongs to an account: sign in, or take another name.').waitFor();
  const offer = phone.page.getByRole('group', { name: 'Sign in' });
  await offer.getByText('The name Zahra belongs to an account. Is it yours?').waitFor();
  expect(await offer.getByLabel('Account name').inputValue()).toBe('Zahra');
  expect(await violations(phone.page)).toEqual([]);
  await phone.page.getByLabel('Your name').fill('Zahra the Other');
  await offer.waitFor({ state: 'detached' });
  await goTo(phone.page, '/account');
  const lost = section(phone.page, 'Passphrase lost?');
  await lost.getByLabel('Account name').fill('Zahra');
  const recover = async (code: string): Promise<void> => {
    await lost.getByLabel('Recovery code').fill(code);
    await lost.getByLabel('New passphrase').fill(THIRD);
    await lost.getByRole('button', { name: 'Recover the account' }).press('Enter');
  };
  await recover('AAAA-BBBB-CCCC-DDDD');
  await phone.page.getByText('Name and code do not belong together').waitFor();
  expect(await violations(phone.page)).toEqual([]);
  await recover(codes[0] ?? '');
  await phone.page.getByText('Signed in as Zahra.').waitFor();
  await section(phone.page, 'Recovery codes').getByText('9 codes are left.').waitFor();
  await untilIdle(phone.page);
  expect(await violations(phone.page)).toEqual([]);

  // The first browser is signed out by it, and comes back by the new passphrase.
  await untilIdle(zahra.page);
  await zahra.page.reload();
  const card = section(zahra.page, 'Online account');
  await card.getByLabel('Passphrase').fill(THIRD);
  await card.getByRole('button', { name: 'Sign in' }).click();
  await zahra.page.getByText('Signed in as Zahra.').waitFor();
  const devices = section(zahra.page, 'Devices');
  await devices.getByText('this device').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(2);
  await devices.getByRole('button', { name: /^Sign out: / }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  // The other one learns it by what it asks for next, and does not forget it.
  const signedOut = phone.page.getByText('You were signed out on another device. Sign in again.');
  await phone.page.getByRole('link', { name: 'Take your data along' }).click();
  await signedOut.waitFor();
  await expect.poll(() => phone.page.evaluate(() => window.scrollY)).toBe(0);
  expect(await phone.page.getByText('Signed in as Zahra.').count()).toBe(0);
  expect(await violations(phone.page)).toEqual([]);
  await untilIdle(phone.page);
  await phone.page.reload();
  await section(phone.page, 'Passphrase lost?').waitFor();
  await signedOut.waitFor();
  await section(phone.page, 'Online account').getByLabel('Passphrase').fill(THIRD);
  await section(phone.page, 'Online account').getByRole('button', { name: 'Sign in' }).click();
  await phone.page.getByText('Signed in as Zahra.').waitFor();
  expect(await signedOut.count()).toBe(0);
  for (const each of [zahra, phone]) {
    expectOnlyRefusals(each);
    await each.close();
  }
});

test('a person takes their data along and is deleted; to the others remains a name', async () => {
  const zahra = await comeAs('Zahra', '/account', DESKTOP);
  await register(zahra, 'Zahra the Second');
  await goTo(zahra.page, '/friends/dwarven-traders');
  await makeTable(zahra.page);
  const olaf = await comeAs('Olaf', '/', DESKTOP, { language: 'de' });
  await goTo(olaf.page, zahra.page.url());
  await olaf.page.getByRole('button', { name: 'Hinsetzen' }).click();
  await olaf.page.getByRole('button', { name: 'Aufstehen' }).waitFor();
  await start(zahra.page, olaf.page);
  const id = new URL(zahra.page.url()).pathname.slice('/t/'.length);
  await clientOf(zahra.page).request('say', { params: { id }, body: { text: 'Farewell!' } });

  await goTo(zahra.page, '/account');
  const data = section(zahra.page, 'Your data');
  const [download] = await Promise.all([
    zahra.page.waitForEvent('download'),
    data.getByRole('link', { name: 'Take your data along' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('souk-export.json');
  const taken = JSON.parse(await text(await download.createReadStream()));
  expect(taken).toMatchObject({
    person: { name: 'Zahra the Second' },
    matches: [{ table: { id } }],
    chat: [{ match: id, text: 'Farewell!' }],
  });

  await data.getByRole('button', { name: 'Delete everything …' }).press('Enter');
  await data.getByText('This cannot be undone.').waitFor();
  expect(await violations(zahra.page)).toEqual([]);
  await data.getByLabel('Passphrase').fill(SECOND);
  await data.getByRole('button', { name: 'Yes, delete for good' }).click();
  await data.getByText('This is not your passphrase.').waitFor();
  await data.getByLabel('Passphrase').fill(FIRST);
  await data.getByRole('button', { name: 'Yes, delete for good' }).click();
  await zahra.page.getByText('Everything of yours is deleted.').waitFor();
  await section(zahra.page, 'Passphrase lost?').waitFor();

  await untilIdle(olaf.page);
  await olaf.page.reload();
  await olaf.page.getByRole('tab', { name: 'Tischgespräch' }).click();
  await olaf.page.getByText('gelöscht: Farewell!').waitFor();
  await olaf.page.locator('.talk-seats').getByText('gelöscht').waitFor();
  expect(await olaf.page.getByText('Zahra').count()).toBe(0);
  for (const each of [zahra, olaf]) {
    expectOnlyRefusals(each);
    await each.close();
  }
});
