import { cut, widthOf, wrap } from '@souk/terminal-kit';
import type { Printer } from '../printer.js';
import type { Shell } from '../shell.js';
import type { Translator } from '../text/index.js';

const CLEAR = '\x1b[2J\x1b[H';
const FORGET = '\x1b[2J\x1b[3J\x1b[H';
/** The screen that everything fits on, and what is assumed of one that does not tell its size. */
const USUAL_ROWS = 24;
const USUAL_COLUMNS = 80;
/** A script has no screen; its choices are cut into pages all the same. */
const SCRIPT_ROWS = 60;
const FEWEST_CHOICES = 3;

/** The parts of what is shown when a person is asked. */
export interface Picture {
  readonly table: readonly string[];
  readonly news: readonly string[];
  readonly question: readonly string[];
  readonly choices: readonly string[];
}

/**
 * Shows things on a terminal, where every picture replaces the one before and must fit, or on anything else,
 * where all is written one after the other.
 */
export class Screen {
  readonly printer: Printer;
  readonly isTerminal: boolean;
  readonly #output: Shell['stdout'];
  #hasHinted = false;

  constructor(printer: Printer, output: Shell['stdout'], isTerminal: boolean) {
    this.printer = printer;
    this.#output = output;
    this.isTerminal = isTerminal;
  }

  get rows(): number {
    return this.isTerminal ? this.#output.rows || USUAL_ROWS : SCRIPT_ROWS;
  }

  get columns(): number {
    return this.#output.columns || USUAL_COLUMNS;
  }

  /** The lines left for choices beside a table and what else must stand there. Choices come before the table. */
  roomForChoices(table: number, others: number): number {
    const besides = this.rows - others;
    return Math.max(1, besides - table, Math.min(FEWEST_CHOICES, besides));
  }

  show({ table, news, question, choices }: Picture): void {
    if (!this.isTerminal) {
      this.printer.print([...news, '', ...table, ...question, ...choices]);
      return;
    }
    // The last line is for the answer.
    const rows = this.rows - 1;
    const asked = [...question, ...choices];
    const rest = [...this.#hint(table, rows - asked.length), ...asked].slice(-rows);
    const seen = table.slice(0, rows - rest.length);
    this.clear();
    this.#printCut([...seen, ...latest(news, rows - rest.length - seen.length, this.printer), ...rest]);
  }

  /** Says, once, that the table would have more room on another terminal. */
  #hint(table: readonly string[], room: number): readonly string[] {
    const isSmall = this.rows < USUAL_ROWS || this.columns < USUAL_COLUMNS;
    const fits = table.length <= room && table.every((line) => widthOf(line) <= this.columns);
    if (this.#hasHinted || !isSmall || fits) return [];
    this.#hasHinted = true;
    return wrap(this.printer.say('screen.small', { columns: USUAL_COLUMNS, rows: USUAL_ROWS }), this.columns);
  }

  /** A line that the terminal would break in two would push another one off the screen. */
  #printCut(lines: readonly string[]): void {
    this.printer.print(lines.map((line) => cut(line, this.columns)));
  }

  /** A page of text that is read and left. */
  showPage(lines: readonly string[]): void {
    this.clear();
    this.#printCut(lines);
  }

  clear(): void {
    if (this.isTerminal) this.printer.write(CLEAR);
  }

  /** Nothing of what was shown can be scrolled back to. */
  blank(): void {
    if (this.isTerminal) this.printer.write(FORGET);
  }
}

/** As much of the news as there is room for, the latest last. Lines that go on with a sentence are indented. */
function latest(news: readonly string[], room: number, { say }: Translator): readonly string[] {
  if (news.length <= room) return news;
  if (room === 0) return [];
  const whole = news.findIndex((line, i) => i > news.length - room && !line.startsWith(' '));
  const from = whole < 0 ? news.length : whole;
  return [say('screen.before', { n: from }), ...news.slice(from)];
}
