import { below, type Coverage, type RandomState, shuffle } from '@souk/kernel';
import { DECK_IDS, DECKS } from './decks/index.js';
import type { DaleTypes } from './game.js';

const named = (card: string, branch: string): string => `${card}: ${branch}`;

/** Uses of cards that have no effect of their own to go one way or another. */
const BOUGHT = 'bought';
const PAID = 'paid with';
const BUILT = 'built with';
const COPIED = 'copied';

const oneOf = <T>(random: RandomState, ...choices: readonly T[]): T => choices[below(random, choices.length)];

/** Every card is bought (if it can be), paid and built with; every effect goes every way that its card lists. */
export const COVERAGE: Coverage<DaleTypes> = {
  branches: DECKS.flatMap(({ cards }) =>
    cards.flatMap((card) => [
      ...card.branches.map((branch) => named(card.id, branch)),
      ...[BOUGHT, PAID, BUILT].map((use) => named(card.id, use)),
      ...(card.copyText === undefined ? [] : [named(card.id, COPIED)]),
    ]),
  ),
  seenIn(event) {
    switch (event.kind) {
      case 'effect':
        return [named(event.card, event.branch)];
      case 'bought':
        return [named(event.card, BOUGHT), ...event.payment.flatMap((used) => usesOf(used, PAID))];
      case 'stack-built':
        return event.cards.flatMap((used) => usesOf(used, BUILT));
      case 'technique-played':
        return usesOf(event.card);
      default:
        return [];
    }
  },
  options(random, seats) {
    const decks = [...DECK_IDS];
    shuffle(random, decks);
    return {
      decks: decks.slice(0, seats + 1),
      tournamentStart: below(random, 2) === 1,
      junkWhenEmpty: oneOf(random, 'every-draw', 'clean-up'),
      junkSupply: oneOf(random, 'endless', 'twenty'),
      marketRefill: oneOf(random, 'clean-up', 'after-techniques'),
      cleanUpOrder: oneOf(random, 'hand-first', 'market-first'),
      pileOrder: oneOf(random, 'top-card', 'full'),
    };
  },
};

const usesOf = ({ card, as }: { readonly card: string; readonly as: string }, ...uses: readonly string[]): string[] => [
  ...uses.map((use) => named(as, use)),
  ...(card === as ? [] : [named(card, COPIED)]),
];
