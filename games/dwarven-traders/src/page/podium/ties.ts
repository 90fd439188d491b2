import { elementAt } from '@souk/kernel';
import type { Podium, PricedGem, Stand } from './podium.js';

/** Why of two on the same space one is placed better: the first gem that differs. Undefined: none does, and they share a place. */
export interface Tie {
  readonly space: number;
  readonly ahead: Stand;
  readonly behind: Stand;
  /** What decided: which of the gems compared, and what each had to show. */
  readonly by: { readonly rank: number; readonly won: PricedGem; readonly lost: PricedGem | undefined } | undefined;
}

const placeOf = ({ placed }: Stand): number => placed?.place ?? 0;

/** The gem that decided; who has none to show loses against any (DT-ROUND-4). */
function deciding(ahead: Stand, behind: Stand): Tie['by'] {
  const rank = ahead.shows.findIndex(({ price }, at) => price !== behind.shows[at]?.price);
  return rank === -1 || placeOf(ahead) === placeOf(behind)
    ? undefined
    : { rank, won: elementAt(ahead.shows, rank), lost: behind.shows[rank] };
}

/** All ties of a round, those of the best places first: each trader with the next one on the same space. */
export function tiesIn({ stands }: Podium): readonly Tie[] {
  const ranked = stands.filter(({ placed }) => placed !== undefined).toSorted((a, b) => placeOf(a) - placeOf(b));
  return ranked.flatMap((behind, at) => {
    const ahead = ranked[at - 1];
    if (ahead === undefined || ahead.space !== behind.space) return [];
    return [{ space: behind.space, ahead, behind, by: deciding(ahead, behind) }];
  });
}
