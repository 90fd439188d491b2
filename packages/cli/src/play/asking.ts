import type { Prompt, Seat } from '@souk/kernel';
import type { Scene } from '../faces/face.js';
import { ruleText } from '../rules.js';
import type { Shell } from '../shell.js';
import { shortened, spread, widthOf, wrap } from '../text.js';
import { type Choice, choicesOf, kindsOf, narrowed, pagesOf } from './choices.js';
import type { Dialogue } from './dialogue.js';
import type { Keyboard } from './keyboard.js';
import { orderFor, ordersLine, type Question, type Step, showRule } from './orders.js';
import type { Screen } from './screen.js';
import type { Sitting } from './sitting.js';

/** Lines besides table, news and choices: a note, the question, what is left out of a long list, the answer. */
const OTHER_LINES = 4;

/** One question to one person, with all that they may say before they answer it. */
export class Asking implements Question {
  readonly seat: Seat;
  readonly prompt: Prompt | undefined;
  readonly #dialogue: Dialogue;
  readonly #shell: Shell;
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;
  readonly #scene: Scene;
  readonly #table: readonly string[];
  readonly #choices: readonly Choice[];
  #offered: readonly Choice[];
  #page = 0;
  #note: string;

  constructor(dialogue: Dialogue, shell: Shell, screen: Screen, keyboard: Keyboard, seat: Seat, note: string) {
    this.#note = note;
    const { entry, match } = dialogue.sitting;
    this.seat = seat;
    this.prompt = entry.game.prompt(match.state, seat);
    this.#dialogue = dialogue;
    this.#shell = shell;
    this.#screen = screen;
    this.#keyboard = keyboard;
    this.#scene = dialogue.scene();
    this.#table = entry.face.drawTable(entry.game.view(match.state, seat), this.#scene);
    this.#choices = choicesOf(dialogue.sitting, seat, this.#scene);
    this.#offered = this.#choices;
  }

  get sitting(): Sitting {
    return this.#dialogue.sitting;
  }

  get pages(): number {
    return this.#pages().length;
  }

  now(): number {
    return this.#shell.now();
  }

  note(text: string): void {
    this.#note = text;
  }

  turnPage(by: number): void {
    this.#page = (this.#page + by + this.pages) % this.pages;
  }

  async read(lines: readonly string[]): Promise<string | undefined> {
    this.#screen.showPage(lines.flatMap((line) => wrap(line, this.#scene.width)));
    return this.#screen.isTerminal ? this.#keyboard.ask('Enter goes on. ') : '';
  }

  inquire(prompt: string): Promise<string | undefined> {
    return this.#keyboard.ask(prompt);
  }

  history(): readonly string[] {
    return this.#dialogue.history(this.seat);
  }

  /** Asks until there is an answer. */
  async ask(): Promise<Step> {
    const news = this.#dialogue.news(this.seat);
    for (let again = false; ; again = true) {
      this.#show(news, again);
      const line = await this.#keyboard.ask(this.#invitation());
      const step = line === undefined ? 'stop' : await this.#hear(line);
      if (step !== undefined) return step;
    }
  }

  /** What a line of input does. Undefined: it did not answer the question. */
  async #hear(line: string): Promise<Step | undefined> {
    this.#note = '';
    if (line === '') return this.#hearNothing();
    if (/^\d+$/.test(line)) return this.#choose(this.#choices[Number(line) - 1], line);
    const order = orderFor(line);
    if (order !== undefined) {
      if (order.isOffered(this)) return order.run(this);
      this.note(`There is no ${order.word} now.`);
      return undefined;
    }
    if (ruleText(this.sitting.entry.game.id, line.toUpperCase()) !== undefined)
      return showRule(this, line.toUpperCase());
    this.#narrow(line);
    return undefined;
  }

  #hearNothing(): Step | undefined {
    if (this.#choices.length === 1) return this.#choose(this.#choices[0], '1');
    if (this.#offered === this.#choices) this.note('Type the number of your choice.');
    this.#offered = this.#choices;
    this.#page = 0;
    return undefined;
  }

  #choose(choice: Choice | undefined, line: string): Step | undefined {
    if (choice === undefined) {
      this.note(`There is no choice ${shortened(line, 12)}: expected 1 to ${this.#choices.length}.`);
      return undefined;
    }
    this.sitting.decide(this.seat, choice.code, this.now());
    this.#dialogue.saveQuietly();
    return 'go on';
  }

  #narrow(words: string): void {
    const found = narrowed(this.#choices, words);
    if (found.length === 0) this.note(`No choice has “${shortened(words, 30)}”. ? shows help.`);
    else this.#offered = found;
    this.#page = 0;
  }

  #pages(): string[][] {
    return pagesOf(this.#offered, this.#screen.roomForChoices(this.#table.length, OTHER_LINES), this.#scene);
  }

  /** On a terminal everything is drawn anew; elsewhere only what may have changed is written again. */
  #show(news: readonly string[], again: boolean): void {
    const pages = this.#pages();
    const { style } = this.#scene;
    const choices = [...(pages[this.#page] ?? []), ...this.#leftOut(pages.length)];
    const question = this.#note === '' ? [this.#question()] : [style.paint(this.#note, 'yellow'), this.#question()];
    const isScript = !this.#screen.isTerminal;
    this.#screen.show({
      table: again && isScript ? [] : this.#table,
      news: again && isScript ? [] : news,
      question,
      choices,
    });
  }

  /** What stands before the answer. */
  #invitation(): string {
    return this.#screen.isTerminal ? `${this.#scene.style.paint(ordersLine(this), 'dim')} > ` : '> ';
  }

  #question(): string {
    const { style, width } = this.#scene;
    const asked = this.prompt?.text ?? 'Choose';
    const { persons, names } = this.sitting;
    const text = style.paint(persons.length === 1 ? `${asked}:` : `${names[this.seat]}: ${asked}:`, 'bold', 'cyan');
    const count = this.#offered === this.#choices ? '' : `${this.#offered.length} of ${this.#choices.length} choices`;
    return count === '' || widthOf(text) + count.length > width ? text : spread(text, style.paint(count, 'dim'), width);
  }

  /** What a list too long for the screen leaves out, and how to get at it. */
  #leftOut(pages: number): string[] {
    if (pages < 2) return [];
    const { style, width } = this.#scene;
    const kinds = kindsOf(this.#offered);
    const text = `page ${this.#page + 1} of ${pages}; type words to narrow: ${kinds}`;
    return [style.paint(shortened(text, width), 'dim')];
  }
}
