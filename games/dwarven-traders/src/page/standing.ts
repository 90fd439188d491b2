import type { View } from '@souk/games/dwarven-traders';
import { leadersBy, type Standing } from '@souk/table-kit/standing';

/** DT-END-1: points decide, and the Smuggler may have the most of them. */
export const standing = ({ round, seats, players, smuggler }: View): Standing => ({
  by: 'round',
  n: round,
  leaders: leadersBy([...players, smuggler].map(({ points }) => points)).map((place) =>
    place === seats ? 'smuggler' : place,
  ),
});
