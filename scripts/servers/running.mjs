// Starts programs that serve others, and stops, kills, pauses and restarts them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A port of this machine that is free. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * How a server is started: the program, its arguments, what it says when it is ready, who it runs as.
 * @typedef {{ program: string, args: string[], ready: RegExp, uid?: number, gid?: number, cwd: string }} Start
 */

/** A server that runs as a process of its own, on the same port and folder in all its lives. */
export class Running {
  #start;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  /** What it has said last. @type {string[]} */
  #said = [];
  #last = () => this.#process?.kill('SIGKILL');

  /** @param {string} url @param {Start} start */
  constructor(url, start) {
    this.url = url;
    this.#start = start;
    // The process that has started it may end in any way: it must not stay behind.
    process.on('exit', this.#last);
  }

  get pid() {
    return this.#process?.pid;
  }

  async start() {
    const { program, args, ready, uid, gid, cwd } = this.#start;
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], uid, gid, cwd });
    this.#process = child;
    await new Promise((resolve, reject) => {
      const hear = (/** @type {string} */ line) => {
        this.#said = [...this.#said.slice(-20), line];
        if (ready.test(line)) resolve(undefined);
      };
      createInterface({ input: child.stdout }).on('line', hear);
      createInterface({ input: child.stderr }).on('line', hear);
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${program} has ended:\n${this.#said.join('\n')}`)));
    });
    child.removeAllListeners('exit');
  }

  /** Ends it with a signal and waits until it is gone. @param {NodeJS.Signals} signal */
  async end(signal) {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    await gone;
  }

  /** Resolves when it has ended by itself. */
  async ended() {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await once(child, 'exit');
  }

  /** @param {NodeJS.Signals} signal */
  async restart(signal) {
    await this.end(signal);
    await this.start();
  }

  /** It neither answers nor goes away. */
  pause() {
    this.#process?.kill('SIGSTOP');
  }

  resume() {
    this.#process?.kill('SIGCONT');
  }

  /** In good order, and for good. */
  async stop() {
    process.off('exit', this.#last);
    await this.end('SIGINT');
  }
}
