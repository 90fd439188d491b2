import { useEffect, useState } from 'react';

const TICK = 250;

/** Draws anew as time goes by, while it does. */
export function useNow(now: () => number, runs: boolean): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => setTick((tick) => tick + 1), TICK);
    return () => window.clearInterval(timer);
  }, [runs]);
  return now();
}
