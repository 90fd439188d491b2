import { elementAt } from '@souk/kernel';
import { wrap } from '@souk/terminal-kit';
import type { Translator } from '../text/index.js';
import type { Keyboard } from './keyboard.js';
import type { Screen } from './screen.js';

/** Which page is shown first. */
export type Opening = 'first page' | 'last page';

/**
 * Shows a text, page by page on a terminal, and says what was typed below it: nothing for who has read to its
 * end, undefined if the input has ended.
 */
export async function readPages(
  lines: readonly string[],
  opening: Opening,
  screen: Screen,
  keyboard: Keyboard,
): Promise<string | undefined> {
  const wrapped = (): string[] => lines.flatMap((line) => wrap(line, screen.printer.width, indentOf(line)));
  if (!screen.isTerminal) {
    screen.printer.print(wrapped());
    return '';
  }
  let page = opening === 'first page' ? 0 : Number.POSITIVE_INFINITY;
  let pages: readonly (readonly string[])[] = [];
  const show = (): string => {
    pages = pagesOf(wrapped(), screen.rows - 1);
    page = Math.min(page, pages.length - 1);
    screen.showPage(elementAt(pages, page));
    return invitation(page, pages.length, screen.printer);
  };
  for (;;) {
    const said = await keyboard.ask(show(), show);
    if (said === undefined) return undefined;
    if (said === '' && page < pages.length - 1) page++;
    else if (/^(b(ack)?|zurück)$/i.test(said) && page > 0) page--;
    else return said;
  }
}

/** Entries of a list, which are indented, go on under their text. */
const indentOf = (line: string): string => (line.startsWith(' ') ? ' '.repeat(5) : '');

const pagesOf = (lines: readonly string[], rows: number): string[][] =>
  Array.from({ length: Math.max(1, Math.ceil(lines.length / rows)) }, (_, page) =>
    lines.slice(page * rows, (page + 1) * rows),
  );

function invitation(page: number, pages: number, { say }: Translator): string {
  if (pages === 1) return say('read.on');
  const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
  return say('read.page', { page: page + 1, pages, back: yesOrNo(page > 0), on: yesOrNo(page < pages - 1) });
}
