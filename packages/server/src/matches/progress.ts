import {
  type AnyGame,
  dealtSeed,
  type GameTypes,
  type Handover,
  LEAVE,
  Match,
  MoveList,
  type Outcome,
  type Seat,
  type Told,
  type Undo,
} from '@souk/kernel';
import type { Phase } from '@souk/protocol';
import { MatchClock } from '../clocks/clock.js';
import type { EntryRow, SeatRow, TableRow } from '../store/rows.js';

type Event = GameTypes['Event'];

/** A question to the others whether moves may be taken back. */
export interface UndoQuestion {
  readonly seat: Seat;
  readonly to: number;
  readonly waiting: readonly Seat[];
  readonly agreed: readonly Seat[];
}

const NOTHING: readonly Told<Event>[] = [];

/** The seats as they were when the match began: people play for themselves. */
const startingSeats = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.map((seat) => (seat.person === null ? seat : { ...seat, bot: null, resigned: false }));

/** Whether a person plays this seat now. */
export const isPersons = ({ person, bot }: SeatRow): boolean => person !== null && bot === null;

const peopleIn = (seats: readonly SeatRow[]): Seat[] => seats.flatMap((seat, i) => (isPersons(seat) ? [i] : []));

/**
 * How far a match has come: what follows from its table and its log, and from nothing else. The same entries
 * lead to the same progress, so that what was told once can be told again.
 */
export class Progress {
  readonly game: AnyGame;
  readonly table: TableRow;
  readonly match: Match<GameTypes>;
  readonly clock: MatchClock;
  readonly undos: Undo[] = [];
  readonly handovers: Handover[] = [];
  readonly #sends = new Map<string, number>();
  /** By seat: the number since which it has been asked what it is asked now; −1: nothing. */
  readonly #askedAt: number[];
  #seats: readonly SeatRow[];
  #people: readonly Seat[];
  #seq = 0;
  #time: number;
  #question: UndoQuestion | undefined;
  #abandoned = false;

  constructor(game: AnyGame, table: TableRow) {
    this.game = game;
    this.table = table;
    this.#seats = startingSeats(table.seats);
    this.#people = peopleIn(this.#seats);
    this.#time = table.started ?? table.created;
    const salts = table.seats.map(({ salt }) => salt);
    this.match = new Match(game, {
      seats: table.seats.length,
      options: table.settings.options,
      seed: dealtSeed({ seed: table.seed, salts }),
    });
    this.clock = new MatchClock(table.settings.clock, table.seats.length);
    this.#askedAt = table.seats.map(() => -1);
    this.#ask(-1);
  }

  get seq(): number {
    return this.#seq;
  }
  /** When the last entry was made. */
  get time(): number {
    return this.#time;
  }
  get seats(): readonly SeatRow[] {
    return this.#seats;
  }
  get question(): UndoQuestion | undefined {
    return this.#question;
  }
  get toAct(): readonly Seat[] {
    return this.#abandoned ? [] : this.game.toAct(this.match.state);
  }
  get outcome(): Outcome | undefined {
    return this.game.outcome(this.match.state);
  }
  get phase(): Phase {
    return this.#abandoned ? 'abandoned' : this.match.over ? 'over' : 'playing';
  }
  /** The people who sit and play for themselves. */
  get people(): readonly Seat[] {
    return this.#people;
  }

  /** The number that a seat's decision answers; undefined if it is asked nothing. */
  askedAt(seat: Seat): number | undefined {
    return this.#askedAt[seat] < 0 ? undefined : this.#askedAt[seat];
  }

  /** The entry that a send of this seat has led to, if it was sent before. */
  sent(seat: Seat, id: string): number | undefined {
    return this.#sends.get(`${seat} ${id}`);
  }

  /** Adds the next entry and says what happened. An entry that is not possible throws and changes nothing. */
  apply(entry: EntryRow): readonly Told<Event>[] {
    const before = this.#othersAsked(entry);
    const told = this.#effect(entry);
    this.#seq = entry.seq;
    this.#time = entry.time;
    if (entry.send !== null) this.#sends.set(`${entry.seat} ${entry.send}`, entry.seq);
    if (entry.kind === 'move' || entry.kind === 'leave' || entry.kind === 'undo') {
      this.#question = undefined;
      this.#ask(entry.seat, before);
    } else this.#runClocks();
    return told;
  }

  #effect(entry: EntryRow): readonly Told<Event>[] {
    const { kind, seat, code, time } = entry;
    switch (kind) {
      case 'move':
        return this.match.play(seat, code, time);
      case 'leave':
        return this.match.play(seat, LEAVE, time);
      case 'undo': {
        const agreed = entry.data?.agreed ?? [];
        this.undos.push({ from: this.match.length, to: code, ...(agreed.length === 0 ? {} : { agreed }) });
        this.match.undoTo(code);
        return NOTHING;
      }
      case 'undo-asked':
        this.#question = { seat, to: code, waiting: this.people.filter((other) => other !== seat), agreed: [] };
        return NOTHING;
      case 'undo-answered':
        this.#answer(seat, code === 1);
        return NOTHING;
      case 'to-bot':
        this.#handOver(seat, { bot: code, resigned: entry.data?.reason === 'resigned' });
        return NOTHING;
      case 'to-person':
        this.#handOver(seat, { bot: null, resigned: false });
        return NOTHING;
      case 'abandoned':
        this.#abandoned = true;
        return NOTHING;
    }
  }

  #answer(seat: Seat, agree: boolean): void {
    const question = this.#question;
    if (question === undefined) return;
    this.#question = agree
      ? {
          ...question,
          waiting: question.waiting.filter((other) => other !== seat),
          agreed: [...question.agreed, seat],
        }
      : undefined;
  }

  #handOver(seat: Seat, change: Pick<SeatRow, 'bot' | 'resigned'>): void {
    this.#seats = this.#seats.map((each, i) => (i === seat ? { ...each, ...change } : each));
    this.#people = peopleIn(this.#seats);
    this.handovers.push({ seat, after: this.match.length, to: change.bot === null ? 'person' : 'bot' });
    const question = this.#question;
    if (question === undefined) return;
    // Whoever has gone is not waited for; a question whose asker has gone is void.
    this.#question =
      question.seat === seat ? undefined : { ...question, waiting: question.waiting.filter((other) => other !== seat) };
  }

  /** What seats other than the entry's were asked before it: their decisions may stand. Usually there are none. */
  #othersAsked({ kind, seat }: EntryRow): ReadonlyMap<Seat, string> | undefined {
    if (kind !== 'move' || this.toAct.length < 2) return undefined;
    return new Map(this.toAct.filter((other) => other !== seat).map((other) => [other, this.#asking(other)]));
  }

  #asking(seat: Seat): string {
    const list = new MoveList();
    this.game.moves(this.match.state, seat, list);
    return JSON.stringify([this.game.prompt(this.match.state, seat), list.toArray()]);
  }

  /** Notes who is asked something now, and since when. */
  #ask(mover: Seat, before?: ReadonlyMap<Seat, string>): void {
    const acting = this.toAct;
    for (let seat = 0; seat < this.#askedAt.length; seat++) {
      const stands = seat !== mover && before?.get(seat) !== undefined && acting.includes(seat);
      if (stands && before?.get(seat) === this.#asking(seat)) continue;
      this.clock.stop(seat, this.#time);
      this.#askedAt[seat] = acting.includes(seat) ? this.#seq : -1;
    }
    this.#runClocks();
  }

  /** Time runs for people alone, and only while they are asked something. */
  #runClocks(): void {
    if (!this.clock.runs) return;
    const acting = this.toAct;
    for (const [seat, row] of this.#seats.entries()) {
      if (acting.includes(seat) && isPersons(row)) this.clock.start(seat, this.#time);
      else this.clock.stop(seat, this.#time);
    }
  }
}

/** Progress up to the end of a log. `seen` is told of every entry on the way. */
export function replay(
  game: AnyGame,
  table: TableRow,
  entries: readonly EntryRow[],
  seen?: (progress: Progress, entry: EntryRow, told: readonly Told<Event>[]) => void,
): Progress {
  const progress = new Progress(game, table);
  for (const entry of entries) {
    const told = progress.apply(entry);
    seen?.(progress, entry, told);
  }
  return progress;
}
