import { chooseWith, playerAtLevel } from '@souk/bots';
import type { AlleyEvent } from '@souk/games/arcane-alley';
import type { DaleEvent } from '@souk/games/dale-of-merchants';
import type { DwarvenTradersEvent } from '@souk/games/dwarven-traders';
import { gameNamed } from '@souk/games/loaded';
import { elementAt, type GameTypes, heardBy, Match, type Seat, seedRandom } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { course } from '../../../games/arcane-alley/src/page/inspection/course.js';
import * as alley from '../../../games/arcane-alley/src/page/stepping.js';
import { telling as alleyTelling } from '../../../games/arcane-alley/src/telling/index.js';
import * as dale from '../../../games/dale-of-merchants/src/page/stepping.js';
import { telling as daleTelling } from '../../../games/dale-of-merchants/src/telling/index.js';
import { scene } from '../../../games/dwarven-traders/src/page/podium/scene.js';
import * as traders from '../../../games/dwarven-traders/src/page/stepping.js';
import { telling as tradersTelling } from '../../../games/dwarven-traders/src/telling/index.js';
import type { Face } from '../../table-kit/src/face.js';
import { TEMPOS } from '../../table-kit/src/motion.js';
import {
  gapsOf,
  isInTheAir,
  isMoment,
  isNotable,
  lengthOf,
  type Paced,
  Patience,
  restAfter,
  type Share,
  waitOf,
} from '../../table-kit/src/pacing.js';

const { full } = TEMPOS;
const FLIGHT = [{ from: 'here', to: 'there' }];

const drawn: Paced = { flights: FLIGHT, pace: 'none' };
const bought: Paced = { flights: [], pace: 'usual' };
const sold: Paced = { flights: FLIGHT, pace: 'usual' };
const scored: Paced = { flights: [], pace: 'scene' };

const lengthWithin = (steps: readonly Paced[], limit: number): number =>
  lengthOf(steps, gapsOf(steps, full, limit), full);

describe('the steps of a move', () => {
  test('come one after the other where there is time', () => {
    expect(gapsOf([sold, bought], full, 10_000)).toEqual([full.flight + full.pace.usual, full.pace.usual]);
  });

  test('that go without saying follow close behind one another', () => {
    const cards = [drawn, drawn, drawn, drawn];
    expect(gapsOf(cards, full, 10_000)).toEqual(cards.map(() => full.stagger));
    expect(lengthWithin(cards, 10_000)).toBe(3 * full.stagger + full.flight);
  });

  test('are over in time where there is little, and what flies flies no faster', () => {
    const steps = [sold, sold, bought, drawn, drawn, sold];
    expect(lengthWithin(steps, 10_000)).toBeGreaterThan(1400);
    for (const limit of [1400, 1000, 700, full.flight]) expect(lengthWithin(steps, limit)).toBeCloseTo(limit, 6);
    expect(lengthOf(steps, gapsOf(steps, full, 100), full, false)).toBeCloseTo(100, 6);
  });

  test('are not hurried from the first on that everybody has time for', () => {
    const [before, shown, behind] = gapsOf([sold, scored, bought], full, 500);
    expect(before).toBeCloseTo(500, 6);
    expect([shown, behind]).toEqual([full.pace.scene, full.pace.usual]);
  });
});

describe('patience', () => {
  const move = { seat: 1, isOwn: false, goesOn: false, others: 3, isNotable: true, isMoment: false };
  const alone = (limit: number): Share => ({ limit, told: 'alone' });

  test('is shared by the others, and no turn gets more than it is worth', () => {
    expect(new Patience().share(full, move)).toEqual(alone(full.others / 3));
    expect(new Patience().share(full, { ...move, others: 1 })).toEqual(alone(full.turn));
  });

  test('is halved as long as a turn goes on, and never less than can be followed', () => {
    const patience = new Patience();
    const going = { ...move, goesOn: true };
    const turn = full.others / 2;
    expect(patience.share(full, { ...going, others: 2 })).toEqual(alone(turn / 2));
    patience.spend(turn / 2);
    for (let moves = 0; moves < 4; moves++) {
      expect(patience.share(full, going)).toEqual(alone(full.shortest));
      patience.spend(full.shortest);
    }
    expect(patience.share(full, { ...move, seat: 2 })).toEqual(alone(full.others / 3));
  });

  test('has time for moments that are felt, and they use it up', () => {
    const patience = new Patience();
    expect(patience.share(full, { ...move, isMoment: true })).toEqual(alone(full.moment));
    patience.spend(full.most);
    expect(patience.share(full, { ...move, isMoment: true }).limit).toBe(full.pace.long);
  });

  test('comes to an end: what goes without saying is brief then, and what is notable can still be followed', () => {
    const patience = new Patience();
    const unsaid = { ...move, isNotable: false };
    expect(patience.share(full, { ...unsaid, others: 9 })).toEqual(alone(full.shortest));
    patience.spend(full.enough);
    expect(patience.share(full, move)).toEqual(alone(full.shortest));
    expect(patience.share(full, { ...move, seat: 3 })).toEqual(alone(full.others / 3));
    expect(patience.share(full, unsaid)).toEqual(alone(full.least));
    patience.share(full, { ...move, seat: 0, isOwn: true });
    expect(patience.share(full, move)).toEqual(alone(full.others / 3));
  });

  test('that is used up has the rest of a turn told together, for as long as it takes to be read', () => {
    const patience = new Patience();
    const going = { ...move, goesOn: true };
    patience.share(full, move);
    patience.spend(full.most);
    expect(patience.share(full, going)).toEqual({ limit: full.least, told: 'later' });
    expect(patience.share(full, { ...going, isNotable: false })).toEqual({ limit: full.least, told: 'later' });
    expect(patience.share(full, { ...move, isNotable: false })).toEqual({ limit: full.shortest, told: 'together' });
    // Of what goes without saying nothing is to be read.
    expect(patience.share(full, { ...move, seat: 2, isNotable: false })).toEqual({
      limit: full.least,
      told: 'together',
    });
    expect(patience.share(full, { ...move, seat: 3 })).toEqual({ limit: full.shortest, told: 'together' });
  });

  test('is anew in every turn for who only watches', () => {
    const patience = new Patience();
    for (const seat of [1, 2, 1]) {
      expect(patience.share(full, { ...move, seat, others: 4 }, false)).toEqual(alone(full.others / 4));
      patience.spend(10_000);
    }
  });

  test('is short for own moves, and new when the same seat moves again after them', () => {
    const patience = new Patience();
    patience.share(full, move);
    patience.spend(10_000);
    expect(patience.share(full, { ...move, seat: 0, isOwn: true })).toEqual(alone(full.own));
    expect(patience.share(full, move)).toEqual(alone(full.others / 3));
  });
});

interface Shown<T extends GameTypes = GameTypes> extends Pick<Face<T>, 'step' | 'flights' | 'pace'> {
  tells(events: readonly T['Event'][]): boolean;
  /** Where scenes begin and end. */
  bound?(event: T['Event']): 'begins' | 'ends' | undefined;
}

const FACES: { readonly [game: string]: Shown } = {
  'arcane-alley': {
    ...alley,
    bound: course.bound,
    tells: (events: readonly AlleyEvent[]) => events.some((_, at) => alleyTelling.tell({ events, at })),
  },
  'dale-of-merchants': {
    ...dale,
    tells: (events: readonly DaleEvent[]) => events.some((_, at) => daleTelling.tell({ events, at })),
  },
  'dwarven-traders': {
    ...traders,
    bound: scene.bound,
    tells: (events: readonly DwarvenTradersEvent[]) => events.some((_, at) => tradersTelling.tell({ events, at })),
  },
};

const YOU: Seat = 0;
const USUAL_LEVEL = 3;
/** Milliseconds from one decision to the next, with room for what the machine takes. */
const MOST = 5900;

/** What others do that is told by itself or, at the end of a very long wait, together with the rest of a turn. */
interface Deed {
  /** How long it is said. */
  readonly lasts: number;
  readonly notable: boolean;
  readonly kinds: readonly string[];
}

/** How a match goes on with three bots. */
interface Watched {
  /** How long it takes from each decision of a seat to its next; undefined where a scene is shown meanwhile. */
  readonly waits: readonly (number | undefined)[];
  readonly deeds: readonly Deed[];
}

/** Follows the events of moves: whether a scene is shown in any of them. */
function sceneFollower({ bound, pace }: Shown): (events: readonly GameTypes['Event'][]) => boolean {
  let isShown = false;
  return (events) => {
    let hasScene = isShown;
    for (const event of events) {
      const edge = bound?.(event);
      if (edge !== undefined) isShown = edge === 'begins';
      hasScene ||= isShown || pace(event) === 'scene';
    }
    return hasScene;
  };
}

/** Puts together what is told together: at the end of a very long wait the rest of a turn. */
function deedFollower() {
  const deeds: Deed[] = [];
  let held: string[] = [];
  let notable = false;
  return {
    deeds,
    /** A move, whether anything is told of it, and how long it is shown then. */
    shownFor(
      move: { kinds: readonly string[]; isNotable: boolean; isTold: boolean; isOwn: boolean; told: Share['told'] },
      length: number,
    ): number {
      held.push(...move.kinds);
      notable ||= move.isNotable;
      const isSaid = move.isTold || (move.told === 'together' && notable);
      const lasts = move.isOwn || isSaid ? length : 0;
      if (move.told === 'later') return lasts;
      if (!move.isOwn && isSaid) deeds.push({ lasts, notable, kinds: held });
      [held, notable] = [[], false];
      return lasts;
    },
  };
}

const known = new Map<string, Watched>();

/** Each match is played once. */
function watched(id: string, seed: string): Watched {
  const key = `${id} ${seed}`;
  const found = known.get(key) ?? watch(id, seed);
  known.set(key, found);
  return found;
}

function watch(id: string, seed: string): Watched {
  const { game, ...rest } = gameNamed(id);
  const face = FACES[id];
  if (face === undefined) throw new Error(`no face of ${id}`);
  const { player, budget } = playerAtLevel({ game, ...rest }, USUAL_LEVEL);
  const match = new Match(game, { seats: 4, options: {}, seed });
  const random = seedRandom(seed);
  const patience = new Patience();
  const hasScene = sceneFollower(face);
  const waits: (number | undefined)[] = [];
  const { deeds, shownFor } = deedFollower();
  let waited: number | undefined;
  for (let count = 0; count < 240; count++) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) break;
    if (game.toAct(match.state).includes(YOU)) {
      waits.push(waited);
      waited = 0;
    }
    let view = game.view(match.state, YOU);
    const events = heardBy(match.play(seat, chooseWith(player, game, match.state, seat, random, budget)), YOU);
    const steps = events.map((event) => {
      const step = { flights: face.flights(event, view), pace: face.pace(event) };
      view = face.step(view, event);
      return step;
    });
    const isOwn = seat === YOU;
    const goesOn = game.toAct(match.state)[0] === seat;
    const move = { seat, isOwn, goesOn, others: 3, isNotable: isNotable(steps), isMoment: isMoment(steps) };
    const { limit, told } = patience.share(full, move);
    const lasts = lengthOf(steps, gapsOf(steps, full, limit), full, isOwn || !isInTheAir(limit, full));
    const kinds = events.map(({ kind }) => kind);
    // What nothing is told of is seen while the next begins.
    const shown = shownFor(
      { ...move, kinds, told, isTold: face.tells(events) },
      isOwn ? lasts : lasts + restAfter(lasts, limit, full),
    );
    if (!isOwn) patience.spend(waitOf(steps, shown));
    if (hasScene(events)) waited = undefined;
    else if (waited !== undefined) waited += shown;
  }
  return { waits, deeds };
}

const SEEDS = ['one', 'two', 'three'];

describe.each(Object.keys(FACES))('%s', (id) => {
  const all = SEEDS.map((seed) => watched(id, seed));
  const deeds = all.flatMap((each) => each.deeds);
  const waits = all.flatMap((each) => each.waits).filter((wait) => wait !== undefined);

  test('whatever others do that is notable is said for 400 ms', () => {
    const notable = deeds.filter((deed) => deed.notable);
    expect(notable.length).toBeGreaterThan(100);
    expect(notable.filter(({ lasts }) => lasts < 400)).toEqual([]);
  });

  test('with three bots it is less than six seconds from one decision to the next', () => {
    expect(waits.length).toBeGreaterThan(30);
    expect(waits.filter((wait) => wait >= MOST)).toEqual([]);
    // It is not a rush either: others' turns are seen.
    expect(
      elementAt(
        waits.toSorted((one, other) => other - one),
        3,
      ),
    ).toBeGreaterThan(1200);
  });
});

test('an inventory is notable, too', () => {
  const taken = SEEDS.flatMap((seed) => watched('dale-of-merchants', seed).deeds).filter(({ kinds }) =>
    kinds.includes('inventory'),
  );
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter(({ notable }) => !notable)).toEqual([]);
});
