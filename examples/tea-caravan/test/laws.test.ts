import { isDeepStrictEqual } from 'node:util';
import type { Witness } from '@souk/kernel/laws';
import fc from 'fast-check';
import { describeLaws } from '../../../packages/kernel/test/support/describe-laws.js';
import {
  type Event,
  type State,
  TEAS,
  type Tea,
  type TeaCaravanTypes,
  teaCaravan,
  type View,
} from '../src/rules/index.js';

/** TC-SETUP-1: no chest is lost, and none appears. */
function audit({ caravan, stores }: State): string | undefined {
  const counts = TEAS.map((tea) => [caravan, ...stores].flat().filter((each) => each === tea).length);
  return counts.every((count) => count === stores.length + 2) ? undefined : `chests of each tea: ${counts}`;
}

/** TC-SETUP-2: the customers of others, while the caravan is on its way; and the chances to come. */
const hidden = ({ random, customers, caravan }: State, viewer: number | 'spectator'): string[] => [
  JSON.stringify(random),
  ...customers.map((tea, seat) => (seat === viewer || caravan.length === 0 ? '' : `serves ${tea}`)),
];

type Merchant = View['merchants'][number];

/** Follows a match by its events alone, and counts the points from what it has heard. */
function witness(first: View): Witness<TeaCaravanTypes> {
  let { caravan, merchants, turn } = first;
  const change = (seat: number, changes: (merchant: Merchant) => Partial<Merchant>): void => {
    merchants = merchants.map((each, i) => (i === seat ? { ...each, ...changes(each) } : each));
  };
  const hear = (event: Event): void => {
    if (event.kind === 'match-ended') {
      for (const [seat, customer] of event.customers.entries()) change(seat, () => ({ customer }));
      turn = null;
      return;
    }
    if (event.kind === 'waited') change(event.seat, ({ waits }) => ({ waits: waits - 1 }));
    else {
      caravan = event.from === 'front' ? caravan.slice(1) : caravan.slice(0, -1);
      change(event.seat, ({ chests }) => ({ chests: [...chests, event.tea] }));
    }
    turn = (event.seat + 1) % merchants.length;
  };
  return {
    hear,
    disagrees: (view) =>
      isDeepStrictEqual(view, { ...first, caravan, turn, merchants })
        ? undefined
        : `heard ${JSON.stringify({ caravan, turn, merchants })}, the view is ${JSON.stringify(view)}`,
    recount() {
      const scores = merchants.map(({ chests, customer }) => {
        const counts = new Map<Tea, number>();
        let score = 0;
        for (const tea of chests) {
          const count = (counts.get(tea) ?? 0) + 1;
          counts.set(tea, count);
          score += count + (tea === customer ? 2 : 0);
        }
        return score;
      });
      return { scores, ranks: scores.map((own) => 1 + scores.filter((other) => other > own).length) };
    },
  };
}

const optionsFor = (): fc.Arbitrary<object> => fc.record({ waits: fc.nat(3) });

for (const seats of [2, 3, 4]) {
  describeLaws(teaCaravan, seats, { games: 30, oneIn: 6, optionsFor, audit, hidden, witness });
}
