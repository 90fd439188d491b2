import type { DaleEvent } from '@souk/games/dale-of-merchants';
import { type Course, signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { cardThing, deckThing, namedCards, type Sentence, usedCard, usedCards } from './sentence.js';
import { tellMoved } from './travels.js';

type Kind = DaleEvent['kind'];
type Happened<K extends Kind> = Extract<DaleEvent, { kind: K }>;
type Tellings = { readonly [K in Kind]: (event: Happened<K>, course: Course<DaleEvent>) => Sentence | undefined };

type DeckKey = 'dm.log.banned' | 'dm.log.picked' | 'dm.log.voted';

const silent = (): undefined => undefined;

const aboutDeck =
  (k: DeckKey) =>
  ({ seat, deck }: { readonly seat: number; readonly deck: string }): Sentence => ({
    k,
    with: { who: { seat }, deck: deckThing(deck) },
  });

/** What an effect came to, where no card that moves tells it. */
const EFFECTS: { readonly [branch: string]: Extract<Sentence['k'], `dm.log.effect.${string}`> } = {
  'empty-hand': 'dm.log.effect.empty-hand',
  'empty-pile': 'dm.log.effect.empty-pile',
  'empty-deck': 'dm.log.effect.empty-deck',
  'both-empty': 'dm.log.effect.both-empty',
  'empty-market': 'dm.log.effect.empty-market',
  'empty-stalls': 'dm.log.effect.empty-stalls',
  'no-card': 'dm.log.effect.no-card',
  nobody: 'dm.log.effect.nobody',
  'nothing-to-throw-away': 'dm.log.effect.nothing-to-throw-away',
  'nothing-to-mix': 'dm.log.effect.nothing-to-mix',
  'nothing-swapped': 'dm.log.effect.nothing-swapped',
  raised: 'dm.log.effect.raised',
};

function tellEffect({ branch }: Happened<'effect'>): Sentence | undefined {
  const k = EFFECTS[branch];
  return k === undefined ? undefined : { k, follows: true };
}

/** The cards by name: they have been set aside just before. */
function tellInventory({ seat, cards: n }: Happened<'inventory'>, { events }: Course<DaleEvent>): Sentence {
  if (n === 0) return { k: 'dm.log.discardedNothing', with: { who: { seat } } };
  const cards = events.flatMap((event) =>
    event.kind === 'moved' && event.from.zone === 'hand' && event.to.zone === 'aside' ? [event.card] : [],
  );
  const named = cards.length === n ? cards : Array.from({ length: n }, () => null);
  return { k: 'dm.log.discarded', with: { who: { seat }, cards: namedCards(named) } };
}

function tellEnd({ winner, reason }: Happened<'match-ended'>): Sentence {
  const why: Sentence = { k: `dm.log.why.${reason}` };
  return winner === null
    ? { k: 'dm.log.over', with: { why } }
    : { k: 'dm.log.won', with: { who: { seat: winner }, why } };
}

function tellValue({ card, how, by }: Happened<'value-changed'>): Sentence {
  if (card === null) {
    if (how === 'mirror') return { k: 'dm.log.values.mirror' };
    return { k: how === 'set' ? 'dm.log.values.set' : 'dm.log.values.add', with: { n: by } };
  }
  const changed = { card: cardThing(card), n: by };
  if (how === 'set') return { k: 'dm.log.value.set', with: changed };
  if (how === 'multiply') return { k: 'dm.log.value.multiply', with: changed };
  return { k: 'dm.log.value.add', with: { card: cardThing(card), by: signed(by) } };
}

const TELLINGS: Tellings = {
  'turn-started': silent,
  'last-window': silent,
  'hand-checked': silent,
  'answered-alone': silent,
  moved: tellMoved,
  shuffled: ({ pile, cards: n }) => {
    if (n === 0) return undefined;
    return 'seat' in pile
      ? { k: 'dm.log.shuffled', with: { who: { seat: pile.seat }, n }, follows: true }
      : { k: 'dm.log.shuffledMarket', with: { n }, follows: true };
  },
  'hands-mixed': ({ seat, with: other }) => ({
    k: 'dm.log.mixed',
    with: { who: { seat }, whom: { seat: other } },
    follows: true,
  }),
  'market-closed-up': silent,
  bought: ({ seat, card, slot, price, payment, coins }) => ({
    k: slot === null ? 'dm.log.boughtDiscard' : 'dm.log.bought',
    with: { who: { seat }, card: cardThing(card), price, payment: usedCards(payment, coins) },
  }),
  'technique-played': ({ seat, card }) => ({ k: 'dm.log.played', with: { who: { seat }, card: usedCard(card) } }),
  'ability-used': ({ seat, card }) => ({ k: 'dm.log.used', with: { who: { seat }, card: usedCard(card) } }),
  'stack-built': ({ seat, stack, cards }) => ({
    k: 'dm.log.built',
    with: { who: { seat }, stack, cards: usedCards(cards) },
  }),
  inventory: tellInventory,
  declined: ({ seat, what }) => ({ k: `dm.log.declined.${what}`, with: { who: { seat } } }),
  'player-chosen': ({ seat, player }) => ({ k: 'dm.log.chose', with: { who: { seat }, whom: { seat: player } } }),
  rolled: ({ seat, result }) => ({ k: 'dm.log.rolled', with: { who: { seat }, n: result }, follows: true }),
  shown: ({ seat, card }) => ({ k: 'dm.log.shown', with: { who: { seat }, card: usedCard(card) }, follows: true }),
  guessed: ({ seat, number, right }) => ({
    k: right ? 'dm.log.guessedRight' : 'dm.log.guessedWrong',
    with: { who: { seat }, n: number },
    follows: true,
  }),
  'value-set': ({ card, value }) => ({ k: 'dm.log.valueSet', with: { card: cardThing(card), n: value } }),
  spent: ({ seat, on, payment, coins, amount }) => ({
    k: 'dm.log.spent',
    with: { who: { seat }, card: cardThing(on), payment: usedCards(payment, coins), n: amount },
  }),
  'value-changed': tellValue,
  'market-arranged': silent,
  'pile-arranged': ({ seat, cards }) => ({ k: 'dm.log.pileShuffled', with: { who: { seat }, n: cards.length } }),
  effect: tellEffect,
  'deck-banned': aboutDeck('dm.log.banned'),
  'deck-picked': aboutDeck('dm.log.picked'),
  'deck-voted': aboutDeck('dm.log.voted'),
  'decks-chosen': ({ decks }) => ({ k: 'dm.log.decks', with: { decks: { all: decks.map(deckThing) } } }),
  dealt: silent,
  'effect-began': ({ seat, card }) => ({ k: 'dm.log.used', with: { who: { seat }, card: cardThing(card) } }),
  'arrivals-checked': silent,
  'junk-checked': silent,
  'deck-shuffled': ({ seat, cards: n }) =>
    n === 0 ? undefined : { k: 'dm.log.shuffled', with: { who: { seat }, n }, follows: true },
  'deck-searched': ({ seat, cards }) => ({ k: 'dm.log.searched', with: { who: { seat }, n: cards.length } }),
  'set-named': ({ seat, set }) => ({ k: 'dm.log.namedSet', with: { who: { seat }, deck: deckThing(set) } }),
  'value-named': ({ seat, value }) => ({ k: 'dm.log.namedValue', with: { who: { seat }, n: value }, follows: true }),
  'pile-on-deck': ({ seat, cards: n }) => ({ k: 'dm.log.pileOnDeck', with: { who: { seat }, n } }),
  looked: ({ seat, at, cards }) => ({
    k: 'dm.log.lookedAtHand',
    with: { who: { seat }, whom: { seat: at }, cards: namedCards(cards) },
  }),
  'counter-set': ({ seat, counter, value }) => ({
    k: 'dm.log.counter',
    with: { who: { seat }, counter, n: value },
    follows: true,
  }),
  'coins-set': ({ seat, coins }) => ({ k: 'dm.log.hasCoins', with: { who: { seat }, n: coins }, follows: true }),
  left: ({ seat }) => ({ k: 'dm.log.left', with: { who: { seat } } }),
  'match-ended': tellEnd,
};

function told<K extends Kind>(event: Happened<K>, course: Course<DaleEvent>): Sentence | undefined {
  const say: Tellings[K] = TELLINGS[event.kind as K];
  return say(event, course);
}

export const tell = (course: Course<DaleEvent>): Sentence | undefined =>
  told(elementAt(course.events, course.at), course);
