import { createInterface, type Interface } from 'node:readline';
import type { Printer } from '../printer.js';
import type { Shell } from '../shell.js';

/** A script that is faster than the game has to wait. */
const MOST_WAITING = 1000;

/** Lines from whoever types, or from a script that stands in for them. */
export class Keyboard {
  readonly isTerminal: boolean;
  readonly #lines: string[] = [];
  readonly #reader: Interface;
  readonly #output: Shell['stdout'];
  readonly #spell: Printer['spell'];
  #waiting: ((line: string | undefined) => void) | undefined;
  #ended = false;

  constructor({ stdin, stdout }: Pick<Shell, 'stdin' | 'stdout'>, spell: Printer['spell']) {
    this.#spell = spell;
    this.isTerminal = stdin.isTTY === true && stdout.isTTY === true;
    this.#output = stdout;
    this.#reader = createInterface({ input: stdin, output: stdout, terminal: this.isTerminal });
    this.#reader.on('line', (line) => {
      if (this.#waiting !== undefined) this.#hand(line);
      else if (this.#lines.push(line) >= MOST_WAITING) this.#reader.pause();
    });
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#hand(undefined);
    });
  }

  /** The next line, without spaces around it; undefined if there will be none. */
  async ask(question: string): Promise<string | undefined> {
    const prompt = this.#spell(question);
    this.#reader.setPrompt(prompt);
    if (this.isTerminal && !this.#ended) this.#reader.prompt();
    else this.#output.write(prompt);
    const line = this.#lines.shift() ?? (this.#ended ? undefined : await this.#next());
    // A script's answers are shown, so that what it did can be read afterwards.
    if (!this.isTerminal) this.#output.write(`${line ?? ''}\n`);
    return line?.trim();
  }

  close(): void {
    this.#reader.close();
  }

  #next(): Promise<string | undefined> {
    this.#reader.resume();
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #hand(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
  }
}
