// Finds a Chromium to test with: one that is named or installed, else Playwright's own, else Debian's package.
// One that is made for work without a window comes first: it opens a page with a third of the work.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Works without a desktop, as root and in a closed network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The ways to come by a browser where none is installed, the most usual first. @type {[string, string[]][]} */
const INSTALLS = [
  ['npx', ['--yes', 'playwright-core', 'install', 'chromium']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
];

const existing = () =>
  [process.env.SOUK_CHROMIUM ?? '', ...INSTALLED, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );

/** The path of a Chromium; installs one if there is none. */
export function findChromium() {
  const found = existing();
  if (found !== undefined) return found;
  for (const [command, args] of INSTALLS) {
    console.error(`souk: no Chromium found, trying ${command} ${args.join(' ')} …`);
    spawnSync(command, args, { stdio: ['ignore', 2, 2] });
    const installed = existing();
    if (installed !== undefined) return installed;
  }
  throw new Error('no Chromium: install one, or name it in SOUK_CHROMIUM');
}

/** A running Chromium. */
export const launchChromium = () => chromium.launch({ executablePath: findChromium(), args: FLAGS });

/** A running Chromium for several processes: each connects to its address. */
export const serveChromium = () => chromium.launchServer({ executablePath: findChromium(), args: FLAGS });
