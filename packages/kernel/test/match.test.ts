import { below, IllegalMove, InputError, LEAVE, type LoggedMove, Match, UNDO_BARRIER } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { type PebblesTypes, pebbles } from './pebbles.js';

const START = { seats: 2, options: {}, seed: 'match' };
const LOW = 0;
const HIGH = 1;
const DRAW = 2;
const SHOW = 3;

/** Both have chosen, nobody has drawn; the seat to act is `turn`. */
function begun(): Match<PebblesTypes> {
  const match = new Match(pebbles, START);
  match.play(0, LOW, 100);
  match.play(1, LOW, 200);
  return match;
}

/** Plays the first legal move, or the last one (-1). */
function playOne(match: Match<PebblesTypes>, which: number): void {
  const [seat] = pebbles.toAct(match.state);
  match.play(seat, legalMoves(pebbles, match.state, seat).at(which) ?? -1);
}

function playOut(match: Match<PebblesTypes>): void {
  while (!match.over) playOne(match, 0);
}

describe('A match', () => {
  test('is set up from seats, options and seed, and always alike', () => {
    expect(pebbles.toJSON(new Match(pebbles, START).state)).toEqual(pebbles.toJSON(new Match(pebbles, START).state));
    const other = new Match(pebbles, { ...START, seed: 'other' });
    expect(pebbles.toJSON(other.state)).not.toEqual(pebbles.toJSON(new Match(pebbles, START).state));
  });

  test.each([
    [{ ...START, seats: 1 }, 'seats: expected a whole number from 2 to 3 for Pebbles, got 1'],
    [{ ...START, seats: 2.5 }, 'seats: expected a whole number from 2 to 3 for Pebbles, got 2.5'],
    [{ ...START, options: { highest: 10 } }, 'options.highest: expected a whole number from 1 to 9, got 10'],
  ])('that cannot be is refused: %j', (start, message) => {
    expect(() => new Match(pebbles, start)).toThrow(InputError);
    expect(() => new Match(pebbles, start)).toThrow(message);
  });

  test('keeps its moves with seat and time', () => {
    const history = Array.from(begun().history(), ({ seat, code, time }) => ({ seat, code, time }));
    expect(history).toEqual([
      { seat: 0, code: LOW, time: 100 },
      { seat: 1, code: LOW, time: 200 },
    ]);
  });

  test('shows in its history the state in which each move was made', () => {
    const chosen = Array.from(begun().history(), ({ state }) => state.secrets);
    expect(chosen).toEqual([
      [-1, -1],
      [LOW, -1],
    ]);
  });

  test('refuses an illegal move and keeps nothing of it', () => {
    const match = begun();
    const before = pebbles.toJSON(match.state);
    expect(() => match.play(0, HIGH)).toThrow(IllegalMove);
    expect(match.length).toBe(2);
    expect(pebbles.toJSON(match.state)).toEqual(before);
  });

  test('refuses that a seat leaves a game that has no rule for it', () => {
    const match = begun();
    expect(() => match.play(0, LEAVE)).toThrow(
      'seat 0 cannot leave: expected to stay: Pebbles goes on only with all its seats',
    );
  });

  test('takes moves back to any length', () => {
    const match = begun();
    const before = pebbles.toJSON(match.state);
    const { turn } = match.state;
    match.play(turn, DRAW);
    match.undoTo(2);
    expect(match.length).toBe(2);
    expect(pebbles.toJSON(match.state)).toEqual(before);
    match.undoTo(0);
    expect(pebbles.toJSON(match.state)).toEqual(pebbles.toJSON(new Match(pebbles, START).state));
  });

  test.each([-1, 3, 0.5])('cannot be taken back to length %d', (length) => {
    const match = begun();
    expect(() => match.undoTo(length)).toThrow(/move: expected a whole number from 0 to 2/);
    expect(match.length).toBe(2);
  });

  test('gives the state at any length and is not changed by what is done to it', () => {
    const match = begun();
    const earlier = match.stateAt(1);
    expect(earlier.secrets).toEqual([LOW, -1]);
    const copy = match.stateAt(2);
    pebbles.play(copy, copy.turn, DRAW);
    expect(match.state.hands[copy.turn].length).toBeLessThan(3);
    expect(match.state).not.toEqual(copy);
  });

  test('is over when nobody is to act', () => {
    const match = begun();
    expect(match.over).toBe(false);
    playOut(match);
    expect(match.over).toBe(true);
    expect(pebbles.outcome(match.state)).toBeDefined();
  });

  describe('resumed from a snapshot', () => {
    const movesOf = (match: Match<PebblesTypes>): LoggedMove[] =>
      Array.from(match.history(), ({ seat, code, time }) => [seat, code, time] as const);
    const picture = (match: Match<PebblesTypes>): unknown => [
      pebbles.toJSON(match.state),
      movesOf(match),
      match.freeUndo,
      movesOf(match).map((_, i) => match.markOf(i)),
    ];
    /** The same match twice: played, and resumed from its snapshot at this moment. */
    function twice(match: Match<PebblesTypes>): Match<PebblesTypes>[] {
      return [
        match,
        new Match(pebbles, START, { snapshot: JSON.parse(JSON.stringify(match.snapshot())), moves: movesOf(match) }),
      ];
    }

    test('goes on as if it had been played', () => {
      const both = twice(begun());
      expect(picture(both[1])).toEqual(picture(both[0]));
      for (const match of both) playOut(match);
      expect(picture(both[1])).toEqual(picture(both[0]));
    });

    test.each([4, 3, 2, 1, 0])('takes moves back to %i, also behind the snapshot, and plays on', (length) => {
      const both = twice(begun());
      for (const match of both) {
        for (let i = 0; i < 2; i++) playOne(match, 0);
        match.undoTo(length);
      }
      expect(picture(both[1])).toEqual(picture(both[0]));
      for (const match of both) {
        playOne(match, -1);
        playOut(match);
      }
      expect(picture(both[1])).toEqual(picture(both[0]));
      for (const match of both) match.undoTo(2);
      expect(picture(both[1])).toEqual(picture(both[0]));
    });

    test.each([
      ['of another number of moves', { moves: 3 }, 'snapshot.moves: expected 2, got 3'],
      ['without a mark for every move', { marks: '4' }, 'snapshot.marks: expected a digit from 0 to 7 for every move'],
      ['with marks that are none', { marks: '48' }, 'snapshot.marks'],
      ['whose position is none', { position: { seats: 2 } }, 'expected'],
      ['of another match', { position: new Match(pebbles, { ...START, seats: 3 }).snapshot().position }, 'the seats'],
      [
        'of other options',
        { position: new Match(pebbles, { ...START, options: { highest: 3 } }).snapshot().position },
        'options',
      ],
    ])('refuses one %s', (_, change, message) => {
      const match = begun();
      const snapshot = { ...match.snapshot(), ...change } as ReturnType<typeof match.snapshot>;
      expect(() => new Match(pebbles, START, { snapshot, moves: movesOf(match) })).toThrow(InputError);
      expect(() => new Match(pebbles, START, { snapshot, moves: movesOf(match) })).toThrow(message);
    });
  });
});

describe('A decision', () => {
  test('that passes on to another seat is marked', () => {
    const match = new Match(pebbles, START);
    match.play(0, LOW);
    expect(match.markOf(0) & UNDO_BARRIER.passed).toBe(UNDO_BARRIER.passed);
  });

  test('that shows a viewer something new is marked', () => {
    const match = begun();
    match.play(match.state.turn, DRAW);
    expect(match.markOf(2) & UNDO_BARRIER.revealed).toBe(UNDO_BARRIER.revealed);
  });

  test('that uses chance is marked', () => {
    const dicey = {
      ...pebbles,
      play: (...[state, seat, code, events]: Parameters<typeof pebbles.play>) => {
        pebbles.play(state, seat, code, events);
        state.random.a++;
      },
    };
    const match = new Match(dicey, START);
    match.play(0, LOW);
    expect(match.markOf(0) & UNDO_BARRIER.chance).toBe(UNDO_BARRIER.chance);
  });

  test('that uses the chance of a live match is marked, and taken back it is as it was', () => {
    const dicey = {
      ...pebbles,
      play: (...[state, seat, code, events]: Parameters<typeof pebbles.play>) => {
        pebbles.play(state, seat, code, events);
        if (seat === 1) below(state.random, 6);
      },
    };
    const match = new Match(dicey, { ...START, chance: 'chacha20' });
    match.play(0, LOW);
    expect(match.markOf(0) & UNDO_BARRIER.chance).toBe(0);
    const before = JSON.stringify(pebbles.toJSON(match.state));
    match.play(1, LOW);
    expect(match.markOf(1) & UNDO_BARRIER.chance).toBe(UNDO_BARRIER.chance);
    const after = JSON.stringify(pebbles.toJSON(match.state));
    const moves = Array.from(match.history(), ({ seat, code, time }) => [seat, code, time] as const);
    const resumed = new Match(dicey, match.start, { snapshot: match.snapshot(), moves });
    expect(JSON.stringify(pebbles.toJSON(resumed.state))).toBe(after);
    match.undoTo(1);
    expect(JSON.stringify(pebbles.toJSON(match.state))).toBe(before);
  });

  test('with none of these can be taken back freely, back to the last marked one', () => {
    const quiet = {
      ...pebbles,
      toAct: () => [0],
      play: (...[state, seat, code]: Parameters<typeof pebbles.play>) => {
        if (code === SHOW) pebbles.play(state, seat, code);
      },
    };
    const match = new Match(quiet, START);
    match.play(0, LOW);
    match.play(0, LOW);
    expect(match.freeUndo).toBe(0);
    const loud = begun();
    expect(loud.freeUndo).toBe(2);
  });
});
