import type { Reason } from '@souk/bots';
import type { Course } from '@souk/i18n';
import type { GameTypes, Seat } from '@souk/kernel';
import type { ReactNode } from 'react';
import type { EndingFace } from './ending.js';
import type { MessageKey, Needed, PlainKey } from './i18n/keys.js';
import type { Catalogue } from './i18n/language.js';
import type { KeyGroup } from './keys/keymap.js';
import type { Picking } from './picks.js';
import type { Scene } from './scene.js';
import type { Decision, Sitter } from './session.js';

/** Something that a sentence names: as text for those who listen, and as it is drawn for those who look. */
export interface Chip {
  readonly text: string;
  readonly node?: ReactNode;
  /** By what words are selected that go with it, if not by its text: "you" or "other" for a seat. */
  readonly case?: string;
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

/** How far a count has come that a move needs, as pips show it. */
export interface Tally {
  readonly done: number;
  readonly of: number;
}

/** What the prompt says while a move is being put together. */
export interface Progress {
  /** What is being done, as far as the picks say; left out: what is asked. */
  readonly headline?: Sentence;
  /** How far it has come, in words, and in pips. */
  readonly count?: Sentence | undefined;
  readonly tally?: Tally | undefined;
  /** What the marks of places say that are picked, where that is not what they say by themselves. */
  readonly marks?: ReadonlyMap<string, Sentence> | undefined;
  /** What would happen, in full; or what is to be picked next. */
  readonly detail?: Sentence | undefined;
  /** What stands on the button that makes the move; while there is no whole move, what is missing. Left out: there is none until then. */
  readonly action?: Sentence | undefined;
  /** The move can be made so, but hardly is: its button suggests nothing, and lies where nobody presses twice. */
  readonly isUnlikely?: boolean | undefined;
  /** What those who listen hear of it; left out: the lines above. */
  readonly says?: readonly Sentence[] | undefined;
}

/** What a row of a place's menu shows beside its words. */
export interface MenuRow {
  readonly picture?: ReactNode;
  /** What follows from it. */
  readonly detail?: Sentence | undefined;
  /** What it is worth then. */
  readonly value?: number | undefined;
}

/** Choices that belong to places: they are offered in menus there. Methods on purpose, as in a face. */
export interface MenusFace<T extends GameTypes = GameTypes> {
  /** The place at whose menu a choice is offered; `null` while it is offered nowhere. Undefined: it is a button of the prompt. */
  hostOf(spot: string, picking: Picking<T['Move']>, view: T['View']): string | null | undefined;
  /** Where a choice stands among the others at its place, from the first on. Questions of higher rank follow from those before them. */
  rankOf(spot: string): number;
  /**
   * The question that a choice answers, if there is one answer to it: then one is taken as long as nothing else is wanted. What none of
   * them means stands on the button of the question, as `buttonFor` calls it; undefined there: one of them it must be.
   */
  questionOf(spot: string): string | undefined;
  /** Whether a choice is beside all others: it is switched on and off. */
  isSwitch(spot: string): boolean;
  /** What stands in its row, of a question too: there for what none of its answers means. */
  rowFor(spot: string, picking: Picking<T['Move']>, view: T['View']): MenuRow;
  /** What stands above the rows of some choices at a place; above those of the prompt, too, with no place. */
  titleOf(host: string, spots: readonly string[], picking: Picking<T['Move']>, view: T['View']): Sentence;
}

/** Things that are to be put in an order: the first is laid first and lies below. */
export interface Ordering<M> {
  /** As they lie while nobody has moved one. */
  readonly things: readonly string[];
  /** Why the order can matter. */
  readonly detail: Sentence;
  /** What is said of both ends of the row. */
  readonly first: Sentence;
  readonly last: Sentence;
  /** Only which comes last can be asked for: the others have no numbers. */
  readonly isTopOnly?: boolean;
  nameOf(thing: string): string;
  /** The order that comes of one that was asked for, where the rules ask for a part of it only. */
  arranged(things: readonly string[]): readonly string[];
  /** The answers that lay them so, one after the other. */
  movesFor(things: readonly string[]): readonly M[];
}

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
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
  /** Loads what only some matches need, for this view; undefined if all is there. Left out: everything comes with the face. */
  load?(view: T['View']): Promise<void> | undefined;
  /** Whether seats hide things from one another: then people who share a screen sit behind a curtain. */
  readonly hidesHands: boolean;

  /** The spots that make up a move: who has picked them all has made it. `among`: all moves that can be made now. */
  spotsOf(move: T['Move'], view: T['View'], among: readonly T['Move'][]): readonly string[];
  /** What stands on the button of a spot that is no place on the table; undefined for all others. */
  buttonFor(spot: string, view: T['View'], speaker: Speaker): Sentence | undefined;
  /** Keys that lead to places of the table, as the seat there sees it. What has none by its place has one as an answer. */
  keys(seat: Seat): readonly KeyGroup[];
  /** Whether a spot is laid down for a move, such as a card that is paid with; left out: none is. */
  isLaid?(spot: string): boolean;
  /** What a place is one of, where every move has only one of them: another one can be picked in its place. Left out: of nothing. */
  groupOf?(spot: string): string | undefined;
  /** Choices without a place that belong to one; left out: they are buttons of the prompt. */
  readonly menus?: MenusFace<T>;
  /** Whether a move spends so much that it waits for its button; left out: none does. */
  isWeighty?(move: T['Move']): boolean;
  /** What the prompt says of what is picked; undefined, or left out: what is asked, and what the move would do. */
  progress?(
    picking: Picking<T['Move']>,
    events: readonly T['Event'][],
    view: T['View'],
    speaker: Speaker,
  ): Progress | undefined;
  /** What could come of it while nothing is picked: a second line below what is asked. */
  invitation?(decision: Decision<T>, view: T['View']): Sentence | undefined;
  /** What could come of a place that can be picked, while it does not decide the move. */
  outlook?(spot: string, picking: Picking<T['Move']>, view: T['View']): Sentence | undefined;
  /** Why a place cannot be picked, if that is worth a word. */
  whyNot?(spot: string, picking: Picking<T['Move']>, view: T['View']): Sentence | undefined;
  /** The component that answers what neither places nor buttons do: it stands in the prompt, and is nothing as long as that is not asked. */
  Answer?(props: BoardProps<T>): ReactNode;
  /** What is to be put in order, where that is what is asked. */
  ordering?(decision: Decision<T>, view: T['View'], speaker: Speaker): Ordering<T['Move']> | undefined;
  /** The answer that is given for the player where it can matter to nobody which one it is. */
  answerFor?(decision: Decision<T>, view: T['View']): T['Move'] | undefined;
  /** What is asked. */
  ask(decision: Decision<T>, view: T['View'], speaker: Speaker): Sentence;
  /** What a move would do, in one line. */
  preview(move: T['Move'], events: readonly T['Event'][], view: T['View'], speaker: Speaker): Sentence;
  /** The same beside another move, where nobody points at it: with what tells it from its likes. Left out: the line above. */
  instead?(move: T['Move'], events: readonly T['Event'][], view: T['View'], speaker: Speaker): Sentence;
  /** What happened; undefined if it is not worth a word or has been told with something before it. */
  tell(course: Course<T['Event']>, speaker: Speaker): LogSentence | undefined;
  /** What is being done while it is shown, in the present: "Hild buys Acorn for 5."; undefined for all that follows from it. */
  deed(course: Course<T['Event']>, speaker: Speaker): LogSentence | undefined;
  /** What a move is good for: words that "It brings" can stand before. */
  because(reason: Reason): Sentence;
  /** The headline that an event starts in the log, if any. */
  chapter(event: T['Event']): Sentence | undefined;

  /** The seat whose player a subject of the inspector is; undefined for all others. Left out: no subject is a player. */
  seatOf?(subject: string): Seat | undefined;

  /** The view after an event, as far as needed to show it; the true view follows the last event of a move. */
  step(view: T['View'], event: T['Event']): T['View'];
  flights(event: T['Event'], view: T['View']): readonly Flight[];
  pace(event: T['Event']): Pace;
  /** Moments that are shown large, in the place of the board; left out: there are none. */
  readonly scene?: Scene<T>;

  /** Components. */
  Heading(props: BoardProps<T>): ReactNode;
  Board(props: BoardProps<T>): ReactNode;
  Inspector(props: InspectorProps<T>): ReactNode;

  /** How a match ends; it is loaded when one has. */
  ending(): Promise<EndingFace<T>>;
}
