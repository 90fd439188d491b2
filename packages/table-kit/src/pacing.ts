import type { Flight, Pace } from './face.js';
import { GLOW, type Tempo } from './motion.js';

/** What of an event takes time. */
export interface Paced {
  readonly flights: readonly Flight[];
  readonly pace: Pace;
}

/** How long a step can be seen moving. */
function flightOf({ flights }: Paced, { flight }: Tempo): number {
  if (flights.length === 0) return 0;
  return flights.some(({ glows }) => glows === true) ? flight * (1 + GLOW) : flight;
}

/** How long it is until the next step begins where nobody is in a hurry. */
export function leisurely(step: Paced, tempo: Tempo): number {
  const flight = flightOf(step, tempo);
  // What goes without saying follows close behind: cards that are drawn or paid with.
  return flight > 0 && step.pace === 'none' ? tempo.stagger : flight + tempo.pace[step.pace];
}

/** What everybody has time for: it waits for who looks at it, and can be skipped. */
const isScene = ({ pace }: Paced): boolean => pace === 'scene';

/** A moment that is felt: a round that is dealt, what is turned up. */
export const isMoment = (steps: readonly Paced[]): boolean => steps.some(({ pace }) => pace === 'long');

/** How much of somebody's patience a move takes that is shown for so long. */
export const waitOf = (steps: readonly Paced[], lasts: number): number => (steps.some(isScene) ? 0 : lasts);

/** Whether something happens that is to be followed: more than cards that are drawn, paid with, or on their way. */
export const isNotable = (steps: readonly Paced[]): boolean =>
  steps.some(({ pace }) => pace !== 'none' && pace !== 'short');

/**
 * How long it is from the beginning of each step to that of the next, so that all are over within `limit`. What flies
 * is never made faster: in a hurry things fly at the same time, and with less time than a flight takes the next move begins
 * before it has landed. From the first scene on nothing is hurried.
 */
export function gapsOf(steps: readonly Paced[], tempo: Tempo, limit: number): number[] {
  const firstScene = steps.findIndex(isScene);
  const hurried = firstScene === -1 ? steps.length : firstScene;
  let begun = 0;
  let haste = 1;
  for (const step of steps.slice(0, hurried)) {
    if (begun > 0 && !isInTheAir(limit, tempo))
      haste = Math.min(haste, Math.max(0, limit - flightOf(step, tempo)) / begun);
    begun += leisurely(step, tempo);
  }
  if (begun > 0) haste = Math.min(haste, limit / begun);
  return steps.map((step, i) => leisurely(step, tempo) * (i < hurried ? haste : 1));
}

/** Whether there is so little time for a move that what flies is still in the air when the next begins. */
export const isInTheAir = (limit: number, { flight }: Tempo): boolean => limit < flight;

/** From the beginning of the first step until nothing moves any more, or until the next move begins if it does not wait for that. */
export function lengthOf(steps: readonly Paced[], gaps: readonly number[], tempo: Tempo, settles = true): number {
  let begins = 0;
  let ends = 0;
  for (const [i, step] of steps.entries()) {
    if (settles) ends = Math.max(ends, begins + flightOf(step, tempo));
    begins += gaps[i] ?? 0;
  }
  return Math.max(begins, ends);
}

/** How long the table rests after a move that takes so long, if there is time: what is over at once can still be followed then. */
export const restAfter = (lasts: number, limit: number, { rest, shortest }: Tempo): number =>
  Math.max(0, Math.min(Math.max(rest, shortest - lasts), limit - lasts));

/** A move, as far as it matters for how long it may be shown. */
interface Shared {
  readonly seat: number;
  readonly isOwn: boolean;
  /** Whether the same seat moves next. */
  readonly goesOn: boolean;
  readonly isNotable: boolean;
  readonly isMoment: boolean;
  /** How many others there are beside who plays here. */
  readonly others: number;
}

/** What a move gets of that. */
export interface Share {
  /** How long it may take. */
  readonly limit: number;
  /** It is told by itself; or held back to be told with the rest of the seat's turn; or with whatever has been held back. */
  readonly told: 'alone' | 'later' | 'together';
}

/** Shares the time that who plays here likes to wait among the others' moves. */
export class Patience {
  /** What is left for each seat until the next own decision. */
  readonly #left = new Map<number, number>();
  #last = -1;
  /** How long all others have taken since then. */
  #taken = 0;
  /** Whether something notable has been held back. */
  #holds = false;

  /**
   * How long a move may take: all that is left of its turn, or half of that if the turn goes on, and never less than what can
   * be followed. Only where others have made so many moves that it would take too long, what goes without saying is brief, and
   * at the end of a very long wait the rest of every turn is told together. Own moves are known to who has made them. Where
   * nobody here plays, nobody waits: every turn has its time.
   */
  share(tempo: Tempo, move: Shared, isWaitedFor = true): Share {
    const { seat, isOwn, goesOn, others, isNotable: notable } = move;
    const isNew = seat !== this.#last;
    this.#last = seat;
    if (isOwn) {
      this.#left.clear();
      this.#taken = 0;
      this.#holds = false;
      return { limit: tempo.own, told: 'alone' };
    }
    const turn = Math.min(tempo.turn, tempo.others / Math.max(1, others));
    if (!this.#left.has(seat) || (isNew && !isWaitedFor)) this.#left.set(seat, turn);
    if (isWaitedFor && this.#taken >= tempo.most) return this.#together(tempo, move);
    if (move.isMoment) return { limit: tempo.moment, told: 'alone' };
    if (isWaitedFor && this.#taken >= tempo.enough && !notable) return { limit: tempo.least, told: 'alone' };
    const left = this.#left.get(seat) ?? turn;
    return { limit: Math.max(tempo.shortest, goesOn ? left / 2 : left), told: 'alone' };
  }

  /** What is left of a turn is told at its end, for as long as it takes to be read. */
  #together(tempo: Tempo, { goesOn, isNotable: notable, isMoment: felt }: Shared): Share {
    this.#holds ||= notable;
    if (goesOn && !felt) return { limit: tempo.least, told: 'later' };
    const limit = felt ? tempo.pace.long : this.#holds ? tempo.shortest : tempo.least;
    this.#holds = false;
    return { limit, told: 'together' };
  }

  /** The move has taken so long. */
  spend(milliseconds: number): void {
    this.#taken += milliseconds;
    this.#left.set(this.#last, Math.max(0, (this.#left.get(this.#last) ?? 0) - milliseconds));
  }
}
