import type { MatchRules } from '../match-rules.js';
import type { Options } from '../options.js';
import type { DeckSpec, Timing } from './spec.js';

/** The decks that a game can be played with. They are numbered in this order. */
export interface Box {
  readonly decks: readonly DeckSpec[];
  readonly ids: readonly string[];
  /** The most coins that a player can have (DM-VAR-3, DM-MORE-6). */
  readonly maxCoins: number;
  /** Tables are made once for the same options and decks. */
  readonly matchRules: WeakMap<Options, Map<string, MatchRules>>;
}

/** DM-VAR-3: the coins of the last of four players. */
const TOURNAMENT_COINS = 3;
/** What the numbers of moves have room for. */
const MOST_COINS = 255;
/** A game has one deck more than players. */
const DECKS_IN_GAME = 5;
const CARDS_IN_DECK = 6;

const HIDDEN: readonly Timing[] = ['came-to-hand', 'shuffled', 'technique-action', 'market-action', 'stack-action'];

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`These decks do not make a box: ${what}.`);
};

const idsOf = (list: readonly { readonly id: string }[]): string[] => [...new Set(list)].map(({ id }) => id);

/** What the core leaves room for. The author of a deck is told at once, not in the middle of a game. */
function checkDecks(decks: readonly DeckSpec[]): void {
  const ids = ['junk', ...decks.flatMap(({ cards }) => cards.map(({ id }) => id))];
  demand(new Set(decks.map(({ id }) => id)).size === decks.length, 'two have the same id');
  demand(new Set(ids).size === ids.length, 'two cards have the same id');
  for (const own of [decks.flatMap(({ counters = [] }) => counters), decks.flatMap(({ piles = [] }) => piles)]) {
    demand(new Set(idsOf(own)).size === idsOf(own).length, 'two counters or piles have the same id');
  }
  demand(decks.length >= DECKS_IN_GAME, `four players need ${DECKS_IN_GAME}`);
  for (const { id, cards, coins = 0 } of decks) {
    demand(cards.length === CARDS_IN_DECK, `${id} has not ${CARDS_IN_DECK} cards`);
    demand(
      cards.every(({ value, copies }) => value >= 1 && value <= 5 && copies <= 4),
      `${id} has a value beyond 5 or more than four copies`,
    );
    for (const effect of cards.flatMap(({ effects = [] }) => effects)) {
      const isHidden = HIDDEN.includes(effect.when);
      demand((effect.from === 'hand') === isHidden, `${id} has an effect from the hand that is no hidden trigger`);
    }
    demand(coins <= MOST_COINS, `${id} lets a player have more than ${MOST_COINS} coins`);
  }
}

export function makeBox(decks: readonly DeckSpec[]): Box {
  checkDecks(decks);
  return {
    decks,
    ids: decks.map(({ id }) => id),
    maxCoins: Math.max(TOURNAMENT_COINS, ...decks.map(({ coins }) => coins ?? 0)),
    matchRules: new WeakMap(),
  };
}
