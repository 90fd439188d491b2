import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, type GameTypes, MoveList, newState, type RandomState, seedRandom } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import {
  BOTS,
  type Bot,
  type Budget,
  bestOf,
  chooseWith,
  estimate,
  flatMonteCarloBot,
  playOut,
  questionFor,
  randomBot,
  sharesIn,
  worthOf,
} from '../src/index.js';
import { sealedBids } from './sealed-bids.js';

const traders: AnyGame = dwarvenTraders;
const GAMES: readonly AnyGame[] = [traders, sealedBids];
const BUDGET: Budget = { iterations: 60 };

function playWith(game: AnyGame, bots: readonly Bot[], seed: string): GameTypes['State'] {
  const state = newState(game, { seats: bots.length, options: {}, seed });
  const random = seedRandom(`${seed}/bots`);
  const players = bots.map((bot) => bot.sit());
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    game.play(state, seats[0], chooseWith(players[seats[0]], game, state, seats[0], random, BUDGET));
  }
  return state;
}

/** Some way into a match. */
function middleOf(game: AnyGame, seats: number, moves: number): GameTypes['State'] {
  const state = newState(game, { seats, options: {}, seed: 'middle' });
  const random = seedRandom('middle');
  for (let i = 0; i < moves; i++) {
    const [seat] = game.toAct(state);
    game.play(state, seat, chooseWith(randomBot.sit(), game, state, seat, random, BUDGET));
  }
  return state;
}

/** A clock that ticks once whenever it is read. */
function ticking(): () => number {
  let time = 0;
  return () => time++;
}

describe.each(GAMES.map((game) => ({ name: game.name, game })))('bots at $name', ({ game }) => {
  it.each(BOTS.map((bot) => ({ id: bot.id, bot })))('$id plays a whole match with legal moves', ({ bot }) => {
    const state = playWith(game, [bot, randomBot, bot], 'whole');
    expect(game.outcome(state)).toBeDefined();
  });

  it.each(BOTS.map((bot) => ({ id: bot.id, bot })))('$id chooses the same from the same chance', ({ bot }) => {
    const hash = () => game.hash(playWith(game, [bot, bot], 'again'));
    expect(hash()).toBe(hash());
  });

  it.each(BOTS.map((bot) => ({ id: bot.id, bot })))('$id leaves the state it is asked about alone', ({ bot }) => {
    const state = middleOf(game, 2, 3);
    const before = JSON.stringify(game.toJSON(state));
    chooseWith(bot.sit(), game, state, game.toAct(state)[0], seedRandom('x'), BUDGET);
    expect(JSON.stringify(game.toJSON(state))).toBe(before);
  });

  it.each(BOTS.map((bot) => ({ id: bot.id, bot })))('$id chooses the same whatever the hidden part is', ({ bot }) => {
    const state = middleOf(game, 2, 1);
    const [seat] = game.toAct(state);
    const choose = (of: GameTypes['State']) => chooseWith(bot.sit(), game, of, seat, seedRandom('choice'), BUDGET);
    const hidden: RandomState = seedRandom('hidden');
    const others = Array.from({ length: 10 }, () => game.imagine(game.view(state, seat), hidden));
    expect(new Set([state, ...others].map(game.hash)).size).toBeGreaterThan(1);
    expect(new Set([state, ...others].map(choose)).size).toBe(1);
  });
});

describe('flat Monte Carlo', () => {
  it('is stronger than chance', () => {
    const wins = [0, 0];
    for (let i = 0; i < 20; i++) {
      const { winners } = traders.outcome(playWith(traders, [flatMonteCarloBot, randomBot], `strength/${i}`)) ?? {
        winners: [],
      };
      for (const seat of winners) wins[seat]++;
    }
    expect(wins[0]).toBeGreaterThan(2 * wins[1]);
  });

  it('finds a sure win: a card higher than all that the other can hold takes the last lot', () => {
    const state = newState(sealedBids, { seats: 2, options: { lots: 1 }, seed: 'last lot' });
    const owner = state.hands.findIndex((hand) => hand.includes(8));
    const other = 1 - owner;
    const highest = Math.max(...state.hands[other]);
    sealedBids.play(state, other, highest);
    const budget = { iterations: 5_000 };
    const chosen = chooseWith(flatMonteCarloBot.sit(), sealedBids, state, owner, seedRandom('x'), budget);
    expect(chosen).toBeGreaterThan(highest);
    expect(chosen).toBeLessThanOrEqual(8);
  });

  it('spends exactly the playouts it is given, and at least one on the first move', () => {
    const state = middleOf(traders, 3, 8);
    const [seat] = traders.toAct(state);
    const spent = (playouts: number) =>
      estimate(questionFor(traders, state, seat, seedRandom('x'), { iterations: playouts })).map(
        (move) => move.playouts,
      );
    const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
    expect(sum(spent(100))).toBe(100);
    expect(spent(0)[0]).toBe(1);
    expect(sum(spent(0))).toBe(1);
    expect(Math.max(...spent(100)) - Math.min(...spent(100))).toBeLessThanOrEqual(1);
  });

  it('stops when the clock that it was handed says so', () => {
    const state = middleOf(traders, 3, 8);
    const [seat] = traders.toAct(state);
    const budget = { milliseconds: 50, now: ticking() };
    const estimates = estimate(questionFor(traders, state, seat, seedRandom('x'), budget));
    const playouts = estimates.reduce((sum, move) => sum + move.playouts, 0);
    expect(playouts).toBeGreaterThan(1);
    expect(playouts).toBeLessThanOrEqual(51);
  });

  it('prefers, among equals, the first move, and never one that it has not tried', () => {
    const of = (move: number, worth: number, playouts: number) => ({ move, worth, playouts });
    expect(bestOf([of(7, 0.5, 2), of(8, 0.5, 2)]).move).toBe(7);
    expect(bestOf([of(7, 0, 1), of(8, 0, 0)]).move).toBe(7);
    expect(bestOf([of(7, 0.2, 2), of(8, 0.6, 2)]).move).toBe(8);
  });
});

describe('what an ending is worth', () => {
  const outcome = {
    ranks: [1, 3, 1],
    scores: [9, 2, 9],
    winners: [0, 2],
    rivals: [{ name: 'rival', rank: 4, score: 0 }],
  };

  it('shares a win', () => {
    expect(worthOf(outcome, 0)).toBe(worthOf(outcome, 2));
    expect(worthOf({ ...outcome, winners: [0] }, 0)).toBeGreaterThan(worthOf(outcome, 0));
  });

  it('counts the places behind, rivals included', () => {
    expect(worthOf(outcome, 1)).toBeCloseTo(0.2 / 3);
    expect(worthOf({ ...outcome, rivals: [] }, 1)).toBe(0);
  });

  it('is all or nothing without anybody else', () => {
    expect(worthOf({ ranks: [1], scores: [1], winners: [0], rivals: [] }, 0)).toBe(1);
    expect(worthOf({ ranks: [1], scores: [1], winners: [], rivals: [] }, 0)).toBe(0);
  });

  it('shares the win of a draw among all, however they are ranked', () => {
    const shares: number[] = [];
    sharesIn({ ranks: [2, 1, 2], scores: [3, 7, 3], winners: [], rivals: [] }, shares);
    expect(shares).toEqual([1 / 3, 1 / 3, 1 / 3]);
    const solo: number[] = [];
    sharesIn({ ranks: [1], scores: [1], winners: [], rivals: [{ name: 'smuggler', rank: 1, score: 1 }] }, solo);
    expect(solo).toEqual([1 / 2, 1 / 2]);
    const lost: number[] = [];
    sharesIn({ ranks: [2], scores: [1], winners: [], rivals: [{ name: 'smuggler', rank: 1, score: 2 }] }, lost);
    expect(lost).toEqual([0, 1]);
  });
});

it('a playout ends the match and counts its moves', () => {
  const state = newState(dwarvenTraders, { seats: 2, options: {}, seed: 'playout' });
  const played = playOut(dwarvenTraders, state, seedRandom('playout'));
  const list = new MoveList();
  dwarvenTraders.moves(state, 0, list);
  expect(list.size).toBe(0);
  expect(played).toBeLessThanOrEqual(dwarvenTraders.maxMoves(dwarvenTraders.optionsOf(state), 2));
  expect(played).toBeGreaterThan(20);
});

it('nobody can be asked out of turn', () => {
  const state = newState(dwarvenTraders, { seats: 2, options: { firstPlayer: 0 }, seed: 'turn' });
  expect(() => questionFor(dwarvenTraders, state, 1, seedRandom('x'), BUDGET)).toThrow(
    /expected a seat that is to act \(0\), got 1/,
  );
});
