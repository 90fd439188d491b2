import type { Page } from 'playwright-core';

const CHOICE = 'button[data-choice]';

/** Whoever is next at a shared screen shows themselves. */
export const liftCurtain = (page: Page): Promise<void> => page.locator('.curtain').getByRole('button').click();

/** Waits until somebody here is asked something, behind a curtain perhaps, or the match is over. */
export async function nextQuestion(page: Page): Promise<'asked' | 'over'> {
  for (;;) {
    await page.locator('.prompt.is-mine, .end, .curtain').first().waitFor();
    if ((await page.locator('.curtain').count()) === 0) break;
    await liftCurtain(page);
  }
  return (await page.locator('.end').count()) > 0 ? 'over' : 'asked';
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

/** Answers question after question until the match is over. Says how many there were. */
export async function playToTheEnd(
  page: Page,
  choose: (page: Page, count: number) => Promise<void>,
  onQuestion: (page: Page, text: string) => Promise<void> = async () => {},
): Promise<number> {
  for (let answers = 0; ; answers++) {
    if ((await nextQuestion(page)) === 'over') return answers;
    await onQuestion(page, await questionOn(page));
    await choose(page, await page.locator(CHOICE).count());
  }
}

/** With the mouse or a finger, on any lit choice. */
export const byPointer =
  (vary: (limit: number) => number, how: 'click' | 'tap') => async (page: Page, count: number) => {
    const confirm = page.getByRole('button', { name: 'Confirm' });
    if (count === 0) await confirm[how]();
    else await page.locator(CHOICE).nth(vary(count))[how]();
  };

/** With Tab and Enter alone: goes on to one of the lit choices, or to the button that confirms. */
export const byKeyboard = (vary: (limit: number) => number) => async (page: Page, count: number) => {
  let passed = count === 0 ? 0 : vary(count);
  await pressAt(page, ({ choice, text }) =>
    count === 0 ? text === 'Confirm' : choice !== undefined && passed-- === 0,
  );
};

interface Focused {
  /** The spot that it chooses, if it is a lit choice. */
  readonly choice: string | undefined;
  readonly text: string;
}

/** Presses Tab until the focus is where it is wanted, and Enter there. */
export async function pressAt(page: Page, isWanted: (focused: Focused) => boolean): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate((): Focused => {
      const element = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
      return { choice: element.dataset.choice, text: element.textContent ?? '' };
    });
    if (isWanted(focused)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error('what is wanted cannot be reached with Tab');
}
