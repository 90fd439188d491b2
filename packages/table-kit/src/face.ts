import type { Reason } from '@souk/bots';
import type { Course } from '@souk/i18n';
import type { GameTypes, Outcome, Seat } from '@souk/kernel';
import type { ReactNode } from 'react';
import type { MessageKey, Needed, PlainKey } from './i18n/keys.js';
import type { Catalogue } from './i18n/language.js';
import type { Decision, Played, Sitter } from './session.js';

/** Something that a sentence names: as text for those who listen, and as it is drawn for those who look. */
export interface Chip {
  readonly text: string;
  readonly node?: ReactNode;
}

/** What fills a gap of a sentence. */
export type Filling = Chip | string | number;

interface About {
  /** The places on the table that it speaks of. */
  readonly at?: readonly string[];
}

/** A message that can be said as it is. */
interface PlainSentence extends About {
  readonly k: PlainKey;
  readonly with?: undefined;
}

/** Messages with gaps, each with all that fills them. */
type FilledSentence = {
  readonly [K in Exclude<MessageKey, PlainKey>]: About & { readonly k: K; readonly with: Needed<K, Filling> };
}[Exclude<MessageKey, PlainKey>];

/** A sentence: a message of a catalogue, what fills its gaps, and what it is about. */
export type Sentence = PlainSentence | FilledSentence;

/** What the game's telling says of an event: it is put into words when it is shown, in the language of then. */
interface ToldSentence extends About {
  readonly told: () => Chip;
}

/** What is said of an event. */
export type LogSentence = Sentence | ToldSentence;

/** How sentences speak of seats. */
export interface Speaker {
  readonly you: Seat | undefined;
  readonly sitters: readonly Sitter[];
  name(seat: Seat): string;
}

/** Something that goes from one place of the table to another. */
export interface Flight {
  /** Names of places: what `data-at` says. */
  readonly from: string;
  readonly to: string;
  /** What is seen flying: the place that it leaves, or the one where it arrives. It is the latter unless said. */
  readonly looks?: 'from' | 'to';
  /** It glows where it is before it leaves: the game's style sheet says how `is-glowing` looks. */
  readonly glows?: boolean;
}

/** How long something is shown, beside an ordinary event. In a scene one thing happens after the other. */
export type Pace = 'none' | 'short' | 'usual' | 'long' | 'scene';

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
}

export interface EndingProps<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly outcome: Outcome;
  readonly past: readonly Played<T>[];
}

export interface InspectorProps<T extends GameTypes = GameTypes> {
  readonly subject: string;
  readonly view: T['View'];
}

/**
 * How a game looks and speaks: all that the client knows of a single game. The kit draws everything that is
 * the same at every table. Methods on purpose: a `Face<X>` then fits where some face is expected.
 */
export interface Face<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** The class of the table's own style sheet. */
  readonly className: string;
  readonly texts: Catalogue;
  /** Whether seats hide things from one another: then people who share a screen sit behind a curtain. */
  readonly hidesHands: boolean;

  /** The spots that make up a move: who has picked them all has made it. `among`: all moves that can be made now. */
  spotsOf(move: T['Move'], view: T['View'], among: readonly T['Move'][]): readonly string[];
  /** What stands on the button of a spot that is no place on the table; undefined for all others. */
  buttonFor(spot: string, view: T['View'], speaker: Speaker): Sentence | undefined;
  /** What is asked. */
  ask(decision: Decision<T>, view: T['View'], speaker: Speaker): Sentence;
  /** What a move would do, in one line. */
  preview(move: T['Move'], events: readonly T['Event'][], view: T['View'], speaker: Speaker): Sentence;
  /** What happened; undefined if it is not worth a word or has been told with something before it. */
  tell(course: Course<T['Event']>, speaker: Speaker): LogSentence | undefined;
  /** What a move is good for: words that "It brings" can stand before. */
  because(reason: Reason): Sentence;
  /** The headline that an event starts in the log, if any. */
  chapter(event: T['Event']): Sentence | undefined;

  /** The view after an event, as far as needed to show it; the true view follows the last event of a move. */
  step(view: T['View'], event: T['Event']): T['View'];
  flights(event: T['Event'], view: T['View']): readonly Flight[];
  pace(event: T['Event']): Pace;

  /** Components. */
  Heading(props: BoardProps<T>): ReactNode;
  Board(props: BoardProps<T>): ReactNode;
  Inspector(props: InspectorProps<T>): ReactNode;
  Ending(props: EndingProps<T>): ReactNode;
}
