import { chooseWith, playerAtLevel } from '@souk/bots';
import type { AlleyEvent } from '@souk/games/arcane-alley';
import type { DaleEvent } from '@souk/games/dale-of-merchants';
import type { DwarvenTradersEvent } from '@souk/games/dwarven-traders';
import { gameNamed } from '@souk/games/loaded';
import { elementAt, type GameTypes, heardBy, Match, type Seat, seedRandom } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import * as alley from '../../../games/arcane-alley/src/page/stepping.js';
import { telling as alleyTelling } from '../../../games/arcane-alley/src/telling/index.js';
import * as dale from '../../../games/dale-of-merchants/src/page/stepping.js';
import { telling as daleTelling } from '../../../games/dale-of-merchants/src/telling/index.js';
import * as traders from '../../../games/dwarven-traders/src/page/stepping.js';
import { telling as tradersTelling } from '../../../games/dwarven-traders/src/telling/index.js';
import type { Face } from '../../table-kit/src/face.js';
import { TEMPOS } from '../../table-kit/src/motion.js';
import {
  gapsOf,
  isInTheAir,
  isNotable,
  lengthOf,
  type Paced,
  Patience,
  restAfter,
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
    const [before, scene, behind] = gapsOf([sold, scored, bought], full, 500);
    expect(before).toBeCloseTo(500, 6);
    expect([scene, behind]).toEqual([full.pace.scene, full.pace.usual]);
  });
});

describe('patience', () => {
  const move = { seat: 1, isOwn: false, goesOn: false, others: 3, isNotable: true };

  test('is shared by the others, and no turn gets more than it is worth', () => {
    expect(new Patience().limit(full, move)).toBe(full.others / 3);
    expect(new Patience().limit(full, { ...move, others: 1 })).toBe(full.turn);
  });

  test('is halved as long as a turn goes on, and never less than can be followed', () => {
    const patience = new Patience();
    const going = { ...move, goesOn: true };
    const turn = full.others / 2;
    expect(patience.limit(full, { ...going, others: 2 })).toBe(turn / 2);
    patience.spend(turn / 2);
    for (let moves = 0; moves < 4; moves++) {
      expect(patience.limit(full, going)).toBe(full.shortest);
      patience.spend(full.shortest);
    }
    expect(patience.limit(full, { ...move, seat: 2 })).toBe(full.others / 3);
  });

  test('comes to an end: what goes without saying is brief then, and what is notable can still be followed', () => {
    const patience = new Patience();
    const unsaid = { ...move, isNotable: false };
    expect(patience.limit(full, { ...unsaid, others: 9 })).toBe(full.shortest);
    patience.spend(full.enough);
    expect(patience.limit(full, move)).toBe(full.shortest);
    expect(patience.limit(full, { ...move, seat: 3 })).toBe(full.others / 3);
    expect(patience.limit(full, unsaid)).toBe(full.least);
    expect(patience.limit(full, { ...unsaid, seat: 2 })).toBe(full.least);
    patience.spend(full.most - full.enough);
    expect(patience.limit(full, { ...move, seat: 2, goesOn: true })).toBe(full.least);
    patience.limit(full, { ...move, seat: 0, isOwn: true });
    expect(patience.limit(full, move)).toBe(full.others / 3);
  });

  test('is anew in every turn for who only watches', () => {
    const patience = new Patience();
    for (const seat of [1, 2, 1]) {
      expect(patience.limit(full, { ...move, seat, others: 4 }, false)).toBe(full.others / 4);
      patience.spend(10_000);
    }
  });

  test('is short for own moves, and new when the same seat moves again after them', () => {
    const patience = new Patience();
    patience.limit(full, move);
    patience.spend(10_000);
    expect(patience.limit(full, { ...move, seat: 0, isOwn: true })).toBe(full.own);
    expect(patience.limit(full, move)).toBe(full.others / 3);
  });
});

interface Shown<T extends GameTypes = GameTypes> extends Pick<Face<T>, 'step' | 'flights' | 'pace'> {
  tells(events: readonly T['Event'][]): boolean;
}

const FACES: { readonly [game: string]: Shown } = {
  'arcane-alley': {
    ...alley,
    tells: (events: readonly AlleyEvent[]) => events.some((_, at) => alleyTelling.tell({ events, at })),
  },
  'dale-of-merchants': {
    ...dale,
    tells: (events: readonly DaleEvent[]) => events.some((_, at) => daleTelling.tell({ events, at })),
  },
  'dwarven-traders': {
    ...traders,
    tells: (events: readonly DwarvenTradersEvent[]) => events.some((_, at) => tradersTelling.tell({ events, at })),
  },
};

const YOU: Seat = 0;
const USUAL_LEVEL = 3;
/** Milliseconds from one decision to the next, with room for what the machine takes. */
const MOST = 5900;

/** What others do that is told, and how long it can be seen before the next is. */
interface Deed {
  readonly lasts: number;
  /** How long others have been watched before it, since the player decided last. */
  readonly after: number;
  readonly notable: boolean;
}

/** How a match goes on with three bots. */
interface Watched {
  /** How long it takes from each decision of a seat to its next; undefined where a scene is shown meanwhile. */
  readonly waits: readonly (number | undefined)[];
  readonly deeds: readonly Deed[];
}

function watched(id: string, seed: string): Watched {
  const { game, ...known } = gameNamed(id);
  const face = FACES[id];
  if (face === undefined) throw new Error(`no face of ${id}`);
  const { player, budget } = playerAtLevel({ game, ...known }, USUAL_LEVEL);
  const match = new Match(game, { seats: 4, options: {}, seed });
  const random = seedRandom(seed);
  const patience = new Patience();
  const waits: (number | undefined)[] = [];
  const deeds: Deed[] = [];
  let after = 0;
  let waited: number | undefined = 0;
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
    const notable = isNotable(steps);
    const limit = patience.limit(full, { seat, isOwn, goesOn, others: 3, isNotable: notable });
    const lasts = lengthOf(steps, gapsOf(steps, full, limit), full, isOwn || !isInTheAir(limit, full));
    // What nothing is told of is seen while the next begins.
    const rest = restAfter(lasts, limit, full);
    const shown = isOwn ? lasts : face.tells(events) ? lasts + rest : 0;
    if (isOwn) after = 0;
    else patience.spend(waitOf(steps, shown));
    if (!isOwn && shown > 0) {
      deeds.push({ lasts: shown, after, notable });
      after += waitOf(steps, shown);
    }
    if (steps.some(({ pace }) => pace === 'long' || pace === 'scene')) waited = undefined;
    else if (waited !== undefined) waited += shown;
  }
  return { waits, deeds };
}

const SEEDS = ['one', 'two', 'three'];

const matches = new Map<string, readonly Watched[]>();

/** A few matches of a game. They take the bots a while, and are played once for all tests here. */
function watchedMatches(id: string): readonly Watched[] {
  const known = matches.get(id) ?? SEEDS.map((seed) => watched(id, seed));
  matches.set(id, known);
  return known;
}

test.each(Object.keys(FACES))('%s: what others do is seen for 400 ms, but at the end of a very long wait', (id) => {
  const deeds = watchedMatches(id).flatMap((match) => match.deeds);
  expect(deeds.length).toBeGreaterThan(100);
  const brief = deeds.filter(({ lasts }) => lasts < 400);
  expect(brief.filter(({ after }) => after < full.enough)).toEqual([]);
  // Six seconds are the most that anybody waits: hardly two deeds of a hundred come that late.
  const notable = brief.filter((deed) => deed.notable);
  expect(notable.filter(({ after }) => after < full.most)).toEqual([]);
  expect(notable.length).toBeLessThanOrEqual(deeds.length / 50);
});

test.each(Object.keys(FACES))('%s: with three bots it is less than six seconds from one decision to the next', (id) => {
  const all = watchedMatches(id)
    .flatMap(({ waits }) => waits)
    .filter((wait) => wait !== undefined);
  expect(all.length).toBeGreaterThan(30);
  expect(Math.max(...all)).toBeLessThan(MOST);
  // It is not a rush either: others' turns are seen.
  expect(
    elementAt(
      all.toSorted((one, other) => other - one),
      3,
    ),
  ).toBeGreaterThan(1200);
});
