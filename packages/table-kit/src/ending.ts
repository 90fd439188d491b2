import { type GameTypes, hasWon, type Outcome, type Seat } from '@souk/kernel';
import type { ComponentType, ReactNode } from 'react';
import { textNamed, translate } from './components/Text.js';
import type { Sentence, Speaker } from './face.js';
import { rivalName } from './i18n/names.js';
import type { Played } from './session.js';

/** Who is ranked: a seat or, by its name, a rival without one. */
export type Contender = Seat | string;

/** A place in the ranking. */
export interface Standing {
  readonly contender: Contender;
  readonly rank: number;
  readonly score: number;
}

/** Everybody who is ranked, the best first. */
export function standingsOf({ ranks, scores, rivals }: Outcome): Standing[] {
  const seats = ranks.map((rank, contender): Standing => ({ contender, rank, score: scores[contender] ?? 0 }));
  const others = rivals.map(({ name, rank, score }): Standing => ({ contender: name, rank, score }));
  return [...seats, ...others].sort((one, other) => one.rank - other.rank);
}

/** Who has won, rivals without a seat among them; nobody in a draw. */
export const winnersOf = (outcome: Outcome): Contender[] => [
  ...outcome.winners,
  ...outcome.rivals.filter((rival) => hasWon(outcome, rival)).map(({ name }) => name),
];

/** Between whom it was decided: those in front, and whoever came closest to them. */
export function decidedBetween(outcome: Outcome): {
  readonly first: readonly Standing[];
  readonly next: readonly Standing[];
} {
  const standings = standingsOf(outcome);
  const second = Math.min(...standings.filter(({ rank }) => rank > 1).map(({ rank }) => rank));
  return {
    first: standings.filter(({ rank }) => rank === 1),
    next: standings.filter(({ rank }) => rank === second),
  };
}

export const contenderName = (contender: Contender, speaker: Speaker): string =>
  typeof contender === 'string' ? rivalName(contender) : speaker.name(contender);

/** Names as they stand within a sentence, where "you" has no capital and a rival its article. */
export function namesWithin(contenders: readonly Contender[], { you, name }: Speaker): string {
  const within = (contender: Contender): string => {
    if (contender === you) return translate('end.you');
    return typeof contender === 'string'
      ? (textNamed(`rival.${contender}.named`) ?? rivalName(contender))
      : name(contender);
  };
  const names = contenders.map(within);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : translate('end.and', { names: names.join(', '), last });
}

/** The end of a match, as its viewer knows it. */
export interface End<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly outcome: Outcome;
  readonly past: readonly Played<T>[];
}

/** What a part of a bar is: there from the start, won, or lost again, which is hatched. */
export interface BarPart {
  readonly look: 'start' | 'won' | 'lost';
  readonly label: Sentence;
}

/** What a column says of one contender. */
export interface Cell {
  readonly text: string;
  readonly isLoss?: boolean;
}

export interface AccountRow {
  readonly contender: Contender;
  readonly rank: number;
  /** What is said below the name. */
  readonly note?: Sentence | undefined;
  /** How long each part of the bar is; the solid ones make up the result. */
  readonly bar: readonly number[];
  /** One for each column; undefined where there was nothing. */
  readonly cells: readonly (Cell | undefined)[];
  readonly result: number;
}

/** How a result came about. */
export interface Account {
  /** What decided, in short sentences; the first is the result itself. */
  readonly why: readonly Sentence[];
  readonly title: Sentence;
  readonly parts: readonly BarPart[];
  readonly columns: readonly Sentence[];
  /** What the columns say, where their heads do not. */
  readonly columnsSay?: Sentence;
  /** What is to be said of the ranks: how those are placed who have as much as each other. */
  readonly notes?: readonly Sentence[];
  /** What the results are. */
  readonly measure: Sentence;
  /** The best first. */
  readonly rows: readonly AccountRow[];
}

interface PortraitProps<T extends GameTypes> {
  readonly view: T['View'];
  readonly contender: Contender;
}

/**
 * How a game ends: what is said of it, and what is drawn. It is loaded when a match is over. Methods on purpose, as in
 * a face.
 */
export interface EndingFace<T extends GameTypes = GameTypes> {
  account(end: End<T>, speaker: Speaker): Account;
  Portrait(props: PortraitProps<T>): ReactNode;
  /** What lies behind the end, as it lies behind the board. */
  readonly Backdrop: ComponentType;
  /** What surrounds a winner's portrait, which is a circle in the middle of it. */
  Frame(props: PortraitProps<T>): ReactNode;
  /** One of the things that fall when the player at this screen has won. */
  Treasure(props: { readonly index: number }): ReactNode;
  /** The sign of what was counted, beside a result. */
  Sign(): ReactNode;
}
