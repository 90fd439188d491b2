import { elementAt, type Seat } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { inColumns, padStart, unpainted, widthOf } from '@souk/terminal-kit';
import type { Translator } from '../text/index.js';
import type { LocalMatch } from './local-match.js';

/** A line of the list. Its number stays the same however the list is narrowed. */
interface ListLine {
  readonly number: number;
  readonly kind: string;
  /** The kind as people read it. */
  readonly spoken: string;
  readonly text: string;
}

/** A legal move as it is offered. */
export interface Choice extends ListLine {
  readonly code: number;
}

/** Choices that a long list shows as one line. */
export interface Group extends ListLine {
  readonly choices: readonly Choice[];
}

export interface Choices {
  readonly all: readonly Choice[];
  /** What is shown first: single choices, and groups of those that begin alike. */
  readonly overview: readonly (Choice | Group)[];
}

/** As many choices are read at a glance, and need no groups. */
const AT_A_GLANCE = 12;

export function choicesOf(sitting: LocalMatch, seat: Seat, scene: Scene, translator: Translator): Choices {
  const { game, face } = sitting.entry;
  const { state } = sitting.match;
  const view = game.view(state, seat);
  const moves = sitting.movesOf(seat).map((code) => {
    const move = game.describeMove(state, seat, code);
    return { code, move, rank: face.rankMove?.(move, view) ?? 0 };
  });
  moves.sort((one, other) => one.rank - other.rank);
  const isLong = moves.length > AT_A_GLANCE;
  const groups = new Map<string | number, Unnumbered[]>();
  for (const { code, move } of moves) {
    const group = (isLong ? face.groupMove?.(move, view, scene) : undefined) ?? code;
    const members = groups.get(group) ?? [];
    const { kind } = move;
    const spoken = face.sayKind?.(kind, scene.language) ?? kind.replaceAll('-', ' ');
    members.push({ code, kind, spoken, text: face.sayMove(move, view, scene) });
    groups.set(group, members);
  }
  return numbered([...groups], translator);
}

/** A longer choice would leave no room for a second column: it shows in full when its group is chosen. */
const SHORT = 36;

type Unnumbered = Omit<Choice, 'number'>;

/** Numbers first the lines of the overview, then what its groups consist of. */
function numbered(
  groups: readonly (readonly [string | number, readonly Unnumbered[]])[],
  { say }: Translator,
): Choices {
  let number = groups.length;
  const overview = groups.map(([label, members], i): Choice | Group => {
    const first = elementAt(members, 0);
    const standsAlone = typeof label === 'number' || widthOf(first.text) <= SHORT;
    if (members.length === 1 && standsAlone) return { ...first, number: i + 1 };
    const choices = members.map((member) => ({ ...member, number: ++number }));
    const { kind, spoken } = first;
    return { number: i + 1, kind, spoken, text: say('ask.ways', { label, n: members.length }), choices };
  });
  return { all: overview.flatMap((line) => ('choices' in line ? line.choices : [line])), overview };
}

/** The choices of a kind, or else those whose text has all the words. */
export function narrowed(choices: readonly Choice[], words: string): readonly Choice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const ofKind = choices.filter(
    ({ kind, spoken }) =>
      spoken.toLowerCase() === wanted.join(' ') || kind.replaceAll('-', ' ') === wanted.join(' ') || kind === words,
  );
  if (ofKind.length > 0) return ofKind;
  return choices.filter(({ text, spoken }) => {
    const searched = `${spoken} ${unpainted(text)}`.toLowerCase();
    return wanted.every((word) => searched.includes(word));
  });
}

/** How many choices there are of each kind, in the order of the list. */
export function kindsOf(lines: readonly (Choice | Group)[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const count = 'choices' in line ? line.choices.length : 1;
    counts.set(line.spoken, (counts.get(line.spoken) ?? 0) + count);
  }
  return Array.from(counts, ([spoken, count]) => `${spoken} (${count})`).join(', ');
}

/** The choices in columns, cut into pages of at most `rows` lines. At least one page. */
export function pagesOf(choices: readonly ListLine[], rows: number, { width, style }: Scene): string[][] {
  const digits = String(choices[choices.length - 1]?.number ?? 1).length;
  const texts = choices.map(({ number, text }) => `${style.paint(padStart(String(number), digits), 'bold')} ${text}`);
  const pages: string[][] = [];
  for (let from = 0; from < texts.length; ) {
    let to = Math.min(from + rows, texts.length);
    while (to < texts.length && inColumns(texts.slice(from, to + 1), width).length <= rows) to++;
    pages.push(inColumns(texts.slice(from, to), width));
    from = to;
  }
  return pages.length === 0 ? [[]] : pages;
}
