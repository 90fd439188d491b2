import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { AnyGame } from '@souk/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOf, OTHERS } from '../well-said.js';
import { DESKTOP, expectNoComplaints, visit, withBrowser } from './browser.js';
import { momentsOf } from './moments.js';
import { playedMatch } from './played-match.js';
import { nextQuestion, openMatch, variety } from './playing.js';

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

const promptOf = (page: Page): Locator => page.getByRole('region', { name: 'What is asked', exact: true });

/** What makes the move that is picked, or goes on: the last button of the prompt that can be pressed, "Take back" apart. */
const answersOf = (page: Page): Locator =>
  promptOf(page)
    .getByRole('button', { disabled: false })
    .filter({ hasNotText: /^(?:Take back|Skip)$/ });

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
  const name = (await chosen.getAttribute('aria-label')) ?? (await chosen.textContent()) ?? '';
  await chosen.focus();
  await page.keyboard.press('Enter');
  return name;
}

const MOST_PICKS = 80;

describe.each(GAMES)('$name, by roles and names alone', ({ game }) => {
  test('the end of a match is played, and what is done is read out, a sentence after the other', async () => {
    const match = playedMatch({ game, seats: 2, sensibly: true, left: 4, seed: 'by ear' });
    const sitters = match.sitters.map((sitter, i) => (i === 0 ? sitter : { ...sitter, name: OTHERS[0] }));
    const seen = await visit('/table/kept', DESKTOP, { match: { ...match, sitters } });
    const { page } = seen;
    await nextQuestion(page);
    expect(await page.locator('.table [aria-live]').count()).toBe(1);
    const heard = await listen(page);
    const vary = variety();
    const over = page.getByRole('button', { name: 'Rematch' });
    const names: string[] = [];
    for (let picks = 0; picks < MOST_PICKS && !(await isThere(over)); picks++) {
      if ((await nextQuestion(page)) === 'over') break;
      names.push(await pick(page, vary));
    }
    // Whoever picks anything builds no stall: that match need not end.
    if (game !== daleOfMerchants) await over.waitFor();
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    const said = await heard();
    expect(said.length).toBeGreaterThan(4);
    expect(said.flatMap((text) => faultsOf(text, 'en'))).toEqual([]);
    expect(said.filter((text) => !/^[\p{L}\p{N}+−“]/u.test(text) || /[.!?]{2}|[.!?] \p{Ll}/u.test(text))).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
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
