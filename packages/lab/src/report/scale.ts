/** Numbers along an axis. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Where a value stands, from 0 to 1. */
  place(value: number): number;
}

const STEPS = [1, 2, 2.5, 5, 10] as const;

/** The least step that people like to read which makes at most `most` ticks. */
function niceStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  return (STEPS.find((step) => span / (step * power) <= most) ?? 10) * power;
}

/** The same where only whole numbers make sense. */
function wholeStep(span: number, most: number): number {
  const step = niceStep(span, most);
  return Number.isInteger(step) ? step : Math.max(1, 2 * step);
}

/** A scale that begins and ends at ticks and holds all the values. */
export function scaleFor(values: readonly number[], most = 6): Scale {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const span = greatest - least || Math.abs(greatest) || 1;
  const step = niceStep(span, most);
  const low = Math.floor(least / step + 1e-9) * step;
  const high = Math.max(Math.ceil(greatest / step - 1e-9) * step, low + step);
  return scaleWith(low, high, step);
}

/** A scale of whole numbers with given ends. */
export const wholeScale = (low: number, high: number): Scale => scaleWith(low, high, wholeStep(high - low, 9));

function scaleWith(low: number, high: number, step: number): Scale {
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return {
    low,
    high,
    ticks: Array.from({ length: count }, (_, i) => (first + i) * step),
    place: (value) => (value - low) / (high - low),
  };
}

/** Numbers of a tick or a table as they are read. */
export function written(value: number, unit: 'share' | 'number'): string {
  const shown = unit === 'share' ? 100 * value : value;
  const digits = Math.abs(shown) >= 100 || Number.isInteger(Math.round(shown * 1e6) / 1e6) ? 0 : 1;
  const text = shown.toFixed(digits).replace('-', '−');
  return unit === 'share' ? `${text} %` : text;
}
