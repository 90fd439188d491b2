import type { Printer } from '../printer.js';
import type { Shell } from '../shell.js';
import { counted } from '../text.js';

const CLEAR = '\x1b[2J\x1b[H';
const FORGET = '\x1b[2J\x1b[3J\x1b[H';
/** The smallest screen that things are laid out for. */
const LEAST_ROWS = 24;
/** A script has no screen; its choices are cut into pages all the same. */
const SCRIPT_ROWS = 60;
const FEWEST_CHOICES = 4;

/** The parts of what is shown when somebody is asked. */
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

  constructor(printer: Printer, output: Shell['stdout'], isTerminal: boolean) {
    this.printer = printer;
    this.#output = output;
    this.isTerminal = isTerminal;
  }

  get rows(): number {
    return this.isTerminal ? Math.max(LEAST_ROWS, this.#output.rows ?? LEAST_ROWS) : SCRIPT_ROWS;
  }

  /** The lines left for choices beside a table and what else must stand there. */
  roomForChoices(table: number, others: number): number {
    return Math.max(FEWEST_CHOICES, this.rows - table - others);
  }

  show({ table, news, question, choices }: Picture): void {
    const rest = [...question, ...choices];
    if (!this.isTerminal) {
      this.printer.print([...news, '', ...table, ...rest]);
      return;
    }
    // The last line is for the answer.
    const room = Math.max(0, this.rows - table.length - rest.length - 1);
    this.printer.write(CLEAR);
    this.printer.print([...table, ...latest(news, room), ...rest]);
  }

  /** A page of text that is read and left. */
  showPage(lines: readonly string[]): void {
    this.clear();
    this.printer.print(lines);
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
function latest(news: readonly string[], room: number): readonly string[] {
  if (news.length <= room) return news;
  if (room === 0) return [];
  const whole = news.findIndex((line, i) => i > news.length - room && !line.startsWith(' '));
  const from = whole < 0 ? news.length : whole;
  return [`… ${counted(from, 'line')} before this: h shows all`, ...news.slice(from)];
}
