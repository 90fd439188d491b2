import {
  type DwarvenTradersEvent,
  type DwarvenTradersTypes,
  dwarvenTraders,
  type View,
} from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import type { Played } from '@souk/table-kit/session';
import { describe, expect, test } from 'vitest';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { beats } from '../src/page/podium/beats.js';
import { type Podium, places, stonesOf } from '../src/page/podium/podium.js';
import { scene } from '../src/page/podium/scene.js';
import { levelIn, standingsAfter } from '../src/page/podium/standings.js';
import { type Tie, tiesIn } from '../src/page/podium/ties.js';
import { step } from '../src/page/stepping.js';

const SPEAKER = { you: 0, sitters: [], name: (seat: number) => `Seat ${seat}` };

interface RoundEnd {
  readonly pictures: readonly Podium[];
  /** The last picture, what ended it and how things stood then. */
  readonly last: Podium;
  readonly ending: DwarvenTradersEvent;
  readonly view: View;
  readonly past: readonly Played<DwarvenTradersTypes>[];
}

/** What goes from where to where as a picture comes. */
const flown = new Map<Podium, readonly (readonly string[])[]>();

/** Every end of a round in a game of chance. */
function* roundEnds(seats: number, seed: string): Generator<RoundEnd> {
  let pictures: Podium[] = [];
  const past: Played<DwarvenTradersTypes>[] = [];
  for (const { seat, before, events, after } of randomPlay(dwarvenTraders, { seats, seed })) {
    let view = before;
    const moment = { length: past.length + 1, view: after, viewer: seat, toAct: [], decisions: [], outcome: undefined };
    past.push({ kind: 'played', seat, events, after: moment });
    for (const event of events) {
      const last = pictures.at(-1);
      if (scene.bound(event) === 'ends' && last !== undefined) {
        yield { pictures, last, ending: event, view, past };
        pictures = [];
      } else {
        for (const { picture, flights = [] } of beats(last, event, view, SPEAKER)) {
          pictures.push(picture);
          flown.set(
            picture,
            flights.map(({ from, to }) => [from, to]),
          );
        }
      }
      view = step(view, event);
    }
  }
}

const ENDS = [1, 2, 3, 4].map((seats) => ({
  seats,
  ends: Array.from({ length: 12 }, (_, i) => [...roundEnds(seats, `podium ${i}`)]).flat(),
}));

const tradersIn = (view: View) => [...view.players, view.smuggler];

describe.each(ENDS)('a round of $seats', ({ seats, ends }) => {
  test('ends with every trader on the space and with the points that the rules say, the Smuggler among them', () => {
    expect(ends.length).toBeGreaterThan(20);
    for (const { last, view } of ends) {
      const traders = tradersIn(view);
      expect(last.step).toBe('points');
      expect(last.stands.map(({ space }) => space)).toEqual(traders.map(({ score }) => score));
      expect(last.stands.map(({ placed }) => placed)).toEqual(traders.map(({ lastRound }) => lastRound));
    }
  });

  test('has a stone for every place, which rise from the last to the first', () => {
    for (const { last, pictures } of ends) {
      const stones = stonesOf(last);
      const places = stones.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(stones.flatMap(({ stands }) => stands)).toHaveLength(seats + 1);
      const risen = pictures.filter(({ step: now }) => now === 'places').map((each) => each.risen);
      expect(risen).toEqual(stones.map((_, i) => i + 1));
    }
  });

  test('adds the points up when they have come from the stones, and not before', () => {
    for (const { pictures, last } of ends) {
      const dealt = pictures.map((each) => each.dealt);
      expect(dealt).toEqual([...dealt.slice(0, -1).fill(false), true]);
      expect(pictures.at(-2)?.step).toBe('points');
      const scored = last.stands.filter(({ placed }) => (placed?.points ?? 0) > 0).map(({ trader }) => trader);
      expect(flown.get(last)).toEqual(scored.map((trader) => [places.coin(trader), places.sum(trader)]));
    }
  });

  test('says in its table what the match has brought so far, round by round', () => {
    for (const { last, view, past } of ends) {
      for (const { trader, points, sum } of standingsAfter(last, past)) {
        expect(points).toHaveLength(last.round);
        expect(sum).toBe(elementAt(tradersIn(view), trader === 'smuggler' ? seats : trader).points);
        expect(points.reduce((all, each) => all + each, 0)).toBe(sum);
      }
    }
  });

  test('ranks the traders when the match is over as its result does: by points, then by the place in the last round', () => {
    for (const { last, ending, view, past } of ends) {
      const standings = standingsAfter(last, past);
      const rows = standings.map(({ trader, moves }, row) => ({ trader, row: row + moves }));
      const shown = rows.toSorted((one, other) => one.row - other.row).map(({ trader }) => trader);
      const rankOf = (trader: Podium['stuck']): readonly [number, number] => {
        const { points, lastRound } = elementAt(tradersIn(view), trader === 'smuggler' ? seats : trader);
        return [points, ending.kind === 'match-ended' && seats > 1 ? (lastRound?.place ?? 0) : 0];
      };
      const ranks = shown.map(rankOf);
      expect(ranks).toEqual(ranks.toSorted(([a, c], [b, d]) => b - a || c - d));
      expect(scene.farewell(last, ending, view, SPEAKER)?.picture).toMatchObject({ ranked: true });
      for (const { ahead, behind } of levelIn(last, past)) {
        expect(ending.kind).toBe('match-ended');
        const [better, worse] = [rankOf(ahead.trader), rankOf(behind.trader)];
        expect(better[0]).toBe(worse[0]);
        expect(better[1]).toBeLessThan(worse[1]);
      }
    }
  });

  test('shows nobody’s new rank before the points are added up', () => {
    for (const { pictures } of ends) expect(pictures.some(({ ranked }) => ranked)).toBe(false);
  });

  test('says who could do nothing more, which is why it is over', () => {
    for (const { pictures, last, past } of ends) {
      const over = past.flatMap(({ events }) => events).filter((event) => event.kind === 'round-ended');
      expect(over.find(({ round }) => round === last.round)?.trader).toBe(pictures[0]?.stuck);
    }
  });

  test('names the gem that decides where two stand on the same space, and only there', () => {
    for (const { last } of ends) {
      const ties = tiesIn(last);
      for (const one of last.stands) {
        for (const other of last.stands) {
          if (one === other || one.space !== other.space) continue;
          expect(ties.some(({ space }) => space === one.space)).toBe(true);
        }
      }
      for (const tie of ties) expectDecided(tie);
    }
  });

  test('goes on to the next round with the order of choosing, or to the result', () => {
    for (const { last, ending, view } of ends) {
      const farewell = scene.farewell(last, ending, view, SPEAKER);
      if (ending.kind === 'match-ended') expect(farewell?.button).toEqual({ k: 'dt.podium.toResult' });
      else {
        expect(farewell?.button).toEqual({ k: 'dt.podium.toRound', with: { round: last.round + 1 } });
        expect(farewell?.picture?.next?.choosers.length).toBe(seats === 1 ? 2 : seats);
      }
    }
  });
});

/** Nobody has to show less than this: a missing gem loses against the cheapest. */
const MISSING = -4;

/** DT-ROUND-4, told by what both have to show. */
function expectDecided({ ahead, behind, by }: Tie): void {
  expect(ahead.space).toBe(behind.space);
  const shows = ({ shows: gems }: Tie['ahead']): readonly number[] => [0, 1].map((at) => gems[at]?.price ?? MISSING);
  const [mine, theirs] = [shows(ahead), shows(behind)];
  if (by === undefined) {
    expect(mine).toEqual(theirs);
    expect(ahead.placed).toEqual(behind.placed);
    return;
  }
  expect(mine.slice(0, by.rank)).toEqual(theirs.slice(0, by.rank));
  expect(by.won.price).toBeGreaterThan(by.lost?.price ?? MISSING);
  expect(ahead.placed?.place ?? 0).toBeLessThan(behind.placed?.place ?? 0);
}

test('matches with as many points for two came up in these', () => {
  expect(ENDS.flatMap(({ ends }) => ends).flatMap(({ last, past }) => levelIn(last, past)).length).toBeGreaterThan(0);
});

test('every way in which a tie can be decided came up in these', () => {
  const ties = ENDS.flatMap(({ ends }) => ends).flatMap(({ last }) => tiesIn(last));
  expect(ties.some(({ by }) => by === undefined)).toBe(true);
  expect(ties.some(({ by }) => by?.rank === 0 && by.lost !== undefined)).toBe(true);
  expect(ties.some(({ by }) => by?.rank === 0 && by.lost === undefined)).toBe(true);
  expect(ties.some(({ by }) => by?.rank === 1)).toBe(true);
});
