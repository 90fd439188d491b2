import { type AlleyEvent, countedIn, type View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import type { Sentence, Speaker } from '@souk/table-kit/face';
import type { Beat } from '@souk/table-kit/scene';
import { itemChip } from '../telling.js';
import { begun, type Column, type Inspection, sumOf, type Way, withColumn } from './inspection.js';

type Kind = AlleyEvent['kind'];
type Happened<K extends Kind> = Extract<AlleyEvent, { kind: K }>;

/** In milliseconds at full pace. */
const LANTERNS = 400;
const TURN = 220;
const AFTER_TURNING = 200;
const CHIP = 100;
/** With many players every item is counted the faster. */
const ALL_CHIPS = 2000;
const AFTER_SUM = 200;
const DIAL = 360;
const STAMP = 560;
const SOLD = 400;

/** What an event changes is found in these. */
interface Found<K extends Kind> {
  readonly picture: Inspection;
  readonly event: Happened<K>;
  readonly before: View;
  readonly name: (seat: number) => string;
}

type Beats = readonly Beat<Inspection>[];

const beat = (picture: Inspection, lasts: number, says?: Sentence): Beat<Inspection> => ({
  picture,
  lasts,
  ...(says !== undefined && { says }),
});

/** The way of a player's infamy up to now, with one more piece. */
function further(way: Way | undefined, before: View, { seat, infamy, markers }: Happened<'infamy'>): Way {
  const was = elementAt(before.players, seat);
  const { from, laps } = way ?? { from: was.infamy, laps: 0 };
  return { from, to: infamy, laps: laps + markers - was.markers };
}

/** The others first, in turn order, and who looks last. */
function countingOrder({ starter, seats, viewer }: View): readonly number[] {
  const inTurn = Array.from({ length: seats }, (_, k) => (starter + k) % seats);
  return [...inTurn.filter((seat) => seat !== viewer), ...inTurn.filter((seat) => seat === viewer)];
}

/** The items of one storehouse, one after the other. */
function counting(picture: Inspection, seat: number, chip: number, { before, name }: Found<'counted'>): Beats {
  const { infamy } = elementAt(before.players, seat);
  const points = countedIn(before, seat);
  const shown = (counted: number): Inspection =>
    withColumn({ ...picture, step: 'count' }, seat, () => ({ points, counted }));
  const chips = points.flatMap((each, slot) => (each === null ? [] : [beat(shown(slot + 1), chip)]));
  const last = withColumn(shown(points.length), seat, () => ({ infamy: { from: infamy, to: infamy, laps: 0 } }));
  const sum = signed(sumOf(elementAt(last.columns, seat)));
  return [...chips, beat(last, AFTER_SUM, { k: 'aa.scene.says.inStore', with: { name: name(seat), sum } })];
}

function countingAll(found: Found<'counted'>): Beats {
  const items = found.before.players.flatMap(({ storehouse }) => storehouse.slots.filter(({ face }) => face === 'up'));
  const chip = Math.min(CHIP, ALL_CHIPS / Math.max(1, items.length));
  let { picture } = found;
  return countingOrder(found.before).flatMap((seat) => {
    const beats = counting(picture, seat, chip, found);
    picture = beats.at(-1)?.picture ?? picture;
    return beats;
  });
}

type Causes = { readonly [C in Happened<'gold'>['cause']]?: (found: Found<'gold'>) => Beats };

/** Gold comes and goes for many reasons; these have their place in the picture. */
const GOLD: Causes = {
  set: ({ picture, event: { seat, change } }) => {
    const paid = ({ sold }: Column): Column['sold'] =>
      sold.map((set, i) => (i === sold.length - 1 ? { ...set, gold: change } : set));
    const says: Sentence = { k: 'aa.scene.says.gold', with: { gold: signed(change) } };
    return [
      beat(
        withColumn(picture, seat, (column) => ({ sold: paid(column) })),
        SOLD,
        says,
      ),
    ];
  },
  ninx: ({ picture, event: { seat, change } }) => [
    beat(
      withColumn(picture, seat, () => ({ appraised: change })),
      STAMP,
    ),
  ],
  fines: ({ picture, event: { seat, change, gold }, before, name }) => {
    const { markers } = elementAt(before.players, seat);
    const fine = { markers, gold: -change, before: gold - change };
    const says: Sentence = { k: 'aa.scene.says.fined', with: { name: name(seat), n: markers, gold: -change } };
    return [
      beat(
        withColumn({ ...picture, step: 'fines' }, seat, () => ({ fine })),
        STAMP,
        says,
      ),
    ];
  },
  bribe: ({ picture, event: { seat, change } }) => [
    beat(
      withColumn(picture, seat, ({ bribe }) => ({ bribe: { points: bribe?.points ?? 0, gold: -change } })),
      TURN,
    ),
  ],
};

function movingDial({ picture, event, before, name }: Found<'infamy'>): Beats {
  const { seat, cause, change, infamy } = event;
  if (cause === 'bribe') return [beat(picture, DIAL)];
  if (cause !== 'count' && cause !== 'penalty') return [];
  const moved = withColumn(picture, seat, (column) => ({
    infamy: further(column.infamy, before, event),
    penalty: column.penalty + (cause === 'penalty' ? change : 0),
  }));
  if (cause === 'count') {
    return [beat(moved, DIAL, { k: 'aa.scene.says.infamy', with: { name: name(seat), infamy } })];
  }
  const says: Sentence = { k: 'aa.scene.says.penalty', with: { name: name(seat), n: change } };
  return [beat({ ...moved, step: 'fines' }, STAMP, says)];
}

type Steps = { readonly [K in Kind]?: (found: Found<K>) => Beats };

const STEPS: Steps = {
  removed: ({ picture, event: { seat } }) => [beat({ ...picture, at: seat }, SOLD)],
  'turned-up': ({ picture, event: { seat, items }, name }) => [
    beat(
      withColumn({ ...picture, step: 'turn-up' }, seat, () => ({ turned: items.map(({ slot }) => slot) })),
      TURN * items.length + AFTER_TURNING,
      { k: 'aa.scene.says.turned', with: { name: name(seat), n: items.length } },
    ),
  ],
  sold: ({ picture, event: { seat, as, items, slots }, name }) => [
    beat(
      withColumn({ ...picture, step: 'sell' }, seat, ({ turned, sold }) => ({
        turned: turned.filter((slot) => !slots.includes(slot)),
        sold: [...sold, { as, items, gold: 0 }],
      })),
      TURN,
      { k: 'aa.scene.says.sold', with: { name: name(seat), item: itemChip(as) } },
    ),
  ],
  slid: ({ picture, event: { seat, from } }) => [
    beat(
      withColumn(picture, seat, ({ turned }) => ({
        turned: from.flatMap((before, slot) => (turned.includes(before) ? [slot] : [])),
      })),
      TURN,
    ),
  ],
  counted: countingAll,
  gold: (found) => GOLD[found.event.cause]?.(found) ?? [],
  infamy: movingDial,
  'markers-removed': ({ picture, event: { seat }, before }) => {
    const { markers, gold } = elementAt(before.players, seat);
    // Who had no gold left to lose has been fined all the same.
    const fined = withColumn({ ...picture, step: 'fines' }, seat, ({ fine }) => ({
      fine: fine ?? { markers, gold: 0, before: gold },
    }));
    return [beat(fined, TURN)];
  },
  bribed: ({ picture, event: { seat, points }, name }) => [
    beat(
      withColumn({ ...picture, step: 'bribe' }, seat, () => ({ bribe: { points, gold: 0 } })),
      points === 0 ? TURN : SOLD,
      points === 0
        ? { k: 'aa.scene.says.noBribe', with: { name: name(seat) } }
        : { k: 'aa.scene.says.bribed', with: { name: name(seat), n: points } },
    ),
  ],
};

function stepped<K extends Kind>(found: Found<K>): Beats {
  const step: Steps[K] = STEPS[found.event.kind as K];
  return step?.(found) ?? [];
}

/** The pictures of what happens at an inspection. */
export function beats(picture: Inspection | undefined, event: AlleyEvent, before: View, { name }: Speaker): Beats {
  if (event.kind === 'inspection-started') {
    return [beat(begun(before, event), LANTERNS, { k: 'aa.scene.says.begun', with: { round: before.round } })];
  }
  return picture === undefined ? [] : stepped({ picture, event, before, name });
}
