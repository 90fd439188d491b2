import type { MoveReport } from '@souk/bots';
import { percent, percentLost } from '../analysis/percent.js';

/** What is thought of a move: that it gave much away, or something; that luck was behind what came of it; or that it was good. */
export type VerdictKind = 'costly' | 'inexact' | 'luck' | 'good';

export interface MoveVerdict {
  readonly kind: VerdictKind;
  /** What it changed, in percent. */
  readonly percent: number;
}

/** Shares of a win from which on a move is costly, and luck worth a word. */
const COSTLY = 0.1;
const LUCKY = 0.1;

/** What to say of a move beside it; undefined where nothing was chosen and nothing happened. */
export function verdictOn(report: MoveReport): MoveVerdict | undefined {
  const { choices, loss, luck, better } = report;
  if (better !== undefined) return { kind: loss >= COSTLY ? 'costly' : 'inexact', percent: -percentLost(report) };
  if (Math.abs(luck) >= LUCKY) return { kind: 'luck', percent: percent(luck) };
  return choices > 1 ? { kind: 'good', percent: 0 } : undefined;
}
