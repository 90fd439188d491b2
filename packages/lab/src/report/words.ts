import type { Figure, Point } from '../figures.js';
import type { Estimate } from '../statistics/shares.js';
import { escaped } from './markup.js';

/** A figure with its interval, as precisely as the interval makes sense of. */
export function estimateText({ value, low, high }: Estimate, unit: Figure['unit']): string {
  return `${numberText(value, unit)} (${numberText(low, unit)} to ${numberText(high, unit)})`;
}

export function numberText(value: number, unit: Figure['unit']): string {
  const shown = unit === 'share' ? 100 * value : value;
  const text = shown.toFixed(unit === 'share' || Math.abs(shown) >= 10 ? 1 : 2).replace('-', '−');
  return unit === 'share' ? `${text} %` : text;
}

/** What is said when one points at a point. */
export const tooltipFor = (series: string, point: Point, unit: Figure['unit']): string =>
  escaped([series, String(point.x), estimateText(point, unit)].filter((part) => part !== '').join(' · '));
