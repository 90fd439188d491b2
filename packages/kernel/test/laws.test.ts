import { Events, type Game, IllegalMove, MoveList } from '@souk/kernel';
import { evenly, expectFrequencies, LawBroken, playByTheLaws, Tally } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { auditPebbles, hiddenPebbles, type PebblesTypes, pebbles } from './pebbles.js';

type Pebbles = Game<PebblesTypes>;

const playMany = (game: Pebbles, games = 40): void => {
  for (let i = 0; i < games; i++) {
    playByTheLaws(game, {
      seats: 2 + (i % 2),
      options: {},
      seed: `game ${i}`,
      oneIn: 1,
      audit: auditPebbles,
      hidden: hiddenPebbles,
    });
  }
};

/** The same game, which ends at once when a player leaves: all hands are shown. */
const leavable: Pebbles = {
  ...pebbles,
  leave(state, seat) {
    if (pebbles.toAct(state).length === 0) throw new IllegalMove(seat, 'leave', 'a match that is not over');
    state.shown = state.shown.map(() => true);
    state.secrets = [];
  },
};

/** State outside the state, for games that break laws by it. */
let recording = false;
let setups = 0;
let leavings = 0;

describe('The law checker', () => {
  test('finds nothing wrong with a sound game', () => {
    playMany(pebbles);
  });

  const broken: readonly (readonly [law: string, how: string, Partial<Pebbles>])[] = [
    [
      'acceptance',
      'a move read as another',
      { readMove: (state, seat, move) => pebbles.readMove(state, seat, move) ^ 1 },
    ],
    [
      'rejection',
      'an unlisted move accepted',
      {
        play: (state, seat, code, events) => {
          if (code !== 7) pebbles.play(state, seat, code, events);
        },
      },
    ],
    [
      'rejection',
      'a rejected move that leaves a trace',
      {
        play: (state, seat, code, events) => {
          try {
            pebbles.play(state, seat, code, events);
          } catch (error) {
            state.turn = 1 - state.turn;
            throw error;
          }
        },
      },
    ],
    ['end', 'a bound that is too low', { maxMoves: () => 3 }],
    [
      'conservation',
      'a pebble lost',
      {
        play: (state, seat, code, events) => {
          pebbles.play(state, seat, code, events);
          if (code === 3) state.deck = state.deck.slice(1);
        },
      },
    ],
    ['save and load', 'a field not saved', { toJSON: (state) => ({ ...pebbles.toJSON(state), turn: 0 }) }],
    ['clones', 'a copy that shares what changes', { clone: (state) => state }],
    [
      'peeking',
      'a view that shows a hidden hand',
      { view: (state, viewer) => ({ ...pebbles.view(state, viewer), hands: state.hands }) },
    ],
    [
      'peeking',
      'a view that shows another’s secret choice',
      { view: (state, viewer) => ({ ...pebbles.view(state, viewer), secrets: state.secrets }) },
    ],
    [
      'open view',
      'a view said to be the same for all that is not',
      {
        openView: (state) => {
          const { viewer: _, ...seen } = pebbles.view(state, 0);
          return seen;
        },
      },
    ],
    [
      'secrecy',
      'an event that tells everybody what one has drawn',
      {
        play: (state, seat, code, events) => {
          const own = new Events<PebblesTypes['Event']>();
          pebbles.play(state, seat, code, own);
          for (const { event, secrets } of own.told) events?.emit(secrets[0]?.event ?? event);
        },
      },
    ],
    [
      'secrecy',
      'choices that depend on what is hidden',
      { moves: squeamish, play: (state, seat, code, events) => playListed(state, seat, code, events) },
    ],
    [
      'secrecy',
      'a turn that goes on by what was drawn unseen',
      {
        play: (state, seat, code, events) => {
          pebbles.play(state, seat, code, events);
          if (code === 2 && state.hands[seat].at(-1) === 0) state.turn = seat;
        },
      },
    ],
    [
      'secrecy',
      'an imagined state that cannot be',
      { imagine: (view, random) => ({ ...pebbles.imagine(view, random), deck: new Array(view.deck).fill(0) }) },
    ],
    [
      'record',
      'a move that a record cannot tell from another',
      {
        describeMove: (state, seat, code) => pebbles.describeMove(state, seat, recording ? 3 : code),
        outcome: (state) => {
          recording = pebbles.toAct(state).length === 0;
          return pebbles.outcome(state);
        },
      },
    ],
    [
      'undo',
      'a set-up that remembers the match before',
      {
        setup: (options, seats, random) => {
          const state = pebbles.setup(options, seats, random);
          return { ...state, random: { ...state.random, a: state.random.a + (setups++ % 3 === 2 ? 1 : 0) } };
        },
      },
    ],
    ['decisions', 'a question to nobody', { prompt: () => ({ kind: 'turn', text: '?', rule: 'PB-2' }) }],
    [
      'outcome',
      'a winner who is not first',
      {
        outcome: (state) => {
          const outcome = pebbles.outcome(state);
          return outcome && { ...outcome, ranks: outcome.ranks.map((rank) => rank + 1) };
        },
      },
    ],
  ];

  test.each(broken)('finds broken %s: %s', (law, _how, change) => {
    expect(lawBrokenBy({ ...pebbles, ...change })).toBe(law);
  });

  const brokenEnds: readonly (readonly [law: string, how: string, Partial<Pebbles>])[] = [
    [
      'save and load',
      'a finished match that is saved otherwise',
      {
        toJSON: (state) => ({ ...pebbles.toJSON(state), turn: pebbles.toAct(state).length === 0 ? 0 : state.turn }),
      },
    ],
    [
      'conservation',
      'a pebble that leaves with its player',
      {
        leave: (state, seat, events) => {
          leavable.leave?.(state, seat, events);
          state.hands = state.hands.map((hand, other) => (other === seat ? hand.slice(1) : hand));
        },
      },
    ],
    ['end', 'a match that goes on without anybody', { leave: () => {} }],
    [
      'record',
      'a leaving that a record does not lead to again',
      {
        leave: (state, seat, events) => {
          leavable.leave?.(state, seat, events);
          if (leavings++ % 3 === 0) state.hands = state.hands.toReversed();
        },
      },
    ],
  ];

  test('finds nothing wrong with a sound game that can be left', () => {
    playMany(leavable);
  });

  test.each(brokenEnds)('finds broken %s at the end: %s', (law, _how, change) => {
    expect(lawBrokenBy({ ...leavable, ...change })).toBe(law);
  });

  test('finds broken determinism: chance from outside the state', () => {
    let calls = 0;
    const fickle: Pebbles = {
      ...pebbles,
      play: (state, seat, code, events) => {
        pebbles.play(state, seat, code, events);
        state.random.a = calls++;
      },
    };
    expect(lawBrokenBy(fickle)).toBe('determinism');
  });

  test('finds a result that a witness counts otherwise', () => {
    const witness = () => ({
      hear: () => {},
      disagrees: () => undefined,
      recount: () => ({ scores: [99, 99], ranks: [1, 1] }),
    });
    const plan = { seats: 2, options: {}, seed: 's', oneIn: 5, audit: auditPebbles, witness };
    expect(() => playByTheLaws(pebbles, plan)).toThrow(/outcome: result and recount differ/);
  });

  test('finds events from which a witness cannot follow', () => {
    const witness = () => ({
      hear: () => {},
      disagrees: () => 'the deck is another',
      recount: () => ({ scores: [], ranks: [] }),
    });
    const plan = { seats: 2, options: {}, seed: 's', oneIn: 5, audit: auditPebbles, witness };
    expect(() => playByTheLaws(pebbles, plan)).toThrow(/events: a witness disagrees: the deck is another/);
  });

  test('says in which game and at which move the law was broken', () => {
    const plan = { seats: 2, options: {}, seed: 'here', oneIn: 1, audit: () => 'all is lost' };
    expect(() => playByTheLaws(pebbles, plan)).toThrow(
      /all is lost\n {2}in pebbles, 2 seats, options {}, seed "here", move 0/,
    );
  });
});

/** Offers no draw when the next pebble is a nought. */
function squeamish(state: PebblesTypes['State'], seat: number, list: MoveList): void {
  pebbles.moves(state, seat, list);
  if (state.deck[0] !== 0 || !list.includes(2)) return;
  list.clear();
  list.add(3);
}

function playListed(
  state: PebblesTypes['State'],
  seat: number,
  code: number,
  events?: Events<PebblesTypes['Event']>,
): void {
  const list = new MoveList();
  squeamish(state, seat, list);
  if (!list.includes(code)) throw new IllegalMove(seat, `play ${code}`, 'a listed move');
  pebbles.play(state, seat, code, events);
}

function lawBrokenBy(game: Pebbles): string {
  try {
    playMany(game);
  } catch (error) {
    if (error instanceof LawBroken) return error.law;
    throw error;
  }
  return 'none';
}

describe('Frequencies', () => {
  const tallyOf = (...counts: readonly [string, number][]): Tally => {
    const tally = new Tally();
    for (const [what, count] of counts) for (let i = 0; i < count; i++) tally.add(what);
    return tally;
  };

  test('as expected are accepted', () => {
    expectFrequencies('dice', tallyOf(['a', 510], ['b', 490]), evenly(['a', 'b']));
  });

  test('far from expected are not', () => {
    expect(() => expectFrequencies('dice', tallyOf(['a', 700], ['b', 300]), evenly(['a', 'b']))).toThrow(LawBroken);
  });

  test('of things that cannot be are not', () => {
    expect(() => expectFrequencies('dice', tallyOf(['c', 1]), evenly(['a', 'b']))).toThrow(/"c" was seen/);
  });
});
