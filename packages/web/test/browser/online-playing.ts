import type { Page } from 'playwright-core';
import { untilIdle, type Visit, visit } from './browser.js';
import { variety } from './playing.js';

/** Somebody with a browser of their own. */
export const comeAs = (name: string, path: string, options: object, settings: object = {}): Promise<Visit> =>
  visit(path, options, { settings: { name, ...settings } });

/** Makes a table with the given wishes on its form, and waits until it is laid. */
export async function makeTable(page: Page, wish: (page: Page) => Promise<unknown> = async () => {}): Promise<void> {
  await page.getByRole('button', { name: 'Make the table' }).waitFor();
  await wish(page);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\/[\w-]{22}$/);
  await page.getByRole('heading', { name: 'Invite others' }).waitFor();
}

/** Goes to another address once nothing is being loaded any more. */
export async function goTo(page: Page, path: string): Promise<void> {
  await untilIdle(page);
  await page.goto(new URL(path, page.url()).href);
}

/** Sits down at the table whose link was given. */
export async function joinByLink(page: Page, link: string): Promise<void> {
  await goTo(page, link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Get up' }).waitFor();
}

export async function start(page: Page, ...others: readonly Page[]): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (const each of [page, ...others]) await each.locator('.table').waitFor();
}

const ASKED = '.prompt.is-mine';

/** The first of these pages that is asked something, or undefined when the match is over for all of them. */
export async function asked(pages: readonly Page[]): Promise<Page | undefined> {
  const sign = await Promise.any(
    pages.map(async (page) => {
      await page.locator(`${ASKED}, .end`).first().waitFor();
      return page;
    }),
  );
  if ((await sign.locator('.end').count()) === 0) return sign;
  for (const page of pages) await page.locator('.end').waitFor();
  return undefined;
}

/** One click: on what waits to be confirmed, or on any lit choice. */
async function answer(page: Page, vary: (limit: number) => number): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const choices = page.locator('button[data-choice]');
  if (await confirm.isVisible()) await confirm.click();
  else await choices.nth(vary(Math.max(1, await choices.count()))).click();
}

/** Plays by mouse on whichever of these pages is asked, until the match is over, or `goOn` does not want more. */
export async function playTogether(
  pages: readonly Page[],
  goOn: (count: number, page: Page) => Promise<boolean> = async () => true,
): Promise<number> {
  const vary = variety();
  for (let answers = 0; ; answers++) {
    const before = await asked(pages);
    if (before === undefined || !(await goOn(answers, before))) return answers;
    // Whatever was done meanwhile may have made it somebody else's turn.
    const page = await asked(pages);
    if (page !== undefined) await answer(page, vary);
  }
}
