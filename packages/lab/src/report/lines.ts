import { elementAt } from '@souk/kernel';
import type { Figure, Panel, Point } from '../figures.js';
import { COLOURS, drawing, label, line, mark, numbersBelow } from './frame.js';
import { escaped, short, tag } from './markup.js';
import { type Scale, scaleFor, wholeScale, written } from './scale.js';
import { tooltipFor } from './words.js';

const HEIGHT = 200;
const MARGINS = { left: 36, right: 14, top: 8, bottom: 40 } as const;
/** The stretched part of the drawing counts its width in these. */
const WIDTH = 1000;

/** A line for every series, with its interval as a band. All panels of a figure have the same axes. */
export function lines(figure: Figure, panel: Panel): string {
  const { unit, xLabel, title, fair, panels } = figure;
  const all = panels.flatMap(({ series }) => series.flatMap(({ points }) => points));
  const places = all.map(({ x }) => Number(x));
  const across = wholeScale(Math.min(...places), Math.max(...places, Math.min(...places) + 1));
  const up = scaleFor([...all.flatMap(({ low, high }) => [low, high]), fair ?? elementAt(all, 0).value], 5);
  const y = (value: number): number => HEIGHT * (1 - up.place(value));
  const paths = panel.series.map(({ points }, i) => band(points, i, across, y) + path(points, i, across, y));
  const ends = panel.series.map(({ name, points }, i) => {
    const last = points[points.length - 1];
    return last === undefined ? '' : mark(i, across.place(Number(last.x)), y(last.value), tooltipFor(name, last, unit));
  });
  return drawing(
    `${title} ${panel.title}`.trim(),
    MARGINS,
    HEIGHT,
    ...up.ticks.map(
      (tick) => line('grid', 0, y(tick), 1, y(tick)) + label('tick', 0, y(tick) + 4, 'end', written(tick, unit), -8),
    ),
    fair === undefined ? '' : line('fair', 0, y(fair), 1, y(fair)),
    tag(
      'svg',
      { width: '100%', height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' },
      ...paths,
    ),
    ...ends,
    ...numbersBelow(across, HEIGHT, 'number'),
    label('axis', 0.5, HEIGHT + 34, 'middle', escaped(xLabel)),
  );
}

type Up = (value: number) => number;

const at = (across: Scale, x: Point['x'], y: number): string => `${short(WIDTH * across.place(Number(x)))},${short(y)}`;

const path = (points: readonly Point[], series: number, across: Scale, y: Up): string =>
  tag('polyline', {
    class: `path line-${series % COLOURS}`,
    points: points.map(({ x, value }) => at(across, x, y(value))).join(' '),
  });

const band = (points: readonly Point[], series: number, across: Scale, y: Up): string =>
  tag('polygon', {
    class: `band fill-${series % COLOURS}`,
    points: [
      ...points.map(({ x, high }) => at(across, x, y(high))),
      ...points.toReversed().map(({ x, low }) => at(across, x, y(low))),
    ].join(' '),
  });
