import type { PersonRef } from '@souk/protocol';
import type { Page } from 'playwright-core';
import { NOTHING, type Visit, type VisitOptions } from './browser.js';
import { clientOf, comeAs, goTo } from './online-playing.js';

export interface Account extends Visit {
  readonly me: PersonRef;
}

let accounts = 0;

/** A person with an account of a name that nobody has yet: a test that is tried again finds those of its first try. */
export async function comeWithAccount(
  name: string,
  path: string,
  options: object,
  settings: object = {},
  wanted: VisitOptions = {},
): Promise<Account> {
  const called = `${name} ${++accounts}`;
  const seen = await comeAs(called, NOTHING, options, settings, wanted);
  const body = { name: called, passphrase: 'seven lamps in the alley' };
  const { person } = await clientOf(seen.page).request('register', { body });
  await seen.page.evaluate((known) => localStorage.setItem('souk.person', known), JSON.stringify(person));
  await goTo(seen.page, path);
  return { ...seen, me: { id: person.id, name: called } };
}

/** Two play so many rated matches, of which the other gives up all: quick, and rated all the same. */
export async function beat(winner: Page, loser: Page, game: string, matches: number): Promise<void> {
  const [one, other] = [clientOf(winner), clientOf(loser)];
  for (let match = 0; match < matches; match++) {
    const { id } = await one.request('newTable', {
      body: { game, seats: [{ kind: 'you' }, { kind: 'open' }], rated: true, visibility: 'public' },
    });
    await other.request('join', { params: { id }, body: {} });
    await one.request('start', { params: { id } });
    await other.request('resign', { params: { id } });
  }
}
