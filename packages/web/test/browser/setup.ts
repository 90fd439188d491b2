import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { serveChromium } from '../../../../scripts/chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of all tests is to be connected to. */
    readonly chromium: string;
    /** Where the built page is served, without a host. */
    readonly page: string;
  }
}

const WEB = fileURLToPath(new URL('../..', import.meta.url));

/** One browser, and one server of what was built, for every test in a browser. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [chromium, server] = await Promise.all([
    serveChromium(),
    preview({ root: WEB, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' }),
  ]);
  provide('chromium', chromium.wsEndpoint());
  provide('page', server.resolvedUrls?.local[0] ?? '');
  return async () => {
    await chromium.close();
    await server.close();
  };
}
