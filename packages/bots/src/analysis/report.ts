import type { Seat } from '@souk/kernel';
import type { Reason } from '../bot.js';

/** A move that would have been better, and what it would have brought. */
export interface Alternative {
  readonly move: number;
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

/** What one move of a match was worth, judged by what its maker could know when making it. */
export interface MoveReport {
  /** The first move is number 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly move: number;
  /** Whether nothing was left to chance in it and nothing came to light. */
  readonly open: boolean;
  /** How many moves there were to choose from. */
  readonly choices: number;
  /** The seat's chance with the best move that was found. */
  readonly best: number;
  /** Its chance with the move that it made. */
  readonly played: number;
  /** What the choice gave away: skill. */
  readonly loss: number;
  /** How much better or worse than expected things stood after it by what was unseen: none in an open move. */
  readonly luck: number;
  /** Present if the loss is worth a word. */
  readonly better?: Alternative;
  /** Every contender's chance afterwards, by what the seats knew on average: they add up to one. */
  readonly chances: readonly number[];
  /** Each seat's chance afterwards by what it could know itself: these do not add up, since each knows something else. */
  readonly own: readonly number[];
}

/** How a seat came from its chance at the start to its share of the win: the four parts add up to the difference. */
export interface SeatReport {
  readonly start: number;
  readonly end: number;
  /** What its own choices gave away: zero or less. */
  readonly skill: number;
  /** What the others' choices gave away to it. */
  readonly gifts: number;
  /** What changed beyond that where chance decided or something came to light: what the unseen turned out to be. */
  readonly luck: number;
  /** What changed beyond that in open moves: who had looked further ahead would have known. */
  readonly foresight: number;
}

/** A move after which the match stood differently. */
export interface TurningPoint {
  readonly number: number;
  /** Who gained or lost by it, and how much: its maker if that is much, else whoever did most. */
  readonly contender: number;
  readonly swing: number;
  readonly because: 'choice' | 'luck';
}

/** What there is to say about a whole match. */
export interface Analysis {
  /** Every contender's chance before the first move, by what the seats knew on average. */
  readonly start: readonly number[];
  /** Each seat's chance then, by what it could know itself. */
  readonly startOwn: readonly number[];
  readonly moves: readonly MoveReport[];
  readonly seats: readonly SeatReport[];
  /** In the order of the match. */
  readonly turningPoints: readonly TurningPoint[];
}

/** How a match stands: for all to see, and for each seat by itself. */
export type Standing = Pick<MoveReport, 'chances' | 'own'>;
