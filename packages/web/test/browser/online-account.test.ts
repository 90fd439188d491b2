import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, untilIdle, type Visit, violations } from './browser.js';
import { withHost } from './host.js';
import { clientOf, comeAs, goTo, makeTable, start } from './online-playing.js';

withHost();

const FIRST = 'seven lamps in the alley';
const SECOND = 'eight lamps in the alley';
const THIRD = 'nine lamps in the alley';

/** A name that nobody has at this host yet: a test that is tried again finds the accounts of its first try. */
let tries = 0;
const newName = (): string => `Zahra ${String.fromCharCode(65 + tries++)}`;

const section = (page: Page, name: string) => page.getByRole('region', { name });

const passphraseIn = (card: Locator, label = 'Passphrase') => card.getByLabel(label, { exact: true });

/** The only message that says what is wrong, anywhere on the page. */
const problemOn = async (page: Page): Promise<string> => {
  await page.getByRole('alert').first().waitFor();
  return (await page.getByRole('alert').allInnerTexts()).join(' | ');
};

/** Whether the message at the top is what is read out next, and is in sight. */
async function expectFocused(notice: Locator): Promise<void> {
  await notice.waitFor();
  await expect.poll(() => notice.evaluate((node) => node === document.activeElement)).toBe(true);
  const { top, bottom, height } = await notice.evaluate((node) => ({
    ...node.getBoundingClientRect().toJSON(),
    height: innerHeight,
  }));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(height);
}

/** Makes an account at the place for it; says which recovery codes were shown. */
async function register({ page }: Visit, name: string): Promise<string[]> {
  const card = section(page, 'Online account');
  await card.getByLabel('Account name').fill(name);
  await passphraseIn(card).fill(FIRST);
  await card.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText(`Signed in as ${name}.`).waitFor();
  await page.getByText('If you lose your passphrase, each of them lets you in once').waitFor();
  const codes = await page.locator('.recovery-codes code').allInnerTexts();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the codes' }).click();
  await page.getByText('The codes are copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await page.getByRole('button', { name: 'I have noted them' }).click();
  await page.locator('.recovery-codes').waitFor({ state: 'detached' });
  return codes;
}

/** What was refused is no complaint of these tests: they ask for it. */
const REFUSED = /status of 40[0139]|: 40[0139]$/;

/** A page that is loaded anew while its connection is being made: the browser says so. */
const CUT_SHORT = /^WebSocket connection to .* failed: WebSocket is closed before the connection is established\.$/;

const expectOnlyRefusals = ({ complaints }: Visit): void => {
  const others = complaints.filter((complaint) => !REFUSED.test(complaint) && !CUT_SHORT.test(complaint));
  expect(others, others.join('; ')).toEqual([]);
};

async function changePassphrase(page: Page, before: string, after: string): Promise<void> {
  const card = section(page, 'Change the passphrase');
  await passphraseIn(card, 'Current passphrase').fill(before);
  await passphraseIn(card, 'New passphrase').fill(after);
  await card.getByRole('button', { name: 'Change it' }).click();
}

/** What is typed wrongly is said in the page's own words, one thing at a time, and the host is not asked. */
async function misregister(page: Page): Promise<void> {
  const card = section(page, 'Online account');
  const name = card.getByLabel('Account name');
  const make = card.getByRole('button', { name: 'Make an account' });
  for (const [typed, passphrase, problem] of [
    ['', '', 'Type the name of the account.'],
    ['\u200B', FIRST, 'A name needs letters, digits or signs that can be seen.'],
    ['\u0301', FIRST, 'A name needs letters, digits or signs that can be seen.'],
    ['Zahra', ' '.repeat(12), 'A passphrase needs at least ten characters; spaces at its ends do not count.'],
  ] as const) {
    await name.fill(typed);
    await passphraseIn(card).fill(passphrase);
    expect(await page.getByRole('alert').count()).toBe(0);
    await make.click();
    expect(await problemOn(page)).toBe(problem);
  }
  const focused = await passphraseIn(card).evaluate((node) => node === document.activeElement);
  expect(focused).toBe(true);
  const show = card.getByRole('button', { name: 'Show: Passphrase', pressed: false });
  await show.click();
  await card.getByRole('button', { name: 'Show: Passphrase', pressed: true }).waitFor();
  expect(await passphraseIn(card).getAttribute('type')).toBe('text');
}

test('an account is kept: its passphrase is changed and recovered, and devices are signed out from afar', async () => {
  const name = newName();
  const zahra = await comeAs(name, '/account', DESKTOP);
  await misregister(zahra.page);
  const codes = await register(zahra, name);
  expect(codes).toHaveLength(10);
  await section(zahra.page, 'Recovery codes').getByText('10 codes are left.').waitFor();
  await changePassphrase(zahra.page, SECOND, THIRD);
  await zahra.page.getByText('This is not your passphrase.').waitFor();
  await section(zahra.page, 'Recovery codes').getByText('New codes replace the old ones').waitFor();
  await section(zahra.page, 'Recovery codes').getByRole('button', { name: 'Make new codes' }).click();
  expect(await problemOn(zahra.page)).toBe('Type your passphrase.');
  await changePassphrase(zahra.page, FIRST, FIRST);
  expect(await problemOn(zahra.page)).toBe('The new passphrase is the same as the current one. Choose another one.');
  await changePassphrase(zahra.page, FIRST, SECOND);
  await zahra.page.getByText('The passphrase is changed.').waitFor();
  await untilIdle(zahra.page);
  expect(await violations(zahra.page)).toEqual([]);

  // Elsewhere, without the passphrase: by a code, which works once.
  const phone = await comeAs(name, '/lobby', PHONE);
  await phone.page.getByRole('button', { name: 'Find others' }).click();
  await phone.page.getByText('This name belongs to an account: sign in, or take another name.').waitFor();
  const offer = phone.page.getByRole('group', { name: 'Sign in' });
  await offer.getByText(`The name ${name} belongs to an account. Is it yours?`).waitFor();
  expect(await offer.getByLabel('Account name').inputValue()).toBe(name);
  expect(await violations(phone.page)).toEqual([]);
  await phone.page.getByLabel('Your name').fill(`${name} the Other`);
  await offer.waitFor({ state: 'detached' });
  await goTo(phone.page, '/account');
  const lost = section(phone.page, 'Passphrase lost?');
  await lost.getByLabel('Account name').fill(name);
  const recover = async (code: string): Promise<void> => {
    await lost.getByLabel('Recovery code').fill(code);
    await passphraseIn(lost, 'New passphrase').fill(THIRD);
    await lost.getByRole('button', { name: 'Recover the account' }).press('Enter');
  };
  await recover('AAAA-BBBB-CCCC-DDDD');
  await phone.page.getByText('Name and code do not belong together').waitFor();
  expect(await violations(phone.page)).toEqual([]);
  await recover(codes[0] ?? '');
  await phone.page.getByText(`Signed in as ${name}.`).waitFor();
  const recovered = phone.page.getByText(/^Your new passphrase is set, .* used up. 9 codes are left.$/);
  await expectFocused(recovered);
  await section(phone.page, 'Recovery codes').getByText('9 codes are left.').waitFor();
  await untilIdle(phone.page);
  expect(await violations(phone.page)).toEqual([]);

  // The first browser is signed out by it, and comes back by the new passphrase.
  await untilIdle(zahra.page);
  await zahra.page.reload();
  const card = section(zahra.page, 'Online account');
  await passphraseIn(card).fill(THIRD);
  await card.getByRole('button', { name: 'Sign in' }).click();
  await zahra.page.getByText(`Signed in as ${name}.`).waitFor();
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
  expect(await phone.page.getByText(`Signed in as ${name}.`).count()).toBe(0);
  expect(await violations(phone.page)).toEqual([]);
  await untilIdle(phone.page);
  await phone.page.reload();
  await section(phone.page, 'Passphrase lost?').waitFor();
  await signedOut.waitFor();
  await passphraseIn(section(phone.page, 'Online account')).fill(THIRD);
  await section(phone.page, 'Online account').getByRole('button', { name: 'Sign in' }).click();
  await phone.page.getByText(`Signed in as ${name}.`).waitFor();
  expect(await signedOut.count()).toBe(0);
  for (const each of [zahra, phone]) {
    expectOnlyRefusals(each);
    await each.close();
  }
});

test('who comes to make an account makes it by Enter, and the browser of the guest is one device', async () => {
  const name = newName();
  const { page, ...zahra } = await comeAs(name, '/lobby', DESKTOP);
  const { person } = await clientOf(page).request('enter', { body: { name } });
  await page.evaluate((known) => localStorage.setItem('souk.person', known), JSON.stringify(person));
  await goTo(page, '/people/me');
  await page.getByRole('link', { name: 'Make an account' }).click();
  const card = section(page, 'Online account');
  await passphraseIn(card).fill(FIRST);
  await passphraseIn(card).press('Enter');
  await page.getByText(`Signed in as ${name}.`).waitFor();
  await section(page, 'Recovery codes').waitFor();
  const devices = section(page, 'Devices');
  await devices.getByText('this device').waitFor();
  expect(await devices.count()).toBe(1);
  expect(await devices.getByRole('listitem').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  expectOnlyRefusals({ page, ...zahra });
  await zahra.close();
});

test('a person takes their data along and is deleted; to the others remains a name', async () => {
  const name = newName();
  const zahra = await comeAs(name, '/account', DESKTOP);
  await register(zahra, name);
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
    person: { name },
    matches: [{ table: { id } }],
    chat: [{ match: id, text: 'Farewell!' }],
  });

  await data.getByRole('button', { name: 'Delete everything …' }).press('Enter');
  await data.getByText('This cannot be undone.').waitFor();
  expect(await violations(zahra.page)).toEqual([]);
  await passphraseIn(data).fill(SECOND);
  await data.getByRole('button', { name: 'Yes, delete for good' }).click();
  await data.getByText('This is not your passphrase.').waitFor();
  await passphraseIn(data).fill(FIRST);
  expect(await zahra.page.getByRole('alert').count()).toBe(0);
  await data.getByRole('button', { name: 'Yes, delete for good' }).click();
  await expectFocused(zahra.page.getByText('Everything of yours is deleted.'));
  await section(zahra.page, 'Passphrase lost?').waitFor();

  await untilIdle(olaf.page);
  await olaf.page.reload();
  await olaf.page.getByRole('tab', { name: 'Tischgespräch' }).click();
  await olaf.page.getByText('gelöscht: Farewell!').waitFor();
  await olaf.page.locator('.talk-seats').getByText('gelöscht').waitFor();
  expect(await olaf.page.getByText(name).count()).toBe(0);
  for (const each of [zahra, olaf]) {
    expectOnlyRefusals(each);
    await each.close();
  }
});
