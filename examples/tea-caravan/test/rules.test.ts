import { newState } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { type Move, type Position, type State, TEAS, type Tea, teaCaravan } from '../src/rules/index.js';

const match = (seats: number, options: object = {}): State => newState(teaCaravan, { seats, options, seed: 'tea' });

/** A position in which seat 0 is to play, with what differs from a fresh match of two. */
const position = (changes: Partial<Position>): State =>
  teaCaravan.fromJSON({ ...teaCaravan.toJSON(match(2)), turn: 0, ...changes });

const choices = (state: State, seat: number): Move[] =>
  legalMoves(teaCaravan, state, seat).map((move) => teaCaravan.describeMove(state, seat, move));

const FRONT = { kind: 'take-front' } as const;
const BACK = { kind: 'take-back' } as const;
const WAIT = { kind: 'wait' } as const;

const play = (state: State, seat: number, move: Move): void =>
  teaCaravan.play(state, seat, teaCaravan.readMove(state, seat, move));

const chests = (green: number, black: number, white: number, red: number): Tea[] =>
  [green, black, white, red].flatMap((count, tea) => Array<Tea>(count).fill(TEAS[tea]));

/** One green chest is left. */
const LAST_CHEST: Partial<Position> = {
  caravan: ['green'],
  stores: [chests(3, 4, 0, 2), chests(0, 0, 4, 2)],
  customers: ['black', 'white'],
};

describe('The setup', () => {
  test.each([2, 3, 4])(
    'TC-SETUP-1 has two chests of each tea more than there are players, seen by all (%i players)',
    (seats) => {
      const { caravan } = teaCaravan.view(match(seats), 'spectator');
      for (const tea of ['green', 'black', 'white', 'red']) {
        expect(caravan.filter((each) => each === tea)).toHaveLength(seats + 2);
      }
    },
  );

  test('TC-SETUP-2 deals different customers, each seen by its player alone', () => {
    const state = match(3);
    const seen = [0, 1, 2].map((seat) => teaCaravan.view(state, seat).merchants.map(({ customer }) => customer));
    expect(new Set(seen.flat().filter((customer) => customer !== 'secret')).size).toBe(3);
    for (const [viewer, customers] of seen.entries()) {
      expect(customers.map((customer) => customer !== 'secret')).toEqual([0, 1, 2].map((seat) => seat === viewer));
    }
  });

  test('TC-SETUP-3 gives everybody one wait, or as many as the option says', () => {
    expect(match(2).waits).toEqual([1, 1]);
    expect(match(3, { waits: 3 }).waits).toEqual([3, 3, 3]);
    expect(() => match(2, { waits: 4 })).toThrow('waits');
  });
});

describe('A turn', () => {
  test('TC-TURN-1 takes the chest at the front or at the back', () => {
    const front = position({});
    const [first, ...rest] = front.caravan;
    play(front, 0, FRONT);
    expect(front.caravan).toEqual(rest);
    expect(front.stores[0]).toEqual([first]);
    const back = position({});
    const last = back.caravan[back.caravan.length - 1];
    play(back, 0, BACK);
    expect(back.caravan).toHaveLength(rest.length);
    expect(back.stores[0]).toEqual([last]);
    expect(teaCaravan.toAct(back)).toEqual([1]);
  });

  test('TC-TURN-1 the last chest is offered once', () => {
    expect(choices(position(LAST_CHEST), 0)).toEqual([FRONT, WAIT]);
    expect(teaCaravan.prompt(position(LAST_CHEST), 0)?.text).toBe('Take the last chest, or wait');
  });

  test('TC-TURN-2 a wait is used up, and without one there is none', () => {
    const state = position({});
    play(state, 0, WAIT);
    expect(state.waits).toEqual([0, 1]);
    play(state, 1, FRONT);
    expect(choices(state, 0)).toEqual([FRONT, BACK]);
    expect(teaCaravan.prompt(state, 0)?.text).toBe('Take the chest at the front or at the back of the caravan');
    expect(() => play(state, 0, WAIT)).toThrow('a legal move of the seat whose turn it is');
  });
});

describe('The end', () => {
  test('TC-END-1 comes with the last chest, and shows all customers', () => {
    const state = position(LAST_CHEST);
    expect(teaCaravan.outcome(state)).toBeUndefined();
    play(state, 0, FRONT);
    expect(teaCaravan.toAct(state)).toEqual([]);
    expect(teaCaravan.view(state, 0).turn).toBeNull();
    expect(teaCaravan.view(state, 'spectator').merchants.map(({ customer }) => customer)).toEqual(['black', 'white']);
  });

  test('TC-SCORE-1, TC-SCORE-2 chests of a tea count 1, 2, 3 …, those that the customer wants 2 more', () => {
    const state = position(LAST_CHEST);
    play(state, 0, FRONT);
    // 10 for green, 10 + 8 for black, 3 for red; 10 + 8 for white, 3 for red.
    expect(teaCaravan.outcome(state)).toMatchObject({ scores: [31, 21], ranks: [1, 2], winners: [0] });
  });

  test('TC-SCORE-3 players who are level share the win', () => {
    const state = position({ ...LAST_CHEST, stores: [chests(1, 2, 2, 2), chests(2, 2, 2, 2)] });
    play(state, 0, FRONT);
    // 3 for each of four teas, and two chests for each customer.
    expect(teaCaravan.outcome(state)).toMatchObject({ scores: [16, 16], ranks: [1, 1], winners: [0, 1] });
  });
});

test.each<[Partial<Position>, string]>([
  [{ customers: ['red', 'red'] }, 'position.customers: expected different teas'],
  [{ waits: [2, 0] }, 'position.waits'],
  [{ turn: 2 }, 'position.turn'],
  [{ caravan: ['green'] }, '4 chests of green tea in all'],
])('a position that cannot be is refused: %j', (changes, problem) => {
  expect(() => position(changes)).toThrow(problem);
});
