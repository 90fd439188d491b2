import { wrap } from '@souk/terminal-kit';
import type { Keyboard } from './keyboard.js';
import type { Screen } from './screen.js';

/** Questions before a match, each with an answer that Enter gives. Undefined as soon as the player quits. */
export class Questions {
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;

  constructor(screen: Screen, keyboard: Keyboard) {
    this.#screen = screen;
    this.#keyboard = keyboard;
  }

  get width(): number {
    return this.#screen.printer.width;
  }

  bold(text: string): string {
    return this.#screen.printer.style.paint(text, 'bold');
  }

  dim(text: string): string {
    return this.#screen.printer.style.paint(text, 'dim');
  }

  print(lines: readonly string[]): void {
    this.#screen.printer.print(lines);
  }

  async text(question: string): Promise<string | undefined> {
    const said = await this.#keyboard.ask(question);
    return said === undefined || /^q(uit)?$/i.test(said) ? undefined : said;
  }

  async pick<T>(
    question: string,
    labels: readonly string[],
    usual: number,
    from: readonly T[],
  ): Promise<T | undefined> {
    this.print([this.bold(question), ...labels.flatMap((label, i) => wrap(`  ${i + 1} ${label}`, this.width, '    '))]);
    const number = await this.number('Number', 1, from.length, usual + 1);
    return number === undefined ? undefined : from[number - 1];
  }

  async number(question: string, min: number, max: number, usual: number): Promise<number | undefined> {
    for (;;) {
      const said = await this.text(`${question} (${min} to ${max})? [${usual}] `);
      if (said === undefined) return undefined;
      if (said === '') return usual;
      if (/^-?\d+$/.test(said) && Number(said) >= min && Number(said) <= max) return Number(said);
      this.print([`Expected a number from ${min} to ${max}.`]);
    }
  }

  /** Undefined if the player quits. */
  async yesOrNo(question: string): Promise<boolean | undefined> {
    for (;;) {
      const said = await this.text(`${question} (y/n)? [y] `);
      if (said === undefined) return undefined;
      if (said === '' || /^y(es)?$/i.test(said)) return true;
      if (/^no?$/i.test(said)) return false;
      this.print(['Expected y or n.']);
    }
  }
}
