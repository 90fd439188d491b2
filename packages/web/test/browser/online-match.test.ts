import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectNoComplaints, untilIdle, violations, visit } from './browser.js';
import { expectNoComplaintsButCuts, stopHost, withHost } from './host.js';
import { comeAs, goTo, joinByLink, makeTable, playTogether, start } from './online-playing.js';

withHost();

const logOf = (page: Page): Promise<string[]> => page.locator('.log-line').allInnerTexts();

/** Three browsers on a busy machine. */
const PATIENCE = 400_000;

test('two browsers play a whole match, with a reload, a restart of the host and a spectator', {
  timeout: PATIENCE,
}, async () => {
  const zahra = await comeAs('Zahra', '/friends/dwarven-traders', DESKTOP, { confirm: true });
  const olaf = await comeAs('Olaf', '/', DESKTOP);
  await makeTable(zahra.page);
  const link = zahra.page.url();
  await joinByLink(olaf.page, link);
  await start(zahra.page, olaf.page);
  const eve = await visit(link, DESKTOP, { settings: { name: '' } });
  await eve.page.getByText('You are watching.').waitFor();
  const pages = [zahra.page, olaf.page];

  const answers = await playTogether(pages, async (count, page) => {
    if (count === 4) {
      // The seat that is asked has seen everything; the others may be about to.
      const { length } = await logOf(page);
      await expect.poll(() => olaf.page.locator('.log-line').count()).toBe(length);
      const before = await logOf(olaf.page);
      await untilIdle(olaf.page);
      await olaf.page.reload();
      await olaf.page.locator('.table').waitFor();
      expect(await logOf(olaf.page)).toEqual(before);
    }
    if (count === 8) expect(await violations(page)).toEqual([]);
    if (count !== 12) return true;
    await breakTheLine(pages, zahra.page, eve.page);
    return true;
  });
  expect(answers).toBeGreaterThan(15);

  await eve.page.locator('.end').waitFor();
  expect(await eve.page.locator('button[data-choice]').count()).toBe(0);
  // Who made each move, whichever seat is spoken to.
  const movers = (lines: readonly string[]): string[] =>
    lines.map((line) => line.replace(/\s.*$/s, '').replace('You', 'Zahra'));
  expect(movers(await logOf(eve.page))).toEqual(movers(await logOf(zahra.page)));
  const points = (page: Page): Promise<string[]> => page.locator('.account tbody .account-result').allInnerTexts();
  expect(await points(eve.page)).toHaveLength(3);
  expect(await points(eve.page)).toEqual(await points(zahra.page));
  expect(await points(olaf.page)).toEqual(await points(zahra.page));
  expect(await violations(eve.page)).toEqual([]);

  // Who has played has the record by then, and is told how the chances changed.
  await zahra.page.getByRole('heading', { name: 'Chance to win' }).waitFor();
  expect(await eve.page.getByRole('heading', { name: 'Chance to win' }).count()).toBe(0);
  await checkRecord(zahra.page);
  await checkOwnSeat(olaf.page);
  await rematch(zahra.page, olaf.page, eve.page);
  for (const seen of [zahra, olaf, eve]) {
    expectNoComplaintsButCuts(seen);
    await seen.close();
  }
});

/** The host goes away and comes back in the middle of a move: nothing of it is lost. */
async function breakTheLine(pages: readonly Page[], confirming: Page, watching: Page): Promise<void> {
  // A move that waits to be confirmed can be half-made when the line breaks.
  await playTogether(pages, async (_, next) => next !== confirming);
  const takeBack = confirming.getByRole('button', { name: 'Take back' });
  if (!(await takeBack.isVisible())) await confirming.locator('button[data-choice]').first().click();
  await takeBack.waitFor();
  const half = await confirming.locator('.prompt-text').innerText();
  // What is written while the host is away may need letters that were not needed before.
  for (const each of [...pages, watching]) await loadLetters(each);
  const comeBack = await stopHost();
  for (const each of [...pages, watching]) await each.getByText('Connection lost. Trying again …').waitFor();
  expect(await violations(confirming)).toEqual([]);
  const back = Promise.all([...pages, watching].map((each) => each.getByText('Back again.').waitFor()));
  await comeBack();
  await back;
  expect(await takeBack.isVisible()).toBe(true);
  expect(await confirming.locator('.prompt-text').innerText()).toBe(half);
}

const loadLetters = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined));

/** The record of a finished match is there, and what was promised before the deal has been kept. */
async function checkRecord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Check fairness' }).click();
  await page.locator('.verdict.is-fair').waitFor();
  await goTo(page, '/records');
  await page.getByText('Zahra').first().waitFor();
  await expect.poll(() => page.locator('.record-line').count()).toBe(1);
  await untilIdle(page);
  await page.goBack();
  await page.goBack();
}

/** Who sat at the second seat finds the record told to the second seat. */
async function checkOwnSeat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('tab', { name: 'What happened' }).click();
  const lines = (await page.locator('.moves .log-line').allInnerTexts()).join('\n');
  expect(lines).toMatch(/\bYou\b/);
  expect(lines).not.toContain('Olaf');
  await untilIdle(page);
  await page.goBack();
  await page.locator('.end').waitFor();
}

/** One asks, the other is told and comes along, and a spectator can follow. */
async function rematch(one: Page, other: Page, watcher: Page): Promise<void> {
  await one.getByRole('button', { name: 'Rematch' }).click();
  await one.getByRole('heading', { name: 'Invite others' }).waitFor();
  await other.getByText('Zahra is in · waiting for you').waitFor();
  await other.getByRole('button', { name: 'Rematch' }).click();
  await Promise.any([one, other].map((page) => page.locator('.prompt.is-mine').waitFor()));
  await watcher.getByRole('link', { name: 'Watch it' }).click();
  await watcher.getByText('You are watching.').waitFor();
}

test('a spectator sees no hidden card, and those who play see their own alone', async () => {
  const zahra = await comeAs('Zahra', '/friends/arcane-alley', DESKTOP);
  await makeTable(zahra.page);
  const link = zahra.page.url();
  const olaf = await comeAs('Olaf', link, DESKTOP);
  await joinByLink(olaf.page, link);
  await start(zahra.page, olaf.page);
  const eve = await visit(link, DESKTOP);
  await eve.page.getByText('You are watching.').waitFor();
  const pages = [zahra.page, olaf.page];
  const hand = (page: Page): Promise<number> => page.locator('.aa-hand .aa-face').count();
  const seen = [0, 0];
  await playTogether(pages, async (count) => {
    expect(await hand(eve.page)).toBe(0);
    for (const [i, page] of pages.entries()) seen[i] = Math.max(seen[i] ?? 0, await hand(page));
    return count < 12;
  });
  expect(Math.min(...seen)).toBeGreaterThan(0);
  expect(await violations(eve.page)).toEqual([]);
  for (const each of [zahra, olaf, eve]) {
    expectNoComplaints(each);
    await each.close();
  }
});
