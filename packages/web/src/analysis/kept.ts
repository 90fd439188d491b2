import type { Analysis } from '@souk/bots';

/** Analyses are kept beside the matches that they are about. */
const PREFIX = 'souk.analysis.';

/** What an analysis says has changed with this: those kept before are made again. */
const FORMAT = 4;

interface Kept {
  readonly format: typeof FORMAT;
  /** How many moves the match had: another number makes it another match. */
  readonly moves: number;
  readonly analysis: Analysis;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT && 'analysis' in value;

/** Three digits are more than any of it is worth. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

export function keptAnalysis(match: string, moves: number): Analysis | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + match) ?? 'null');
    return isKept(kept) && kept.moves === moves ? kept.analysis : undefined;
  } catch {
    return undefined;
  }
}

/** What is shown before it is kept and after is the same: to the last digit, a move among several may be the best. */
export const asKept = <T>(document: T): T => JSON.parse(JSON.stringify(document, rounded));

/** A browser whose room is used up does without: the analysis can be made again. */
export function keepAnalysis(match: string, moves: number, analysis: Analysis): void {
  try {
    localStorage.setItem(PREFIX + match, JSON.stringify({ format: FORMAT, moves, analysis } satisfies Kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export const forgetAnalysis = (match: string): void => localStorage.removeItem(PREFIX + match);

export function forgetAnalyses(): void {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
