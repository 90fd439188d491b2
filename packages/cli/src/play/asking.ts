import type { Prompt, Seat } from '@souk/kernel';
import type { Scene } from '../faces/face.js';
import { ruleText } from '../rules.js';
import type { Shell } from '../shell.js';
import { cut, shortened, spread, widthOf, wrap } from '../text.js';
import { type Choice, choicesOf, kindsOf, narrowed, pagesOf } from './choices.js';
import type { Dialogue } from './dialogue.js';
import type { Keyboard } from './keyboard.js';
import { type Order, orderFor, ordersLine, type Question, type Step, showRule } from './orders.js';
import { type Opening, readPages } from './reading.js';
import type { Screen } from './screen.js';
import type { Sitting } from './sitting.js';

/** Lines besides table, news, notes, question and choices: what is left out of a long list, and the answer. */
const OTHER_LINES = 2;
/** Columns that are left for the answer. */
const ANSWER_WIDTH = 8;

/** One question to one person, with all that they may say before they answer it. */
export class Asking implements Question {
  readonly seat: Seat;
  readonly prompt: Prompt | undefined;
  readonly #dialogue: Dialogue;
  readonly #shell: Shell;
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;
  readonly #choices: readonly Choice[];
  #offered: readonly Choice[];
  #page = 0;
  #notes: readonly string[];

  constructor(dialogue: Dialogue, shell: Shell, screen: Screen, keyboard: Keyboard, seat: Seat) {
    this.#notes = dialogue.takeNotes();
    const { entry, match } = dialogue.sitting;
    this.seat = seat;
    this.prompt = entry.game.prompt(match.state, seat);
    this.#dialogue = dialogue;
    this.#shell = shell;
    this.#screen = screen;
    this.#keyboard = keyboard;
    this.#choices = choicesOf(dialogue.sitting, seat, dialogue.scene());
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
    this.#notes = [text];
  }

  turnPage(by: number): void {
    this.#page = (this.#page + by + this.pages) % this.pages;
  }

  read(lines: readonly string[], opening: Opening = 'first page'): Promise<string | undefined> {
    return readPages(lines, opening, this.#screen, this.#keyboard);
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
      const show = (): string => this.#show(news, again);
      const line = await this.#keyboard.ask(show(), show);
      const step = line === undefined ? 'stop' : await this.#hear(line);
      if (step !== undefined) return step;
    }
  }

  /** What a line of input does. Undefined: it did not answer the question. */
  async #hear(line: string): Promise<Step | undefined> {
    this.#notes = [];
    if (line === '') return this.#hearNothing();
    if (/^\d+$/.test(line)) return this.#choose(this.#choices[Number(line) - 1], line);
    const order = orderFor(line);
    if (order !== undefined) {
      if (order.isOffered(this)) return this.#obey(order);
      this.note(`There is no ${order.word} now.`);
      return undefined;
    }
    if (ruleText(this.sitting.entry.game.id, line.toUpperCase()) !== undefined)
      return showRule(this, line.toUpperCase());
    this.#narrow(line);
    return undefined;
  }

  /** An order that goes on has changed something: it is saved like a move. */
  async #obey(order: Order): Promise<Step | undefined> {
    const step = await order.run(this);
    if (step === 'go on') this.#dialogue.saveQuietly();
    return step;
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

  get #scene(): Scene {
    return this.#dialogue.scene();
  }

  /** Columns for a line of words, which are broken rather than cut. */
  get #room(): number {
    return this.#screen.isTerminal ? Math.min(this.#screen.columns, this.#scene.width) : this.#scene.width;
  }

  #drawTable(): string[] {
    const { entry, match } = this.sitting;
    return entry.face.drawTable(entry.game.view(match.state, this.seat), this.#scene);
  }

  #noteLines(): string[] {
    const lines = this.#screen.isTerminal ? this.#notes.flatMap((note) => wrap(note, this.#room)) : this.#notes;
    return lines.map((line) => this.#scene.style.paint(line, 'yellow'));
  }

  #pages(): string[][] {
    // One line is kept for a note to come, so that it does not turn the pages.
    const others = OTHER_LINES + Math.max(1, this.#noteLines().length) + this.#question().length;
    return pagesOf(this.#offered, this.#screen.roomForChoices(this.#drawTable().length, others), this.#scene);
  }

  /**
   * Draws the question and returns what stands before the answer. On a terminal everything is drawn anew;
   * elsewhere only what may have changed is written again.
   */
  #show(news: readonly string[], again: boolean): string {
    const pages = this.#pages();
    this.#page = Math.min(this.#page, pages.length - 1);
    const isRepeated = again && !this.#screen.isTerminal;
    this.#screen.show({
      table: isRepeated ? [] : this.#drawTable(),
      news: isRepeated ? [] : news,
      question: [...this.#noteLines(), ...this.#question()],
      choices: [...pages[this.#page], ...this.#leftOut(pages.length)],
    });
    return this.#invitation();
  }

  #invitation(): string {
    if (!this.#screen.isTerminal) return '> ';
    const room = Math.max(0, this.#screen.columns - ANSWER_WIDTH);
    return `${this.#scene.style.paint(cut(ordersLine(this), room), 'dim')} > `;
  }

  #question(): string[] {
    const { style, width } = this.#scene;
    const asked = this.prompt?.text ?? 'Choose';
    const { persons, names } = this.sitting;
    const lines = wrap(persons.length === 1 ? `${asked}:` : `${names[this.seat]}: ${asked}:`, this.#room);
    const painted = lines.map((line) => style.paint(line, 'bold', 'cyan'));
    const count = this.#offered === this.#choices ? '' : `${this.#offered.length} of ${this.#choices.length} choices`;
    if (count === '' || lines.length > 1 || widthOf(lines[0]) + count.length > width) return painted;
    return [spread(painted[0], style.paint(count, 'dim'), width)];
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
