import type { AlleyEvent } from '@souk/games/arcane-alley';

type GoldEvent = Extract<AlleyEvent, { kind: 'gold' }>;

/** Where a player's gold came from and went. What they began with and all rounds together are the gold that they have in the end. */
export interface Origins {
  /** What they began with: a match need not begin at its beginning. */
  readonly start: number;
  /** What each round brought, fines and bribes taken off. */
  readonly rounds: readonly number[];
  /** What went to fines and bribes. */
  readonly lost: number;
}

const COSTS: readonly GoldEvent['cause'][] = ['fines', 'bribe'];

/** The events round by round. The first may have begun before anything was heard. */
export function byRound(events: readonly AlleyEvent[]): readonly (readonly AlleyEvent[])[] {
  const rounds: AlleyEvent[][] = [[]];
  for (const event of events) {
    // What is chosen before the first round is told with it.
    if (event.kind === 'round-started' && event.round > 1) rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

const sumOf = (events: readonly GoldEvent[]): number => events.reduce((sum, { change }) => sum + change, 0);

/** Of all that happened, round by round, for one seat that has so much gold in the end. */
export function originsOf(rounds: readonly (readonly AlleyEvent[])[], seat: number, gold: number): Origins {
  const own = rounds.map((events) =>
    events.filter((event) => event.kind === 'gold').filter((event) => event.seat === seat),
  );
  const [first] = own.flat();
  return {
    start: first === undefined ? gold : first.gold - first.change,
    rounds: own.map(sumOf),
    lost: -sumOf(own.flat().filter(({ cause }) => COSTS.includes(cause))),
  };
}
