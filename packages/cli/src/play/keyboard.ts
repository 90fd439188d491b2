import { createInterface, type Interface } from 'node:readline';
import type { Printer } from '../printer.js';
import type { Shell } from '../shell.js';

/** A script that is faster than the game has to wait. */
const MOST_WAITING = 1000;

/** Lines from the player at the keyboard, or from a script in their place. */
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

  /** Whether there will be no more lines. */
  get ended(): boolean {
    return this.#ended && this.#lines.length === 0;
  }

  /** A line that was typed while no question was open; undefined if there was none. */
  overhear(): string | undefined {
    return this.#lines.shift();
  }

  /**
   * The next line, without spaces around it; undefined if there will be none. Where the screen may change its size
   * meanwhile, `redraw` draws anew what stands above the question, and returns the question.
   */
  async ask(question: string, redraw?: () => string): Promise<string | undefined> {
    const resized = (): void => this.#prompt(redraw?.() ?? question);
    // Before the reader, which would take a question that no longer fits for two lines, and go up as far.
    if (this.isTerminal) this.#output.prependListener('resize', resized);
    try {
      this.#prompt(question);
      const line = this.#lines.shift() ?? (this.#ended ? undefined : await this.#next());
      // A script's answers are shown, so that what it did can be read afterwards.
      if (!this.isTerminal) this.#output.write(`${line ?? ''}\n`);
      return line?.trim();
    } finally {
      this.#output.off('resize', resized);
    }
  }

  /** Writes the question; what has been typed already stays behind it. */
  #prompt(question: string): void {
    const prompt = this.#spell(question);
    this.#reader.setPrompt(prompt);
    if (this.isTerminal && !this.#ended) this.#reader.prompt(true);
    else this.#output.write(prompt);
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
