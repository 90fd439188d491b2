import type { Avatar } from '@souk/protocol';
import { expect, test } from 'vitest';
import { ALONE, DESKTOP, expectNoComplaints, PHONE, violations } from './browser.js';
import { copiedLink } from './copied-link.js';
import { withHost } from './host.js';
import { expectNoShift, watchShifts } from './layout-shift.js';
import { clientOf, goTo, joinByLink, makeTable, start } from './online-playing.js';
import { type Account, comeWithAccount } from './people-playing.js';

withHost();

const idOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Two people with accounts at a table, in a rated match that is over as soon as one gives up. */
async function rated(size: object, avatar?: Avatar): Promise<{ winner: Account; loser: Account; id: string }> {
  const winner = await comeWithAccount('Winnie', '/friends/dale-of-merchants', size, {}, { painted: true });
  if (avatar !== undefined) await clientOf(winner.page).request('changeProfile', { body: { avatar } });
  await makeTable(winner.page, (page) => page.getByLabel('Rated').check());
  const loser = await comeWithAccount('Lou', '/credits', DESKTOP);
  await joinByLink(loser.page, winner.page.url());
  await start(winner.page, loser.page);
  return { winner, loser, id: idOf(winner.page.url()) };
}

test.each([
  ['wide', DESKTOP],
  ['on a phone', PHONE],
] as const)('what is said after a rated match has room: nothing moves from under the pointer (%s)', async (_, size) => {
  const { winner, loser, id } = await rated({ ...size, ...ALONE });
  const { page } = winner;
  await watchShifts(page);
  await clientOf(loser.page).request('resign', { params: { id } });
  await page.locator('.end').waitFor();
  const button = page.getByRole('button', { name: 'Rematch' });
  const before = await button.boundingBox();
  await page.getByText(/^Strength \d+\.\d \(\+\d+\.\d\)$/).waitFor();
  await loser.page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByText(`${loser.me.name} is in · waiting for you`).waitFor();
  await page.getByRole('heading', { name: 'Chance to win' }).waitFor();
  expect(await button.boundingBox()).toEqual(before);
  await expectNoShift(page);
  expect(await violations(page)).toEqual([]);
  for (const each of [winner, loser]) {
    expectNoComplaints(each);
    await each.close();
  }
});

test('the end shows the portrait that the winner has chosen, and its link leads others to it', async () => {
  const { winner, loser, id } = await rated(DESKTOP, 'owl');
  const { page } = loser;
  await clientOf(page).request('resign', { params: { id } });
  await page.locator('.end-face [data-avatar=owl]').waitFor();
  expect(await page.locator('.account [data-avatar=owl]').count()).toBe(1);
  const link = await copiedLink(page, () => page.getByRole('button', { name: 'Share' }).click());
  expect(link).toBe(page.url());
  const watcher = await comeWithAccount('Wanda', '/credits', DESKTOP);
  await goTo(watcher.page, link);
  await watcher.page.locator('.end').waitFor();
  expect(await watcher.page.locator('.end-headline').textContent()).toBe(`${winner.me.name} has won`);
  for (const each of [winner, loser, watcher]) {
    expectNoComplaints(each);
    await each.close();
  }
});
