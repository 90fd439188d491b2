import type { Profile } from '@souk/protocol';

/** What a rated match has made of a person's strength. */
export interface StrengthAfter {
  readonly mu: number;
  readonly change: number;
}

/**
 * How strong a person was after a match, and what it had added, by their own page. The strength there is that of now: what
 * later matches at the game have added is taken off again. Null: the match was not rated; undefined: it is not counted yet.
 */
export function strengthAfter(
  { ratings, records }: Pick<Profile, 'ratings' | 'records'>,
  match: string,
): StrengthAfter | null | undefined {
  const recent = records?.recent ?? [];
  const at = recent.findIndex((result) => result.match === match);
  const result = recent[at];
  if (result === undefined) return undefined;
  const { game, change } = result;
  const rating = ratings.find((each) => each.game === game && each.seats === null);
  if (change === null || rating === undefined) return null;
  const since = recent.slice(0, at).filter((later) => later.game === game);
  return { mu: since.reduce((mu, later) => mu - (later.change ?? 0), rating.mu), change };
}
