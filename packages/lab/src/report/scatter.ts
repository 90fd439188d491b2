import { elementAt } from '@souk/kernel';
import type { Figure, Panel, Point } from '../figures.js';
import { COLOURS, drawing, label, line, mark, numbersBelow } from './frame.js';
import { escaped } from './markup.js';
import { scaleFor, written } from './scale.js';
import { estimateText, tooltipFor } from './words.js';

const HEIGHT = 340;
const MARGINS = { left: 52, right: 16, top: 26, bottom: 42 } as const;
/** So many points are named at either end of the scale. */
const NAMED = 5;
/** About how wide the drawing, on a phone, and a letter of it are, to tell whether names would cover each other. */
const WIDTH = 330;
const LETTER = 6.2;
const LINE = 13;
const BESIDE = 7;

interface Placed {
  readonly point: Point;
  readonly x: number;
  readonly y: number;
}

/** Points in a plane, with their intervals in both directions. The names of the extremes stand beside them. */
export function scatter({ unit, xLabel, yLabel, title, fair }: Figure, panel: Panel): string {
  const points = panel.series.flatMap((series) => series.points);
  const across = scaleFor(
    points.flatMap(({ at }) => (at === undefined ? [] : [at.low, at.high])),
    6,
  );
  const up = scaleFor([...points.flatMap(({ low, high }) => [low, high]), fair ?? elementAt(points, 0).value], 6);
  const y = (value: number): number => HEIGHT * (1 - up.place(value));
  const place = (point: Point): Placed => ({ point, x: across.place(point.at?.value ?? 0), y: y(point.value) });
  const marks = panel.series.flatMap(({ name, points }, i) =>
    points.map(place).map(({ point, x, y: middle }) => {
      const bought = point.at === undefined ? '' : ` · ${estimateText(point.at, 'number')}`;
      return (
        line(`cross line-${i % COLOURS}`, x, y(point.low), x, y(point.high)) +
        line(
          `cross line-${i % COLOURS}`,
          across.place(point.at?.low ?? 0),
          middle,
          across.place(point.at?.high ?? 0),
          middle,
        ) +
        mark(i, x, middle, `${tooltipFor(name === point.x ? '' : name, point, unit)}${bought}`)
      );
    }),
  );
  return drawing(
    `${title} ${panel.title}`.trim(),
    MARGINS,
    HEIGHT,
    ...up.ticks.map(
      (tick) => line('grid', 0, y(tick), 1, y(tick)) + label('tick', 0, y(tick) + 4, 'end', written(tick, unit), -8),
    ),
    fair === undefined ? '' : line('fair', 0, y(fair), 1, y(fair)),
    label('axis', 0, -12, 'start', escaped(`↑ ${yLabel}`)),
    ...marks,
    ...names(points.map(place)),
    ...numbersBelow(across, HEIGHT, 'number'),
    label('axis', 0.5, HEIGHT + 34, 'middle', escaped(`${xLabel} →`)),
  );
}

interface Room {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

const overlap = (one: Room, other: Room): boolean =>
  Math.abs(one.y - other.y) < LINE && one.to >= other.from && one.from <= other.to;

/** Where a name can stand: right or left of its point, above or below the line through it. */
const SPOTS = [
  { side: 1, down: -5 },
  { side: -1, down: -5 },
  { side: 1, down: 14 },
  { side: -1, down: 14 },
] as const;

/** The names of the highest and the lowest, as far as they do not cover each other or leave the drawing. */
function names(placed: readonly Placed[]): string[] {
  const sorted = placed.toSorted((one, other) => one.y - other.y);
  const wanted = sorted.length <= 2 * NAMED ? sorted : [...sorted.slice(0, NAMED), ...sorted.slice(-NAMED)];
  const taken: Room[] = [];
  return wanted.flatMap(({ point, x, y }) => {
    const width = String(point.x).length * LETTER;
    for (const { side, down } of SPOTS) {
      const from = side > 0 ? x * WIDTH + BESIDE : x * WIDTH - width - BESIDE;
      const room = { from, to: from + width, y: y + down };
      if (room.from < 0 || room.to > WIDTH || taken.some((other) => overlap(room, other))) continue;
      taken.push(room);
      return [label('point', x, y + down, side > 0 ? 'start' : 'end', escaped(String(point.x)), side * BESIDE)];
    }
    return [];
  });
}
