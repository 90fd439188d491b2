import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

export const WEB = fileURLToPath(new URL('../..', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { viewport: { width: 1280, height: 720 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** For what is about the service worker: it is kept out of all other tests. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** For what is about loading, and where a page is given for good what no other test should find: a clock, a script. */
export const ALONE = { serviceWorkers: 'block' } as const;

const QUIET = { speed: 'off', theme: 'dark', language: 'en', name: 'Zahra' };

/** A page that fails the test when it complains or asks for something that is not there. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly settings?: object;
  /** A match that the browser has kept. */
  readonly match?: object;
  /** Whether pixels are made of what is laid out; they are in any case where things move. */
  readonly painted?: boolean;
}

/** Nobody looks at the pixels, and they take half of the work: what cannot be seen is laid out and reached all the same. */
const UNPAINTED = 'html:not([data-painted]) { opacity: 0 }';

/** What a page itself breaks off by leaving, or by ending a worker, has not failed. */
const BROKEN_OFF = 'net::ERR_ABORTED';

/** What Playwright itself says where it keeps a page from installing a service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Something that serves the page. */
export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** Milliseconds that a host may take to start on a busy machine, and a browser to answer. */
const START = 120_000;

/** Milliseconds that one thing on a page may take: less than a test may, so that the test says what it waited for. */
const PATIENCE = 60_000;

let browser: Browser;
let served: Served;

/** Pages that nobody looks at any more, by how they are to be seen: nothing is left in them but what was loaded. */
const idle = new Map<string, Page[]>();

/** How many pages of a kind are kept. */
const MOST_IDLE = 3;

/** A file at the page's address that does nothing: who is there can be known to the host, and has no page to look at. */
export const NOTHING = '/icon.svg';

/** What each page has asked for and not been answered yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/** For test files that need the page: the one Chromium of all of them, beside whatever serves it. */
export function withBrowserAt(serve: () => Promise<Served>): void {
  beforeAll(async () => {
    served = await serve();
    browser = await chromium.connect(inject('chromium'));
  }, START);
  afterAll(async () => {
    idle.clear();
    await browser?.close();
    await served?.close();
  });
}

/** What was built, without a host. */
export const withBrowser = (): void =>
  withBrowserAt(async () => ({ address: inject('page'), close: () => Promise.resolve() }));

export const address = (path: string): string => new URL(path, served.address).href;

/**
 * A page in which nothing is left of any other test. Unless that is what a test is about, nothing is kept for times without
 * a network: each visit would load all there is. What was loaded once need not be loaded and compiled again: a page that is
 * closed is the next one to be seen in the same way, unless something moves in it or it is to be alone.
 */
export async function visit(path: string, options: BrowserContextOptions, wanted: VisitOptions = {}): Promise<Visit> {
  const settings = { ...QUIET, ...wanted.settings };
  const isPainted = wanted.painted === true || settings.speed !== QUIET.speed;
  const kind = JSON.stringify(options);
  const isShared = !isPainted && options.serviceWorkers === undefined;
  const page = (isShared ? idle.get(kind)?.pop() : undefined) ?? (await newPage(options, isPainted));
  if (options.viewport != null) await page.setViewportSize(options.viewport);
  const kept = {
    'souk.settings': JSON.stringify(settings),
    ...(wanted.match === undefined ? {} : { 'souk.match.kept': JSON.stringify({ ...wanted.match, id: 'kept' }) }),
  };
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  watchRequests(page);
  const complaints = complaintsOf(page);
  await page.goto(address(path));
  return { page, complaints, close: () => (isShared ? leave(page, kind) : end(page)) };
}

async function newPage(options: BrowserContextOptions, isPainted: boolean): Promise<Page> {
  const context = await browser.newContext({ ...ALONE, ...options });
  if (!isPainted) await context.addInitScript(leaveUnpainted, UNPAINTED);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address(NOTHING));
  return page;
}

const end = (page: Page): Promise<void> => page.context().close();

/** Takes everything out of a page that a test may have left in it, and keeps it for the next. */
async function leave(page: Page, kind: string): Promise<void> {
  page.removeAllListeners();
  const pages = idle.get(kind) ?? [];
  idle.set(kind, pages);
  if (pages.length >= MOST_IDLE) return end(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(-1, -1);
  await page.goto(address(NOTHING));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await Promise.all([page.context().clearCookies(), page.context().clearPermissions()]);
  pages.push(page);
}

/** What a page complains of from now on. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== NO_WORKER) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== BROKEN_OFF) complaints.push(`${request.url()} failed`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  return complaints;
}

function leaveUnpainted(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page asks for nothing: what is broken off by leaving would look like a failure. Unlike the load state
 * "networkidle", which a page reaches once and keeps, this also sees what was asked for since, and waits no half second.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (let idle = 0; idle < 3; idle++) {
    // An answer may lead to the next question, but not later than the page has drawn it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (await untilAnswered(page)) idle = -1;
  }
}

/** Waits until everything that a page has asked for so far is there. Says whether anything was missing. */
export async function untilAnswered(page: Page): Promise<boolean> {
  const requests = [...(underWay.get(page) ?? [])];
  await Promise.all(requests.map((request) => request.response().then((response) => response?.finished())));
  return requests.length > 0;
}

/** Everything that axe finds wrong with what is shown now. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    interface Violation {
      readonly id: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    }
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: readonly Violation[] }> };
    };
    const root = document.documentElement;
    root.toggleAttribute('data-painted', true);
    // What is in order needs no account, and there is neither sound nor film to be loaded before.
    const found = await axe.run({ resultTypes: ['violations'], preload: false });
    root.toggleAttribute('data-painted', false);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  });
}

export const expectNoComplaints = ({ complaints }: Visit): void =>
  expect(complaints, complaints.join('; ')).toEqual([]);
