import { type DwarvenTradersTypes, dwarvenTraders } from '@souk/games/dwarven-traders';
import { commitmentTo, elementAt, Match, MoveList, type Seat, writeRecord } from '@souk/kernel';
import type { Entry } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { type History, type LoggedEntry, problemsOf, type Witness } from '../proofs/history.js';

const deal = { seed: 'seed', nonce: 'nonce', salts: [null, null] };

const toAct = (match: Match<DwarvenTradersTypes>): readonly Seat[] => dwarvenTraders.toAct(match.state);

/** A match that went as it should, as the checker is shown it. */
function sound(): History {
  const options = { ...defaultOptions() };
  const match = new Match(dwarvenTraders, { seats: 2, options, seed: deal.seed });
  const log: LoggedEntry[] = [];
  const moves: object[] = [];
  const list = new MoveList();
  for (let [seat] = toAct(match); seat !== undefined; [seat] = toAct(match)) {
    dwarvenTraders.moves(match.state, seat, list);
    const code = list.at(0);
    moves.push(dwarvenTraders.describeMove(match.state, seat, code));
    match.play(seat, code, log.length);
    log.push({ seq: log.length + 1, kind: 'move', seat, code, time: log.length, send: `s${log.length}`, data: null });
  }
  const witnesses = [0, 1].map(
    (seat): Witness => ({
      seat,
      acknowledged: log.flatMap((entry, i) =>
        entry.seat === seat ? [{ id: `s${i}`, seq: entry.seq, move: elementAt(moves, i), at: i }] : [],
      ),
      told: new Map(log.map((entry): [number, Entry] => [entry.seq, { kind: 'move', seat: entry.seat }])),
      heardAt: new Map(log.map(({ seq, time }) => [seq, time])),
      view: dwarvenTraders.view(match.state, seat),
    }),
  );
  return { game: dwarvenTraders, match: 'm', log, record: writeRecord(match, ['Ann', 'Ben'], deal), witnesses };
}

const defaultOptions = () =>
  Object.fromEntries(Object.entries(dwarvenTraders.options).map(([name, spec]) => [name, spec.default]));

const changed = (history: History, change: Partial<Witness>): History => ({
  ...history,
  witnesses: history.witnesses.map((witness, i) => (i === 0 ? { ...witness, ...change } : witness)),
});

const HISTORY = sound();
const ANN = elementAt(HISTORY.witnesses, 0);
const FIRST = elementAt(HISTORY.log, 0);
const toBot: LoggedEntry = { ...FIRST, kind: 'to-bot', send: null, data: { reason: 'time' } };

/** The same match with a clock, of which a seat has used up so much: a bot takes over at its end. */
const timedOut = (taken: number): History => {
  const last = elementAt(HISTORY.log, HISTORY.log.length - 1);
  const entry = { ...toBot, seq: last.seq + 1, time: last.time + taken };
  return { ...HISTORY, perMove: 5000, log: [...HISTORY.log, entry] };
};

/** By what is wrong with it. */
const FORGED: readonly (readonly [string, History, RegExp])[] = [
  ['an acknowledged move is not in the log', { ...HISTORY, log: HISTORY.log.slice(0, -1) }, /it is lost/],
  ['a number is left out', { ...HISTORY, log: HISTORY.log.filter((_, i) => i !== 3) }, /not a single line/],
  ['a number is there twice', { ...HISTORY, log: [...HISTORY.log, { ...FIRST, send: 'x' }] }, /not a single line/],
  [
    'a send was done twice',
    { ...HISTORY, log: [...HISTORY.log, { ...FIRST, seq: HISTORY.log.length + 1 }] },
    /done twice/,
  ],
  [
    'a time was up twice',
    { ...HISTORY, log: [...HISTORY.log, toBot, toBot].map((entry, i) => ({ ...entry, seq: i + 1 })) },
    /was up twice/,
  ],
  ['a time was up too early', timedOut(4999), /up after 4999 ms, of 5000/],
  ['a time was up far too late', timedOut(300_000), /far too late/],
  [
    'an entry comes from the future',
    { ...HISTORY, log: HISTORY.log.map((entry) => ({ ...entry, time: entry.time + 300_000 })) },
    /ms before it was done/,
  ],
  [
    'an entry comes from the past',
    changed(HISTORY, { acknowledged: ANN.acknowledged.map((each) => ({ ...each, at: each.at + 300_000 })) }),
    /ms after it was done/,
  ],
  [
    'the log goes back in time',
    { ...HISTORY, log: HISTORY.log.map((e, i) => (i === 5 ? { ...e, time: -1 } : e)) },
    /is before/,
  ],
  [
    'a client was told something else',
    changed(HISTORY, { told: new Map([...ANN.told, [2, { kind: 'abandoned' }]]) }),
    /was told abandoned of 2/,
  ],
  [
    'a client was not told everything',
    changed(HISTORY, { told: new Map([...ANN.told].slice(1)) }),
    /was told nothing of 1/,
  ],
  [
    'a client sees something else',
    changed(HISTORY, { view: { ...ANN.view, round: 99 } }),
    /what a replay does not show/,
  ],
  [
    'another move was recorded than was acknowledged',
    changed(HISTORY, { acknowledged: ANN.acknowledged.map((each) => ({ ...each, move: { kind: 'other' } })) }),
    /the record has another move/,
  ],
  [
    'an entry was never acknowledged',
    changed(HISTORY, { acknowledged: ANN.acknowledged.slice(1) }),
    /was never acknowledged/,
  ],
  [
    'the record is forged',
    { ...HISTORY, record: { ...HISTORY.record, commitment: commitmentTo({ seed: 'x', nonce: 'y' }) } },
    /commitment/,
  ],
];

describe('The checker of histories', () => {
  test('finds nothing wrong with a match that went as it should', () => {
    expect(problemsOf(HISTORY)).toEqual([]);
    expect(problemsOf(timedOut(5000)).filter((problem) => problem.includes('the time was up'))).toEqual([]);
  });

  test.each(FORGED)('notices that %s', (_, history, problem) => {
    expect(problemsOf(history).join('\n')).toMatch(problem);
  });
});
