import {
  type AddressedEvent,
  type AnyGame,
  dealtSeed,
  elementAt,
  type GameTypes,
  type Handover,
  LEAVE,
  type LoggedMove,
  Match,
  MoveList,
  type Outcome,
  type Seat,
  type Undo,
} from '@souk/kernel';
import type { Phase } from '@souk/protocol';
import { MatchClock } from '../clocks/clock.js';
import type { EntryLog } from '../store/entry-log.js';
import type { EntryRow, SeatRow, SnapshotRow, TableRow } from '../store/rows.js';
import { MoveCollector, type MoveTarget, NOTHING } from './move-collector.js';
import { type ProgressSnapshot, readSnapshot, writeSnapshot } from './snapshot.js';

type Event = GameTypes['Event'];

/** A question to the others whether moves may be taken back. */
export interface UndoQuestion {
  readonly seat: Seat;
  readonly to: number;
  readonly waiting: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** The seats as they were when the match began: people play for themselves. */
const startingSeats = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.map((seat) => (seat.person === null ? seat : { ...seat, bot: null, resigned: false }));

/** Whether a person plays this seat now. */
export const isPlayedByPerson = ({ person, bot }: SeatRow): boolean => person !== null && bot === null;

const peopleIn = (seats: readonly SeatRow[]): Seat[] => seats.flatMap((seat, i) => (isPlayedByPerson(seat) ? [i] : []));

/** An entry, all but what its send was called. */
type LoggedEntry = Omit<EntryRow, 'send'>;

/** Where to go on from instead of from the beginning, and the log that led there. */
interface RestorePoint {
  readonly snapshot: SnapshotRow;
  readonly log: EntryLog;
}

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
  /** By seat: what each send has led to. Those from before the snapshot are read when they are asked for. */
  readonly #sends: readonly Map<string, number>[];
  #unread: { readonly log: EntryLog; readonly seq: number } | undefined;
  /** By seat: the number since which it has been asked what it is asked now; −1: nothing. */
  readonly #askedAt: number[];
  #seats: readonly SeatRow[];
  #people: readonly Seat[];
  #seq = 0;
  #time: number;
  #question: UndoQuestion | undefined;
  /** The seats that have left by the rules, and how many moves had been made before. */
  #leavers: readonly { readonly seat: Seat; readonly after: number }[] = [];
  #abandoned = false;
  /** How many moves the last snapshot has, and how many have to be replayed from there. */
  #snapshotMoves = 0;
  #toReplay = 0;

  /** Throws if it cannot be gone on with `from` there. */
  constructor(game: AnyGame, table: TableRow, from?: RestorePoint) {
    this.game = game;
    this.table = table;
    this.#sends = table.seats.map(() => new Map());
    this.#seats = startingSeats(table.seats);
    this.#people = peopleIn(this.#seats);
    this.#time = table.started ?? table.created;
    const seats = table.seats.length;
    const salts = table.seats.map(({ salt }) => salt);
    const { chance, settings } = table;
    const start = { seats, options: settings.options, seed: dealtSeed({ seed: table.seed, salts }), chance };
    const restored = from === undefined ? undefined : readSnapshot(from.snapshot, game.rulesVersion, seats);
    this.clock = new MatchClock(settings.clock, seats, restored);
    this.#askedAt = table.seats.map((_, seat) => restored?.askedAt[seat] ?? -1);
    if (from === undefined || restored === undefined) {
      this.match = new Match(game, start);
      this.#ask(-1);
    } else {
      this.match = new Match(game, start, { snapshot: restored.match, moves: this.#restore(from.log, restored) });
      this.#snapshotMoves = this.match.length;
    }
  }

  /** Takes from the log what can be read from it without playing. Answers with the moves. */
  #restore(log: EntryLog, { seq }: ProgressSnapshot): readonly LoggedMove[] {
    if (seq > log.length) throw new Error('the log ends before the snapshot');
    const collector = new MoveCollector();
    for (let i = 1; i <= seq; i++) this.#note(log.entry(i), collector);
    this.#toReplay = 0;
    this.#unread = { log, seq };
    return collector.moves;
  }

  /** How the match stands, to go on from. */
  snapshot(): SnapshotRow {
    this.#snapshotMoves = this.match.length;
    this.#toReplay = 0;
    const { banks, thinkingSince } = this.clock;
    const { rulesVersion: rules } = this.game;
    return writeSnapshot({
      ...{ rules, seq: this.#seq, askedAt: this.#askedAt, banks, thinkingSince },
      match: this.match.snapshot(),
    });
  }

  /** How many moves it takes to come here from the last snapshot. */
  get toReplay(): number {
    return this.#toReplay;
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
  seatAt(seat: Seat): SeatRow {
    return elementAt(this.#seats, seat);
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
  /** Whether the seat has left the game by its rules. */
  hasLeft(seat: Seat): boolean {
    return this.#leavers.some((each) => each.seat === seat);
  }
  /** The people who sit and play for themselves. */
  get people(): readonly Seat[] {
    return this.#people;
  }

  /** The number that a seat's decision answers; undefined if it is asked nothing. */
  askedAt(seat: Seat): number | undefined {
    const asked = this.#askedAt[seat] ?? -1;
    return asked < 0 ? undefined : asked;
  }

  /** The entry that a send of this seat has led to, if it was sent before. */
  sent(seat: Seat, id: string): number | undefined {
    if (this.#unread !== undefined) this.#readSends(this.#unread.log, this.#unread.seq);
    return this.#sends[seat]?.get(id);
  }

  #readSends(log: EntryLog, until: number): void {
    this.#unread = undefined;
    for (let seq = 1; seq <= until; seq++) this.#noteSend(log.entry(seq), log.send(seq));
  }

  #noteSend({ seat, seq }: LoggedEntry, send: string | null): void {
    if (send !== null) elementAt(this.#sends, seat).set(send, seq);
  }

  /** Adds the next entry and says what happened. An entry that is not possible throws and changes nothing. */
  apply(entry: EntryRow): readonly AddressedEvent<Event>[] {
    const before = this.#othersAsked(entry);
    const told = this.#note(entry, this.match);
    this.#noteSend(entry, entry.send);
    if (changesPosition(entry)) this.#ask(entry.seat, before);
    else this.#runClocks();
    return told;
  }

  #note(entry: LoggedEntry, match: MoveTarget): readonly AddressedEvent<Event>[] {
    const told = this.#effect(entry, match);
    this.#seq = entry.seq;
    this.#time = entry.time;
    if (changesPosition(entry)) this.#question = undefined;
    return told;
  }

  #effect(entry: LoggedEntry, match: MoveTarget): readonly AddressedEvent<Event>[] {
    const { kind, seat, code, time } = entry;
    switch (kind) {
      case 'move':
      case 'leave': {
        const after = match.length;
        const told = match.play(seat, kind === 'move' ? code : LEAVE, time);
        if (kind === 'leave') this.#leavers = [...this.#leavers, { seat, after }];
        this.#toReplay++;
        return told;
      }
      case 'undo':
        this.#takeBack(entry, match);
        return NOTHING;
      case 'undo-asked':
        this.#question = { seat, to: code, waiting: this.people.filter((other) => other !== seat), agreed: [] };
        return NOTHING;
      case 'undo-answered':
        this.#answer(seat, code === 1);
        return NOTHING;
      case 'to-bot':
        this.#handOver(seat, { bot: code, resigned: entry.data?.reason === 'resigned' }, match);
        return NOTHING;
      case 'to-person':
        this.#handOver(seat, { bot: null, resigned: false }, match);
        return NOTHING;
      case 'abandoned':
        this.#abandoned = true;
        return NOTHING;
    }
  }

  #takeBack({ code: to, data }: LoggedEntry, match: MoveTarget): void {
    const agreed = data?.agreed ?? [];
    this.undos.push({ from: match.length, to, ...(agreed.length === 0 ? {} : { agreed }) });
    match.undoTo(to);
    this.#leavers = this.#leavers.filter(({ after }) => after < to);
    if (to < this.#snapshotMoves) this.#snapshotMoves = 0;
    this.#toReplay += to - this.#snapshotMoves;
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

  #handOver(seat: Seat, change: Pick<SeatRow, 'bot' | 'resigned'>, match: MoveTarget): void {
    this.#seats = this.#seats.map((each, i) => (i === seat ? { ...each, ...change } : each));
    this.#people = peopleIn(this.#seats);
    this.handovers.push({ seat, after: match.length, to: change.bot === null ? 'person' : 'bot' });
    const question = this.#question;
    if (question === undefined) return;
    // A seat that has gone is not waited for; a question whose asker has gone is void.
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
      if (acting.includes(seat) && isPlayedByPerson(row)) this.clock.start(seat, this.#time);
      else this.clock.stop(seat, this.#time);
    }
  }
}

const changesPosition = ({ kind }: LoggedEntry): boolean => kind === 'move' || kind === 'leave' || kind === 'undo';
