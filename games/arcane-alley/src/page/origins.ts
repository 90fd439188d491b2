import type { AlleyEvent } from '@souk/games/arcane-alley';

type GoldEvent = Extract<AlleyEvent, { kind: 'gold' }>;

/** Where a player's gold came from and went. Together it is the gold that they have in the end. */
export interface Origins {
  /** What they began with: a match need not begin at its beginning. */
  readonly start: number;
  readonly sets: number;
  readonly effects: number;
  readonly costs: number;
}

const COSTS: readonly GoldEvent['cause'][] = ['fines', 'bribe'];

const sumOf = (events: readonly GoldEvent[]): number => events.reduce((sum, { change }) => sum + change, 0);

/** Of all that happened, for one seat that has so much gold in the end. */
export function originsOf(events: readonly AlleyEvent[], seat: number, gold: number): Origins {
  const own = events.filter((event) => event.kind === 'gold').filter((event) => event.seat === seat);
  const [first] = own;
  return {
    start: first === undefined ? gold : first.gold - first.change,
    sets: sumOf(own.filter(({ cause }) => cause === 'set')),
    effects: sumOf(own.filter(({ cause }) => cause !== 'set' && !COSTS.includes(cause))),
    costs: sumOf(own.filter(({ cause }) => COSTS.includes(cause))),
  };
}
