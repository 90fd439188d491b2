import type { Prompt, Seat } from '@souk/kernel';
import type { Scene } from '../faces/face.js';
import { ruleNamed } from '../rules.js';
import type { Shell } from '../shell.js';
import { shortened, spread, widthOf, wrap } from '../text.js';
import { type Choice, type Choices, choicesOf, type Group, kindsOf, narrowed, pagesOf } from './choices.js';
import type { Dialogue } from './dialogue.js';
import type { Keyboard } from './keyboard.js';
import { orderFor, ordersLine, type Question, type Step, showRule } from './orders.js';
import type { Screen } from './screen.js';
import type { Sitting } from './sitting.js';

/** Lines besides table, news and choices: a note, the question, what is left out of a long list, the answer. */
const OTHER_LINES = 4;

/** Lines that news get even where the list of choices is too long for the screen. */
const LINES_OF_NEWS = 3;

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
  readonly #choices: Choices;
  #offered: readonly (Choice | Group)[];
  #news: readonly string[] = [];
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
    this.#offered = this.#choices.overview;
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
    this.#news = this.#dialogue.news(this.seat);
    for (let again = false; ; again = true) {
      this.#show(again);
      const line = await this.#keyboard.ask(this.#invitation());
      const step = line === undefined ? 'stop' : await this.#hear(line);
      if (step !== undefined) return step;
    }
  }

  /** What a line of input does. Undefined: it did not answer the question. */
  async #hear(line: string): Promise<Step | undefined> {
    this.#note = '';
    if (line === '') return this.#hearNothing();
    if (/^\d+$/.test(line)) return this.#choose(line);
    const order = orderFor(line);
    if (order !== undefined) {
      if (order.isOffered(this)) return order.run(this);
      this.note(`There is no ${order.word} now.`);
      return undefined;
    }
    if (this.#isAboutRule(line)) return showRule(this, line);
    this.#narrow(line);
    return undefined;
  }

  /** "r" and something, or the whole name of a rule. */
  #isAboutRule(line: string): boolean {
    if (/^r(ules?)?\s/i.test(line)) return true;
    return ruleNamed(this.sitting.entry.game.id, line)?.toLowerCase() === line.toLowerCase();
  }

  #hearNothing(): Step | undefined {
    const { all, overview } = this.#choices;
    if (all.length === 1) return this.#choose('1');
    if (this.#offered === overview) this.note('Type the number of your choice.');
    this.#offer(overview);
    return undefined;
  }

  #offer(choices: readonly (Choice | Group)[]): void {
    this.#offered = choices;
    this.#page = 0;
  }

  #choose(line: string): Step | undefined {
    const { all, overview } = this.#choices;
    const chosen = [...overview, ...all].find(({ number }) => number === Number(line));
    if (chosen === undefined) {
      const most = Math.max(overview.length, ...all.map(({ number }) => number));
      this.note(`There is no choice ${shortened(line, 12)}: expected 1 to ${most}.`);
      return undefined;
    }
    if ('choices' in chosen) {
      this.#offer(chosen.choices);
      return undefined;
    }
    this.sitting.decide(this.seat, chosen.code, this.now());
    this.#dialogue.saveQuietly();
    return 'go on';
  }

  #narrow(words: string): void {
    const found = narrowed(this.#choices.all, words);
    if (found.length === 0) this.note(`No choice has “${shortened(words, 30)}”. ? shows help.`);
    this.#offer(found.length === 0 ? this.#offered : found);
  }

  #pages(): string[][] {
    const others = OTHER_LINES + Math.min(this.#news.length, LINES_OF_NEWS);
    return pagesOf(this.#offered, this.#screen.roomForChoices(this.#table.length, others), this.#scene);
  }

  /** On a terminal everything is drawn anew; elsewhere only what may have changed is written again. */
  #show(again: boolean): void {
    const pages = this.#pages();
    const { style } = this.#scene;
    const choices = [...(pages[this.#page] ?? []), ...this.#leftOut(pages.length)];
    const question = this.#note === '' ? [this.#question()] : [style.paint(this.#note, 'yellow'), this.#question()];
    const isScript = !this.#screen.isTerminal;
    this.#screen.show({
      table: again && isScript ? [] : this.#table,
      news: again && isScript ? [] : this.#news,
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
    const { all, overview } = this.#choices;
    const count = this.#offered === overview ? '' : `${this.#offered.length} of ${all.length} choices`;
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
