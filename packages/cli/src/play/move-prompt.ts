import { elementAt, type Prompt, type Seat } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { cut, shortened, spread, widthOf, wrap } from '@souk/terminal-kit';
import { promptText } from '../game-texts.js';
import { ruleNamed } from '../rules.js';
import type { Context } from '../shell.js';
import type { Translator } from '../text/index.js';
import { type Choice, type Choices, choicesOf, type Group, kindsOf, narrowed, pagesOf } from './choices.js';
import type { Keyboard } from './keyboard.js';
import type { LocalMatch } from './local-match.js';
import type { MatchLoop } from './match-loop.js';
import {
  commandsLine,
  type PromptCommand,
  promptCommandFor,
  type Question,
  type Step,
  showRule,
  wordOf,
} from './prompt-commands.js';
import { type Opening, readPages } from './reading.js';
import type { Screen } from './screen.js';

/** Lines besides table, news, notes, question and choices: what is left out of a long list, and the answer. */
const OTHER_LINES = 2;
/** Columns that are left for the answer. */
const ANSWER_WIDTH = 8;

/** Lines that news get even where the list of choices is too long for the screen. */
const LINES_OF_NEWS = 3;

/** One question to one person, with all that they may say before they answer it. */
export class MovePrompt implements Question {
  readonly seat: Seat;
  readonly prompt: Prompt | undefined;
  readonly #dialogue: MatchLoop;
  readonly #context: Context;
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;
  readonly #choices: Choices;
  #offered: readonly (Choice | Group)[];
  #news: readonly string[] = [];
  #page = 0;
  #notes: readonly string[];

  constructor(dialogue: MatchLoop, context: Context, screen: Screen, keyboard: Keyboard, seat: Seat) {
    this.#notes = dialogue.takeNotes();
    const { entry, match } = dialogue.sitting;
    this.seat = seat;
    this.prompt = entry.game.prompt(match.state, seat);
    this.#dialogue = dialogue;
    this.#context = context;
    this.#screen = screen;
    this.#keyboard = keyboard;
    this.#choices = choicesOf(dialogue.sitting, seat, dialogue.scene(), context);
    this.#offered = this.#choices.overview;
  }

  get sitting(): LocalMatch {
    return this.#dialogue.sitting;
  }

  get translator(): Translator {
    return this.#context;
  }

  get pages(): number {
    return this.#pages().length;
  }

  now(): number {
    return this.#context.now();
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

  sayChoice(code: number): string {
    const choice = this.#choices.all.find((each) => each.code === code);
    return choice === undefined ? '' : `${choice.number} ${choice.text}`;
  }

  /** Asks until there is an answer. */
  async ask(): Promise<Step> {
    this.#news = this.#dialogue.news(this.seat);
    for (let again = false; ; again = true) {
      const show = (): string => this.#show(again);
      const line = await this.#keyboard.ask(show(), show);
      const step = line === undefined ? 'stop' : await this.#hear(line);
      if (step !== undefined) return step;
    }
  }

  /** What a line of input does. Undefined: it did not answer the question. */
  async #hear(line: string): Promise<Step | undefined> {
    this.#notes = [];
    if (line === '') return this.#hearNothing();
    if (/^\d+$/.test(line)) return this.#choose(line);
    const command = promptCommandFor(line, this.translator);
    if (command !== undefined) {
      if (command.isOffered(this)) return this.#runCommand(command);
      this.note(this.translator.say('ask.notNow', { command: wordOf(command, this.translator) }));
      return undefined;
    }
    if (this.#isAboutRule(line)) return showRule(this, line);
    this.#narrow(line);
    return undefined;
  }

  /** A command that goes on has changed something: it is saved like a move. */
  async #runCommand(command: PromptCommand): Promise<Step | undefined> {
    const step = await command.run(this);
    if (step === 'go on') this.#dialogue.saveQuietly();
    return step;
  }

  /** "r" and something, or the whole name of a rule. */
  #isAboutRule(line: string): boolean {
    if (/^(r(ules?)?|regeln?)\s/i.test(line)) return true;
    return ruleNamed(this.sitting.entry.game.id, line, this.translator.language)?.toLowerCase() === line.toLowerCase();
  }

  #hearNothing(): Step | undefined {
    const { all, overview } = this.#choices;
    if (all.length === 1) return this.#choose('1');
    if (this.#offered === overview) this.note(this.translator.say('ask.typeNumber'));
    this.#offer(overview);
    return undefined;
  }

  #offer(choices: readonly (Choice | Group)[]): void {
    this.#offered = choices;
    this.#page = 0;
  }

  #choose(line: string): Step | undefined {
    // Only what is listed now: a move that cannot be seen must not be made by mistake.
    const chosen = this.#offered.find(({ number }) => number === Number(line));
    if (chosen === undefined) {
      const numbers = this.#offered.map(({ number }) => number);
      const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
      const said = shortened(line, 12);
      this.note(
        this.translator.say(this.#offered === this.#choices.overview ? 'ask.noChoice' : 'ask.notListed', {
          said,
          least,
          most,
        }),
      );
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
    if (found.length === 0) this.note(this.translator.say('ask.noMatch', { words: shortened(words, 30) }));
    this.#offer(found.length === 0 ? this.#offered : found);
  }

  get scene(): Scene {
    return this.#dialogue.scene();
  }

  /** Columns for a line of words, which are broken rather than cut. */
  get #room(): number {
    return this.#screen.isTerminal ? Math.min(this.#screen.columns, this.scene.width) : this.scene.width;
  }

  #drawTable(): string[] {
    const { entry, match } = this.sitting;
    return entry.face.drawTable(entry.game.view(match.state, this.seat), this.scene);
  }

  #noteLines(): string[] {
    const lines = this.#screen.isTerminal ? this.#notes.flatMap((note) => wrap(note, this.#room)) : this.#notes;
    return lines.map((line) => this.scene.style.paint(line, 'yellow'));
  }

  #pages(): string[][] {
    // One line is kept for a note to come, so that it does not turn the pages.
    const news = Math.min(this.#news.length, LINES_OF_NEWS);
    const others = OTHER_LINES + Math.max(1, this.#noteLines().length) + this.#question().length + news;
    return pagesOf(this.#offered, this.#screen.roomForChoices(this.#drawTable().length, others), this.scene);
  }

  /**
   * Draws the question and returns what stands before the answer. On a terminal everything is drawn anew;
   * elsewhere only what may have changed is written again.
   */
  #show(again: boolean): string {
    const pages = this.#pages();
    this.#page = Math.min(this.#page, pages.length - 1);
    const isRepeated = again && !this.#screen.isTerminal;
    this.#screen.show({
      table: isRepeated ? [] : this.#drawTable(),
      news: isRepeated ? [] : this.#news,
      question: [...this.#noteLines(), ...this.#question()],
      choices: [...elementAt(pages, this.#page), ...this.#leftOut(pages.length)],
    });
    return this.#invitation();
  }

  #invitation(): string {
    if (!this.#screen.isTerminal) return '> ';
    const room = Math.max(0, this.#screen.columns - ANSWER_WIDTH);
    return `${this.scene.style.paint(cut(commandsLine(this, room), room), 'dim')} > `;
  }

  /** What is asked, in the person's language. */
  #asked(): string {
    const { entry, match } = this.sitting;
    if (this.prompt === undefined) return `${this.translator.say('ask.choose')}:`;
    return promptText(entry, match.state, this.seat, this.prompt, this.scene);
  }

  #question(): string[] {
    const { style, width } = this.scene;
    const asked = this.#asked();
    const { persons, names } = this.sitting;
    const lines = wrap(persons.length === 1 ? asked : `${names[this.seat]}: ${asked}`, this.#room);
    const painted = lines.map((line) => style.paint(line, 'bold', 'cyan'));
    const { all, overview } = this.#choices;
    const count =
      this.#offered === overview ? '' : this.translator.say('ask.count', { n: this.#offered.length, all: all.length });
    if (count === '' || lines.length > 1 || widthOf(elementAt(lines, 0)) + count.length > width) return painted;
    return [spread(elementAt(painted, 0), style.paint(count, 'dim'), width)];
  }

  /** What a list too long for the screen leaves out, and how to get at it. */
  #leftOut(pages: number): string[] {
    if (pages < 2) return [];
    const { style, width } = this.scene;
    const kinds = kindsOf(this.#offered);
    const text = this.translator.say('ask.page', { page: this.#page + 1, pages, kinds });
    return [style.paint(shortened(text, width), 'dim')];
  }
}
