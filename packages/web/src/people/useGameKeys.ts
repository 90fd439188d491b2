import { useLetters } from '@souk/table-kit/keys/useLetters';

/** Brackets go from one game to the next, around the end. */
export function useGameKeys(games: readonly string[], now: string, choose: (game: string) => void): void {
  const go = (by: number): void => {
    const next = games[(games.indexOf(now) + by + games.length) % games.length];
    if (next !== undefined) choose(next);
  };
  useLetters({ '[': () => go(-1), ']': () => go(1) });
}
