import { readFileSync } from 'node:fs';
import { DECKS, daleOfMerchants, type Move, type State } from '@souk/games/dale-of-merchants';
import { MoveList, newState, seedRandom } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { quickMove } from '../../../packages/bots/src/index.js';
import { heuristics } from '../src/heuristics/index.js';

interface Cards {
  readonly hand: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly stall?: readonly (readonly string[])[];
}

const DECKS_PLAYED = ['macaws', 'raccoons', 'squirrels'] as const;
const NOTHING: Cards = { hand: [] };

/** A position of two in which the first is to act; cards not named lie in the market deck. */
function position(own: Cards, market: readonly (string | null)[] = [], other: Cards = NOTHING): State {
  const players = [own, other].map((cards) => ({ deck: [], discard: [], stall: [], coins: 0, ...cards }));
  const slots = Array.from({ length: 5 }, (_, slot) => market[slot] ?? null);
  const named = [
    ...players.flatMap(({ hand, deck, discard, stall }) => [...hand, ...deck, ...discard, ...stall.flat()]),
    ...slots,
  ];
  const rest = DECKS.filter(({ id }) => DECKS_PLAYED.some((deck) => deck === id)).flatMap(({ cards }) =>
    cards.flatMap(({ id, value, copies }) => {
      const count = (value === 1 ? 2 : copies) - named.filter((card) => card === id).length;
      return Array<string>(count).fill(id);
    }),
  );
  return daleOfMerchants.fromJSON({
    format: 'dale-of-merchants/1',
    seats: 2,
    options: {},
    decks: DECKS_PLAYED,
    firstPlayer: 0,
    turn: 1,
    actions: 0,
    turnBonus: 0,
    idleTurns: 0,
    gone: [],
    winner: null,
    players,
    market: slots,
    marketDeck: rest,
    marketDiscard: [],
    junk: null,
    aside: [],
    asideOwner: 0,
    frames: [{ effect: 'turn', step: 0, seat: 0 }],
    random: [1, 2, 3, 4],
  });
}

/** A player's features by id. */
function features(state: State, seat = 0): { readonly [id: string]: number } {
  const values: number[] = [];
  heuristics.measure(state, seat, values);
  expect(values).toHaveLength(heuristics.features.length);
  return Object.fromEntries(heuristics.features.map(({ id }, i) => [id, values[i]]));
}

/** The move that the first opinion likes best. */
function favourite(state: State): Move {
  const list = new MoveList();
  const [seat] = daleOfMerchants.toAct(state);
  daleOfMerchants.moves(state, seat, list);
  const moves = list.toArray();
  const best = moves.reduce((top, next) =>
    heuristics.prior(state, seat, next) > heuristics.prior(state, seat, top) ? next : top,
  );
  return daleOfMerchants.describeMove(state, seat, best);
}

const STALL_OF_TWO = [['wily-fellow'], ['cookies']];

describe('what the features of Dale of Merchants mean', () => {
  test('stacks and the value in them', () => {
    const { stacks, built, stage, lead } = features(position({ hand: ['junk'], stall: STALL_OF_TWO }));
    expect({ stacks, built, stage, lead }).toEqual({ stacks: 2 / 8, built: 3 / 36, stage: 2 / 8, lead: 2 / 4 });
    expect(features(position({ hand: [], stall: STALL_OF_TWO }), 1)).toMatchObject({ stacks: 0, lead: -2 / 4 });
  });

  test('cards of one set are enough for a stack, wherever they are; those of two sets are not', () => {
    const both = features(
      position({ hand: ['cookies'], deck: ['swift-broker'], discard: ['spyglass'], stall: STALL_OF_TWO }),
    );
    expect(both).toMatchObject({ assured: 2 / 4, possible: 2 / 8, lacking: (5 + 6 + 7 + 8) / 36, 'in-hand': 0 });
    const apart = features(position({ hand: ['cookies', 'wily-fellow'], stall: [['swift-broker'], ['nuisance']] }));
    expect(apart).toMatchObject({ assured: 0, possible: 0 });
  });

  test('a stack in hand is ready, and half a stack is near', () => {
    expect(features(position({ hand: ['rotten-food', 'spyglass'], stall: STALL_OF_TWO }))).toMatchObject({
      'in-hand': 1,
      near: 1,
    });
    const half = features(position({ hand: ['cookies'], deck: ['swift-broker'], stall: STALL_OF_TWO }));
    expect(half).toMatchObject({ 'in-hand': 0, near: 3 / 4 });
  });

  test('DM-STALL-5: Stashing Vendor lets junk in, Empty Chest all sets', () => {
    const junk = { hand: ['stashing-vendor', 'junk', 'junk'], stall: STALL_OF_TWO };
    expect(features(position(junk))['in-hand']).toBe(1 / 2);
    const chest = { hand: ['empty-chest', 'swift-broker'], stall: STALL_OF_TWO };
    expect(features(position(chest))['in-hand']).toBe(1 / 2);
  });

  test('the market offers what closes the first gap', () => {
    const own = { hand: ['junk', 'junk', 'junk'], stall: STALL_OF_TWO };
    expect(features(position(own, ['acorn']))).toMatchObject({ offered: 0, buyable: 0 });
    expect(features(position(own, ['acorn', null, 'rotten-food']))).toMatchObject({ offered: 0.5, buyable: 0 });
    expect(features(position(own, ['rotten-food']))).toMatchObject({ offered: 0.7, buyable: 1 });
  });

  test('junk, size, values and single cards are counted over hand, deck and discard pile', () => {
    const state = position({ hand: ['junk', 'spyglass'], deck: ['spyglass', 'junk'], discard: ['junk', 'cookies'] });
    expect(features(state)).toMatchObject({
      junk: 0.3,
      size: 0.6,
      animals: 0.5,
      mean: 13 / 6 / 3,
      high: 2 / 5,
      power: 0.5,
      'hand-size': 2 / 5,
      'hand-junk': 1 / 5,
      coming: 0.4,
      spyglass: 1,
      cookies: 0.5,
      turn: 1,
    });
    expect(features(state, 1)).toMatchObject({ size: 0, turn: 0, spyglass: 0 });
  });

  test('standings are compared when a turn begins', () => {
    const state = position({ hand: ['spyglass', 'junk'], deck: ['junk', 'cookies'] });
    expect(heuristics.quiet(state)).toBe(true);
    const spyglass = { kind: 'technique', card: 'spyglass', as: 'spyglass', showing: null };
    daleOfMerchants.play(state, 0, daleOfMerchants.readMove(state, 0, spyglass));
    expect(heuristics.quiet(state)).toBe(false);
  });

  test.each([2, 3, 4])('%i players: in any state every player has finite features', (seats) => {
    const random = seedRandom(`features ${seats}`);
    const values: number[] = [];
    const list = new MoveList();
    for (const deckSelection of ['random', 'vote']) {
      const state = newState(daleOfMerchants, { seats, options: { deckSelection }, seed: `features ${seats}` });
      for (let [seat] = daleOfMerchants.toAct(state); seat !== undefined; [seat] = daleOfMerchants.toAct(state)) {
        expect(heuristics.contenders(state)).toBe(seats);
        for (let contender = 0; contender < seats; contender++) {
          heuristics.measure(state, contender, values);
          expect(values.every((value) => Number.isFinite(value) && Math.abs(value) < 10)).toBe(true);
        }
        daleOfMerchants.moves(state, seat, list);
        for (const move of list.toArray()) expect(heuristics.prior(state, seat, move)).toBeTypeOf('number');
        daleOfMerchants.play(state, seat, quickMove(heuristics, state, seat, random));
      }
      expect(daleOfMerchants.outcome(state)?.winners).toHaveLength(1);
    }
  });
});

describe('first opinions of moves in Dale of Merchants', () => {
  test('a stack is built when it can be', () => {
    expect(favourite(position({ hand: ['junk', 'junk', 'cookies'], stall: [['wily-fellow']] }, ['spyglass']))).toEqual({
      kind: 'build',
      hand: [{ card: 'cookies', as: 'cookies', showing: null, change: 0 }],
      discard: [],
    });
  });

  test('a technique that lets the turn go on comes first', () => {
    const state = position({ hand: ['junk', 'rotten-food', 'nuisance'], stall: STALL_OF_TWO });
    expect(favourite(state)).toMatchObject({ kind: 'technique', card: 'nuisance' });
  });

  test('the card that closes the gap is bought, and paid for with junk', () => {
    const hand = ['junk', 'junk', 'junk', 'junk', 'acorn'];
    expect(favourite(position({ hand, stall: STALL_OF_TWO }, ['acorn', null, null, 'spyglass']))).toMatchObject({
      kind: 'buy',
      from: 0,
      pay: ['junk', 'junk', 'junk', 'junk'],
    });
    expect(favourite(position({ hand, stall: STALL_OF_TWO }, ['nuisance', 'rotten-food']))).toMatchObject({
      kind: 'buy',
      from: 1,
      pay: ['junk', 'junk', 'junk', 'junk'],
    });
  });

  test('junk is thrown away, and good cards are taken', () => {
    const relic = position({ hand: ['shattered-relic', 'junk', 'spyglass', 'cookies'], stall: [['wily-fellow']] });
    const move = { kind: 'technique', card: 'shattered-relic', as: 'shattered-relic', showing: null };
    daleOfMerchants.play(relic, 0, daleOfMerchants.readMove(relic, 0, move));
    expect(favourite(relic)).toEqual({ kind: 'hand-card', card: 'junk' });
    const glass = position({ hand: ['spyglass', 'junk'], deck: ['junk', 'cookies', 'junk'], stall: [['wily-fellow']] });
    const look = { kind: 'technique', card: 'spyglass', as: 'spyglass', showing: null };
    daleOfMerchants.play(glass, 0, daleOfMerchants.readMove(glass, 0, look));
    expect(favourite(glass)).toEqual({ kind: 'card', card: 'cookies' });
  });

  test('who can do nothing good changes junk for other cards', () => {
    const hand = ['junk', 'junk', 'sabotage', 'dirty-exchange', 'nuisance'];
    const stall = [['swift-broker'], ['cookies'], ['rotten-food'], ['spyglass']];
    const move = favourite(position({ hand, stall, discard: ['junk'] }));
    expect(move.kind).not.toBe('decline');
    const plain = favourite(position({ hand: ['junk', 'junk', 'accordion'], stall: STALL_OF_TWO }));
    expect(plain).toEqual({ kind: 'inventory', cards: ['junk', 'junk'] });
  });
});

describe('what self-play has learnt of Dale of Merchants', () => {
  test('the weights belong to the features', () => {
    const { learned, features } = heuristics;
    expect(learned?.inputs).toEqual(features.map(({ id }) => id));
    expect(learned?.direct).toHaveLength(features.length);
    expect(learned?.second).toHaveLength(learned?.hidden ?? 0);
    expect(learned?.first).toHaveLength((learned?.hidden ?? 0) * (features.length + 1));
  });

  test('the file is small and says how it was made', () => {
    const file = readFileSync(new URL('../src/heuristics/weights.ts', import.meta.url), 'utf8');
    expect(file.length).toBeLessThan(200_000);
    expect(file).toMatch(/npm run train -- dale-of-merchants --games \d+ --seed \S+/);
  });
});
