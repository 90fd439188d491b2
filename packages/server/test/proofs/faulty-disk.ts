import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDERS } from '../support/folders.js';
import { type Flags, HostProcess } from './host-process.js';

const DRIVER = fileURLToPath(new URL('faulty-driver.cjs', import.meta.url));

/** What a disk can do to the database on it; `unsynced`: it has written, and says that it has not. */
export type DiskState = '' | 'full' | 'failing' | 'unsynced' | 'read-only' | 'damaged';

/** A host on one machine whose disk fails when it is told to, and works again when it is told to. */
export class HostOnFaultyDisk extends HostProcess {
  readonly #folder: string;

  constructor(flags: Flags = {}) {
    const folder = mkdtempSync(join(FOLDERS, 'souk-disk-'));
    writeFileSync(join(folder, 'state'), '');
    super(flags, { SOUK_TEST_DISK: join(folder, 'state'), NODE_OPTIONS: `--require=${DRIVER}` });
    this.#folder = folder;
  }

  set disk(state: DiskState) {
    writeFileSync(join(this.#folder, 'state'), state);
  }

  override async end(): Promise<void> {
    await super.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
