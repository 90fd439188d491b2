import { stripVTControlCharacters } from 'node:util';
import type { Style } from './style.js';

export const unpainted = stripVTControlCharacters;

/** How many columns a text takes, its paint aside. */
export const widthOf = (text: string): number => [...unpainted(text)].length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Two texts at the two ends of a line. */
export const spread = (left: string, right: string, width: number): string =>
  left + padStart(right, Math.max(widthOf(right) + 1, width - widthOf(left)));

/** Breaks a text between words; the lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const words = text.trimStart();
  let line = text.slice(0, text.length - words.length);
  for (const word of words.split(' ')) {
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
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts[texts.length - 1]}`;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A number with its sign, the minus as long as the plus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export const shortened = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;

/** A line across the screen with a title in it. */
export function ruled(title: string, style: Style, width: number): string {
  const before = 2;
  const after = Math.max(0, width - before - widthOf(title));
  return style.paint('─'.repeat(before), 'dim') + style.paint(title, 'bold') + style.paint('─'.repeat(after), 'dim');
}
