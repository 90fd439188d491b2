import type { View } from '@souk/games/dale-of-merchants';
import { leadersBy, type Standing } from '@souk/table-kit/standing';

/** DM-WIN-1: finished stacks decide. While decks are chosen there is nothing to be said. */
export function standing({ turn, players }: View): Standing | undefined {
  if (turn === 0) return undefined;
  const stacks = players.map(({ stall }) => stall.length);
  return { by: 'turn', n: turn, leaders: leadersBy(stacks), lead: Math.max(...stacks) };
}
