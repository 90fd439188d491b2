import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, type Host, startHost } from '@souk/server';
import { expect } from 'vitest';
import { type Visit, WEB, withBrowserAt } from './browser.js';
import { HurriedClock } from './hurried-clock.js';

const SETTINGS: Partial<Config> = {
  logLevel: 'silent',
  web: join(WEB, 'dist'),
  botThreads: 1,
  botPause: 0,
  spectatorPause: 20,
  graceSeconds: 0,
  maxRequests: 10_000,
  maxMessages: 1000,
};

const clock = new HurriedClock();

let host: Host;
let settings: Partial<Config>;

/** For test files that need the real host: it serves the page and everything online, and keeps it in a folder. */
export function withHost(): void {
  withBrowserAt(async () => {
    const data = mkdtempSync(join(tmpdir(), 'souk-online-'));
    host = await startHost({ ...SETTINGS, port: 0, data }, { runtime: clock });
    settings = { ...SETTINGS, port: Number(new URL(host.address).port), data };
    return {
      address: host.address,
      async close() {
        await host.close();
        rmSync(data, { recursive: true, force: true });
      },
    };
  });
}

/** So many milliseconds pass at the host at once. */
export const turnClockOn = (milliseconds: number): void => clock.turnOn(milliseconds);

/** The host goes away; what it returns brings one back with the same data at the same address. */
export async function stopHost(): Promise<() => Promise<void>> {
  await host.close();
  return async () => {
    host = await startHost(settings, { runtime: clock });
  };
}

/** What a browser itself says about a line that was cut, and nothing else. */
const CUT =
  /^WebSocket connection to 'ws:\/\/127\.0\.0\.1:\d+\/api\/v1\/live' failed: (?:Error in connection establishment: net::ERR_CONNECTION_(?:REFUSED|RESET)|WebSocket is closed before the connection is established\.)$/;

/** Over a line that was cut a page asks in vain whether it is still known. Any other request that fails is named. */
const ASKED_IN_VAIN =
  /^(?:http:\/\/127\.0\.0\.1:\d+\/api\/v1\/me failed|Failed to load resource: net::ERR_(?:CONNECTION_(?:REFUSED|RESET)|EMPTY_RESPONSE))$/;

export const expectNoComplaintsButCuts = ({ complaints }: Visit): void =>
  expect(complaints.filter((complaint) => !CUT.test(complaint) && !ASKED_IN_VAIN.test(complaint))).toEqual([]);
