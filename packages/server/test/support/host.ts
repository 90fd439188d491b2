import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, type Host, type HostDependencies, startHost } from '@souk/server';
import { onTestFinished } from 'vitest';

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souk-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings for tests: any free port, no log, bots that do not wait, and limits that nobody reaches by chance. */
export const TEST_SETTINGS: Partial<Config> = {
  port: 0,
  logLevel: 'silent',
  botThreads: 1,
  botPause: 0,
  maxConnectionsPerAddress: 10_000,
  maxMessages: 10_000,
  maxRequests: 100_000,
  maxGuests: 100_000,
  maxSignIns: 1000,
  maxCodes: 1000,
  maxTables: 100_000,
  maxChat: 1000,
  // A clock that is turned by hand gives nobody time to answer.
  pingSeconds: 604_800,
};

/** A real host on a real port, closed when the test is over. */
export async function openHost(settings: Partial<Config> = {}, dependencies: HostDependencies = {}): Promise<Host> {
  const host = await startHost(
    { ...TEST_SETTINGS, data: settings.data ?? temporaryFolder(), ...settings },
    dependencies,
  );
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await host.close();
  };
  onTestFinished(close);
  return { address: host.address, close };
}
