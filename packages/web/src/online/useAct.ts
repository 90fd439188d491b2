import { useState } from 'react';
import { problemText } from './problems.js';

interface Act {
  /** What went wrong the last time, in words. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** Says what is wrong without asking the host, or no longer says anything. */
  tell(problem: string | undefined): void;
  run(asked: string, act: () => Promise<unknown>): void;
}

/** Asks something of the host and says what became of it, one thing at a time. */
export function useAct(): Act {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  return {
    problem,
    busy,
    tell: setProblem,
    run(asked, act) {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      act()
        .catch((error: unknown) => setProblem(problemText(error, asked)))
        .finally(() => setBusy(false));
    },
  };
}
