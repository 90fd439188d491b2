import { elementAt } from '@souk/kernel';
import type { Figure, Panel, Point } from '../figures.js';
import { drawing, label, line, mark, numbersBelow } from './frame.js';
import { escaped } from './markup.js';
import { scaleFor } from './scale.js';
import { tooltipFor } from './words.js';

const TOP = 8;
const BOTTOM = 42;
/** Room for a row's name, by its letters. */
const LETTER = 6.9;
const MOST_LEFT = 165;
/** Pixels of a row with one series, and for each further one. */
const ROW = 24;
const MORE = 9;

const rowNames = ({ series }: Panel): string[] => [
  ...new Set(series.flatMap(({ points }) => points.map(({ x }) => String(x)))),
];

/** A row for every name, a dot with its interval for every series in it. */
export function dots({ unit, xLabel, title, fair }: Figure, panel: Panel): string {
  const names = rowNames(panel);
  const rowHeight = ROW + MORE * (panel.series.length - 1);
  const height = names.length * rowHeight;
  const points = panel.series.flatMap((series) => series.points);
  const across = scaleFor([...points.flatMap(({ low, high }) => [low, high]), fair ?? elementAt(points, 0).value], 5);
  const left = Math.min(MOST_LEFT, Math.ceil(Math.max(...names.map((name) => name.length)) * LETTER)) + 10;
  const rows = names.map((name, row) => {
    const middle = row * rowHeight + rowHeight / 2;
    return [
      row % 2 === 0 ? '' : line('rule', 0, row * rowHeight, 1, row * rowHeight),
      label('name', 0, middle + 4, 'end', escaped(name), -10),
      ...panel.series.flatMap((series, i) =>
        series.points
          .filter(({ x }) => String(x) === name)
          .map((point) => dot(point, i, middle + (i - (panel.series.length - 1) / 2) * MORE, series.name)),
      ),
    ].join('');
  });
  function dot(point: Point, series: number, y: number, name: string): string {
    const [low, high] = [across.place(point.low), across.place(point.high)];
    const hint = tooltipFor(name, point, unit);
    return line(`interval line-${series % 6}`, low, y, high, y) + mark(series, across.place(point.value), y, hint);
  }
  return drawing(
    `${title} ${panel.title}`.trim(),
    { left, right: 14, top: TOP, bottom: BOTTOM },
    height,
    ...across.ticks.map((tick) => line('grid', across.place(tick), 0, across.place(tick), height)),
    fair === undefined ? '' : line('fair', across.place(fair), 0, across.place(fair), height),
    ...rows,
    ...numbersBelow(across, height, unit),
    label('axis', 0.5, height + 34, 'middle', escaped(xLabel)),
  );
}
