import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, newState, seedRandom } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { type Candidate, chooseWith, type Player, questionFor, searchBot } from '../src/index.js';
import { InformationSets, keyStateOf } from '../src/search/information-sets.js';
import { Search } from '../src/search/search.js';
import { MAX_NODES, SearchTree } from '../src/search/tree.js';
import { HEURISTICS } from './games.js';
import { middleOf, ticking } from './matches.js';
import { sealedBids } from './sealed-bids.js';
import { sealedBidsMind } from './sealed-bids-heuristics.js';

const traders: AnyGame = dwarvenTraders;
const tradersMind = HEURISTICS['dwarven-traders'];
const sumOf = (account: readonly Candidate[] = []) => account.reduce((sum, { visits }) => sum + visits, 0);

describe('search', () => {
  it('finds a sure win: a card higher than all that the other can hold takes the last lot', () => {
    const state = newState(sealedBids, { seats: 2, options: { lots: 1 }, seed: 'last lot' });
    const owner = state.hands.findIndex((hand) => hand.includes(8));
    const highest = Math.max(...state.hands[1 - owner]);
    sealedBids.play(state, 1 - owner, highest);
    const player = searchBot(sealedBidsMind).sit();
    const chosen = chooseWith(player, sealedBids, state, owner, seedRandom('x'), { iterations: 2_000 });
    expect(chosen).toBeGreaterThan(highest);
    expect(chosen).toBeLessThanOrEqual(8);
  });

  it('does not answer, in its head, a bid that has not been shown', () => {
    // With one lot there are two moments to decide in, one for each seat: knowing the other's bid would make a moment of every bid.
    const state = newState(sealedBids, { seats: 2, options: { lots: 1 }, seed: 'blind' });
    const tree = new SearchTree();
    const question = questionFor(sealedBids, state, 0, seedRandom('x'), { iterations: 500 });
    const { visitCounts } = new Search(sealedBidsMind, tree).run(question);
    expect(visitCounts.filter((count) => count > 0).length).toBeGreaterThan(3);
    expect(tree.size).toBe(2);
  });

  it('spends exactly the iterations it is given, and at least one', () => {
    const state = middleOf(traders, 3, 8);
    const [seat] = traders.toAct(state);
    const spent = (iterations: number) => {
      const question = questionFor(traders, state, seat, seedRandom('x'), { iterations });
      return sumOf(
        searchBot(tradersMind)
          .sit()
          .choose({ ...question, explain: true }).account,
      );
    };
    expect([0, 1, 7, 250].map(spent)).toEqual([1, 1, 7, 250]);
  });

  it('stops when the clock that it was handed says so', () => {
    const state = middleOf(traders, 3, 8);
    const [seat] = traders.toAct(state);
    const question = questionFor(traders, state, seat, seedRandom('x'), { milliseconds: 50, now: ticking() });
    const spent = sumOf(
      searchBot(tradersMind)
        .sit()
        .choose({ ...question, explain: true }).account,
    );
    expect(spent).toBeGreaterThan(10);
    expect(spent).toBeLessThanOrEqual(51);
  });

  it('answers at once where there is nothing to choose', () => {
    const state = middleOf(traders, 3, 8);
    const [seat] = traders.toAct(state);
    const now = ticking();
    const question = questionFor(traders, state, seat, seedRandom('x'), { milliseconds: 1_000_000, now });
    const [only] = question.moves;
    expect(
      searchBot(tradersMind)
        .sit()
        .choose({ ...question, moves: [only] }),
    ).toEqual({ move: only });
    expect(now()).toBe(0);
  });

  it('goes on from what it has thought before, when the match comes to it', () => {
    const state = newState(traders, { seats: 2, options: { firstPlayer: 0 }, seed: 'reuse' });
    const [first, second] = [0, 1].map(() => searchBot(tradersMind).sit());
    const random = seedRandom('reuse');
    const think = (player: Player) => {
      const [seat] = traders.toAct(state);
      const question = questionFor(traders, state, seat, random, { iterations: 400 });
      const { move, account } = player.choose({ ...question, explain: true });
      traders.play(state, seat, move);
      return sumOf(account);
    };
    const thought: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      thought.push(traders.toAct(state)[0] === 0 ? think(first) : think(second));
    }
    expect(Math.min(...thought)).toBe(400);
    expect(thought.filter((visits) => visits > 400).length).toBeGreaterThan(2);
  });

  it('widens by first opinion: few visits try few of a hundred moves, those that look best', () => {
    const state = newState(sealedBids, { seats: 2, options: {}, seed: 'wide' });
    const question = questionFor(sealedBids, state, 0, seedRandom('x'), { iterations: 9 });
    const { account = [] } = searchBot(sealedBidsMind)
      .sit()
      .choose({ ...question, explain: true });
    expect(question.moves.length).toBeGreaterThan(100);
    expect(account.length).toBeLessThanOrEqual(7);
    expect(account.map(({ move }) => move)).toContain(Math.max(...state.hands[0]));
    expect(account.some(({ move }) => state.hands[0].includes(move))).toBe(true);
  });
});

describe('what a search remembers', () => {
  it('is bounded', () => {
    const tree = new SearchTree();
    tree.visit(0, true);
    for (let key = 1; key < MAX_NODES + 100; key++) tree.visit(key, false);
    expect(tree.size).toBe(MAX_NODES);
    expect(tree.visit(MAX_NODES + 50, false)).toBeUndefined();
    expect(tree.visit(7, false)).toBeDefined();
  });

  it('is forgotten when the match takes another turn', () => {
    const tree = new SearchTree();
    tree.rootFor({ round: 1 }, 2);
    tree.visit(1, true);
    tree.keepRoot({ round: 2 }, keyStateOf('there', 2));
    expect(tree.rootFor({ round: 3 }, 2)).not.toEqual(keyStateOf('there', 2));
    expect(tree.size).toBe(0);
  });

  it('is kept when the match comes to a moment that was kept', () => {
    const tree = new SearchTree();
    tree.visit(1, true);
    tree.keepRoot({ round: 2 }, keyStateOf('there', 2));
    expect(tree.rootFor({ round: 2 }, 2)).toEqual(keyStateOf('there', 2));
    expect(tree.size).toBe(1);
  });
});

describe('who witnesses what', () => {
  const start = keyStateOf('start', 3);
  const after = (...deeds: readonly (readonly [number, number, readonly number[], readonly number[]])[]) => {
    const informationSets = new InformationSets();
    informationSets.startFrom(start);
    for (const [seat, move, before, next] of deeds) informationSets.advance(seat, move, before, next);
    return informationSets;
  };

  it('all witness a move made in turn', () => {
    const one = after([0, 5, [0], [1]]);
    const other = after([0, 6, [0], [1]]);
    for (const seat of [0, 1, 2]) expect(one.key(seat)).not.toBe(other.key(seat));
  });

  it('who decides at the same time does not know what the others have decided', () => {
    const one = after([0, 5, [0, 1], [1]]);
    const other = after([0, 6, [0, 1], [1]]);
    expect(one.key(1)).toBe(other.key(1));
    expect(one.key(0)).not.toBe(other.key(0));
    expect(one.keyState()).toBeUndefined();
  });

  it('knows it still less after a first of several decisions', () => {
    const then = [1, 3, [1, 2], [1, 2]] as const;
    expect(after([0, 5, [0, 1, 2], [1, 2]], then).key(1)).toBe(after([0, 6, [0, 1, 2], [1, 2]], then).key(1));
    expect(after([0, 5, [0, 1, 2], [1, 2]], then).key(2)).toBe(after([0, 6, [0, 1, 2], [1, 2]], then).key(2));
  });

  it('hears of it when all have decided', () => {
    const last = [1, 3, [1], [0, 1]] as const;
    const one = after([0, 5, [0, 1], [1]], last);
    const other = after([0, 6, [0, 1], [1]], last);
    expect(one.key(1)).not.toBe(other.key(1));
    expect(one.keyState()).toBeDefined();
  });

  it('who still owes the same decision goes on knowing nothing while others are asked something else', () => {
    const asked = [1, 3, [1, 2], [0, 2]] as const;
    const one = after([0, 5, [0, 1, 2], [1, 2]], asked);
    const other = after([0, 6, [0, 1, 2], [1, 2]], asked);
    expect(one.key(2)).toBe(other.key(2));
    expect(one.key(0)).not.toBe(other.key(0));
  });

  it('who has something else before it is at another moment', () => {
    const informationSets = after([0, 5, [0], [1]]);
    expect(informationSets.key(1, 7)).toBe(informationSets.key(1, 7));
    expect(informationSets.key(1, 7)).not.toBe(informationSets.key(1, 8));
    expect(informationSets.key(1, 0)).toBe(informationSets.key(1));
  });

  it('two seats that have witnessed the same are still two', () => {
    const informationSets = after([0, 5, [0], [1]]);
    expect(informationSets.key(0)).not.toBe(informationSets.key(1));
  });
});
