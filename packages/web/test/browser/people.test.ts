import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALONE, DESKTOP, PHONE, untilIdle, type Visit, violations } from './browser.js';
import { combined } from './combinations.js';
import { expectNoComplaintsButCuts, withHost } from './host.js';
import { expectNoShift, watchShifts } from './layout-shift.js';
import { clientOf, comeAs, goTo, joinByLink, makeTable, start } from './online-playing.js';
import { beat, comeWithAccount } from './people-playing.js';

withHost();

const DALE = 'dale-of-merchants';

async function part(...visits: readonly Visit[]): Promise<void> {
  for (const seen of visits) {
    // An account hears of its friends at every place: who goes on quickly cuts a connection that was being made.
    expectNoComplaintsButCuts(seen);
    await seen.close();
  }
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Looks at a place in both themes and at both sizes. */
async function expectWellMade(page: Page): Promise<void> {
  for (const [{ viewport }, theme] of combined([DESKTOP, PHONE], ['light', 'dark'])) {
    await page.setViewportSize(viewport);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width);
    expect(await violations(page), theme).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.setViewportSize(DESKTOP.viewport);
}

test('after rated matches a page has the curve, results, rivals and matches, and the ranking its rows', async () => {
  const mira = await comeWithAccount('Mira', '/credits', DESKTOP);
  const olo = await comeWithAccount('Olo', '/credits', DESKTOP);
  await beat(mira.page, olo.page, DALE, 4);

  await goTo(olo.page, `/people/${mira.me.id}`);
  await olo.page.getByRole('heading', { name: mira.me.name }).waitFor();
  await olo.page.getByText('Too early to say: 4 of 10 rated matches').waitFor();
  expect(await olo.page.getByRole('slider').count()).toBe(0);

  await beat(mira.page, olo.page, DALE, 6);
  await untilIdle(olo.page);
  await olo.page.reload();
  const curve = olo.page.getByRole('slider', { name: 'Strength, match by match' });
  await curve.waitFor();
  const said = (): Promise<string | null> => curve.getAttribute('aria-valuetext');
  expect(await said()).toMatch(/^Dale of Merchants, .*, rated match 10: \d\d\.\d, give or take \d\.\d$/);
  await curve.focus();
  await curve.press('ArrowLeft');
  expect(await said()).toContain('rated match 9:');
  await curve.press('Home');
  expect(await said()).toContain('rated match 1:');
  await expect
    .poll(() => olo.page.locator('.profile-records div', { hasText: /^Won/ }).innerText())
    .toContain('10 · 100 %');
  const rival = olo.page.getByRole('row', { name: olo.me.name });
  expect(await rival.innerText()).toContain('10');
  expect(await rival.getByText('ahead', { exact: true }).count()).toBe(5);
  expect(await olo.page.locator('.recent-matches li').first().innerText()).toMatch(/First of 2[\s\S]*\+\d\.\d/);
  await expectWellMade(olo.page);

  // Points lead to their match, and records to theirs.
  await curve.focus();
  await curve.press('End');
  await curve.press('Enter');
  await olo.page.waitForURL(/\/t\/[\w-]{22}$/);
  await olo.page.goBack();
  await olo.page.getByRole('link', { name: /^Most stacks, Dale of Merchants: \d/ }).click();
  await olo.page.waitForURL(/\/t\/[\w-]{22}$/);

  // Mira is first in the ranking; Olo's own row is the second, and says what it takes.
  await goTo(olo.page, `/ranking/${DALE}`);
  const rows = olo.page.locator('.ranking-table tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.nth(0).innerText()).toContain(mira.me.name);
  expect(await rows.nth(1).getAttribute('aria-current')).toBe('true');
  expect(await rows.nth(1).innerText()).toContain(`You · ${olo.me.name}`);
  await olo.page.getByText(new RegExp(`^\\d+\\.\\d more brings you past ${mira.me.name}\\.`)).waitFor();
  await olo.page
    .getByText(/Second, you, strength \d+\.\d, give or take \d\.\d, 10 matches\./)
    .waitFor({ state: 'attached' });
  await expectWellMade(olo.page);

  // Where the screen is too low for it, the own row stays at its edge.
  await olo.page.setViewportSize({ width: 1280, height: 330 });
  const own = await rows.nth(1).boundingBox();
  expect(Math.round((own?.y ?? 0) + (own?.height ?? 0))).toBeLessThanOrEqual(331);
  await olo.page.setViewportSize(DESKTOP.viewport);

  // The other games have nobody yet; brackets go around them.
  const chosen = (): Promise<string> => olo.page.locator('.choice:has(input[name=game]:checked)').innerText();
  await olo.page.keyboard.press(']');
  await olo.page.getByText('Nobody is ranked yet: it takes 10 rated matches between accounts.').waitFor();
  expect(await chosen()).not.toBe('Dale of Merchants');
  await olo.page.keyboard.press('[');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await chosen()).toBe('Dale of Merchants');
  // Also where a game has just been chosen by hand; not while letters are switched off.
  await olo.page.getByRole('radio', { name: 'Dale of Merchants' }).focus();
  await olo.page.keyboard.press(']');
  await expect.poll(chosen).not.toBe('Dale of Merchants');
  await olo.page.keyboard.press('[');
  await expect.poll(() => rows.count()).toBe(2);
  await olo.page.getByLabel('People I know').check();
  await expect.poll(() => rows.count()).toBe(1);
  await part(mira, olo);
});

test('what somebody does not show is said to be hidden, and the own page has everything', async () => {
  const vala = await comeWithAccount('Vala', '/people/me', DESKTOP);
  const juno = await comeWithAccount('Juno', '/credits', DESKTOP);
  await vala.page.getByRole('button', { name: 'Edit' }).click();
  for (const what of ['My strength over time', 'My records and last matches', 'Whom I have met, and how it went'])
    await vala.page.getByLabel(what).selectOption('nobody');
  await vala.page.getByText('Kept.').waitFor();
  await expectWellMade(vala.page);
  await goTo(juno.page, `/people/${vala.me.id}`);
  await expect.poll(() => juno.page.getByText(`${vala.me.name} does not show this.`).count()).toBe(4);
  expect(await vala.page.getByText('does not show this').count()).toBe(0);
  await vala.page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await vala.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await goTo(vala.page, '/');
  await vala.page.getByRole('link', { name: 'Settings' }).click();
  await vala.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await part(vala, juno);
});

test('a portrait that was chosen is seen by others, in the list and at the table', async () => {
  const rika = await comeWithAccount('Rika', '/people/me', DESKTOP);
  await rika.page.getByRole('button', { name: 'Edit' }).click();
  await rika.page.getByRole('radio', { name: 'Owl' }).check();
  await rika.page.locator('.profile-head [data-avatar=owl] svg').waitFor();
  await goTo(rika.page, '/friends/dwarven-traders');
  await makeTable(rika.page, (page) => page.getByLabel('Public').check());
  const hanno = await comeAs('Hanno', '/lobby', DESKTOP);
  await goTo(hanno.page, '/');
  const row = hanno.page.locator('.square-row', { hasText: rika.me.name });
  await row.locator('[data-avatar=owl]').waitFor();
  expect(await violations(hanno.page)).toEqual([]);
  await row.getByRole('link', { name: rika.me.name, exact: true }).click();
  await hanno.page.getByRole('heading', { name: rika.me.name }).waitFor();
  await joinByLink(hanno.page, rika.page.url());
  await hanno.page.locator('.waiting-seats [data-avatar=owl]').waitFor();
  expect(await violations(hanno.page)).toEqual([]);
  await start(rika.page, hanno.page);
  await hanno.page.locator('.dt-face [data-avatar=owl]').waitFor();
  await hanno.page.getByRole('tab', { name: 'Table talk' }).click();
  await hanno.page.locator('.talk-seats [data-avatar=owl]').waitFor();

  // The own name on the square has it, too, and what one plays there.
  await goTo(rika.page, '/');
  await rika.page.locator('.own-name [data-avatar=owl]').waitFor();
  await rika.page.locator('.continue-card [data-avatar=owl]').waitFor();
  await part(rika, hanno);
});

test('a name at a table opens a card over it, by keyboard too, and the match goes on', async () => {
  const tarek = await comeWithAccount('Tarek', '/friends/dwarven-traders', DESKTOP);
  await makeTable(tarek.page, (page) => page.getByLabel('First player').selectOption('0'));
  const sable = await comeAs('Sable', '/', DESKTOP);
  await joinByLink(sable.page, tarek.page.url());
  await start(tarek.page, sable.page);
  await tarek.page.locator('.prompt.is-mine').waitFor();

  // From the talk beside the table …
  await sable.page.getByRole('tab', { name: 'Table talk' }).click();
  const name = sable.page.locator('.talk-seats').getByRole('button', { name: tarek.me.name, exact: true });
  await name.focus();
  await name.press('Enter');
  const card = sable.page.getByRole('dialog', { name: `About ${tarek.me.name}` });
  await card.getByText('Dwarven Traders: Too early to say: 0 of 10 rated matches').waitFor();
  expect(await violations(sable.page)).toEqual([]);
  await tarek.page.locator('button[data-choice]').first().click();
  await tarek.page.locator('.prompt').getByRole('button', { name: 'Take it' }).click();
  await sable.page.locator('.prompt.is-mine').waitFor();
  await sable.page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await name.evaluate((button) => button === document.activeElement)).toBe(true);

  // … and from the face on the board, of a guest as well.
  await tarek.page.getByRole('button', { name: 'Look at Sable' }).click();
  await tarek.page
    .locator('.inspector .who-card')
    .getByText('Plays as a guest, without a page of their own.')
    .waitFor();
  await sable.page.getByRole('button', { name: `Look at ${tarek.me.name}` }).click();
  await sable.page
    .locator('.inspector')
    .getByRole('link', { name: `To the page of ${tarek.me.name}` })
    .click();
  await sable.page.getByRole('heading', { name: tarek.me.name }).waitFor();
  await sable.page.goBack();
  await sable.page.locator('.table').waitFor();
  await part(tarek, sable);
});

test('people follow each other, see who is there, and a challenge leads both to one table', async () => {
  const vasko = await comeWithAccount('Vasko', '/people/me', DESKTOP);
  const ysolde = await comeWithAccount('Ysolde', `/people/${vasko.me.id}`, DESKTOP);
  await ysolde.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await ysolde.page.getByRole('button', { name: 'Following' }).waitFor();
  await goTo(vasko.page, `/people/${ysolde.me.id}`);
  await vasko.page.getByText('follows you').waitFor();
  await vasko.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await vasko.page.getByRole('button', { name: 'Following' }).waitFor();

  // Who is there is shown to people whom one follows, live.
  await goTo(vasko.page, '/people/me');
  const row = vasko.page.locator('.followed li', { hasText: ysolde.me.name });
  await row.getByText('on now', { exact: true }).waitFor();
  expect(await violations(vasko.page)).toEqual([]);

  await row.getByRole('button', { name: `Challenge ${ysolde.me.name}` }).click();
  await vasko.page.getByRole('dialog').getByLabel('Dwarven Traders').check();
  expect(await violations(vasko.page)).toEqual([]);
  await vasko.page.getByRole('button', { name: `Ask ${ysolde.me.name} to a table` }).click();
  await vasko.page.waitForURL(/\/t\/[\w-]{22}$/);
  const notice = ysolde.page.getByRole('region', { name: 'Challenges' });
  await notice.getByText(`${vasko.me.name} asks you to a rated match of Dwarven Traders.`).waitFor();
  expect(await violations(ysolde.page)).toEqual([]);
  await notice.getByRole('button', { name: 'Accept' }).click();
  await ysolde.page.waitForURL(vasko.page.url());
  await vasko.page.getByText('Everybody is here.').waitFor();
  await start(vasko.page, ysolde.page);
  await part(vasko, ysolde);
});

test('who declines says so, who is muted is not heard of, and the list of the muted ends it', async () => {
  const hild = await comeWithAccount('Hild', '/people/me', DESKTOP);
  const brokk = await comeWithAccount('Brokk', `/people/${hild.me.id}`, DESKTOP);
  const ask = async (): Promise<void> => {
    await goTo(brokk.page, `/people/${hild.me.id}`);
    await brokk.page.getByRole('button', { name: `Challenge ${hild.me.name}` }).click();
    await brokk.page.getByRole('button', { name: `Ask ${hild.me.name} to a table` }).click();
    await brokk.page.waitForURL(/\/t\/[\w-]{22}$/);
  };
  const notice = hild.page.locator('.challenge-notice');
  await ask();
  await notice.getByRole('button', { name: 'Decline' }).click();
  await notice.waitFor({ state: 'detached' });
  await brokk.page.getByText(`${hild.me.name} cannot play now.`).waitFor();

  await goTo(hild.page, `/people/${brokk.me.id}`);
  await hild.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await hild.page.getByRole('button', { name: 'Muted', exact: true }).waitFor();
  await ask();
  expect((await clientOf(hild.page).request('challenges')).received).toEqual([]);
  await goTo(hild.page, '/people/me');
  await hild.page.getByRole('button', { name: `Hear ${brokk.me.name} again` }).waitFor();
  expect(await notice.count()).toBe(0);
  await hild.page.getByRole('button', { name: `Hear ${brokk.me.name} again` }).click();
  await expect.poll(() => hild.page.getByText('Muted', { exact: true }).count()).toBe(0);
  await part(hild, brokk);
});

test('a guest sees what an account would keep, and others that there is nothing to see', async () => {
  const guest = await comeAs('Wanderer', '/lobby', DESKTOP);
  await goTo(guest.page, '/people/me');
  await guest.page.getByRole('heading', { name: 'An account keeps this' }).waitFor();
  await expectWellMade(guest.page);
  const { person } = await clientOf(guest.page).request('enter', { body: { name: 'Wanderer' } });
  const other = await comeAs('Onlooker', `/people/${person.id}`, DESKTOP);
  await other.page.getByRole('heading', { name: 'Wanderer is a guest' }).waitFor();
  await goTo(other.page, '/people/nobody');
  await other.page.getByRole('heading', { name: 'Nobody of this name' }).waitFor();
  await guest.page.setViewportSize(PHONE.viewport);
  await guest.page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await guest.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await guest.page.goBack();
  await guest.page.setViewportSize(DESKTOP.viewport);
  await guest.page.getByRole('link', { name: 'Make an account' }).click();
  await guest.page.waitForURL(/\/account\?new$/);
  await part(guest, other);
});

test('who has an account is led from the ranking to a rated match, and a guest to an account', async () => {
  const vala = await comeWithAccount('Vala', `/ranking/${DALE}`, DESKTOP);
  await vala.page.getByRole('link', { name: 'Play rated' }).click();
  await vala.page.getByRole('heading', { name: 'Find others', level: 1 }).waitFor();
  expect(await vala.page.getByRole('radio', { name: 'Dale of Merchants' }).isChecked()).toBe(true);
  expect(await vala.page.getByLabel('Rated').isChecked()).toBe(true);
  await expectWellMade(vala.page);

  const guest = await comeAs('Wanderer', `/ranking/${DALE}`, DESKTOP);
  await guest.page.getByText('Only matches between accounts count here.').waitFor();
  expect(await guest.page.getByRole('link', { name: 'Play rated' }).count()).toBe(0);
  await expectWellMade(guest.page);
  await goTo(guest.page, `/people/${vala.me.id}`);
  await guest.page.getByText('With an account you can follow people').waitFor();
  await expectWellMade(guest.page);
  await guest.page.getByRole('link', { name: 'Make an account' }).click();
  await guest.page.waitForURL(/\/account\?new$/);
  await part(vala, guest);
});

test('where the host does not answer a page says so and asks again, and takes nobody for gone', async () => {
  const juno = await comeWithAccount('Juno', '/people/me', DESKTOP);
  const { page } = juno;
  const away = page.getByText('No host of Souk answers here.');
  const cut = (what: RegExp): Promise<unknown> => page.route(what, (route) => route.abort());
  const mend = (what: RegExp): Promise<void> => page.unroute(what);
  await page.getByRole('heading', { name: juno.me.name }).waitFor();
  await cut(/v1\/me\/profile$/);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.locator('.edit-profile').getByText('No host of Souk answers here.').waitFor();
  expect(await violations(page)).toEqual([]);
  await mend(/v1\/me\/profile$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.avatar-choices').waitFor();
  await away.waitFor({ state: 'detached' });

  await untilIdle(page);
  await cut(/v1\/me\/follows$/);
  await page.reload();
  await page.getByRole('heading', { name: 'People you follow' }).waitFor();
  await away.waitFor();
  await mend(/v1\/me\/follows$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You follow nobody yet.').waitFor();

  await untilIdle(page);
  await cut(/v1\/people\?/);
  await page.reload();
  await page.getByRole('heading', { name: 'The host does not answer' }).waitFor();
  expect(await page.getByText('Nobody of this name').count()).toBe(0);
  await mend(/v1\/people\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: juno.me.name }).waitFor();
  await juno.close();
});

test('from a card at a table one follows, mutes and challenges, and friends are asked to a table that waits', async () => {
  const rika = await comeWithAccount('Rika', '/friends/dwarven-traders', DESKTOP);
  await makeTable(rika.page, (page) => page.getByLabel('Who plays seat 2').selectOption('1'));
  await rika.page
    .locator('.waiting-seats')
    .getByRole('button', { name: /^Friendly bot/ })
    .click();
  await rika.page
    .getByRole('dialog')
    .getByRole('link', { name: /^To the page of / })
    .waitFor();
  await rika.page.keyboard.press('Escape');
  await rika.page
    .getByText('Whom you follow can be asked here.')
    .waitFor({ state: 'detached' })
    .catch(() => {});
  await goTo(rika.page, '/friends/dwarven-traders');
  await makeTable(rika.page, (page) => page.getByLabel('First player').selectOption('0'));
  await rika.page.getByText('Whom you follow can be asked here.').waitFor();

  const hanno = await comeWithAccount('Hanno', '/', DESKTOP);
  await joinByLink(hanno.page, rika.page.url());
  await start(rika.page, hanno.page);
  await rika.page.getByRole('tab', { name: 'Table talk' }).click();
  await rika.page.locator('.talk-seats').getByRole('button', { name: hanno.me.name, exact: true }).click();
  const card = rika.page.getByRole('dialog', { name: `About ${hanno.me.name}` });
  await card.getByRole('button', { name: 'Follow', exact: true }).click();
  await card.getByRole('button', { name: 'Following' }).waitFor();
  await card.getByRole('button', { name: 'Mute', exact: true }).click();
  await card.getByRole('button', { name: 'Muted', exact: true }).waitFor();
  expect(await violations(rika.page)).toEqual([]);
  // The list beside the table knows it, too.
  await expect
    .poll(() => rika.page.locator('.talk-seats .tool[aria-pressed]').getAttribute('aria-pressed'))
    .toBe('true');
  await card.getByRole('button', { name: 'Muted', exact: true }).click();
  await card.getByRole('button', { name: 'Mute', exact: true }).waitFor();
  await card.getByRole('button', { name: `Challenge ${hanno.me.name}` }).click();
  const form = rika.page.getByRole('dialog', { name: `Challenge ${hanno.me.name}` });
  await form.getByRole('radio', { name: 'Arcane Alley' }).check();
  expect(await violations(rika.page)).toEqual([]);
  await rika.page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  expect(await card.isVisible()).toBe(true);
  await rika.page.keyboard.press('Escape');

  await goTo(rika.page, '/friends/dwarven-traders');
  await makeTable(rika.page);
  const ask = rika.page.getByRole('button', { name: `Ask ${hanno.me.name} to this table` });
  await ask.waitFor();
  await expectWellMade(rika.page);
  await ask.click();
  await rika.page.getByRole('status').getByText('asked', { exact: true }).waitFor();
  const notice = hanno.page.getByRole('region', { name: 'Challenges' });
  await notice.getByRole('link', { name: rika.me.name }).waitFor();
  await notice.getByRole('button', { name: 'Decline' }).click();
  await rika.page.getByText('cannot play now', { exact: true }).waitFor();
  await part(rika, hanno);
});

test('a place that is further down than the rows that are shown has a row of its own', async () => {
  const sable = await comeWithAccount('Sable', '/credits', DESKTOP);
  const juno = await comeWithAccount('Juno', '/credits', DESKTOP);
  await beat(sable.page, juno.page, DALE, 10);
  // As many others would have to play before: only the list that is sent is shorter.
  await juno.page.route(/\/v1\/leaderboards\//, async (route) => {
    const answer = await route.fetch();
    const board = await answer.json();
    const rows = board.rows.filter(({ person }: { person: { id: string } }) => person.id !== juno.me.id);
    await route.fulfill({ response: answer, json: { ...board, rows } });
  });
  await goTo(juno.page, `/ranking/${DALE}`);
  const own = juno.page.locator('.ranking-table tr[aria-current=true]');
  await own.waitFor();
  expect(await own.innerText()).toMatch(/^\d+\s+You/);
  expect(await own.locator('.strength-number').innerText()).toMatch(/^\d+\.\d ± \d\.\d$/);
  await expectWellMade(juno.page);
  await part(sable, juno);
});

test('beside the talk of a table, too, the names of a wide account stand in one line each, and lead to people', async () => {
  const yara = await comeWithAccount('Yara', '/credits', DESKTOP);
  const brokk = await comeWithAccount('Brokk', '/credits', DESKTOP);
  await beat(yara.page, brokk.page, DALE, 1);
  const { tables } = await clientOf(yara.page).request('myMatches', { query: { phase: 'over' } });
  await goTo(yara.page, `/t/${tables[0]?.id}`);
  const names = yara.page.locator('.account tbody th').getByRole('button');
  await expect.poll(() => names.count()).toBe(2);
  // A line is some 22 pixels high; the names of this test are of two words.
  for (const height of await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height)))
    expect(height).toBeLessThan(50);
  await names.filter({ hasText: brokk.me.name }).click();
  const card = yara.page.getByRole('dialog', { name: `About ${brokk.me.name}` });
  await card.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  expect(await violations(yara.page)).toEqual([]);
  await part(yara, brokk);
});

test('the page of a bot says how it has done against people at this host', async () => {
  const vasko = await comeAs('Vasko', '/credits', DESKTOP);
  const client = clientOf(vasko.page);
  await client.request('enter', { body: { name: 'Vasko' } });
  const { id } = await client.request('newTable', {
    body: { game: DALE, seats: [{ kind: 'you' }, { kind: 'bot', level: 2 }] },
  });
  await client.request('start', { params: { id } });
  await client.request('resign', { params: { id } });
  await expect
    .poll(async () => (await client.request('bot', { params: { game: DALE, level: 2 } })).results.length)
    .toBe(1);
  await goTo(vasko.page, `/bots/${DALE}/2`);
  await vasko.page.getByText('2 players: won 1 of 1').waitFor();
  await expectWellMade(vasko.page);
  await part(vasko);
});

test('on a phone a page begins with portrait and three values', async () => {
  const mira = await comeWithAccount('Mira', '/people/me', PHONE);
  const { page } = mira;
  const values = page.locator('.profile-values');
  await values.waitFor();
  expect(await values.locator('dt').allInnerTexts()).toEqual(['Matches played', 'Won', 'Longest run']);
  const bottom = await values.evaluate((list) => list.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(PHONE.viewport.height / 2);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP.viewport);
  expect(await values.isVisible()).toBe(false);
  await part(mira);
});

test.each([
  ['wide', DESKTOP],
  ['on a phone', PHONE],
] as const)('nothing jumps while a page of a person or a ranking is loaded (%s)', async (_, size) => {
  const mira = await comeWithAccount('Mira', '/credits', { ...size, ...ALONE }, {}, { painted: true });
  for (const path of ['/people/me', `/ranking/${DALE}`, '/lobby', '/settings']) {
    await goTo(mira.page, path);
    await mira.page.getByRole('heading', { level: 1 }).waitFor();
    await untilIdle(mira.page);
    await watchShifts(mira.page);
    await expectNoShift(mira.page, { at: path });
  }
  await part(mira);
});

test('a bot has a page, on a phone and in German too, and can be played from there', async () => {
  const seen = await comeAs('Zahra', '/bots/arcane-alley/4', PHONE, { language: 'de', theme: 'light' });
  const { page } = seen;
  await page.getByRole('heading', { level: 1, name: 'Geprüfte Zauberin' }).waitFor();
  await page.getByText('Zu zweit am Tisch: schlägt Krämer in 77 % der Partien.').waitFor();
  expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.viewport.width);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Jetzt gegen diesen Bot spielen' }).click();
  await page.locator('.table').waitFor();
  await goTo(page, '/bots/arcane-alley/9');
  await page.getByRole('heading', { name: 'Diesen Ort gibt es nicht' }).waitFor();
  await part(seen);
});
