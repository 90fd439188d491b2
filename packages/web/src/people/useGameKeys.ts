import { useLatest } from '@souk/table-kit/useLatest';
import { useEffect } from 'react';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['[', -1],
  [']', 1],
]);

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Brackets go from one game to the next, around the end; not while something is being written. */
export function useGameKeys(games: readonly string[], now: string, choose: (game: string) => void): void {
  const latest = useLatest({ games, now, choose });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = STEPS.get(event.key);
      const { games: all, now: from, choose: take } = latest.current;
      if (by === undefined || all.length === 0 || isWritten(event.target)) return;
      const next = all[(all.indexOf(from) + by + all.length) % all.length];
      if (next !== undefined) take(next);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}
