import type { Locator, Page } from 'playwright-core';
import type { SavedMatch } from '../../src/session/saved-match.js';
import { untilAnswered } from './browser.js';

const CHOICE = 'button[data-choice]';

/** The button that makes the move that was picked. */
const CONFIRM = 'button[data-confirm]';

/** The player who is next at a shared screen lifts the curtain. */
export const liftCurtain = (page: Page): Promise<void> => page.locator('.curtain').getByRole('button').click();

export interface Asked {
  readonly kind: 'asked' | 'over';
  readonly question: string;
  /** How many choices are lit. */
  readonly choices: number;
  /** Whether a move that was picked waits for a yes. */
  readonly canConfirm: boolean;
}

/** The button that makes the move that was picked. */
export const confirmOn = (page: Page): Locator => page.locator(CONFIRM);

/** Waits until a player here is asked something, behind a curtain perhaps, or the match is over. */
export async function untilAsked(page: Page): Promise<Asked> {
  for (;;) {
    // All in one look: whole matches are made of these.
    const found = await page.waitForFunction(
      ([choice, confirm]): Asked | 'curtain' | undefined => {
        if (document.querySelector('.curtain') !== null) return 'curtain';
        const isOver = document.querySelector('.end') !== null;
        if (!isOver && document.querySelector('.prompt.is-mine') === null) return undefined;
        return {
          kind: isOver ? 'over' : 'asked',
          question: document.querySelector('.prompt-question')?.textContent ?? '',
          choices: document.querySelectorAll(choice).length,
          canConfirm: document.querySelector(confirm) !== null,
        };
      },
      [CHOICE, CONFIRM] as const,
    );
    const asked = await found.jsonValue();
    if (asked === 'curtain') await liftCurtain(page);
    else if (asked !== undefined) return asked;
  }
}

/** The button that goes on from the last picture of a scene. */
const GO_ON = '.prompt.is-farewell button[data-choice="go-on"]';

/** The same, once the last picture of a scene has been read: it asks nothing. */
export async function untilDecision(page: Page): Promise<Asked> {
  for (;;) {
    const asked = await untilAsked(page);
    if (asked.kind === 'over' || !(await page.locator(GO_ON).isVisible())) return asked;
    await page.locator(GO_ON).click();
    await page.locator(GO_ON).waitFor({ state: 'detached' });
  }
}

export const nextQuestion = async (page: Page): Promise<'asked' | 'over'> => (await untilDecision(page)).kind;

/** The match of this page as the browser keeps it. */
export const saved = (page: Page): Promise<SavedMatch> =>
  page.evaluate(() => JSON.parse(localStorage.getItem(`souk.match.${location.pathname.split('/').at(-1)}`) ?? 'null'));

/** Goes on with another match, without loading the page anew. */
export async function openMatch(page: Page, match: object, id: string): Promise<void> {
  await untilAnswered(page);
  // A page that has drawn nothing yet does not hear of other places.
  await page.locator('h1, .table').first().waitFor({ state: 'attached' });
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(`souk.match.${name}`, text);
      document.querySelector('.table')?.setAttribute('data-left', '');
      history.pushState(null, '', `/table/${name}`);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [id, JSON.stringify({ ...match, id })] as const,
  );
  await page.locator('.table:not([data-left])').waitFor();
}

/** What is asked, whatever the mouse points at. */
export const questionOn = async (page: Page): Promise<string> =>
  (await page.locator('.prompt-question').textContent()) ?? '';

/** A fixed way to vary choices, so that a test always plays the same way through the same deal. */
export function variety(): (limit: number) => number {
  let last = 7;
  return (limit) => {
    last = (last * 1103515245 + 12345) % 2147483648;
    return last % limit;
  };
}

export type Choose = (page: Page, count: number) => Promise<void>;

/** Makes the first move that is lit; one that cannot be taken back freely waits for its button. */
export async function makeFirstMove(page: Page): Promise<void> {
  const told = await page.locator('.log-line').count();
  await page.locator(CHOICE).first().click();
  // A bot may have answered before it is seen that nothing was asked meanwhile.
  await page.waitForFunction(
    ([confirm, before]) =>
      document.querySelector(`${confirm}, .prompt:not(.is-mine)`) !== null ||
      document.querySelectorAll('.log-line').length > before,
    [CONFIRM, told] as const,
  );
  if (await confirmOn(page).isVisible()) await confirmOn(page).click();
}

const movesMade = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const match = JSON.parse(localStorage.getItem(`souk.match.${location.pathname.split('/').at(-1)}`) ?? 'null');
    return match.moves.length;
  });

/** More picks than any move takes. */
const MOST_PICKS = 40;

/** Makes one move, however many picks it takes. What can be confirmed is. */
export async function makeMove(page: Page, choose: Choose): Promise<void> {
  if ((await nextQuestion(page)) === 'over') return;
  const moves = await movesMade(page);
  for (let picks = 0; picks < MOST_PICKS; picks++) {
    if ((await movesMade(page)) !== moves) return;
    // A move that was made asks nothing any more: what is asked is asked until then.
    const { canConfirm, choices } = await untilAsked(page);
    if ((await movesMade(page)) !== moves) return;
    await choose(page, canConfirm ? 0 : choices);
  }
  throw new Error(`no move is made by ${MOST_PICKS} picks: ${await questionOn(page)}`);
}

/** Answers question after question until the match is over. Says how many there were. */
export async function playToTheEnd(
  page: Page,
  choose: Choose,
  onQuestion: (page: Page, text: string) => Promise<void> = async () => {},
): Promise<number> {
  for (let answers = 0; ; answers++) {
    const { kind, question, choices, canConfirm } = await untilDecision(page);
    if (kind === 'over') return answers;
    await onQuestion(page, question);
    await choose(page, canConfirm ? 0 : choices);
  }
}

/** With the mouse or a finger, on any lit choice. */
export const byPointer =
  (vary: (limit: number) => number, how: 'click' | 'tap'): Choose =>
  async (page, count) => {
    if (count === 0) await confirmOn(page)[how]();
    else await page.locator(CHOICE).nth(vary(count))[how]();
  };

/** With Tab and Enter alone: goes on to one of the lit choices, or to the button that confirms. */
export const byKeyboard =
  (vary: (limit: number) => number): Choose =>
  async (page, count) => {
    let passed = count === 0 ? 0 : vary(count);
    await pressAt(page, ({ choice, confirms }) => (count === 0 ? confirms : choice !== undefined && passed-- === 0));
  };

interface Focused {
  /** The spot that it chooses, if it is a lit choice. */
  readonly choice: string | undefined;
  /** The spots that its menu offers, if it opens one. */
  readonly opens: string | undefined;
  /** Whether it makes the move that was picked. */
  readonly confirms: boolean;
}

/** Presses Tab until the focus is where it is wanted, and Enter there. */
export async function pressAt(page: Page, isWanted: (focused: Focused) => boolean): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate((): Focused => {
      const element = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
      const { choice, opens, confirm } = element.dataset;
      return { choice, opens, confirms: confirm !== undefined };
    });
    if (isWanted(focused)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error('what is wanted cannot be reached with Tab');
}
