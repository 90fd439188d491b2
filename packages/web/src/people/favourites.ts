import type { UsedThing } from '@souk/protocol';

/** So many matches with something are needed before it is called a favourite. */
const FEWEST = 5;
const SHOWN = 3;

/** 95 %, on one side. */
const Z = 1.645;

/** The share of wins that is not undercut but by great luck (Wilson): few matches promise little. */
export function lowerBound(won: number, played: number): number {
  if (played === 0) return 0;
  const share = won / played;
  const centre = share + Z ** 2 / (2 * played);
  const spread = Z * Math.sqrt((share * (1 - share)) / played + Z ** 2 / (4 * played ** 2));
  return (centre - spread) / (1 + Z ** 2 / played);
}

/** What a person does best with at a game, the surest first. */
export const favouritesAt = (game: string, used: readonly UsedThing[]): readonly UsedThing[] =>
  used
    .filter((each) => each.game === game && each.played >= FEWEST)
    .sort((one, other) => lowerBound(other.won, other.played) - lowerBound(one.won, one.played))
    .slice(0, SHOWN);
