import { useStore } from '@souk/table-kit/store';
import { useEffect, useMemo } from 'react';
import type { SavedMatch } from '../session/saved-match.js';
import { type AnalysisStatus, analysisOf } from './match-analysis.js';

export type { AnalysisStatus } from './match-analysis.js';

export interface UsedAnalysis {
  readonly insight: AnalysisStatus;
  begin(): void;
  cancel(): void;
}

/** The analysis of a match. What was begun at its table goes on at its record. */
export function useAnalysis(saved: SavedMatch): UsedAnalysis {
  const analysis = useMemo(() => analysisOf(saved), [saved]);
  const insight = useStore(analysis.status);
  useEffect(() => analysis.look(), [analysis]);
  return { insight, begin: () => analysis.begin(), cancel: () => analysis.cancel() };
}
