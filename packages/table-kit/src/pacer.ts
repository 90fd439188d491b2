import type { GameTypes, Seat } from '@souk/kernel';
import { together } from './components/Together.js';
import type { LogSentence } from './face.js';
import type { MoveTold } from './log.js';
import { gapsOf, isInTheAir, isMoment, isNotable, lengthOf, Patience, restAfter, waitOf } from './pacing.js';
import type { Projector } from './projector.js';
import type { Played, Session } from './session.js';
import type { Shot } from './shots.js';

/** What is said to be done, as it is shown. */
interface Said {
  readonly deed: LogSentence | undefined;
  readonly notable: boolean;
}

/** How a move is shown. */
export interface Paces {
  /** When each shot begins after the one before. */
  readonly gaps: readonly number[];
  /** Whether it ends when all is there. */
  readonly settles: boolean;
  /** How long the table rests then. */
  readonly rest: number;
  /** It is told with the rest of the turn: meanwhile what is said stays as it is. */
  readonly isHeld: boolean;
  readonly notable: boolean;
  /** What is being done while a shot is shown. */
  deedAt(at: number): LogSentence | undefined;
}

/** Says how long each move is shown, and what is said meanwhile: shares the time of who waits among those who move. */
export class Pacer<T extends GameTypes> {
  readonly #session: Session<T>;
  readonly #projector: Projector<T>;
  readonly #isOwn: (seat: Seat) => boolean;
  readonly #patience = new Patience();
  /** Notable deeds of a turn that are told together at its end. */
  #held: readonly LogSentence[] = [];

  constructor(session: Session<T>, projector: Projector<T>, isOwn: (seat: Seat) => boolean) {
    this.#session = session;
    this.#projector = projector;
    this.#isOwn = isOwn;
  }

  paced({ seat, after }: Played<T>, shots: readonly Shot<T>[], told: MoveTold, before: Said): Paces {
    const { tempo } = this.#projector;
    const { live, sitters } = this.#session;
    const isOwn = live && this.#isOwn(seat);
    const others = live ? sitters.filter((_, each) => !this.#isOwn(each)).length : 1;
    const steps = shots.map((shot) => this.#projector.paceOf(shot));
    const notable = isNotable(steps);
    const goesOn = after.toAct[0] === seat;
    const move = { seat, isOwn, goesOn, others, isNotable: notable, isMoment: isMoment(steps) };
    const { limit, told: when } = this.#patience.share(tempo, move, live && others < sitters.length);
    const gaps = gapsOf(steps, tempo, limit);
    const said = this.#said(told, shots.length, { notable, isHeld: when === 'later' }, before);
    if (isOwn) return { ...said, gaps, rest: 0, settles: true };
    // What goes without saying is seen while the next begins.
    const isTold = told.whole.sentences.length > 0 || said.notable;
    if (!isTold) return { ...said, gaps: gaps.map(() => 0), rest: 0, settles: false };
    const settles = !isInTheAir(limit, tempo);
    const lasts = lengthOf(steps, gaps, tempo, settles);
    const rest = restAfter(lasts, limit, tempo);
    this.#patience.spend(waitOf(steps, lasts + rest));
    return { ...said, gaps, rest, settles };
  }

  #said(
    told: MoveTold,
    shots: number,
    { notable, isHeld }: Pick<Paces, 'notable' | 'isHeld'>,
    before: Said,
  ): Pick<Paces, 'notable' | 'isHeld' | 'deedAt'> {
    if (isHeld) {
      const deed = told.deedAt(shots - 1);
      if (notable && deed !== undefined) this.#held = [...this.#held, deed];
      return { isHeld, notable: before.notable, deedAt: () => before.deed };
    }
    const held = this.#held;
    this.#held = [];
    if (held.length === 0) return { isHeld, notable, deedAt: told.deedAt };
    const all = Array.from({ length: shots }, (_, at) => {
      const deed = notable ? told.deedAt(at) : undefined;
      return together(deed === undefined ? held : [...held, deed]);
    });
    return { isHeld, notable: true, deedAt: (at) => all[at] };
  }
}
