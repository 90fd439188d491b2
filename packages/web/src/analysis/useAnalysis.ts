import type { Analysis, MoveReport } from '@souk/bots';
import { useEffect, useRef, useState } from 'react';
import type { SavedMatch } from '../session/saved-match.js';
import { analyseInWorker, type RunningAnalysis } from './analyst.js';
import { keepAnalysis, keptAnalysis } from './kept.js';

/** What is known of a match so far. */
export type AnalysisStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly moves: readonly MoveReport[] }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly problem: string };

interface UsedAnalysis {
  readonly insight: AnalysisStatus;
  begin(): void;
  cancel(): void;
}

/** The analysis of a match: the one that was kept, or one that can be begun and broken off. */
export function useAnalysis(saved: SavedMatch): UsedAnalysis {
  const { id, moves } = saved;
  const [insight, setInsight] = useState<AnalysisStatus>(() => {
    const analysis = keptAnalysis(id, moves.length);
    return analysis === undefined ? { kind: 'none' } : { kind: 'done', analysis };
  });
  const running = useRef<RunningAnalysis>(undefined);
  useEffect(() => () => running.current?.cancel(), []);
  return {
    insight,
    begin() {
      setInsight({ kind: 'running', moves: [] });
      running.current = analyseInWorker(saved, (report) =>
        setInsight((now) => (now.kind === 'running' ? { kind: 'running', moves: [...now.moves, report] } : now)),
      );
      running.current.done.then(
        (analysis) => {
          keepAnalysis(id, moves.length, analysis);
          setInsight({ kind: 'done', analysis });
        },
        (error: unknown) => setInsight({ kind: 'failed', problem: String(error) }),
      );
    },
    cancel() {
      running.current?.cancel();
      setInsight({ kind: 'none' });
    },
  };
}
