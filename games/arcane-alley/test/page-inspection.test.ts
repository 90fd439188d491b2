import { type AlleyEvent, arcaneAlley, HIGHEST_INFAMY, numbersOf, type View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { plainText } from '@souk/table-kit/speaking';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCatalogue } from '../../../packages/table-kit/src/i18n/language.js';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { course } from '../src/page/inspection/course.js';
import {
  type Inspection,
  isCounted,
  isLeast,
  isSettled,
  isUnfined,
  STEPS,
  sumOf,
} from '../src/page/inspection/inspection.js';
import { reckoningOf } from '../src/page/inspection/reckoning.js';
import { valuesOf } from '../src/page/naming.js';
import { step } from '../src/page/stepping.js';
import { de } from '../src/page/text/de.js';
import { en } from '../src/page/text/en.js';

beforeAll(() => addCatalogue({ en: async () => en, de: async () => de }));

const SPEAKER = { you: 0, sitters: [], name: (seat: number) => `Seat ${seat}` };

/** Where a whole turn of the dial begins again. */
const LAP = 25;

interface Moment {
  readonly event: AlleyEvent;
  readonly before: View;
  readonly after: View;
  /** All pictures of the event, the last of which stands, and how long they last together. */
  readonly pictures: readonly Inspection[];
  readonly lasts: number;
}

/** What an event shows of an inspection, if one is on. */
function momentOf(picture: Inspection | undefined, event: AlleyEvent, before: View): Moment {
  const isOn = picture !== undefined || course.bound(event) === 'begins';
  const shown = !isOn || course.bound(event) === 'ends' ? [] : course.beats(picture, event, before, SPEAKER);
  const lasts = shown.reduce((sum, each) => sum + each.lasts, 0);
  return { event, before, after: step(before, event), pictures: shown.map((each) => each.picture), lasts };
}

/** Every inspection of a game of chance, event by event, from the first to the one that ends it. */
function* inspectionsOf(seats: number, seed: string, options: object): Generator<readonly Moment[]> {
  let moments: Moment[] = [];
  for (const { before, events } of randomPlay(arcaneAlley, { seats, seed, options, most: 4000 })) {
    let view = before;
    for (const event of events) {
      const picture = moments.flatMap(({ pictures }) => pictures).at(-1);
      const moment = momentOf(picture, event, view);
      view = moment.after;
      if (picture !== undefined || moment.pictures.length > 0) moments.push(moment);
      if (picture === undefined || course.bound(event) !== 'ends') continue;
      yield moments;
      moments = [];
    }
  }
}

const standing = (moments: readonly Moment[]): Inspection => {
  const last = moments.flatMap(({ pictures }) => pictures).at(-1);
  if (last === undefined) throw new Error('an inspection has pictures');
  return last;
};

const STARTS = [2, 3, 4, 5, 6].flatMap((seats) =>
  ['random', 'off'].map((wizards) => ({
    seats,
    wizards,
    inspections: [...inspectionsOf(seats, `scene ${wizards}`, { wizards })],
  })),
);

const happened = <K extends AlleyEvent['kind']>(moments: readonly Moment[], kind: K) =>
  moments.flatMap(({ event }) => (event.kind === kind ? [event as Extract<AlleyEvent, { kind: K }>] : []));

describe.each(STARTS)('an inspection of $seats with wizards: $wizards', ({ seats, inspections }) => {
  test('comes three times, and its steps never go back', () => {
    expect(inspections).toHaveLength(3);
    for (const moments of inspections) {
      const at = moments.flatMap(({ pictures }) => pictures.map(({ step: now }) => STEPS.indexOf(now)));
      // One player reveals and sells before the next reveals (AA-INSP-1).
      const counting = at.indexOf(2);
      expect(at.slice(0, counting).every((each) => each < 2)).toBe(true);
      expect(at.slice(counting)).toEqual(at.slice(counting).toSorted());
    }
  });

  test('counts every item that is left, with its printed infamy or that beside a Mirror, to the sum of the rules', () => {
    for (const moments of inspections) {
      const { before, pictures } = elementAt(
        moments.filter(({ event }) => event.kind === 'counted'),
        0,
      );
      const [{ sums } = { sums: [] }] = happened(moments, 'counted');
      const factor = numbersOf(before.options.houseRules).mirrorFactor;
      const counted = elementAt(pictures, pictures.length - 1);
      for (const [seat, column] of counted.columns.entries()) {
        const { slots } = elementAt(before.players, seat).storehouse;
        expect(isCounted(column)).toBe(true);
        expect(column.counted).toBe(slots.length);
        expect(sumOf(column)).toBe(sums[seat]);
        expect(column.points.map((points) => points !== null)).toEqual(slots.map(({ face }) => face === 'up'));
        for (const [slot, points] of column.points.entries()) {
          const { item } = elementAt(slots, slot);
          if (points === null || item === null) continue;
          const { infamy } = valuesOf(item, before);
          expect([infamy, infamy * factor]).toContain(points);
        }
      }
      // One item after the other: every picture counts at most one more.
      const progress = pictures.map(({ columns }) =>
        columns.reduce(
          (sum, { points, counted: done }) => sum + points.slice(0, done).filter((each) => each !== null).length,
          0,
        ),
      );
      for (const [i, count] of progress.entries()) expect(count - (progress[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test('leads every dial, around as often as there are markers more, to where the rules leave it', () => {
    for (const moments of inspections) {
      const start = elementAt(
        moments.filter(({ event }) => event.kind === 'counted'),
        0,
      ).before;
      const fined = moments.filter(
        ({ event }) => event.kind === 'infamy' && (event.cause === 'count' || event.cause === 'penalty'),
      );
      const { columns } = standing(moments);
      for (let seat = 0; seat < seats; seat++) {
        const { infamy: way, penalty } = elementAt(columns, seat);
        const own = fined.flatMap(({ event }) => (event.kind === 'infamy' && event.seat === seat ? [event] : []));
        const change = own.reduce((sum, event) => sum + event.change, 0);
        expect(way?.from).toBe(elementAt(start.players, seat).infamy);
        expect((way?.to ?? 0) + (way?.laps ?? 0) * LAP - (way?.from ?? 0)).toBe(change);
        expect(way?.to).toBe(own.at(-1)?.infamy ?? way?.from);
        expect(penalty).toBe(own.find(({ cause }) => cause === 'penalty')?.change ?? 0);
      }
    }
  });

  test('AA-SCORE-2, AA-SCORE-3 says the sum of it: what there was, what came, and what stays past the highest', () => {
    for (const moments of inspections) {
      for (const column of standing(moments).columns) {
        const { from, added, total, laps, to, isStopped } = reckoningOf(column, true) ?? {};
        expect(total).toBe((added ?? []).reduce((sum, each) => Math.max(0, sum + each), from ?? 0));
        expect(to).toBe(isStopped ? HIGHEST_INFAMY : (total ?? 0) - (laps ?? 0) * LAP);
      }
    }
  });

  test('shows what was turned up where it lies, what was sold and for how much, fines and bribes', () => {
    for (const moments of inspections) {
      const { columns } = standing(moments);
      const last = elementAt(moments, moments.length - 1).before;
      for (let seat = 0; seat < seats; seat++) {
        const { turned, sold, fine, bribe, appraised } = elementAt(columns, seat);
        const { slots } = elementAt(last.players, seat).storehouse;
        const gold = happened(moments, 'gold').filter((event) => event.seat === seat);
        const sumFor = (cause: string): number =>
          gold.filter((event) => event.cause === cause).reduce((sum, { change }) => sum + change, 0);
        for (const slot of turned) expect(elementAt(slots, slot).face).toBe('up');
        expect(sold).toHaveLength(happened(moments, 'sold').filter((event) => event.seat === seat).length);
        expect(sold.reduce((sum, set) => sum + set.gold, 0)).toBe(sumFor('set'));
        expect((fine?.gold ?? 0) + sumFor('fines')).toBe(0);
        expect((bribe?.gold ?? 0) + sumFor('bribe')).toBe(0);
        expect(appraised).toBe(sumFor('ninx'));
      }
      const turnedUp = happened(moments, 'turned-up');
      const shown = moments.flatMap(({ event, pictures }) =>
        event.kind === 'turned-up' ? [elementAt(elementAt(pictures, 0).columns, event.seat).turned] : [],
      );
      expect(shown).toEqual(turnedUp.map(({ items }) => items.map(({ slot }) => slot)));
    }
  });
});

test('what stays past the highest is reckoned as AA-EX-36 and a call that came too soon do', () => {
  const column = { turned: [], sold: [], counted: 1, appraised: 0, fine: undefined, bribe: undefined };
  const called = { ...column, points: [13], infamy: { from: 16, to: 14, laps: 1 }, penalty: 10 };
  expect(reckoningOf(called, false)).toMatchObject({ added: [13, 10], total: 39, laps: 1, to: 14, isStopped: false });
  const heavy = { ...column, points: [80], infamy: { from: 0, to: 24, laps: 2 }, penalty: 0 };
  expect(reckoningOf(heavy, false)).toMatchObject({ added: [80], total: 80, to: 24, isStopped: true });
});

/** The pictures of an inspection, each with the view that it is drawn with; the one that waits for its reader last. */
function drawnOf(moments: readonly Moment[]): readonly (readonly [Inspection, View])[] {
  const drawn = moments.flatMap(({ after, pictures }) => pictures.map((picture) => [picture, after] as const));
  const { event, before } = elementAt(moments, moments.length - 1);
  const last = course.farewell(standing(moments), event, before, SPEAKER)?.picture;
  return last === undefined ? drawn : [...drawn, [last, before]];
}

describe.each(STARTS)('every picture of an inspection of $seats with wizards: $wizards', ({ seats, inspections }) => {
  const all = Array.from({ length: seats }, (_, seat) => seat);

  test('AA-INSP-4 says that there is no fine only when fines are collected, and never of who is fined', () => {
    for (const moments of inspections) {
      const drawn = drawnOf(moments);
      const [last, view] = elementAt(drawn, drawn.length - 1);
      for (const seat of all) {
        const isFined = elementAt(last.columns, seat).fine !== undefined;
        const said = drawn.filter(([picture, now]) => isUnfined(picture, now, seat));
        if (isFined) expect(said).toEqual([]);
        expect(said.every(([{ step: now }]) => STEPS.indexOf(now) >= STEPS.indexOf('fines'))).toBe(true);
        if (last.step !== 'count') expect(isUnfined(last, view, seat)).toBe(!isFined);
      }
    }
  });

  test('AA-SCORE-2 says that infamy begins again or stops only of whose does, as soon as it is said and ever after', () => {
    for (const moments of inspections) {
      const drawn = drawnOf(moments);
      const [last] = elementAt(drawn, drawn.length - 1);
      const isPast = (picture: Inspection, isArrived: boolean, seat: number): boolean => {
        const { laps = 0, isStopped = false } = reckoningOf(elementAt(picture.columns, seat), isArrived) ?? {};
        return laps > 0 || isStopped;
      };
      for (const seat of all) {
        const said = drawn.map(([picture, view]) => isPast(picture, isSettled(picture, view), seat));
        expect(said.slice(said.indexOf(true)).every((each) => each) || !said.includes(true)).toBe(true);
        if (!isPast(last, true, seat)) expect(said).not.toContain(true);
      }
    }
  });

  test('AA-INSP-3 calls nobody the least before all is counted, and says the same ever after', () => {
    for (const moments of inspections) {
      const pictures = drawnOf(moments).map(([picture]) => picture);
      const last = elementAt(pictures, pictures.length - 1);
      for (const seat of all) {
        const counted = pictures.filter(({ columns }) => columns.every(isCounted));
        expect(pictures.filter((picture) => isLeast(picture, seat)).every((each) => counted.includes(each))).toBe(true);
        expect(new Set(counted.map((picture) => isLeast(picture, seat)))).toEqual(new Set([isLeast(last, seat)]));
      }
    }
  });
});

test('all that can be seen at an inspection came up in these: sets, fines, penalties, Ninx, Glynna, Mirrors', () => {
  const all = STARTS.flatMap(({ inspections }) => inspections);
  const columns = all.flatMap((moments) => standing(moments).columns);
  expect(columns.some(({ sold }) => sold.length > 0)).toBe(true);
  expect(columns.some(({ fine }) => fine !== undefined && fine.gold > 0)).toBe(true);
  expect(columns.some(({ penalty }) => penalty > 0)).toBe(true);
  expect(columns.some(({ appraised }) => appraised !== 0)).toBe(true);
  expect(columns.some(({ bribe }) => (bribe?.points ?? 0) > 0)).toBe(true);
  expect(columns.some(({ infamy }) => (infamy?.laps ?? 0) > 0)).toBe(true);
  expect(all.some((moments) => happened(moments, 'removed').length > 0)).toBe(true);
});

test('with three players an inspection lasts from six to nine seconds until bribes are asked for', () => {
  const lengths = [...Array(8).keys()]
    .flatMap((i) => [...inspectionsOf(3, `length ${i}`, {})])
    .map((moments) => moments.filter(({ event }) => event.kind !== 'bribed').reduce((sum, { lasts }) => sum + lasts, 0))
    .toSorted((one, other) => one - other);
  // One with little to turn up may be half a second shorter.
  expect(lengths[0]).toBeGreaterThan(5500);
  expect(lengths[2]).toBeGreaterThan(6000);
  expect(lengths.at(-1)).toBeLessThan(9000);
});

/** What a seat is told before the next round, and what it should be: whether it was asked, and who paid since. */
function leaveOf(moments: readonly Moment[], seat: number) {
  const { event, before } = elementAt(moments, moments.length - 1);
  const { points, gold } = elementAt(standing(moments).columns, seat).bribe ?? { points: 0, gold: 0 };
  const then = elementAt(before.players, seat);
  const bribes = happened(moments, 'bribed');
  return {
    farewell: course.farewell(standing(moments), event, { ...before, viewer: seat }, { ...SPEAKER, you: seat }),
    infamy: then.infamy,
    wasAsked: then.infamy + points > 0 && then.gold + gold > 1,
    since: bribes.slice(bribes.findIndex((each) => each.seat === seat) + 1).filter((each) => each.points > 0),
  };
}

const WHY = ['nothing to buy off', 'too little gold', 'move on'];

/** What a seat should be told of why it was not asked, or that nobody paid since. */
const whyOf = ({ infamy, wasAsked, since }: ReturnType<typeof leaveOf>): readonly string[] => {
  if (!wasAsked) return [infamy > 0 ? 'too little gold' : 'nothing to buy off'];
  return since.length === 0 ? ['move on'] : [];
};

test('everybody has time to read before the next round: why they could not bribe, or what others paid since', () => {
  const leaves = STARTS.flatMap(({ inspections, seats }) =>
    inspections.slice(0, -1).flatMap((moments) => Array.from({ length: seats }, (_, seat) => leaveOf(moments, seat))),
  );
  const read = new Set<string>();
  for (const leave of leaves) {
    const told = leave.farewell === undefined ? '' : plainText(leave.farewell.text);
    for (const other of leave.since) expect(told).toContain(`Seat ${other.seat} `);
    const said = WHY.filter((text) => told.includes(text));
    expect(said).toEqual(whyOf(leave));
    for (const text of said) read.add(text);
  }
  expect(read).toEqual(new Set(WHY));
  for (const { inspections } of STARTS) {
    const last = leaveOf(elementAt(inspections, inspections.length - 1), 0);
    expect(last.farewell?.button).toEqual({ k: 'aa.scene.toResult' });
  }
});
