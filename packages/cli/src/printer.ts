import { type Style, showsUnicode, styleFor, toAscii } from '@souk/terminal-kit';
import type { Context } from './shell.js';
import type { Translator } from './text/index.js';

/** Writes lines for people: in their language, in colour or not, in Unicode or ASCII, as the output allows. */
export interface Printer extends Translator {
  readonly style: Style;
  /** How wide things are drawn now: a terminal may change its size at any time. */
  readonly width: number;
  print(lines: readonly string[]): void;
  write(text: string): void;
  /** A text as the output can show it, for those who write by themselves. */
  spell(text: string): string;
}

const USUAL_WIDTH = 80;
const MOST_WIDTH = 100;
const LEAST_WIDTH = 40;

export function printer(
  { stdout, env, language, say }: Pick<Context, 'stdout' | 'env' | keyof Translator>,
  noColor: boolean,
): Printer {
  const isTerminal = stdout.isTTY === true;
  const spell = isTerminal && !showsUnicode(env) ? toAscii : (text: string): string => text;
  const write = (text: string): void => {
    stdout.write(spell(text));
  };
  return {
    language,
    say,
    style: styleFor(isTerminal, env, noColor),
    get width() {
      return Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, stdout.columns || USUAL_WIDTH));
    },
    write,
    spell,
    print: (lines) => write(lines.map((line) => `${line}\n`).join('')),
  };
}
