import { type AnyGame, type GameTypes, seedRandom } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  botsOf,
  chooseWith,
  flatMonteCarloBot,
  playerAtLevel,
  questionFor,
  randomBot,
} from '../src/index.js';
import { BOT_GAMES, HEURISTICS } from './games.js';
import { firstToAct, middleOf, playMatch, type Sitter } from './matches.js';

const GAMES = Object.values(HEURISTICS).map((heuristics) => ({
  name: heuristics.game.name,
  game: heuristics.game,
  heuristics,
}));
const QUICKLY = { iterations: 8 };
/** Random play to the end, over and over, takes too long for a test here. */
const botsTried = (game: AnyGame) => botsOf(BOT_GAMES[game.id]).filter((bot) => bot !== flatMonteCarloBot);
const sitterOf = (bot: Bot): Sitter => ({ player: bot.sit(), budget: QUICKLY });
const sitterAt = (game: AnyGame, level: number): Sitter => {
  const { player, budget } = playerAtLevel(BOT_GAMES[game.id], level);
  return { player, budget: 'iterations' in budget && budget.iterations < QUICKLY.iterations ? budget : QUICKLY };
};
const waysOf = (game: AnyGame) => [
  ...botsTried(game).map((bot) => ({ id: bot.id, sit: () => sitterOf(bot) })),
  ...BOT_GAMES[game.id].levels.map(({ level }) => ({ id: `level ${level}`, sit: () => sitterAt(game, level) })),
];

describe.each(GAMES)('at $name', ({ game, heuristics }) => {
  const ways = waysOf(game);

  it.each(botsTried(game))('$id plays a whole match with legal moves', (bot) => {
    expect(game.outcome(playMatch(game, [sitterOf(bot), sitterOf(randomBot)], 'whole'))).toBeDefined();
  });

  it('all levels play a whole match with legal moves', () => {
    const levels = BOT_GAMES[game.id].levels.map(({ level }) => sitterAt(game, level));
    const sitters = game.maxSeats < levels.length ? levels.slice(-game.maxSeats) : levels;
    expect(game.outcome(playMatch(game, sitters, 'levels'))).toBeDefined();
  });

  it.each(ways)('$id chooses the same from the same chance', ({ sit }) => {
    const hash = () => game.hash(playMatch(game, [sit(), sit()], 'again', 12));
    expect(hash()).toBe(hash());
  });

  it.each(ways)('$id chooses the same whatever the hidden part is, and leaves the state alone', ({ sit }) => {
    for (const moves of [3, 11, 24]) {
      const state = middleOf(game, 3, moves);
      const seat = firstToAct(game, state);
      const hidden = seedRandom('hidden');
      const others = Array.from({ length: 5 }, () => game.imagine(game.view(state, seat), hidden));
      const before = JSON.stringify(game.toJSON(state));
      const choose = (of: GameTypes['State']) => {
        const { player, budget } = sit();
        return chooseWith(player, game, of, seat, seedRandom('choice'), budget);
      };
      expect(new Set([state, ...others].map(game.hash)).size).toBeGreaterThan(1);
      expect(new Set([state, ...others].map(choose)).size).toBe(1);
      expect(JSON.stringify(game.toJSON(state))).toBe(before);
    }
  });

  it.each(botsOf(BOT_GAMES[game.id]).filter(({ id }) => id !== 'random'))(
    '$id gives an account with the best move first',
    (bot) => {
      const state = middleOf(game, 2, 9);
      const question = questionFor(game, state, firstToAct(game, state), seedRandom('why'), { iterations: 30 });
      const { move, account = [] } = bot.sit().choose({ ...question, explain: true });
      expect(account[0].move).toBe(move);
      for (const { move: each, chance, reasons } of account) {
        expect(question.moves).toContain(each);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        for (const { feature, change, weight } of reasons) {
          const found = heuristics.features.find(({ id }) => id === feature);
          if (found === undefined) expect(feature).toBe(heuristics.extra?.id);
          expect(Math.sign(weight) * Math.sign(found?.weight ?? 1)).toBe(change === 'more' ? 1 : -1);
        }
        const weights = reasons.map(({ weight }) => Math.abs(weight));
        expect(weights).toEqual([...weights].sort((one, other) => other - one));
      }
    },
  );

  it('what a seat has before it is the same in every state that it could believe in', () => {
    for (const moves of [3, 11, 24]) {
      const state = middleOf(game, 3, moves);
      const seat = firstToAct(game, state);
      const hidden = seedRandom('handKey');
      const believed = Array.from({ length: 8 }, () => game.imagine(game.view(state, seat), hidden));
      const handKeys = [state, ...believed].map((each) => heuristics.handKey?.(each, seat));
      expect(new Set(handKeys).size).toBe(1);
    }
  });

  it('the weights that self-play has found belong to the features, and are small', () => {
    const { learned, features } = heuristics;
    if (learned === undefined) throw new Error(`${game.name} has not been taught`);
    expect(learned.inputs).toEqual(features.map(({ id }) => id));
    expect(learned.first).toHaveLength(learned.hidden * (features.length + 1));
    expect(learned.second).toHaveLength(learned.hidden);
    expect(learned.direct).toHaveLength(features.length);
    expect(JSON.stringify(learned).length).toBeLessThan(200_000);
  });

  it('there are as many features measured as named, all of them numbers of a sane size', () => {
    for (const moves of [0, 5, 20]) {
      const state = middleOf(game, 3, moves);
      for (let contender = 0; contender < heuristics.contenders(state); contender++) {
        const values: number[] = [];
        heuristics.measure(state, contender, values);
        expect(values).toHaveLength(heuristics.features.length);
        for (const value of values) expect(Math.abs(value)).toBeLessThan(20);
      }
    }
  });
});
