import type { Move } from '@souk/games/dale-of-merchants';
import type { Picking } from '@souk/table-kit/picks';

/** What the picks are for, once all moves left are of one kind. */
export function intentOf({ picked, left }: Picking<Move>): Move['kind'] | undefined {
  const kind = left[0]?.move.kind;
  return picked.length > 0 && left.every(({ move }) => move.kind === kind) ? kind : undefined;
}
