import type { Seat } from '@souk/kernel';
import type { Scene } from '../faces/face.js';
import { inColumns, padStart, unpainted } from '../text.js';
import type { Sitting } from './sitting.js';

/** A legal move as it is offered. Its number stays the same however the list is narrowed. */
export interface Choice {
  readonly number: number;
  readonly code: number;
  readonly kind: string;
  readonly text: string;
}

export function choicesOf(sitting: Sitting, seat: Seat, scene: Scene): Choice[] {
  const { game, face } = sitting.entry;
  const { state } = sitting.match;
  const view = game.view(state, seat);
  return sitting.movesOf(seat).map((code, i) => {
    const move = game.describeMove(state, seat, code);
    return { number: i + 1, code, kind: move.kind, text: face.sayMove(move, view, scene) };
  });
}

/** The choices of a kind, or else those whose text has all the words. */
export function narrowed(choices: readonly Choice[], words: string): readonly Choice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const ofKind = choices.filter(({ kind }) => spoken(kind) === wanted.join(' ') || kind === words);
  if (ofKind.length > 0) return ofKind;
  return choices.filter(({ text, kind }) => {
    const searched = `${spoken(kind)} ${unpainted(text)}`.toLowerCase();
    return wanted.every((word) => searched.includes(word));
  });
}

/** A kind of move as people read it. */
const spoken = (kind: string): string => kind.replaceAll('-', ' ');

/** How many choices there are of each kind, in the order of the list. */
export function kindsOf(choices: readonly Choice[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of choices) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Array.from(counts, ([kind, count]) => `${spoken(kind)} (${count})`).join(', ');
}

/** The choices in columns, cut into pages of at most `rows` lines. At least one page. */
export function pagesOf(choices: readonly Choice[], rows: number, { width, style }: Scene): string[][] {
  const digits = String(choices[choices.length - 1]?.number ?? 1).length;
  const texts = choices.map(({ number, text }) => `${style.paint(padStart(String(number), digits), 'bold')} ${text}`);
  const whole = inColumns(texts, width);
  if (whole.length <= rows) return [whole];
  const columns = Math.ceil(texts.length / whole.length);
  const perPage = rows * columns;
  return Array.from({ length: Math.ceil(texts.length / perPage) }, (_, page) =>
    inColumns(texts.slice(page * perPage, (page + 1) * perPage), width),
  );
}
