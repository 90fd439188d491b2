import type { Browser, Page } from 'playwright-core';
import { inFolder } from '../server/folder.js';
import { startSouk } from '../server/servers.js';

const FINDER = new URL('../../../scripts/chromium.mjs', import.meta.url).href;

interface Finder {
  launchChromium(): Promise<Browser>;
}

/** A page in a real Chromium, served by a host as every visitor gets it. */
export interface Visited {
  readonly page: Page;
  readonly base: string;
}

/** How a page is prepared before it is opened. */
export interface PageOptions {
  readonly speed: 'full' | 'off';
  /** A match that the browser has kept. */
  readonly match?: object;
}

/** Opens the page, has something measured on it and closes everything again. */
export const onPage = <V>(options: PageOptions, measure: (visited: Visited) => Promise<V>): Promise<V> =>
  inFolder((folder) => onPageOf(folder, options, measure));

async function onPageOf<V>(
  folder: string,
  options: PageOptions,
  measure: (visited: Visited) => Promise<V>,
): Promise<V> {
  const { launchChromium }: Finder = await import(FINDER);
  const host = await startSouk(folder);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
    const kept = JSON.stringify({ name: 'Zahra', theme: 'dark', language: 'en', speed: options.speed });
    const match = options.match === undefined ? null : JSON.stringify(options.match);
    await context.addInitScript(`
      localStorage.setItem('souk.settings', ${JSON.stringify(kept)});
      if (${match !== null}) localStorage.setItem('souk.match.bench', ${JSON.stringify(match)});
    `);
    return await measure({ page: await context.newPage(), base: `http://127.0.0.1:${host.port}/` });
  } finally {
    await browser.close();
    await host.stop();
  }
}
