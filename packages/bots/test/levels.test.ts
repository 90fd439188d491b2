import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, InputError, seedRandom } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { GENERIC_LEVELS, greedyBot, playerAtLevel, questionFor, randomBot, withEpsilon } from '../src/index.js';
import { BOT_GAMES, HEURISTICS } from './games.js';
import { middleOf, playMatch } from './matches.js';

const traders: AnyGame = dwarvenTraders;
const greedy = greedyBot(HEURISTICS['dwarven-traders']);
const BUDGET = { iterations: 1 };

describe('levels', () => {
  it.each(Object.keys(HEURISTICS))('there are five of %s, each with a name of its own', (game) => {
    const { levels } = BOT_GAMES[game];
    expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(levels.map(({ name }) => name)).size).toBe(5);
  });

  it('games that bots know only the rules of have levels too', () => {
    const unknown = { game: traders, heuristics: undefined, levels: GENERIC_LEVELS };
    expect(unknown.levels).toHaveLength(5);
    expect(playerAtLevel(unknown, 5).budget).toEqual({ iterations: 100 });
  });

  it.each(Object.keys(HEURISTICS))(
    'the strongest of %s stops thinking when its time is up, if it has a clock',
    (id) => {
      const game = HEURISTICS[id].game;
      const state = middleOf(game, 2, 8);
      const [seat] = game.toAct(state);
      const asksFor = (milliseconds: number): number => {
        let asked = 0;
        const { player, budget } = playerAtLevel(BOT_GAMES[id], 5, () => asked++ * milliseconds);
        player.choose(questionFor(game, state, seat, seedRandom('clock'), budget));
        return asked;
      };
      expect(asksFor(450)).toBe(3);
      expect(asksFor(0)).toBeGreaterThan(100);
    },
  );

  it.each(Object.keys(HEURISTICS))(
    'who takes the best of %s at observation has tried each move at least once by then',
    (id) => {
      const { game } = HEURISTICS[id];
      const state = middleOf(game, 2, 8);
      const [seat] = game.toAct(state);
      const accountOf = (milliseconds: number) => {
        let asked = 0;
        const within = { milliseconds: 80, now: () => asked++ * milliseconds };
        const budget = { iterations: 1, within };
        const question = questionFor(game, state, seat, seedRandom('clock'), budget);
        return (
          greedyBot(HEURISTICS[id])
            .sit()
            .choose({ ...question, explain: true }).account ?? []
        );
      };
      const tries = (milliseconds: number) => new Set(accountOf(milliseconds).map(({ visits }) => visits));
      expect(tries(1000)).toEqual(new Set([1]));
      expect(tries(30)).toEqual(new Set([3]));
      expect(tries(0)).toEqual(new Set([6]));
      for (const { chance } of accountOf(1000)) expect(chance).toBeLessThanOrEqual(1);
    },
  );

  it.each([0, 6, 2.5])('there is no level %s', (level) => {
    expect(() => playerAtLevel(BOT_GAMES['dwarven-traders'], level)).toThrow(InputError);
    expect(() => playerAtLevel(BOT_GAMES['dwarven-traders'], level)).toThrow(
      /^level: expected a whole number from 1 to 5/,
    );
  });
});

describe('withEpsilon', () => {
  const state = middleOf(traders, 2, 8);
  const [seat] = traders.toAct(state);
  const ask = (seed: string) => questionFor(traders, state, seat, seedRandom(seed), BUDGET);
  const seeds = Array.from({ length: 40 }, (_, i) => `err/${i}`);
  const different = (percent: number) =>
    new Set(seeds.map((seed) => withEpsilon(greedy.sit(), percent).choose(ask(seed)).move)).size;

  it('never, always', () => {
    expect(different(0)).toBe(1);
    expect(different(100)).toBe(ask('x').moves.length);
  });

  it('is no excuse for a wrong account', () => {
    const accounts = seeds.map((seed) => withEpsilon(greedy.sit(), 100).choose({ ...ask(seed), explain: true }).move);
    expect(new Set(accounts).size).toBe(1);
  });
});

it('greedy beats random, as a glance at forty games shows', () => {
  let wins = 0;
  for (let i = 0; i < 40; i++) {
    const own = i % 2;
    const bots = own === 0 ? [greedy, randomBot] : [randomBot, greedy];
    const sitters = bots.map((bot) => ({ player: bot.sit(), budget: BUDGET }));
    const outcome = traders.outcome(playMatch(traders, sitters, `glance/${i}`));
    if (outcome?.winners.includes(own)) wins++;
  }
  expect(wins).toBeGreaterThan(26);
});
