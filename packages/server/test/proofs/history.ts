import { type AnyGame, dealtSeed, type MatchRecord, replayRecord, verifyRecord } from '@souk/kernel';
import type { Entry } from '@souk/protocol';

// Decides whether what has become of a match is what must become of it, whatever happened to the hosts.

/** An entry as it is in the database. */
export interface LoggedEntry {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number;
  /** How many moves are left, for an undo. */
  readonly code: number;
  readonly time: number;
  readonly send: string | null;
  readonly data: { readonly reason?: string } | null;
}

/** A send that a host has acknowledged. */
export interface Acknowledgement {
  readonly id: string;
  readonly seq: number;
  /** Undefined for what was no move. */
  readonly move: object | undefined;
  /** When it was sent, by the clock of the client. */
  readonly at: number;
}

/** What one client knows of a match in the end. */
export interface Witness {
  readonly seat: number;
  readonly acknowledged: readonly Acknowledgement[];
  /** Every entry that it was told of, by its number. */
  readonly told: ReadonlyMap<number, Entry>;
  /** When it was first told of each, by its own clock, which is that of the database. */
  readonly heardAt: ReadonlyMap<number, number>;
  /** What it sees last. */
  readonly view: object;
}

export interface History {
  readonly game: AnyGame;
  readonly match: string;
  readonly log: readonly LoggedEntry[];
  readonly record: MatchRecord;
  /** Milliseconds that a seat has for a decision, and no more; undefined: as long as it likes. */
  readonly perMove?: number | undefined;
  readonly witnesses: readonly Witness[];
}

/** The numbers of the moves that were not taken back, in order. */
function lastingMoves(log: readonly LoggedEntry[]): number[] {
  const moves: number[] = [];
  for (const { kind, seq, code } of log) {
    if (kind === 'move' || kind === 'leave') moves.push(seq);
    else if (kind === 'undo') moves.length = code;
  }
  return moves;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The same document with its fields in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

function* sequenceProblems(log: readonly LoggedEntry[]): Generator<string> {
  for (const [i, { seq }] of log.entries()) {
    if (seq !== i + 1) yield `the log has ${seq} where ${i + 1} belongs: it is not a single line`;
  }
  const sends = log.flatMap(({ seat, send }) => (send === null ? [] : [`${seat} ${send}`]));
  for (const send of sends) if (sends.indexOf(send) !== sends.lastIndexOf(send)) yield `send ${send} was done twice`;
  for (const [i, { time }] of log.entries()) {
    if (time < (log[i - 1]?.time ?? time)) yield `entry ${i + 1} is before entry ${i}`;
  }
}

/** A seat is handed to a bot once, and only again when the person has come back. */
function* timerProblems(log: readonly LoggedEntry[]): Generator<string> {
  const away = new Set<number>();
  let ends = 0;
  for (const { kind, seat, seq, data } of log) {
    if (kind === 'to-person') away.delete(seat);
    if (kind === 'to-bot' && away.has(seat) && data?.reason !== 'resigned')
      yield `${seq}: the time of seat ${seat} was up twice`;
    if (kind === 'to-bot') away.add(seat);
    if (kind === 'abandoned') ends++;
  }
  if (ends > 1) yield 'the match was abandoned twice';
}

/** Milliseconds by which hosts may be wrong about the time of the database. */
const CLOCK_TOLERANCE = 2000;
/** Milliseconds after which a clock that has run out must have been noticed, whatever has happened to the hosts. */
const LATEST = 60_000;

/** What changes the position, and with it who is asked. */
const CHANGES: ReadonlySet<string> = new Set(['move', 'leave', 'undo']);

/** No time is up before it is up, and none runs on for ever. */
function* deadlineProblems({ log, perMove }: History): Generator<string> {
  if (perMove === undefined) return;
  // With one seat to decide at a time, it is asked when the position changes, or when its person comes back.
  let changed: number | undefined;
  const returned = new Map<number, number>();
  for (const { kind, seat, seq, time, data } of log) {
    if (CHANGES.has(kind)) changed = time;
    if (kind === 'to-person') returned.set(seat, time);
    // When the first decision was asked for, the log does not say.
    if (kind !== 'to-bot' || data?.reason !== 'time' || changed === undefined) continue;
    const taken = time - Math.max(changed, returned.get(seat) ?? changed);
    if (taken < perMove) yield `${seq}: the time was up after ${taken} ms, of ${perMove}`;
    if (taken > perMove + LATEST) yield `${seq}: the time was up after ${taken} ms, of ${perMove}: far too late`;
  }
}

/** The log says when something was done by the time of the database, whatever the clocks of the hosts say. */
function* timeProblems({ log }: History, { seat, acknowledged, heardAt }: Witness): Generator<string> {
  for (const { seq, time } of log) {
    const heard = heardAt.get(seq);
    if (heard !== undefined && time > heard + CLOCK_TOLERANCE)
      yield `seat ${seat}: heard of ${seq} ${time - heard} ms before it was done`;
  }
  for (const { seq, at } of acknowledged) {
    const time = log[seq - 1]?.time;
    if (time !== undefined && time < at - CLOCK_TOLERANCE)
      yield `seat ${seat}: sent ${at - time} ms after it was done as ${seq}`;
  }
}

/** What was acknowledged is in the log, as it was sent, and in the record unless it was taken back. */
function* lostProblems({ log, record }: History, { seat, acknowledged }: Witness): Generator<string> {
  const lasting = lastingMoves(log);
  for (const { id, seq, move } of acknowledged) {
    const entry = log[seq - 1];
    if (entry?.send !== id || entry.seat !== seat) {
      yield `seat ${seat}: ${id} was acknowledged as ${seq}, which is ${entry?.send ?? 'not there'}: it is lost`;
      continue;
    }
    const recorded = record.moves[lasting.indexOf(seq)];
    if (move === undefined || recorded === undefined) continue;
    if (!same(recorded, { ...recorded, seat, move })) yield `seat ${seat}: the record has another move at ${seq}`;
  }
  const known = new Set(acknowledged.map(({ seq }) => seq));
  for (const entry of log) {
    if (entry.seat !== seat || entry.send === null || known.has(entry.seq)) continue;
    yield `seat ${seat}: ${entry.seq} was never acknowledged`;
  }
}

/** Every entry was told, as it is in the log. */
function* toldProblems({ log }: History, { seat, told }: Witness): Generator<string> {
  for (const entry of log) {
    const heard = told.get(entry.seq);
    const isSame = heard?.kind === entry.kind && (!('seat' in heard) || heard.seat === entry.seat);
    if (!isSame) yield `seat ${seat}: was told ${heard?.kind ?? 'nothing'} of ${entry.seq}, which is ${entry.kind}`;
  }
  if (told.size !== log.length) yield `seat ${seat}: was told of ${told.size} entries, there are ${log.length}`;
}

/** What is seen in the end is what the record leads to. */
function* viewProblems({ game, record }: History, { seat, view }: Witness): Generator<string> {
  const { reveal, salts } = record;
  if (reveal === null) {
    yield 'the record has no seed';
    return;
  }
  const { state } = replayRecord(game, record, dealtSeed({ seed: reveal.seed, salts }));
  if (!same(game.view(state, seat), view)) yield `seat ${seat}: sees in the end what a replay does not show`;
}

/** Everything that is wrong with a match; nothing, if it is as it must be. */
export function problemsOf(history: History): string[] {
  const { game, match, log, record, witnesses } = history;
  const { problems } = verifyRecord(game, record);
  const lasting = lastingMoves(log);
  return [
    ...problems,
    ...sequenceProblems(log),
    ...timerProblems(log),
    ...deadlineProblems(history),
    ...(lasting.length === record.moves.length
      ? []
      : [`the record has ${record.moves.length} moves, the log ${lasting.length}`]),
    ...witnesses.flatMap((witness) =>
      [lostProblems, toldProblems, timeProblems, viewProblems].flatMap((check) => [...check(history, witness)]),
    ),
  ].map((problem) => `${match}: ${problem}`);
}
