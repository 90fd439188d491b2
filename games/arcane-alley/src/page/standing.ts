import type { View } from '@souk/games/arcane-alley';
import { leadersBy, type Standing } from '@souk/table-kit/standing';

/** AA-END-1: gold decides. */
export const standing = ({ round, players }: View): Standing => ({
  by: 'round',
  n: round,
  leaders: leadersBy(players.map(({ gold }) => gold)),
});
