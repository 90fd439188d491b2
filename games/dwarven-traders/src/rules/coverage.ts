import { below, type Coverage, pick } from '@souk/kernel';
import type { DwarvenTradersEvent } from './events.js';
import type { DwarvenTradersTypes } from './game.js';
import type { TraderName } from './traders.js';

type Kind = DwarvenTradersEvent['kind'];
type Happened<K extends Kind> = Extract<DwarvenTradersEvent, { kind: K }>;

const who = (trader: TraderName): string => (trader === 'smuggler' ? 'by the Smuggler' : 'by a player');
const gain = (amount: number): string => (amount > 0 ? 'at a gain' : amount < 0 ? 'at a loss' : 'for nothing');

/** What the events of each kind can show, beyond having happened. */
const BRANCHES: { readonly [K in Kind]?: { readonly names: readonly string[]; of(event: Happened<K>): string } } = {
  'gem-chosen': { names: ['by a player', 'by the Smuggler'], of: ({ trader }) => who(trader) },
  mined: { names: ['by a player', 'by the Smuggler'], of: ({ trader }) => who(trader) },
  sold: {
    names: ['by a player', 'by the Smuggler'].flatMap((trader) =>
      ['at a gain', 'for nothing', 'at a loss'].map((amount) => `${trader} ${amount}`),
    ),
    of: ({ trader, price }) => `${who(trader)} ${gain(price)}`,
  },
  'price-moved': {
    names: ['on the track', 'off its top', 'off its bottom'],
    of: ({ price, smuggler }) => (smuggler === 0 ? 'on the track' : price > 0 ? 'off its top' : 'off its bottom'),
  },
  traded: {
    names: ['with a player', 'with the Smuggler', 'gem for nothing', 'nothing for a gem'],
    of: ({ with: partner, gave, took }) => {
      if (gave === null) return 'nothing for a gem';
      if (took === null) return 'gem for nothing';
      return partner === 'smuggler' ? 'with the Smuggler' : 'with a player';
    },
  },
  'round-ended': { names: ['by a player', 'by the Smuggler'], of: ({ trader }) => who(trader) },
  'store-sold': {
    names: ['at a gain', 'for nothing', 'at a loss'],
    of: ({ sum }) => gain(sum),
  },
  'round-scored': {
    names: ['with a winner', 'with a tie for the first place'],
    of: ({ places }) => (places.includes(1) ? 'with a winner' : 'with a tie for the first place'),
  },
  'match-ended': {
    names: ['won by one', 'shared by several', 'won by no player'],
    of: ({ winners, smugglerRank }) => {
      if (winners.length === 0) return 'won by no player';
      return winners.length > 1 || smugglerRank === 1 ? 'shared by several' : 'won by one';
    },
  },
};

const PLAIN: readonly Kind[] = [
  'round-started',
  'cards-dealt',
  'turn-started',
  'smuggler-moved',
  'card-flipped',
  'card-replaced',
  'unused-deck-shuffled',
  'trade-offered',
  'trade-declined',
];

const detailOf = <K extends Kind>(kind: K, event: Happened<K>): string | undefined => BRANCHES[kind]?.of(event);

export const coverage: Coverage<DwarvenTradersTypes> = {
  branches: [
    ...PLAIN,
    ...Object.entries(BRANCHES).flatMap(([kind, { names }]) => names.map((name) => `${kind} ${name}`)),
  ],
  seenIn(event) {
    const detail = detailOf(event.kind, event);
    return [detail === undefined ? event.kind : `${event.kind} ${detail}`];
  },
  options: (random) => ({
    carryScores: below(random, 2) === 0,
    smugglerStart: pick(random, [5, 8, 10, 12]),
    freeSale: below(random, 2) === 0,
  }),
};
