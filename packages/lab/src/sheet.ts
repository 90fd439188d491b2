import { Histogram, type HistogramData } from './statistics/histogram.js';
import { Ratio, type RatioData } from './statistics/ratio.js';

const NUMBERS = { type: 'integer' } as const;

export const SHEET_SCHEMA = {
  type: 'object',
  properties: {
    ratios: {
      type: 'object',
      additionalProperties: { type: 'array', items: NUMBERS, minItems: 6, maxItems: 6 },
    },
    histograms: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: { type: 'array', items: NUMBERS, minItems: 2, maxItems: 2 },
      },
    },
  },
  required: ['ratios', 'histograms'],
  additionalProperties: false,
} as const;

/** A sheet as plain data, entries in the order of their names. */
export interface SheetData {
  readonly ratios: { readonly [name: string]: RatioData };
  readonly histograms: { readonly [name: string]: HistogramData };
}

/**
 * Everything that is counted in a simulation, by name ("item/older-wand/sold"). Only whole numbers are added
 * up, so sheets can be cut into parts and put together again in any way, and say the same to the last digit.
 */
export class Sheet {
  readonly #ratios = new Map<string, Ratio>();
  readonly #histograms = new Map<string, Histogram>();

  /** The ratio of this name; an empty one if there was none. */
  ratio(name: string): Ratio {
    const known = this.#ratios.get(name) ?? new Ratio();
    this.#ratios.set(name, known);
    return known;
  }

  histogram(name: string): Histogram {
    const known = this.#histograms.get(name) ?? new Histogram();
    this.#histograms.set(name, known);
    return known;
  }

  merge({ ratios, histograms }: SheetData): void {
    for (const [name, data] of Object.entries(ratios)) this.ratio(name).addAll(data);
    for (const [name, data] of Object.entries(histograms)) this.histogram(name).addAll(data);
  }

  data(): SheetData {
    return { ratios: dataOf(this.#ratios), histograms: dataOf(this.#histograms) };
  }
}

const dataOf = <D>(entries: ReadonlyMap<string, { data(): D }>): { [name: string]: D } =>
  Object.fromEntries(
    [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, entry]) => [name, entry.data()]),
  );
