import type { Picking } from '@souk/table-kit/picks';

/** What the picks are for, once all moves left are of one kind. */
export function intentOf<K extends string>({ picked, left }: Picking<{ readonly kind: K }>): K | undefined {
  const kind = left[0]?.move.kind;
  return picked.length > 0 && left.every(({ move }) => move.kind === kind) ? kind : undefined;
}
