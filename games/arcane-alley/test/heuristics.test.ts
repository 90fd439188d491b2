import { arcaneAlley, HOLE, type ItemId, kindOf, REVEALED, SLOTS, type State } from '@souk/games/arcane-alley';
import { MoveList, newState, type Seat, seedRandom } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { greedyBot, questionFor, quickMove } from '../../../packages/bots/src/index.js';
import { heuristics } from '../src/heuristics/index.js';

type Slot = ItemId | 'hidden';

/** What a worked position sets for seat 0; the rest is as chance had it. */
interface Setting {
  readonly storehouse?: readonly Slot[];
  readonly stash?: readonly ItemId[];
  readonly discard?: readonly ItemId[];
  readonly gold?: number;
  readonly infamy?: number;
  readonly round?: number;
  readonly tracker?: number;
  /** The second seat's storehouse. */
  readonly other?: readonly Slot[];
}

const PLAIN: readonly Slot[] = ['older-wand', 'floating-carpet', ...Array<Slot>(7).fill('hidden')];

function fill(state: State, seat: Seat, slots: readonly Slot[]): void {
  for (const [slot, item] of slots.entries()) {
    state.cells[seat * SLOTS + slot] = item === 'hidden' ? kindOf('older-wand') : kindOf(item) | REVEALED;
  }
}

function hold(state: State, seat: Seat, items: readonly ItemId[]): void {
  const { stash, stashSizes, stashKinds } = state;
  const first = (stash.length / stashSizes.length) * seat;
  for (let kind = 0; kind < stash.length / stashSizes.length; kind++) stash[first + kind] = 0;
  stashKinds[seat] = 0;
  stashSizes[seat] = items.length;
  for (const item of items) {
    stash[first + kindOf(item)]++;
    stashKinds[seat] |= 1 << kindOf(item);
  }
}

/** Seat 0 is about to draw. */
function worked(setting: Setting = {}, seats = 2): State {
  const state = newState(arcaneAlley, { seats, options: { firstPlayer: 0 }, seed: 'worked' });
  for (let seat = 0; seat < seats; seat++) arcaneAlley.play(state, seat, 1);
  for (let seat = 1; seat < seats; seat++) fill(state, seat, setting.other ?? PLAIN);
  fill(state, 0, setting.storehouse ?? PLAIN);
  hold(state, 0, setting.stash ?? ['older-wand', 'magic-boomerang']);
  state.discard = (setting.discard ?? ['cursed-mirror']).map(kindOf);
  state.gold[0] = setting.gold ?? 25;
  state.infamy[0] = setting.infamy ?? 0;
  state.round = setting.round ?? 1;
  state.tracker = setting.tracker ?? 5;
  return state;
}

/** The same, after a draw from the deck: seat 0 is about to act. */
function acting(setting: Setting = {}, seats = 2): State {
  const state = worked(setting, seats);
  arcaneAlley.play(state, 0, arcaneAlley.readMove(state, 0, { kind: 'draw', from: 'deck' }));
  hold(state, 0, setting.stash ?? ['older-wand', 'magic-boomerang', 'floating-carpet']);
  return state;
}

function feature(state: State, id: string, seat: Seat = 0): number {
  const out: number[] = [];
  heuristics.measure(state, seat, out);
  return out[heuristics.features.findIndex((each) => each.id === id)];
}

const evaluation = (state: State, seat: Seat = 0): number => {
  const out: number[] = [];
  heuristics.measure(state, seat, out);
  return heuristics.features.reduce((sum, { weight }, i) => sum + weight * out[i], 0);
};

/** The move that a first opinion likes best, in words. */
function favourite(state: State, seat: Seat = 0): object {
  const list = new MoveList();
  arcaneAlley.moves(state, seat, list);
  const best = list
    .toArray()
    .reduce((top, next) => (heuristics.prior(state, seat, next) > heuristics.prior(state, seat, top) ? next : top));
  return arcaneAlley.describeMove(state, seat, best);
}

const SWORDS: readonly Slot[] = ['sovereign-sword', 'sovereign-sword', ...Array<Slot>(7).fill('hidden')];
/** Much infamy, and hardly a set in observation. */
const HEAVY: readonly Slot[] = [
  'skeletomicon',
  'dragons-egg',
  'sovereign-sword',
  'bubbling-cauldron',
  'skeletomicon',
  'dragons-egg',
  'dragons-egg',
  'sovereign-sword',
  'bubbling-cauldron',
];

describe('what bots see in Arcane Alley', () => {
  it('is found by the game', () => {
    expect(heuristics.game).toBe(arcaneAlley);
  });

  it.each([2, 3, 4, 5, 6])('measures every contender of %i seats all through a match', (seats) => {
    const state = newState(arcaneAlley, { seats, options: { wizards: 'random' }, seed: `measure ${seats}` });
    const random = seedRandom('measure');
    const list = new MoveList();
    expect(heuristics.contenders(state)).toBe(seats);
    const wrong: object[] = [];
    for (let seat = arcaneAlley.toAct(state)[0]; seat !== undefined; seat = arcaneAlley.toAct(state)[0]) {
      for (let contender = 0; contender < seats; contender++) {
        const out: number[] = [];
        heuristics.measure(state, contender, out);
        if (out.length !== heuristics.features.length || !out.every((value) => Math.abs(value) < 20)) wrong.push(out);
      }
      arcaneAlley.moves(state, seat, list);
      for (const move of list.toArray()) {
        if (!Number.isFinite(heuristics.prior(state, seat, move)))
          wrong.push(arcaneAlley.describeMove(state, seat, move));
      }
      arcaneAlley.play(state, seat, quickMove(heuristics, state, seat, random));
    }
    expect(wrong).toEqual([]);
    expect(arcaneAlley.outcome(state)).toBeDefined();
  });

  it('counts a set that an item held completes', () => {
    const without = worked({ storehouse: SWORDS });
    const ready = worked({ storehouse: SWORDS, stash: ['sovereign-sword', 'older-wand'] });
    expect(feature(without, 'ready')).toBe(0);
    expect(feature(ready, 'ready')).toBe(1);
    expect(feature(ready, 'sets')).toBeGreaterThan(feature(without, 'sets'));
    expect(evaluation(ready)).toBeGreaterThan(evaluation(without));
  });

  it('counts on nothing that cannot be completed: a Doll in the line leaves no room', () => {
    const blocked = worked({
      storehouse: ['sovereign-sword', 'sovereign-sword', 'haunted-doll'],
      stash: ['sovereign-sword'],
    });
    expect(feature(blocked, 'ready')).toBe(0);
  });

  it('sees what the discard offers to the seat on move', () => {
    const state = worked({ storehouse: SWORDS, other: SWORDS, discard: ['sovereign-sword'] });
    expect(feature(state, 'offer', 0)).toBe(1);
    expect(feature(state, 'offer', 1)).toBe(0);
    expect(feature(state, 'on-move', 0)).toBe(1);
    expect(feature(state, 'on-move', 1)).toBe(0);
  });

  it('fears fines the more, the more infamy there is on the track and in the storehouse', () => {
    const late = { tracker: 18, round: 3, gold: 100 };
    const calm = feature(worked({ ...late, infamy: 0 }), 'fines');
    const near = feature(worked({ ...late, infamy: 20 }), 'fines');
    const heavy = feature(worked({ ...late, infamy: 20, storehouse: HEAVY }), 'fines');
    expect(near).toBeGreaterThan(calm);
    expect(heavy).toBeGreaterThan(near);
  });

  it('minds infamy that is carried on, but not in the last round', () => {
    expect(feature(worked({ infamy: 12, round: 1 }), 'carried')).toBeGreaterThan(0);
    expect(feature(worked({ infamy: 12, round: 3 }), 'carried')).toBe(0);
  });

  it('AA-TERM-2: does not know hidden items', () => {
    const state = worked({ storehouse: SWORDS });
    const before = [feature(state, 'left'), feature(state, 'sets'), evaluation(state), evaluation(state, 1)];
    for (const at of [3, 8, SLOTS + 4]) state.cells[at] = kindOf('haunted-doll');
    expect([feature(state, 'left'), feature(state, 'sets'), evaluation(state), evaluation(state, 1)]).toEqual(before);
  });

  it('knows hidden items that the player has looked at', () => {
    const state = worked();
    const [left, peeked] = [feature(state, 'left'), feature(state, 'peeked')];
    state.cells[8] = kindOf('haunted-doll') | (1 << 8);
    expect(feature(state, 'peeked')).toBe(peeked + 1);
    expect(feature(state, 'left')).toBeGreaterThan(left);
  });

  it('AA-WIZ-2: a place that Glynna has emptied weighs nothing', () => {
    const state = worked({ storehouse: ['skeletomicon', 'dragons-egg', 'sovereign-sword'] });
    const before = feature(state, 'left');
    state.cells[0] = HOLE;
    expect(feature(state, 'left')).toBeLessThan(before);
  });

  it('compares standings between turns only', () => {
    expect(heuristics.quiet(worked())).toBe(true);
    expect(heuristics.quiet(acting())).toBe(false);
  });
});

describe('first opinions in Arcane Alley', () => {
  it('completes the set', () => {
    const state = acting({ storehouse: SWORDS, stash: ['older-wand', 'sovereign-sword', 'cursed-mirror'] });
    expect(favourite(state)).toEqual({ kind: 'play', item: 'sovereign-sword', slot: 2 });
  });

  it('AA-ITEM-10: completes it with a Feline', () => {
    const state = acting({ storehouse: SWORDS, stash: ['older-wand', 'facsimilous-feline', 'cursed-mirror'] });
    expect(favourite(state)).toEqual({ kind: 'play', item: 'facsimilous-feline', slot: 2 });
  });

  it('takes from the discard what completes a set, and leaves there what is of no use', () => {
    expect(favourite(worked({ storehouse: SWORDS, discard: ['sovereign-sword'] }))).toEqual({
      kind: 'draw',
      from: 'discard',
    });
    expect(favourite(worked({ storehouse: SWORDS, discard: ['facsimilous-feline', 'magic-boomerang'] }))).toEqual({
      kind: 'draw',
      from: 'deck',
    });
  });

  it('does not discard what completes the next player’s set', () => {
    const state = acting({ other: SWORDS });
    hold(state, 0, ['sovereign-sword', 'bubbling-cauldron']);
    const rating = (item: ItemId) =>
      heuristics.prior(state, 0, arcaneAlley.readMove(state, 0, { kind: 'discard', item }));
    expect(rating('bubbling-cauldron')).toBeGreaterThan(rating('sovereign-sword') + 1);
  });

  it('AA-INSP-3: replaces heavy items at the end rather than light ones', () => {
    const storehouse: readonly Slot[] = [
      'older-wand',
      'dark-lotus',
      'older-wand',
      'dark-lotus',
      'skeletomicon',
      'older-wand',
      'dark-lotus',
      'older-wand',
      'hidden',
    ];
    const state = acting({ storehouse, stash: ['invisible-ring'], infamy: 20, round: 3, tracker: 20 });
    expect(favourite(state)).toEqual({ kind: 'play', item: 'invisible-ring', slot: 4 });
  });

  it('AA-WIZ-3: Meeblemore ignores what does harm and uses what does good', () => {
    const ignoring = (item: ItemId): object => {
      const state = newState(arcaneAlley, {
        seats: 2,
        options: { firstPlayer: 0, wizards: 'explicit', assignment: ['meeblemore', null] },
        seed: 'meeblemore',
      });
      for (const seat of [0, 1]) arcaneAlley.play(state, seat, 1);
      fill(state, 0, ['three-headed-coin', ...Array<Slot>(8).fill('hidden')]);
      arcaneAlley.play(state, 0, arcaneAlley.readMove(state, 0, { kind: 'draw', from: 'deck' }));
      hold(state, 0, [item]);
      arcaneAlley.play(state, 0, arcaneAlley.readMove(state, 0, { kind: 'play', item, slot: 8 }));
      return favourite(state);
    };
    expect(ignoring('dark-lotus')).toEqual({ kind: 'ignore-effect' });
    expect(ignoring('three-headed-coin')).toEqual({ kind: 'use-effect' });
  });

  it('gives an Egg’s gold to the poorest', () => {
    const eggs: readonly Slot[] = ['dragons-egg', 'dragons-egg', ...Array<Slot>(7).fill('hidden')];
    const state = acting({ storehouse: eggs, stash: ['dragons-egg'] }, 3);
    state.gold[1] = 60;
    state.gold[2] = 10;
    arcaneAlley.play(state, 0, arcaneAlley.readMove(state, 0, { kind: 'play', item: 'dragons-egg', slot: 2 }));
    expect(favourite(state)).toEqual({ kind: 'choose-player', seat: 2 });
  });

  it('gives a Toad’s infamy to the richest other', () => {
    const toads: readonly Slot[] = ['hypnotic-toad', 'hypnotic-toad', ...Array<Slot>(7).fill('hidden')];
    const state = acting({ storehouse: toads, stash: ['hypnotic-toad'] }, 3);
    state.gold[1] = 60;
    state.gold[2] = 10;
    arcaneAlley.play(state, 0, arcaneAlley.readMove(state, 0, { kind: 'play', item: 'hypnotic-toad', slot: 2 }));
    expect(favourite(state)).toEqual({ kind: 'choose-player', seat: 1 });
  });
});

describe('greedy in Arcane Alley', () => {
  it('tells why it completes a set on the last turn', () => {
    const state = acting({ storehouse: SWORDS, stash: ['older-wand', 'sovereign-sword'], tracker: 20 });
    const question = questionFor(arcaneAlley, state, 0, seedRandom('why'), { iterations: 1 });
    const { move, account = [] } = greedyBot(heuristics)
      .sit()
      .choose({ ...question, explain: true });
    expect(arcaneAlley.describeMove(state, 0, move)).toMatchObject({ kind: 'play', item: 'sovereign-sword' });
    expect(account[0].reasons[0].text).toBe('gold in the purse');
  });
});
