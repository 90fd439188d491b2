import type { Reason } from '@souk/bots';
import type { GameTypes, Outcome, Prompt, Seat, Viewer } from '@souk/kernel';
import type { Sentence } from './face.js';

/** Who sits in a seat. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** How strong a bot is, from 1 to 5. */
  readonly level?: number;
}

/** What a bot would do in a player's place. */
export interface Advice<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  readonly chance: number | undefined;
  /** What the bot likes about it, the strongest first. */
  readonly reasons: readonly Reason[];
}

/** What a player at this screen is asked now. */
export interface Decision<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  /** Every legal move, as objects. */
  readonly moves: readonly T['Move'][];
  /** Tells this question from all others of the match; left out: the number of moves does. */
  readonly asked?: number;
}

/** A match as one viewer sees it at one moment. */
export interface Moment<T extends GameTypes = GameTypes> {
  /** How many moves have been made. */
  readonly length: number;
  readonly view: T['View'];
  readonly viewer: Viewer;
  readonly toAct: readonly Seat[];
  /** What the people at this screen owe, the first first; empty while others are to act. */
  readonly decisions: readonly Decision<T>[];
  readonly outcome: Outcome | undefined;
}

/** One move, as its viewer heard of it. */
export interface Played<T extends GameTypes = GameTypes> {
  readonly kind: 'played';
  readonly seat: Seat;
  readonly events: readonly T['Event'][];
  readonly after: Moment<T>;
  /** What everybody may read of it later; left out where that is the same. */
  readonly openly?: readonly T['Event'][];
  /** Where another player takes over the screen afterwards: what the one before sees last. */
  readonly handover?: T['View'];
}

/** Moves were taken back, or the moment is another for some other reason: there is nothing to be shown moving. */
export interface Repositioned<T extends GameTypes = GameTypes> {
  readonly kind: 'moved';
  readonly after: Moment<T>;
}

export type SessionUpdate<T extends GameTypes = GameTypes> = Played<T> | Repositioned<T>;

/**
 * A match that is played or watched, wherever its rules run. A table draws the moment, shows every update moving
 * and sends moves; it knows nothing else.
 */
export interface Session<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** The seats whose moves are made at this screen; left out: those of all people. */
  readonly here?: readonly Seat[];
  /** Whether the match goes on; a replay does not. */
  readonly live: boolean;
  /** The seat that sentences call "you"; undefined where several people share the screen, or none plays. */
  readonly you: Seat | undefined;
  readonly moment: Moment<T>;
  /** All that has happened so far, as the viewer heard it. */
  past(): readonly Played<T>[];
  /** The match as it was after `length` moves. */
  momentAt(length: number): Moment<T>;
  subscribe(listener: (update: SessionUpdate<T>) => void): () => void;
  /** Whether a move is on its way to where the rules run: until it has arrived nothing else is decided. */
  readonly sending?: boolean;
  /** Whether nobody is left who plays: it goes on when somebody is back. */
  readonly rests?: boolean;
  /** Makes a move for a seat of this screen. */
  send(seat: Seat, move: T['Move']): void;
  /** All has been shown: the next may come. A session that others drive need not wait for it. */
  goOn(): void;
  /** For how long others may be kept waiting by who reads, in milliseconds; left out: nobody else waits. */
  patience?(): number;
  /** What would certainly follow from a move, as far as the viewer can know. */
  foresee(seat: Seat, move: T['Move']): readonly T['Event'][];
  /** Whether a move, once made, could not be taken back freely; left out: every one could. */
  isBinding?(seat: Seat, move: T['Move']): boolean;
  /** Why what the rules would allow cannot be done here; left out: all of it can. */
  readonly refusal?: Sentence;
  /** What a strong bot would do now; left out where nobody may ask. */
  advise?(): Promise<Advice<T>>;
  /** To how many moves the match can be taken back from here; undefined if it cannot. */
  readonly undoTo: number | undefined;
  /** Whether taking back needs the leave of others: `undo` asks them for it. */
  readonly undoAsks?: boolean;
  undo(): void;
  close(): void;
}
