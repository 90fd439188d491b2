import { below, type Coverage, type RandomState, shuffle } from '@souk/kernel';
import type { Box } from './cards/box.js';
import type { CardSpec } from './cards/spec.js';
import { JUNK } from './decks/junk.js';
import type { DaleEvent, UsedCard, UsedInStack } from './events.js';
import type { DaleTypes } from './play.js';

const named = (card: string, branch: string): string => `${card}: ${branch}`;

/** Uses of cards beside the ways that their effects can go. */
const BOUGHT = 'bought';
const PAID = 'paid with';
const BUILT = 'built with';
const COPIED = 'copied something';
const THREW = 'threw away junk of its payment';
const CHANGED: readonly string[] = ['lowered', 'unchanged', 'raised'];
const FETCHED = 'fetched from the discard pile';
const FOLLOWED = 'let another stack follow';

type BuiltStack = Extract<DaleEvent, { kind: 'stack-built' }>;

/** What cards permit their own stack, and whether one makes use of it. The deck of a card is its set. */
const PERMITTED: {
  readonly [permission: string]: {
    readonly use: string;
    readonly isUsed: (stack: BuiltStack, setOf: ReadonlyMap<string, string>) => boolean;
  };
} = {
  junk: { use: 'let junk in', isUsed: ({ cards }) => cards.some(({ as }) => as === JUNK.id) },
  'discarded-card': {
    use: 'let a discarded card in',
    isUsed: ({ cards }) => cards.some(({ from }) => from === 'discard'),
  },
  'all-sets': {
    use: 'let several sets in',
    isUsed: ({ cards }, setOf) => new Set(cards.flatMap(({ as }) => setOf.get(as) ?? [])).size > 1,
  },
};

const permitsOf = ({ permits = [] }: CardSpec) => permits.flatMap((permission) => PERMITTED[permission] ?? []);

/** Every card is bought, paid and built with; every effect goes every way; whatever is permitted to a stack is done. */
const branchesOf = (card: CardSpec): readonly string[] => [
  ...card.branches,
  PAID,
  BUILT,
  FETCHED,
  ...(card === JUNK ? [] : [BOUGHT]),
  ...(card.copyText === undefined ? [] : [COPIED]),
  ...(card.junkThrownWhenBought === undefined ? [] : [THREW]),
  ...(mayChange(card) ? CHANGED : []),
  ...permitsOf(card).map(({ use }) => use),
  ...(mayFollow(card) ? [FOLLOWED] : []),
];

/** A copy is used as what it is and as what it counts as. */
const usesOf = ({ card, as }: UsedCard, ...uses: readonly string[]): string[] => [
  ...uses.map((use) => named(as, use)),
  ...(card === as ? [] : [...uses.map((use) => named(card, use)), named(card, COPIED)]),
];

const mayChange = (card: CardSpec): boolean => card.permits?.includes('change-by-one') === true;
const mayFollow = (card: CardSpec): boolean => card.permits?.includes('build-again') === true;

const usesInStack = (used: UsedInStack, changing: ReadonlySet<string>): string[] => [
  ...usesOf(used, BUILT),
  ...(used.from === 'discard' ? [named(used.card, FETCHED)] : []),
  ...(changing.has(used.as) ? [named(used.as, CHANGED[used.change + 1])] : []),
];

const oneOf = <T>(random: RandomState, ...choices: readonly T[]): T => choices[below(random, choices.length)];

/** What can happen to the cards of a box. */
export function coverageOf({ decks, ids }: Box): Coverage<DaleTypes> {
  const cards = [JUNK, ...decks.flatMap((deck) => deck.cards)];
  const changing = new Set(cards.filter(mayChange).map(({ id }) => id));
  const following = cards.filter(mayFollow).map(({ id }) => named(id, FOLLOWED));
  const specs = new Map(cards.map((card) => [card.id, card]));
  const sets = new Map(decks.flatMap((deck) => deck.cards.map((card) => [card.id, deck.id] as const)));
  const permitted = (stack: BuiltStack): string[] =>
    stack.cards.flatMap(({ as }) =>
      permitsOf(specs.get(as) ?? JUNK)
        .filter(({ isUsed }) => isUsed(stack, sets))
        .map(({ use }) => named(as, use)),
    );
  return {
    branches: cards.flatMap((card) => branchesOf(card).map((branch) => named(card.id, branch))),
    seenIn(event) {
      switch (event.kind) {
        case 'effect':
          return [named(event.card, event.branch)];
        case 'bought':
          return [
            named(event.card, BOUGHT),
            ...(event.thrown.length > 0 ? [named(event.card, THREW)] : []),
            ...event.payment.flatMap((used) => usesOf(used, PAID)),
          ];
        case 'stack-built':
          return [
            ...event.cards.flatMap((used) => usesInStack(used, changing)),
            ...permitted(event),
            ...(event.additional ? following : []),
          ];
        case 'technique-played':
          return usesOf(event.card);
        default:
          return [];
      }
    },
    options(random, seats) {
      const named = [...ids];
      shuffle(random, named);
      return {
        decks: named.slice(0, seats + 1),
        tournamentStart: below(random, 2) === 1,
        junkWhenEmpty: oneOf(random, 'every-draw', 'clean-up'),
        junkSupply: oneOf(random, 'endless', 'twenty'),
        marketRefill: oneOf(random, 'clean-up', 'after-techniques'),
        cleanUpOrder: oneOf(random, 'hand-first', 'market-first'),
        pileOrder: oneOf(random, 'top-card', 'full'),
      };
    },
  };
}
