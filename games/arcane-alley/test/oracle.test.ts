import { below, IllegalMove, MoveList, pick, type RandomState, seedRandom } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { LAW_SEED, scaled } from '../../../packages/kernel/test/support/scale.js';
import { arcaneAlley, ITEM_IDS, type State } from '../src/rules/index.js';
import { moveKey } from './oracle/ask.js';
import { firstTurn, freshState, midRound } from './oracle/beginnings.js';
import { Duet } from './oracle/duet.js';
import { Values } from './oracle/values.js';
import type { Move } from './oracle/vocabulary.js';

/** How many matches and middles of rounds per number of players. */
const MATCHES = scaled(1);
const ROUNDS = scaled(6);

/** Moves out of the middle of a round: enough to reach the inspection from where it is near. */
const MOVES_OF_A_ROUND = 50;
const TO_THE_END = Number.POSITIVE_INFINITY;

const PLAYERS = [2, 3, 4, 5, 6];

/** Sales and specials more often than chance would have them. */
function someMove(random: RandomState, duet: Duet, seat: number, list: MoveList): number {
  const { state } = duet;
  arcaneAlley.moves(state, seat, list);
  const codes = list.toArray();
  const isRare = (move: Move): boolean => move.kind === 'activate' || duet.sells(seat, move);
  const rare =
    below(random, 2) === 0 ? codes.filter((code) => isRare(arcaneAlley.describeMove(state, seat, code))) : [];
  return pick(random, rare.length > 0 ? rare : codes);
}

function playTogether(state: State, random: RandomState, name: string, limit: number): void {
  const duet = new Duet(state, name);
  const list = new MoveList();
  for (let move = 0; move <= limit; move++) {
    duet.check(list);
    if (duet.over || move === limit) break;
    if (below(random, 8) === 0) duet.reload();
    const seat = pick(random, arcaneAlley.toAct(duet.state));
    duet.make(seat, someMove(random, duet, seat, list));
  }
}

describe('a second implementation, written from the rules alone, agrees on who decides, what is legal, every position and every view', () => {
  test.each(PLAYERS)('in whole matches of %i players, with options and house rules of every sort', (seats) => {
    for (let match = LAW_SEED; match < LAW_SEED + MATCHES; match++) {
      const name = `match ${match} of ${seats}`;
      const random = seedRandom(name);
      playTogether(freshState(random, seats, name), random, name, TO_THE_END);
    }
  });

  test.each(PLAYERS)('from the middle of rounds of %i players in which few items dominate', (seats) => {
    for (let round = LAW_SEED; round < LAW_SEED + ROUNDS; round++) {
      const name = `round ${round} of ${seats}`;
      const random = seedRandom(name);
      const start = firstTurn(random, seats, name);
      const state = arcaneAlley.fromJSON(midRound(random, arcaneAlley.toJSON(start)));
      playTogether(state, random, name, MOVES_OF_A_ROUND);
    }
  });
});

test.each(PLAYERS)('AA-SETUP-1, AA-SETUP-2, AA-SETUP-3: %i players begin with what the rules give them', (seats) => {
  for (let match = 0; match < 20; match++) {
    const random = seedRandom(`setup ${match}`);
    const { players, deck, round, options, starter } = arcaneAlley.toJSON(freshState(random, seats, `setup ${match}`));
    const dealt = players.flatMap(({ storehouse }) => storehouse.slots.map(({ item }) => item));
    const values = new Values(options.houseRules);
    for (const item of ITEM_IDS) {
      const copies = [...deck, ...dealt].filter((each) => each === item).length;
      expect(copies, item).toBe(values.copies(item, seats));
    }
    expect(players.map(({ gold, infamy, markers }) => ({ gold, infamy, markers }))).toEqual(
      players.map(() => ({ gold: 25, infamy: 0, markers: 0 })),
    );
    expect(round).toBe(1);
    if (options.firstPlayer !== 'random') expect(starter).toBe(options.firstPlayer);
    const wizards = players.map(({ wizard }) => wizard);
    if (options.wizards === 'explicit') expect(wizards).toEqual(options.assignment);
    if (options.wizards === 'off' || options.wizards === 'choose') expect(wizards).toEqual(players.map(() => null));
    if (options.wizards === 'random') expect(new Set(wizards.filter((id) => id !== null)).size).toBe(seats);
  }
});

test('AA-MOVE-1: what the second implementation does not list is refused', () => {
  const random = seedRandom('refused');
  const seen = new Map<string, Move>();
  const duet = new Duet(freshState(random, 4, 'refused'), 'refused');
  const list = new MoveList();
  for (let step = 0; step < 400 && !duet.over; step++) {
    const seat = pick(random, arcaneAlley.toAct(duet.state));
    const legal = new Set(duet.movesOf(seat, list).map(moveKey));
    for (const [key, move] of seen) {
      if (!legal.has(key)) expect(() => arcaneAlley.readMove(duet.state, seat, move)).toThrow(IllegalMove);
    }
    for (const move of duet.movesOf(seat, list)) seen.set(moveKey(move), move);
    duet.make(seat, someMove(random, duet, seat, list));
  }
});
