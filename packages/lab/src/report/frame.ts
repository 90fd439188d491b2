import { percentage, tag } from './markup.js';
import { type Scale, written } from './scale.js';

/**
 * A drawing is as wide as the page allows while its letters keep their size: across, everything is placed in
 * parts of the width; down, in pixels. So one drawing does for a phone, a screen and paper. What stands
 * beside the axes stands in the margins, outside of the drawing's own box.
 */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const drawing = (
  text: string,
  { left, right, top, bottom }: Margins,
  height: number,
  ...content: readonly string[]
): string =>
  tag(
    'div',
    { class: 'plot', style: `padding:${top}px ${right}px ${bottom}px ${left}px` },
    tag('svg', { class: 'inner', role: 'img', 'aria-label': text, width: '100%', height }, ...content),
  );

export const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  tag('line', { class: kind, x1: percentage(x1), y1, x2: percentage(x2), y2 });

export type Anchor = 'start' | 'middle' | 'end';

/** A text at a place; `dx` moves it by pixels. */
export const label = (kind: string, x: number, y: number, anchor: Anchor, text: string, dx = 0): string =>
  tag('text', { class: kind, x: percentage(x), y, dx, 'text-anchor': anchor }, text);

const SHAPES = [
  'M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0',
  'M-3.6,-3.6h7.2v7.2h-7.2z',
  'M0,-5l5,5l-5,5l-5,-5z',
  'M0,-4.8l4.8,8.4h-9.6z',
  'M0,4.8l4.8,-8.4h-9.6z',
  'M-1.5,-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
] as const;

export const COLOURS = SHAPES.length;

/** A mark that can be told by its shape as well as by its colour. The hint is shown when one points at it. */
export const mark = (series: number, x: number, y: number, hint: string): string =>
  tag(
    'svg',
    { class: 'mark', x: percentage(x), y },
    tag('path', { class: `fill-${series % COLOURS}`, d: SHAPES[series % COLOURS] }, tag('title', {}, hint)),
  );

/** The same mark beside a name. */
export const legendMark = (series: number): string =>
  tag(
    'svg',
    { class: 'key', viewBox: '-6 -6 12 12', 'aria-hidden': 'true' },
    tag('path', { class: `fill-${series % COLOURS}`, d: SHAPES[series % COLOURS] }),
  );

/** The numbers along the lower axis. On a narrow page every second one is left out. */
export const numbersBelow = (scale: Scale, height: number, unit: 'share' | 'number'): string[] =>
  scale.ticks.map((tick, i) =>
    label(i % 2 === 0 ? 'tick' : 'tick second', scale.place(tick), height + 16, 'middle', written(tick, unit)),
  );
