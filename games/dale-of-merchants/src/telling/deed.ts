import type { DaleEvent, Place } from '@souk/games/dale-of-merchants';
import type { Course } from '@souk/i18n';
import { elementAt, type Seat } from '@souk/kernel';
import { cardThing, deckThing, type Sentence, usedCard } from './sentence.js';

type Kind = DaleEvent['kind'];
type Happened<K extends Kind> = Extract<DaleEvent, { kind: K }>;
type Moved = Happened<'moved'>;

const ownerOf = (place: Place): Seat | undefined => ('seat' in place ? place.seat : undefined);

type Handed = 'dm.now.draws' | 'dm.now.takes' | 'dm.now.throws' | 'dm.now.orders';

/** Where a card goes tells what is done with it, if nothing else in the move does. */
const BY_OWNER: { readonly [way: string]: Handed } = {
  'hand market-discard': 'dm.now.throws',
  'hand junk': 'dm.now.throws',
  'aside market-discard': 'dm.now.throws',
  'aside discard': 'dm.now.orders',
  'aside deck': 'dm.now.orders',
};

const BY_RECEIVER: { readonly [from: string]: Handed } = {
  deck: 'dm.now.draws',
  'market-deck': 'dm.now.draws',
};

function cardDeed({ from, to }: Moved): Sentence | undefined {
  const [owner, receiver] = [ownerOf(from), ownerOf(to)];
  if (from.zone === 'hand' && owner !== undefined && receiver !== undefined && owner !== receiver) {
    const with_ = { who: { seat: owner }, whom: { seat: receiver } };
    return { k: to.zone === 'deck' ? 'dm.now.puts' : 'dm.now.gives', with: with_ };
  }
  if (from.zone === 'hand' && to.zone === 'discard' && owner !== undefined) {
    return { k: 'dm.now.discards', with: { who: { seat: owner }, n: 1 } };
  }
  const k = BY_OWNER[`${from.zone} ${to.zone}`];
  if (k !== undefined) return owner === undefined ? undefined : { k, with: { who: { seat: owner } } };
  if (to.zone !== 'hand') return undefined;
  return { k: BY_RECEIVER[from.zone] ?? 'dm.now.takes', with: { who: { seat: to.seat } } };
}

const DEEDS: { readonly [K in Kind]?: (event: Happened<K>) => Sentence | undefined } = {
  bought: ({ seat, card, price }) => ({ k: 'dm.now.buys', with: { who: { seat }, card: cardThing(card), price } }),
  'technique-played': ({ seat, card }) => ({ k: 'dm.now.plays', with: { who: { seat }, card: usedCard(card) } }),
  'ability-used': ({ seat, card }) => ({ k: 'dm.now.uses', with: { who: { seat }, card: usedCard(card) } }),
  'effect-began': ({ seat, card }) => ({ k: 'dm.now.uses', with: { who: { seat }, card: cardThing(card) } }),
  'stack-built': ({ seat, stack }) => ({ k: 'dm.now.builds', with: { who: { seat }, stack } }),
  inventory: ({ seat, cards: n }) =>
    n === 0
      ? { k: 'dm.now.takesStock', with: { who: { seat } } }
      : { k: 'dm.now.discards', with: { who: { seat }, n } },
  declined: ({ seat }) => ({ k: 'dm.now.declines', with: { who: { seat } } }),
  'player-chosen': ({ seat, player }) => ({ k: 'dm.now.chooses', with: { who: { seat }, whom: { seat: player } } }),
  rolled: ({ seat, result }) => ({ k: 'dm.now.rolls', with: { who: { seat }, n: result } }),
  shown: ({ seat, card }) => ({ k: 'dm.now.shows', with: { who: { seat }, card: usedCard(card) } }),
  guessed: ({ seat, number }) => ({ k: 'dm.now.guesses', with: { who: { seat }, n: number } }),
  'value-set': ({ seat, card, value }) => ({
    k: 'dm.now.names',
    with: { who: { seat }, card: cardThing(card), n: value },
  }),
  'deck-banned': ({ seat, deck }) => ({ k: 'dm.now.bans', with: { who: { seat }, deck: deckThing(deck) } }),
  'deck-picked': ({ seat, deck }) => ({ k: 'dm.now.picks', with: { who: { seat }, deck: deckThing(deck) } }),
  'deck-voted': ({ seat, deck }) => ({ k: 'dm.now.votes', with: { who: { seat }, deck: deckThing(deck) } }),
  left: ({ seat }) => ({ k: 'dm.now.leaves', with: { who: { seat } } }),
};

function done<K extends Kind>(event: Happened<K>): Sentence | undefined {
  const deedOf = DEEDS[event.kind as K];
  return deedOf?.(event);
}

const isTold = (event: DaleEvent): boolean => done(event) !== undefined;

/** What a merchant is doing while it is shown; undefined for what follows from it. */
export function deed({ events, at }: Course<DaleEvent>): Sentence | undefined {
  const event = elementAt(events, at);
  if (
    event.kind === 'hand-checked' &&
    !events.slice(0, at).some((each) => each.kind === 'hand-checked' || isTold(each))
  ) {
    return { k: 'dm.now.fillsHand', with: { who: { seat: event.seat } } };
  }
  if (event.kind !== 'moved') return done(event);
  const isFirst = !events.slice(0, at).some(({ kind }) => kind === 'moved' || kind === 'hand-checked');
  return isFirst && !events.some(isTold) ? cardDeed(event) : undefined;
}
