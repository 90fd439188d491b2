import { dwarvenTraders, type State } from '@souk/games/dwarven-traders';
import { type AnyGame, below, MoveList, newState, type Seat, sameRandom, seedRandom } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { expectShares, lookAheadBot, Network, questionFor, searchBot, sharesAtEnd } from '../src/index.js';
import { LookAhead } from '../src/look-ahead/look-ahead.js';
import { HEURISTICS } from './games.js';
import { ticking } from './matches.js';

const traders: AnyGame = dwarvenTraders;
const heuristics = HEURISTICS['dwarven-traders'];
const bot = lookAheadBot(heuristics);

/** All lines counted out without any cleverness: the worth to `own` if the others want the worst for it. */
function countedOut(state: State, own: Seat, count: { lines: number }): number {
  const [seat] = dwarvenTraders.toAct(state);
  const list = new MoveList();
  dwarvenTraders.moves(state, seat, list);
  const worths = list.toArray().map((move) => {
    const after = dwarvenTraders.clone(state);
    dwarvenTraders.play(after, seat, move);
    const isEnd = !sameRandom(after.random, state.random) || dwarvenTraders.toAct(after).length === 0;
    if (!isEnd) return countedOut(after, own, count);
    count.lines++;
    return expected(after)[own];
  });
  return seat === own ? Math.max(...worths) : Math.min(...worths);
}

function expected(state: State): number[] {
  const shares: number[] = [];
  if (heuristics.learned === undefined) throw new Error('Dwarven Traders has not been taught');
  if (!sharesAtEnd(traders, state, shares)) expectShares(heuristics, new Network(heuristics.learned), state, shares);
  return shares;
}

/** So near the end of a match played at random that all lines can be counted out. */
function nearTheEnd(seed: string, choicesBefore: number): State {
  const state = newState(dwarvenTraders, { seats: 2, options: {}, seed });
  const random = seedRandom(seed);
  const list = new MoveList();
  const passed: State[] = [];
  for (let [seat] = dwarvenTraders.toAct(state); seat !== undefined; [seat] = dwarvenTraders.toAct(state)) {
    dwarvenTraders.moves(state, seat, list);
    if (list.size > 1) passed.push(dwarvenTraders.clone(state));
    dwarvenTraders.play(state, seat, list.at(below(random, list.size)));
  }
  return passed[passed.length - choicesBefore];
}

describe('looking ahead', () => {
  it.each([
    ['two', 4],
    ['two', 3],
    ['four', 5],
  ])('counts out the rest of a round exactly: %s', (seed, choicesBefore) => {
    const state = nearTheEnd(seed, choicesBefore);
    const [own] = dwarvenTraders.toAct(state);
    const count = { lines: 0 };
    const worth = countedOut(state, own, count);
    const question = questionFor(traders, state, own, seedRandom('x'), { iterations: 100_000 });
    const { account = [] } = bot.sit().choose({ ...question, explain: true });
    expect(count.lines).toBeGreaterThan(1);
    expect(account[0].chance).toBeCloseTo(worth, 10);
  });

  it('judges no more positions than it may', () => {
    const state = newState(dwarvenTraders, { seats: 2, options: { firstPlayer: 0 }, seed: 'budget' });
    for (const gem of [0, 1]) dwarvenTraders.play(state, gem, dwarvenTraders.readMove(state, gem, GEMS[gem]));
    const [own] = dwarvenTraders.toAct(state);
    const look = new LookAhead(heuristics, own, (done) => done < 50);
    const list = new MoveList();
    dwarvenTraders.moves(state, own, list);
    for (let i = 0; i < list.size; i++) look.worthOf(state, list.at(i), 6);
    expect(look.isOver).toBe(true);
    expect(look.judged).toBeLessThan(50 + 2 * list.size);
  });

  it('stops when the clock that it was handed says so', () => {
    const state = nearTheEnd('two', 3);
    const [own] = dwarvenTraders.toAct(state);
    const now = ticking();
    bot.sit().choose(questionFor(traders, state, own, seedRandom('x'), { milliseconds: 20, now }));
    expect(now()).toBeLessThan(40);
  });

  it('searches where the next deal is near', () => {
    const state = newState(dwarvenTraders, { seats: 2, options: {}, seed: 'gems' });
    const [own] = dwarvenTraders.toAct(state);
    const ask = () => questionFor(traders, state, own, seedRandom('x'), { iterations: 100 });
    const searched = searchBot(heuristics)
      .sit()
      .choose({ ...ask(), explain: true });
    const looked = bot.sit().choose({ ...ask(), explain: true });
    expect(looked.account?.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
    expect(looked.account).toHaveLength(searched.account?.length ?? 0);
  });
});

const GEMS = [
  { kind: 'choose-gem', gem: 'ruby' },
  { kind: 'choose-gem', gem: 'topaz' },
];
