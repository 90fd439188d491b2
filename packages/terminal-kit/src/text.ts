import { stripVTControlCharacters } from 'node:util';
import type { Style } from './style.js';

export const unpainted = stripVTControlCharacters;

/** A text from outside as one line that is safe to show: what would steer the terminal is spelled out. */
export const printable = (text: string): string =>
  text
    .replaceAll('\n', ' ')
    .replace(/\p{C}/gu, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);

/** How many columns a text takes, its paint aside. */
export const widthOf = (text: string): number => [...unpainted(text)].length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Two texts at the two ends of a line. */
export const spread = (left: string, right: string, width: number): string =>
  left + padStart(right, Math.max(widthOf(right) + 1, width - widthOf(left)));

const PAINT = /(\p{Cc}\[[0-9;]*m)/u;

/** What fits of a line, its paint unharmed. */
export function cut(text: string, width: number): string {
  let room = width;
  return text
    .split(PAINT)
    .map((part) => {
      if (PAINT.test(part)) return part;
      const kept = [...part].slice(0, room);
      room -= kept.length;
      return kept.join('');
    })
    .join('');
}

/** A word in pieces that fit. Painted ones are never so long. */
function pieces(word: string, width: number): string[] {
  const letters = [...word];
  if (letters.length <= width || PAINT.test(word)) return [word];
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, i) =>
    letters.slice(i * width, (i + 1) * width).join(''),
  );
}

/** Breaks a text between words, and words too long for a line; the lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const words = text.trimStart();
  let line = text.slice(0, text.length - words.length);
  for (const word of words.split(' ').flatMap((each) => pieces(each, width - indent.length))) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (line.trim() !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}

const GAP = '  ';

/** Lays texts out in as many columns as fit, reading downwards. */
export function inColumns(texts: readonly string[], width: number): string[] {
  if (texts.length === 0) return [];
  const widest = Math.max(...texts.map(widthOf));
  const most = Math.max(1, Math.floor((width + GAP.length) / (widest + GAP.length)));
  const rows = Math.ceil(texts.length / most);
  return Array.from({ length: rows }, (_, row) =>
    texts
      .filter((_, i) => i % rows === row)
      .map((text) => padEnd(text, widest))
      .join(GAP)
      .trimEnd(),
  );
}

/** "a", "a and b", "a, b and c". */
export const listed = (texts: readonly string[], and = 'and'): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${and} ${texts[texts.length - 1]}`;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export { signed } from '@souk/i18n';

export const shortened = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;

/** A line across the screen with a title in it. */
export function ruled(title: string, style: Style, width: number): string {
  const before = 2;
  const after = Math.max(0, width - before - widthOf(title));
  return style.paint('─'.repeat(before), 'dim') + style.paint(title, 'bold') + style.paint('─'.repeat(after), 'dim');
}
