import type { Page } from 'playwright-core';
import { median } from '../benchmark.js';
import { onPage } from './browser.js';

/** What the market square gives those who just want to play, with as many bots as are measured. */
const USUAL_LEVEL = 3;
const BOTS = ['Hild', 'Olo', 'Vasko'] as const;

/** Milliseconds from one decision to the next, of several; and for how long what is notable of what others do is told meanwhile. */
export interface Waits {
  readonly median: number;
  readonly worst: number;
  /** The shortest of all that is notable. */
  readonly shortest: number;
}

const matchOf = (game: string) => ({
  ...{ id: 'bench', game, rulesVersion: 1, options: {} },
  sitters: [{ kind: 'person', name: 'Zahra' }, ...BOTS.map((name) => ({ kind: 'bot', level: USUAL_LEVEL, name }))],
  ...{ seed: 'pace', nonce: 'n', moves: [], undos: [], started: 1, updated: 1, outcome: null },
});

/**
 * Takes the time from when a move is made here until the next question, where others have moved in between. Scenes are not
 * counted: they can be skipped, and wait for who reads.
 */
const TAKE_TIME = `
  window.waits = [];
  window.told = [];
  const moves = () => JSON.parse(localStorage.getItem('souk.match.bench') ?? '{"moves":[]}').moves;
  let since, before = 0, scene = false, deed, deedSince;
  const hear = (isAsked) => {
    const now = isAsked ? undefined : document.querySelector('.prompt-text [data-notable]')?.textContent;
    if (now === deed) return;
    // What one does oneself one knows.
    if (deed !== undefined && !/^(You|Your) /.test(deed)) window.told.push(performance.now() - deedSince);
    [deed, deedSince] = [now, performance.now()];
  };
  const look = () => {
    const prompt = document.querySelector('.prompt');
    scene ||= document.querySelector('.scene') !== null;
    const isAsked = prompt?.classList.contains('is-mine') ?? false;
    hear(isAsked);
    if (!isAsked && prompt !== null) since ??= performance.now();
    if (!isAsked || since === undefined) return;
    const made = moves();
    const isOthers = made.slice(before).some(([seat]) => seat !== 0);
    if (isOthers && before > 0 && !scene) window.waits.push(performance.now() - since);
    [since, before, scene] = [undefined, made.length, false];
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] });
`;

/** Makes one choice: what is offered as the answer, or else the first that is lit. */
async function decide(page: Page): Promise<boolean> {
  await page.locator('.prompt.is-mine, .end').first().waitFor();
  if ((await page.locator('.end').count()) > 0) return false;
  const answer = page.locator('.prompt-buttons .button.is-main:not([aria-disabled="true"])');
  const choice = (await answer.count()) > 0 ? answer : page.locator('button[data-choice]');
  await choice.first().click();
  return true;
}

/** How long who plays against three bots waits from one decision to the next. */
export const measurePace = (game: string, decisions: number): Promise<Waits> =>
  onPage({ speed: 'full', match: matchOf(game) }, async ({ page, base }) => {
    await page.addInitScript(TAKE_TIME);
    await page.goto(new URL('/table/bench', base).href);
    const waits = (): Promise<number[]> => page.evaluate<number[]>('window.waits');
    while ((await waits()).length < decisions && (await decide(page)));
    const taken = await waits();
    const told = await page.evaluate<number[]>('window.told');
    return {
      median: median(taken),
      worst: Math.max(...taken),
      shortest: told.length === 0 ? Number.NaN : Math.min(...told),
    };
  });
