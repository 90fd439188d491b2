import { below, type Coverage, pick, type RandomState } from '@souk/kernel';
import type { AlleyEvent, Cause } from './events.js';
import type { ArcaneAlleyTypes } from './game.js';
import { ITEMS } from './items/index.js';
import { ITEM_IDS, type ItemId } from './vocabulary.js';

type Kind = AlleyEvent['kind'];
type Happened<K extends Kind> = Extract<AlleyEvent, { kind: K }>;

const ORDINARY: readonly ItemId[] = ITEM_IDS.filter((_, kind) => !ITEMS[kind].special);
const SPECIAL: readonly ItemId[] = ITEM_IDS.filter((_, kind) => ITEMS[kind].special);

const way = (change: number): string => (change > 0 ? 'gained' : 'lost');
const ways = (gaining: readonly Cause[], losing: readonly Cause[]): string[] => [
  ...gaining.map((cause) => `gained by ${cause}`),
  ...losing.map((cause) => `lost by ${cause}`),
];

/** What the events of each kind can show, beyond having happened. */
const BRANCHES: { readonly [K in Kind]?: { readonly names: readonly string[]; of(event: Happened<K>): string } } = {
  'turned-up': { names: ['stock', 'inspection'], of: ({ phase }) => phase },
  drawn: {
    names: ['unseen', 'known from the deck', 'from the discard'],
    of: ({ from, item }) =>
      from === 'discard' ? 'from the discard' : item === null ? 'unseen' : 'known from the deck',
  },
  played: { names: ITEM_IDS, of: ({ item }) => item },
  gold: {
    names: ways(
      ['set', 'three-headed-coin', 'dragons-egg', 'ninx'],
      ['set', 'bubbling-cauldron', 'dark-lotus', 'dafana', 'ninx', 'fines', 'bribe'],
    ),
    of: ({ change, cause }) => `${way(change)} by ${cause}`,
  },
  infamy: {
    names: ways(
      [
        'hypnotic-toad',
        'crystal-ball',
        'bubbling-cauldron',
        'dragons-egg',
        'skeletomicon',
        'pandoras-lockbox',
        'count',
        'penalty',
      ],
      ['invisible-ring', 'bottled-fairy', 'dafana', 'count', 'bribe'],
    ),
    of: ({ change, cause }) => `${way(change)} by ${cause}`,
  },
  sold: {
    names: [...ORDINARY, 'with a Feline'],
    of: ({ as, items }) => (as !== 'facsimilous-feline' && items.includes('facsimilous-feline') ? 'with a Feline' : as),
  },
  slid: { names: ['horizontally', 'vertically'], of: ({ direction }) => direction },
  discarded: { names: ['stash', 'storehouse', 'lamp'], of: ({ from }) => from },
  activated: { names: SPECIAL, of: ({ item }) => item },
  'inspection-started': {
    names: ['triggered', 'by itself'],
    of: ({ triggered }) => (triggered === null ? 'by itself' : 'triggered'),
  },
  'match-ended': { names: ['won', 'shared'], of: ({ winners }) => (winners.length > 1 ? 'shared' : 'won') },
};

const PLAIN: readonly Kind[] = [
  'wizard-taken',
  'round-started',
  'storehouses-dealt',
  'reveal-chosen',
  'stash-dealt',
  'discard-started',
  'turn-started',
  'deck-reshuffled',
  'effect-ignored',
  'put-on-deck',
  'peeked',
  'doll-placed',
  'dafana-declined',
  'replaced-turned-up',
  'returning',
  'taken-up',
  'taken-from-discard',
  'lamp-shown',
  'lamp-chosen',
  'stash-looked-at',
  'taken-from-stash',
  'swapped',
  'triggered',
  'removed',
  'counted',
  'markers-removed',
  'bribed',
];

const detailOf = <K extends Kind>(kind: K, event: Happened<K>): string | undefined => BRANCHES[kind]?.of(event);

/** Five items in plenty and a few of every other, so that the rarest sets are sold, too. */
function plenty(random: RandomState): object {
  const items = ITEM_IDS.map((id) => [id, { copies: 2 }] as const);
  const many = Array.from({ length: 5 }, () => [pick(random, ORDINARY), { copies: 25 }] as const);
  return { items: Object.fromEntries([...items, ...many]) };
}

export const coverage: Coverage<ArcaneAlleyTypes> = {
  branches: [
    ...PLAIN,
    ...Object.entries(BRANCHES).flatMap(([kind, { names }]) => names.map((name) => `${kind} ${name}`)),
  ],
  seenIn(event) {
    const detail = detailOf(event.kind, event);
    return [detail === undefined ? event.kind : `${event.kind} ${detail}`];
  },
  options: (random) => ({
    wizards: pick(random, ['off', 'random', 'choose']),
    raceTo100: below(random, 4) === 0,
    houseRules: below(random, 2) === 0 ? null : plenty(random),
  }),
};
