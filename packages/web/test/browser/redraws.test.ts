import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, untilIdle, type Visit, visit, withBrowser } from './browser.js';

withBrowser();

interface Counts {
  readonly board: number;
  readonly controls: number;
  readonly state: number;
  readonly attention: number;
}

/** What the table of `redraws/table.tsx` puts into its window. */
interface CountingWindow {
  readonly counts: Counts;
  readonly listeners: ReadonlySet<unknown>;
  show(): void;
  leave(): void;
  redraw(): void;
  happen(): void;
}

let script = '';

beforeAll(async () => {
  const built = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['souk-source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('redraws/table.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'redraws',
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  script = outputs.find((each): each is Rollup.OutputChunk => each.type === 'chunk')?.code ?? '';
});

const call = (page: Page, name: 'show' | 'leave' | 'redraw' | 'happen'): Promise<void> =>
  page.evaluate(async (what) => {
    (window as unknown as CountingWindow)[what]();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }, name);

const countsIn = (page: Page): Promise<Counts> =>
  page.evaluate(() => ({ ...(window as unknown as CountingWindow).counts }));

const listenersIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as CountingWindow).listeners.size);

/** A page that shows the counting table and nothing else. */
async function shown(): Promise<Visit> {
  const visited = await visit('/credits', DESKTOP);
  await untilIdle(visited.page);
  await visited.page.setContent('<!doctype html><html><body></body></html>');
  await visited.page.addScriptTag({ content: script });
  await call(visited.page, 'show');
  await visited.page.locator('[data-choice]').first().waitFor();
  return visited;
}

/** How often each part was drawn while something was done. */
async function drawnBy(page: Page, act: () => Promise<unknown>): Promise<Counts> {
  const before = await countsIn(page);
  await act();
  const after = await countsIn(page);
  return {
    board: after.board - before.board,
    controls: after.controls - before.controls,
    state: after.state - before.state,
    attention: after.attention - before.attention,
  };
}

describe('parts of a table are drawn anew when what they read has changed', () => {
  test('and not when the table is', async () => {
    const { page, close } = await shown();
    expect(await drawnBy(page, () => call(page, 'redraw'))).toEqual({ board: 0, controls: 0, state: 0, attention: 0 });
    await close();
  });

  test('a pointer concerns those who ask for it', async () => {
    const { page, close } = await shown();
    const pointed = await drawnBy(page, () => page.getByRole('button', { name: 'one' }).focus());
    expect(pointed).toMatchObject({ board: 0, controls: 0, state: 0 });
    expect(pointed.attention).toBeGreaterThan(0);
    await close();
  });

  test('a pick concerns those who ask what is picked', async () => {
    const { page, close } = await shown();
    const drawn = await drawnBy(page, () => page.getByRole('button', { name: 'one' }).click());
    expect(drawn).toMatchObject({ board: 0, controls: 0 });
    expect(drawn.state).toBeGreaterThan(0);
    await close();
  });

  test('a move concerns the board, and those who ask how the match stands', async () => {
    const { page, close } = await shown();
    const drawn = await drawnBy(page, () => call(page, 'happen'));
    expect(drawn.board).toBeGreaterThan(0);
    expect(drawn.state).toBeGreaterThan(0);
    await close();
  });
});

test('a table hears of its match for as long as it is shown', async () => {
  const { page, close } = await shown();
  expect(await listenersIn(page)).toBe(1);
  await call(page, 'redraw');
  expect(await listenersIn(page)).toBe(1);
  await call(page, 'leave');
  expect(await listenersIn(page)).toBe(0);
  await call(page, 'show');
  expect(await listenersIn(page)).toBe(1);
  await close();
});
