import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { FOLDERS } from '../support/folders.js';

const SOUK = fileURLToPath(new URL('../../../cli/bin/souk.mjs', import.meta.url));
const SKEWED_CLOCK = new URL('./skewed-clock.mjs', import.meta.url).href;
const OPEN = /^Souk is open at (http:\/\/[^:]+:(\d+))/;

/** Limits under which a test counts as many people: all of them come from one address. */
export const MANY_PEOPLE = {
  'max-connections-per-address': 10_000,
  'max-messages': 100_000,
  'max-requests': 100_000,
  'max-guests': 100_000,
  'max-tables': 100_000,
} as const;

export type Flags = { readonly [flag: string]: string | number };

/** `souk serve` in a process of its own, which can be killed and started again on the same port and data. */
export class HostProcess {
  readonly data = mkdtempSync(join(FOLDERS, 'souk-proof-'));
  /** Everything that the process has written, in all its lives. */
  readonly output: string[] = [];
  readonly #flags: readonly string[];
  readonly #env: { readonly [name: string]: string };
  #process: ChildProcess | undefined;
  #open: Promise<number>;
  #port = 0;
  #isOpen = false;
  #ahead: number | undefined;

  /** `ahead`: milliseconds by which the clock of its machine is ahead, in all its lives; left out: it is the real one. */
  constructor(flags: Flags = {}, env: { readonly [name: string]: string } = {}, ahead?: number) {
    this.#env = env;
    this.#ahead = ahead;
    this.#flags = Object.entries({ ...MANY_PEOPLE, ...flags }).flatMap(([flag, value]) => [`--${flag}`, `${value}`]);
    this.#open = this.#start();
  }

  /** The port, as soon as the process is open. */
  get open(): Promise<number> {
    return this.#open;
  }

  /** Whether it is open now, as far as is known. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Ends the process without a warning. */
  async kill(): Promise<void> {
    const dying = this.#process;
    if (dying === undefined) return;
    this.#process = undefined;
    this.#isOpen = false;
    // Who waits for the opening of a host that dies before it waits for the next one.
    this.#open.catch(() => {});
    const gone = dying.exitCode === null && dying.signalCode === null ? once(dying, 'exit') : undefined;
    dying.kill('SIGKILL');
    await gone;
  }

  /** The process neither goes on nor goes away. */
  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  /** The clock of its machine jumps: from now on it is so many milliseconds ahead. Only of one that was started with a clock of its own. */
  setClock(ahead: number): void {
    this.#ahead = ahead;
    this.#process?.send({ ahead });
  }

  /** Kills it and starts it again. */
  async restart(): Promise<number> {
    this.#open = this.kill().then(() => this.#start());
    return this.#open;
  }

  /** Kills it, does something while it is away, and starts it again. */
  async restartAfter(act: () => Promise<void>): Promise<number> {
    this.#open = this.kill()
      .then(act)
      .then(() => this.#start());
    return this.#open;
  }

  /** Starts it again and kills it before it is open, then starts it once more. */
  async restartTwice(): Promise<number> {
    this.#open = this.kill()
      .then(() => {
        this.#start().catch(() => {});
        return this.kill();
      })
      .then(() => this.#start());
    return this.#open;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  async #start(): Promise<number> {
    const args = [SOUK, 'serve', '--port', String(this.#port), '--data', this.data, ...this.#flags];
    const child = spawnHost(args, { ...process.env, ...this.#env }, this.#ahead);
    this.#process = child;
    const lines = createInterface({ input: child.stdout });
    createInterface({ input: child.stderr }).on('line', (line) => this.output.push(line));
    lines.on('line', (line) => this.output.push(line));
    return new Promise((resolve, reject) => {
      lines.on('line', (line) => {
        const port = OPEN.exec(line)?.[2];
        if (port === undefined) return;
        this.#port = Number(port);
        this.#isOpen = this.#process === child;
        resolve(this.#port);
      });
      lines.once('close', () =>
        reject(new Error(`the host stopped before it was open:\n${this.output.slice(-5).join('\n')}`)),
      );
    });
  }
}

/** A process of Node whose output is read. */
type HostChild = ChildProcessByStdio<null, Readable, Readable>;

function spawnHost(args: readonly string[], env: NodeJS.ProcessEnv, ahead: number | undefined): HostChild {
  if (ahead === undefined) return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const clock = ['--import', `${SKEWED_CLOCK}?ahead=${ahead}`];
  const child = spawn(process.execPath, [...clock, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env });
  // A process that dies in this moment hears nothing more, and the next one is started with its clock as it is then.
  child.on('error', () => {});
  return child as HostChild;
}
