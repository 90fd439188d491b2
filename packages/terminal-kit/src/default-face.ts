import { type Language, type Translation, translatorOf } from '@souk/i18n';
import { type AnyGame, elementAt, eventInWords, inPlainWords, tableInLines } from '@souk/kernel';
import type { Face, Scene } from './face.js';
import { wrap } from './text.js';

const en = {
  for: '{game}, for {n}',
  forRange: '{game}, for {min} to {max}',
  legend: 'The table is shown as the game itself describes it: a line for everything that you may know.',
} as const;

const de = {
  for: '{game}, für {n, plural, one {# Person} other {# Personen}}',
  forRange: '{game}, für {min} bis {max} Personen',
  legend: 'Der Tisch wird so gezeigt, wie das Spiel selbst ihn beschreibt: eine Zeile für alles, was du wissen darfst.',
} as const satisfies Translation<typeof en>;

const TEXTS = { en, de } as const;

/** The most lines that a table may take. */
const LINES = 16;

function drawTable(view: object, { width, names }: Scene): string[] {
  const lines = tableInLines(view, names.all).flatMap(([depth, name, value]) => {
    const indent = '  '.repeat(depth);
    return wrap(`${indent}${name}:${value === '' ? '' : ` ${value}`}`, width, `${indent}    `);
  });
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES - 1), '…'];
}

/** How a game looks in a terminal that has no face of its own: made of its view, its moves and its events alone. */
export const defaultFace = ({ name, minSeats, maxSeats }: AnyGame): Face => ({
  tagline: (language: Language) => {
    const { say } = translatorOf(TEXTS, language);
    return minSeats === maxSeats
      ? say('for', { game: name, n: minSeats })
      : say('forRange', { game: name, min: minSeats, max: maxSeats });
  },
  legend: (language: Language) => [TEXTS[language].legend],
  // Nothing is known of what is hidden: people who share a screen sit behind a curtain.
  hidesHands: true,
  drawTable,
  sayMove: (move) => inPlainWords(move),
  sayEvent: ({ events, at }, { names }) => ({ text: `${eventInWords(elementAt(events, at), names.of)}.` }),
});
