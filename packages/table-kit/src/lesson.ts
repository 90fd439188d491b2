import type { GameTypes, Seat } from '@souk/kernel';
import type { LessonTopic } from './i18n/keys.js';
import type { Catalogue } from './i18n/language.js';

/** A move of a seat, which the lesson makes for it. */
export type Scripted<T extends GameTypes = GameTypes> = readonly [seat: Seat, move: T['Move']];

/** What a seat that plays on while the lesson looks away can choose from. */
export interface SkippedChoice<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly T['Move'][];
  readonly view: T['View'];
}

/** Moves that are passed over: the lesson goes on later in the same match. */
export interface SkippedMoves<T extends GameTypes = GameTypes> {
  /** How many. */
  readonly moves: number;
  choose(meantime: SkippedChoice<T>): T['Move'];
}

/** One idea. */
export interface LessonStep<T extends GameTypes = GameTypes> {
  /** Its text; the title is at `<says>.title`. */
  readonly says: LessonTopic;
  /** What happens unseen before it. */
  readonly meanwhile?: SkippedMoves<T>;
  /**
   * The moves that go on, as far as they matter: `{ kind: 'bribe' }` is any bribe. The first that fits is the one
   * that the lesson would make. Left out: there is only something to read.
   */
  readonly awaits?: readonly Partial<T['Move']>[];
  /** What is played next without the learner. */
  readonly others?: readonly Scripted<T>[];
  /** Places on the table that it speaks of. */
  readonly at?: readonly string[];
}

/** A match with a fixed deal in which the learner, at seat 0, is led from idea to idea. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly texts: Catalogue;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly steps: readonly LessonStep<T>[];
}

/** The seat of the learner. */
export const LEARNER: Seat = 0;

/** Whether a move is of the kind that is awaited. */
export const fits = (move: object, pattern: object): boolean =>
  Object.entries(pattern).every(([name, value]) => JSON.stringify(Reflect.get(move, name)) === JSON.stringify(value));
