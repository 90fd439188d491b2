import { type Answer, type HttpClient, httpClientOver } from '@souk/client';
import type { Page } from 'playwright-core';
import { untilIdle, type Visit, type VisitOptions, visit } from './browser.js';
import { type Asked, byPointer, untilAsked, variety } from './playing.js';

/** A person with a browser of their own. */
export const comeAs = (
  name: string,
  path: string,
  options: object,
  settings: object = {},
  wanted: VisitOptions = {},
): Promise<Visit> => visit(path, options, { ...wanted, settings: { name, ...settings } });

/** Asks the host as the person whose browser this is. */
export const clientOf = (page: Page): HttpClient<Answer> =>
  httpClientOver(
    async ({ address, method, path, body, headers }) => {
      const answer = await page.request.fetch(`${address}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { data: body }),
      });
      return { ok: answer.ok(), status: answer.status(), text: () => answer.text() };
    },
    { address: new URL(page.url()).origin },
  );

/** Makes a table with what is chosen on its form, and waits until it is laid. */
export async function makeTable(page: Page, choose: (page: Page) => Promise<unknown> = async () => {}): Promise<void> {
  await page.getByRole('button', { name: 'Make the table' }).waitFor();
  await choose(page);
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

type AskedAt = Asked & { readonly page: Page };

/** The first of these pages that is asked something, and what; undefined when the match is over for all of them. */
async function askedAt(pages: readonly Page[]): Promise<AskedAt | undefined> {
  const first = await Promise.any(pages.map(async (page) => ({ page, ...(await untilAsked(page)) })));
  if (first.kind === 'asked') return first;
  for (const page of pages) await page.locator('.end').waitFor();
  return undefined;
}

/** The first of these pages that is asked something. */
export const asked = async (pages: readonly Page[]): Promise<Page | undefined> => (await askedAt(pages))?.page;

/** The same, once whoever reads the last picture of a scene has gone on. */
async function readOn(pages: readonly Page[]): Promise<Page | undefined> {
  for (;;) {
    const page = await asked(pages);
    const farewell = page?.locator('.prompt.is-farewell button[data-choice="go-on"]');
    if (farewell === undefined || !(await farewell.isVisible())) return page;
    // It may go on by itself in the same moment.
    await farewell.click({ timeout: 5_000 }).catch(() => undefined);
  }
}

/** Plays by mouse on whichever of these pages is asked, until the match is over, or `goOn` does not want more. */
export async function playTogether(
  pages: readonly Page[],
  goOn: (count: number, page: Page) => Promise<boolean> = async () => true,
): Promise<number> {
  const choose = byPointer(variety(), 'click');
  for (let answers = 0; ; answers++) {
    const before = await readOn(pages);
    if (before === undefined || !(await goOn(answers, before))) return answers;
    // Whatever was done meanwhile may have made it another seat's turn.
    const now = await askedAt(pages);
    if (now !== undefined) await choose(now.page, now.canConfirm ? 0 : now.choices);
  }
}
