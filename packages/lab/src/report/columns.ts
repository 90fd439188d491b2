import type { Figure, Panel } from '../figures.js';
import { drawing, label, line } from './frame.js';
import { escaped, percentage, tag } from './markup.js';
import { scaleFor, scaleWith, written } from './scale.js';
import { hintFor } from './words.js';

const HEIGHT = 180;
const MARGINS = { left: 48, right: 10, top: 8, bottom: 40 } as const;
/** The part of its room that a column leaves free. */
const GAP = 0.16;

/** Columns over a number axis, each with its interval. */
export function columns({ unit, xLabel, title }: Figure, panel: Panel): string {
  const points = panel.series.flatMap(({ points }) => points);
  const places = points.map(({ x }) => Number(x));
  const step = places.length > 1 ? places[1] - places[0] : 1;
  const across = scaleWith(Math.min(...places) - step / 2, Math.max(...places) + step / 2);
  const up = scaleFor(
    [0, ...points.map(({ high }) => Math.min(high, 1.5 * Math.max(...points.map(({ value }) => value))))],
    4,
  );
  const y = (value: number): number => HEIGHT * (1 - Math.min(1, up.place(value)));
  const wide = across.place(across.low + step);
  const bars = points.map((point) => {
    const x = across.place(Number(point.x));
    const [top, whiskerTop, whiskerEnd] = [y(point.value), y(point.high), y(point.low)];
    return [
      tag(
        'rect',
        {
          class: 'column',
          x: percentage(x - (wide * (1 - GAP)) / 2),
          y: top,
          width: percentage(wide * (1 - GAP)),
          height: Math.max(0, HEIGHT - top),
        },
        tag('title', {}, hintFor(xLabel, point, unit)),
      ),
      line('whisker', x, whiskerTop, x, whiskerEnd),
    ].join('');
  });
  return drawing(
    escaped(`${title} ${panel.title}`),
    MARGINS,
    HEIGHT,
    ...up.ticks.map(
      (tick) => line('grid', 0, y(tick), 1, y(tick)) + label('tick', 0, y(tick) + 4, 'end', written(tick, unit), -8),
    ),
    ...bars,
    ...across.ticks.map((tick) => label('tick', across.place(tick), HEIGHT + 16, 'middle', written(tick, 'number'))),
    label('axis', 0.5, HEIGHT + 34, 'middle', escaped(xLabel)),
  );
}
