import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders, type View as TradersView } from '@souk/games/dwarven-traders';
import type { AnyGame } from '@souk/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { spotsOf as alleySpots } from '../../../../games/arcane-alley/src/page/spots.js';
import { spotsOf as daleSpots } from '../../../../games/dale-of-merchants/src/page/spots.js';
import { spotsOf as tradersSpots } from '../../../../games/dwarven-traders/src/page/spots.js';
import { faultsOf, OTHERS } from '../well-said.js';
import { DESKTOP, expectNoComplaints, untilIdle, type Visit, visit, withBrowser } from './browser.js';
import { freshMatch } from './fresh-match.js';
import { momentsOf } from './moments.js';
import { playedMatch } from './played-match.js';
import { nextQuestion, openMatch, variety } from './playing.js';
import { type Hand, menuWith, playShrewdly } from './shrewd-play.js';
import { ALL } from './whole-matches.js';

// Tables as those meet them who listen: by roles and names, and by what is read out.

withBrowser();

const GAMES = [arcaneAlley, dwarvenTraders, daleOfMerchants].map((game: AnyGame) => ({ game, name: game.name }));

const isThere = async (what: Locator): Promise<boolean> => (await what.count()) > 0;

/** Everything that is read out from now on, as it is said. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('.table > [aria-live]');
    if (region === null) return;
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'heard') as string[]).filter((text) => text !== ''));
}

const promptOf = (page: Page): Locator => page.getByRole('region', { name: /^(?:What is asked|Was gefragt ist)$/ });

/** What makes the move that is picked, or goes on: the last button of the prompt that can be pressed, "Take back" apart. */
const answersOf = (page: Page): Locator =>
  promptOf(page)
    .getByRole('button', { disabled: false })
    .filter({ hasNotText: /^(?:Take back|Zurück|Skip|Überspringen)$/ });

/** What a button is called where it is read out. */
async function nameOf(button: Locator): Promise<string> {
  const [, name = ''] = /button "((?:[^"\\]|\\.)*)"/.exec(await button.ariaSnapshot()) ?? [];
  return name.replaceAll("''", "'").replaceAll('\\"', '"');
}

/** Presses what has this name: what can be picked says that it is not yet. */
async function pressNamed(page: Page, name: string): Promise<void> {
  const named = page.getByRole('button', { name, exact: true, disabled: false });
  const open = named.and(page.locator('[aria-pressed="false"]'));
  await ((await isThere(open)) ? open : named).first().press('Enter');
}

/** Finds everything by its name alone. */
const byName = (names: string[]): Hand => {
  const press = async (page: Page, button: Locator): Promise<void> => {
    const name = await nameOf(button.first());
    names.push(name);
    await pressNamed(page, name);
  };
  return {
    pick: (page, spot) => press(page, page.locator(`button[data-choice="${spot}"]`)),
    open: (page, spot) => press(page, page.locator(menuWith(spot))),
    confirm: (page) => answersOf(page).last().press('Enter'),
  };
};

/** Makes one pick by a name: an answer of the prompt that waits, or something on the table that is not pressed yet. */
async function pick(page: Page, vary: (limit: number) => number): Promise<string> {
  const canTakeBack = await isThere(promptOf(page).getByRole('button', { name: 'Take back' }));
  const answers = answersOf(page);
  const count = await answers.count();
  // What can be picked says that it is not; what can only be looked at says neither.
  const open = page.getByRole('main').locator('button[aria-pressed="false"], .aa-tray button');
  const chosen =
    count > 0 && (canTakeBack || vary(2) === 0 || !(await isThere(open)))
      ? answers.last()
      : open.nth(vary(Math.max(1, await open.count())));
  const name = await nameOf(chosen);
  await chosen.focus();
  await page.keyboard.press('Enter');
  return name;
}

const MOST_PICKS = 80;

interface ToEnd {
  readonly seen: Visit;
  readonly names: readonly string[];
  readonly said: readonly string[];
}

/** What is read out while a match is played to its end; names of what was pressed. */
async function heardToTheEnd(match: object, language: 'en' | 'de', play: Play): Promise<ToEnd> {
  const seen = await visit('/table/kept', DESKTOP, { match, settings: { language } });
  const { page } = seen;
  await nextQuestion(page);
  expect(await page.locator('.table [aria-live]').count()).toBe(1);
  const heard = await listen(page);
  const names: string[] = [];
  await play(page, names);
  await page.getByRole('button', { name: language === 'en' ? 'Rematch' : 'Revanche' }).waitFor();
  return { seen, names, said: await heard() };
}

/** Whatever was pressed had a name, and whatever was said is well said. */
async function expectWellSaid({ seen, names, said }: ToEnd, language: 'en' | 'de'): Promise<void> {
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  expect(said.length).toBeGreaterThan(4);
  expect(said.flatMap((text) => faultsOf(text, language))).toEqual([]);
  expect(said.filter((text) => !/^[\p{L}\p{N}+−“„]/u.test(text) || /[.!?]{2}|[.!?] \p{Ll}/u.test(text))).toEqual([]);
  expectNoComplaints(seen);
  await seen.close();
}

type Play = (page: Page, names: string[]) => Promise<unknown>;

const silently = async (): Promise<void> => {};

/** Plays as a bot thinks, by names. */
const SHREWDLY: { readonly [game: string]: Play } = {
  [arcaneAlley.id]: (page, names) =>
    playShrewdly(page, { game: arcaneAlley, spotsOf: alleySpots }, byName(names), silently),
  [dwarvenTraders.id]: (page, names) =>
    playShrewdly(page, { game: dwarvenTraders, spotsOf: tradersSpots }, byName(names), silently),
  [daleOfMerchants.id]: (page, names) =>
    playShrewdly(page, { game: daleOfMerchants, spotsOf: daleSpots }, byName(names), silently),
};

/** Its last decisions; or all of it. */
function heardMatch(game: AnyGame): object {
  const match = ALL
    ? freshMatch({ game: game.id, bots: 1 })
    : playedMatch({ game, seats: 2, sensibly: true, left: 4, seed: 'by ear' });
  return { ...match, sitters: match.sitters.map((sitter, i) => (i === 0 ? sitter : { ...sitter, name: OTHERS[0] })) };
}

/** Picks anything until the match is over. */
async function anything(page: Page, names: string[]): Promise<void> {
  const vary = variety();
  for (let picks = 0; picks < MOST_PICKS && (await nextQuestion(page)) === 'asked'; picks++)
    names.push(await pick(page, vary));
}

describe.each(GAMES)('$name, by roles and names alone', ({ game }) => {
  test('the end of a match is played, and what is done is read out, a sentence after the other', async () => {
    // Whoever picks anything builds no stall, and needs very long for a whole match.
    const shrewdly = ALL || game === daleOfMerchants ? SHREWDLY[game.id] : undefined;
    await expectWellSaid(await heardToTheEnd(heardMatch(game), 'en', shrewdly ?? anything), 'en');
  });

  test('what is asked at every kind of question', async () => {
    const seen = await visit('/', DESKTOP);
    const { page } = seen;
    const trees: string[] = [];
    for (const { kind, match } of momentsOf(game)) {
      await openMatch(page, match, kind);
      await nextQuestion(page);
      trees.push(`${kind}:\n${await promptOf(page).ariaSnapshot()}`);
      const nameless = await page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((all) =>
          all
            .filter((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === '')
            .map(({ className }) => className),
        );
      expect(nameless, kind).toEqual([]);
    }
    await expect(`${trees.join('\n\n')}\n`).toMatchFileSnapshot(`./trees/${game.id}.txt`);
    expectNoComplaints(seen);
    await seen.close();
  });
});

test('in German a match is played by roles and names, too', async () => {
  const match = heardMatch(daleOfMerchants);
  await expectWellSaid(await heardToTheEnd(match, 'de', SHREWDLY[daleOfMerchants.id] ?? anything), 'de');
});

/** A round has just ended: nobody has chosen a gem of the next one. */
const isBetween = ({ round, choosers, seats }: TradersView): boolean =>
  round > 1 && choosers[0] === 0 && choosers.length === Math.max(seats, 2);

const over = (game: AnyGame) => playedMatch({ game, seats: 2, sensibly: true, seed: 'by ear' });

test.each([
  {
    name: 'podium',
    of: '.scene',
    match: () => playedMatch({ game: dwarvenTraders, seats: 3, seed: 'podium', until: isBetween }),
  },
  {
    name: 'bribe',
    of: '.scene',
    match: () => playedMatch({ game: arcaneAlley, seats: 3, seed: 'bribes 4', asking: 'bribe' }),
  },
  { name: 'end', of: '.end-winners, .end-account, .end-actions', match: () => over(daleOfMerchants) },
])('what the $name says', async ({ name, of, match }) => {
  const seen = await visit('/table/kept', DESKTOP, { match: match() });
  const parts = seen.page.locator(of);
  await parts.first().waitFor();
  // Names lead to who that is as soon as that can be shown.
  await parts.locator('.who-button').first().waitFor();
  await untilIdle(seen.page);
  const trees: string[] = [];
  for (const part of await parts.all()) trees.push(await part.ariaSnapshot());
  await expect(`${trees.join('\n\n')}\n`).toMatchFileSnapshot(`./trees/${name}.txt`);
  expectNoComplaints(seen);
  await seen.close();
});
