import { wrap } from '@souk/terminal-kit';
import type { Translator } from '../text/index.js';
import { isNo, isQuit, isYes } from './answers.js';
import type { Keyboard } from './keyboard.js';
import type { Screen } from './screen.js';

/** Questions before a match, each with an answer that Enter gives. Undefined as soon as the player quits. */
export class SetupPrompts {
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;

  constructor(screen: Screen, keyboard: Keyboard) {
    this.#screen = screen;
    this.#keyboard = keyboard;
  }

  get translator(): Translator {
    return this.#screen.printer;
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
    return said === undefined || isQuit(said) ? undefined : said;
  }

  async pick<T>(
    question: string,
    labels: readonly string[],
    usual: number,
    from: readonly T[],
  ): Promise<T | undefined> {
    this.print([this.bold(question), ...labels.flatMap((label, i) => wrap(`  ${i + 1} ${label}`, this.width, '    '))]);
    const number = await this.number(this.translator.say('menu.pick'), 1, from.length, usual + 1);
    return number === undefined ? undefined : from[number - 1];
  }

  async number(question: string, min: number, max: number, usual: number): Promise<number | undefined> {
    for (;;) {
      const said = await this.text(this.translator.say('menu.number', { question, min, max, usual }));
      if (said === undefined) return undefined;
      if (said === '') return usual;
      if (/^-?\d+$/.test(said) && Number(said) >= min && Number(said) <= max) return Number(said);
      this.print([this.translator.say('menu.notNumber', { min, max })]);
    }
  }

  /** Undefined if the player quits. */
  async yesOrNo(question: string): Promise<boolean | undefined> {
    for (;;) {
      const said = await this.text(this.translator.say('menu.yesOrNo', { question }));
      if (said === undefined) return undefined;
      if (said === '' || isYes(said)) return true;
      if (isNo(said)) return false;
      this.print([this.translator.say('menu.notYesOrNo')]);
    }
  }
}
