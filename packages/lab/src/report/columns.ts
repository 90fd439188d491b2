import type { Figure, Panel } from '../figures.js';
import { drawing, label, line, numbersBelow } from './frame.js';
import { escaped, percentage, tag } from './markup.js';
import { scaleFor, wholeScale, written } from './scale.js';
import { tooltipFor } from './words.js';

const HEIGHT = 180;
const MARGINS = { left: 48, right: 10, top: 8, bottom: 40 } as const;
/** The part of its room that a column leaves free. */
const GAP = 0.16;
/** An interval is shown up to so many times the highest column. */
const MOST_WHISKER = 1.5;

/** Columns over a number axis, each with its interval. All panels of a figure have the same axes. */
export function columns({ unit, xLabel, title, panels }: Figure, panel: Panel): string {
  const points = panel.series.flatMap(({ points }) => points);
  const all = panels.flatMap(({ series }) => series.flatMap((each) => each.points));
  const places = all.map(({ x }) => Number(x));
  const [first, second] = points;
  const step = first === undefined || second === undefined ? 1 : Number(second.x) - Number(first.x);
  const across = wholeScale(Math.min(...places) - step / 2, Math.max(...places) + step / 2);
  // Few games make intervals so long that the columns would shrink to nothing: those are cut off.
  const most = MOST_WHISKER * Math.max(...all.map(({ value }) => value));
  const up = scaleFor([0, ...all.map(({ high }) => Math.min(high, most))], 4);
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
        tag('title', {}, tooltipFor(xLabel, point, unit)),
      ),
      line('whisker', x, whiskerTop, x, whiskerEnd),
    ].join('');
  });
  return drawing(
    `${title} ${panel.title}`.trim(),
    MARGINS,
    HEIGHT,
    ...up.ticks.map(
      (tick) => line('grid', 0, y(tick), 1, y(tick)) + label('tick', 0, y(tick) + 4, 'end', written(tick, unit), -8),
    ),
    ...bars,
    ...numbersBelow(across, HEIGHT, 'number'),
    label('axis', 0.5, HEIGHT + 34, 'middle', escaped(xLabel)),
  );
}
