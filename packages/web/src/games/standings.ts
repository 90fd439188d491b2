import type { Standing } from '@souk/table-kit/standing';

// Apart from the parts that the square begins with, and sharing nothing with them: it needs these only for who is in the
// middle of a match at a host.

const STANDINGS = import.meta.glob<{ standing(view: object): Standing | undefined }>(
  '../../../../games/*/src/page/standing.ts',
);

/** How a match of a game stands, from a view and nothing else; undefined where the game does not say it. */
export const standingsOf = async (game: string) =>
  (await STANDINGS[`../../../../games/${game}/src/page/standing.ts`]?.())?.standing;
