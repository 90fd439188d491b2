import {
  type DaleTypes,
  DECK_IDS,
  DECKS,
  type Move,
  ON_MARKET_DISCARD,
  ON_OWN_DECK,
  type View,
} from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Ordering, Sentence, Speaker } from '@souk/table-kit/face';
import type { Decision } from '@souk/table-kit/session';
import { cardName, cardNamed } from './cards.js';

/** What a card does with the top of a pile (DM-ORDER-1). */
type Use = 'copy' | 'take' | 'buy';

/** Cards that look at the top of a pile, take it or sell it: of whose pile, and by whom. */
const READERS: { readonly [whose in 'own' | 'rivals' | 'market']: { readonly [card: string]: Use } } = {
  own: { 'favourite-toy': 'take' },
  rivals: { 'treasure-hunter': 'take', reflection: 'copy' },
  market: { 'good-old-times': 'copy', 'market-discovery': 'buy' },
};

const USES: { readonly [card: string]: Use } = { ...READERS.own, ...READERS.rivals, ...READERS.market };

/** Decks with a way to cards that lie in stalls: a swap, or a copy. */
const REACHING_STALLS = ['squirrels', 'chameleons'];

/** How many cards are to be laid, and on which pile. */
interface Order {
  readonly count: number;
  readonly pile: number;
}

function orderIn({ frames }: View): Order | undefined {
  const top = frames.at(-1);
  return top?.effect === 'order' ? { count: top.count ?? 0, pile: top.place ?? 0 } : undefined;
}

/** The cards that are to be laid: the last of those set aside, as they would lie if nobody cared (DM-ORDER-1). */
function toLay({ aside }: View, count: number): readonly string[] {
  const cards = aside.slice(aside.length - count).flatMap(({ card }) => (card === null ? [] : [card]));
  const rank = (id: string): number => cardNamed(id).card.value;
  return cards.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : one > other ? 1 : 0));
}

/** How many of a card there are in this game. */
function copiesOf(id: string, { decks }: View): number {
  const played = DECKS.filter((_, i) => decks.some((deck) => deck === DECK_IDS[i]));
  return played.flatMap(({ cards }) => cards).find((card) => card.id === id)?.copies ?? 0;
}

/** Whether a card of the game can still come into somebody's hand: in a stall it is out of reach, unless a deck reaches there. */
function isAbout(id: string, view: View): boolean {
  const all = copiesOf(id, view);
  if (all === 0 || view.decks.some((deck) => REACHING_STALLS.includes(deck))) return all > 0;
  const built = view.players.flatMap(({ stall }) => stall.flat()).filter((card) => card === id);
  return built.length < all;
}

/**
 * Whether the pile certainly becomes a deck again before anybody can look at its top: nothing comes between the cards that
 * a player pays or discards and the filling of the hand, which the deck is too small for (DM-CLEAN-1).
 */
function isShuffledFirst({ players, frames }: View, pile: number): boolean {
  const [turn, ...others] = frames;
  const isAction = others.slice(0, -1).every(({ effect }) => effect === 'purchase');
  if (turn === undefined || turn.seat !== pile || !isAction) return false;
  const { hand, deck } = elementAt(players, pile);
  // A card that is bought comes into the hand first.
  return deck.length < HAND_SIZE - (hand.length + 1);
}

/** DM-CLEAN-1; Cookies only make it larger. */
const HAND_SIZE = 5;

/** The cards that the order could matter to: none if it can matter to nobody. */
export function readersOf(pile: number, view: View): readonly string[] {
  const about = (cards: { readonly [card: string]: Use }): readonly string[] =>
    Object.keys(cards).filter((id) => isAbout(id, view));
  if (pile === ON_MARKET_DISCARD) return about(READERS.market);
  return isShuffledFirst(view, pile) ? [] : about({ ...READERS.rivals, ...READERS.own });
}

/** Whether it can matter to anybody in which order cards are laid: on a deck always. */
export const canMatter = (pile: number, view: View): boolean =>
  pile === ON_OWN_DECK || readersOf(pile, view).length > 0;

/** Under full order all are laid one by one; else the one that ends on top is named, and the others lie by value. */
const isFull = ({ options }: View): boolean => options.pileOrder === 'full';

const move = (card: string): Move => ({ kind: 'order', card });

function movesFor(things: readonly string[], view: View): readonly Move[] {
  if (!isFull(view)) return things.slice(-1).map(move);
  // Of what is left when all are alike nobody is asked.
  return things.map(move);
}

/** The answer where nobody could care: the cards lie as they would unasked. */
export function answerFor({ prompt, moves }: Decision<DaleTypes>, view: View): Move | undefined {
  const order = prompt.kind === 'order' ? orderIn(view) : undefined;
  if (order === undefined || canMatter(order.pile, view)) return undefined;
  const things = toLay(view, order.count);
  const [wanted] = movesFor(things, view);
  return (
    moves.find((each) => each.kind === 'order' && wanted?.kind === 'order' && each.card === wanted.card) ?? moves[0]
  );
}

/** Who is known to have one of the cards in hand: another player if there is one. */
function knownHolder(
  readers: readonly string[],
  pile: number,
  { players, viewer }: View,
): { readonly reader: string; readonly seat: number } | undefined {
  const held = readers.flatMap((reader) =>
    players.flatMap(({ hand }, seat) => (hand.some(({ card }) => card === reader) ? [{ reader, seat }] : [])),
  );
  // The own cards that look at rivals' piles have nothing to do with the own one.
  const can = ({ reader, seat }: { reader: string; seat: number }): boolean =>
    pile === ON_MARKET_DISCARD || (seat === pile) === Object.hasOwn(READERS.own, reader);
  return held.filter(can).toSorted((one, other) => Number(one.seat === viewer) - Number(other.seat === viewer))[0];
}

/** Whether a card can be among a player's own by what everybody has seen: in a stall or the market it is nobody's. */
function canHave(card: string, { hand, deck, discard }: View['players'][number], { pools }: View): boolean {
  const hidden = [...hand, ...deck].some(({ card: known, pool }) =>
    known === null ? pool !== null && (pools[pool]?.[card] ?? 0) > 0 : known === card,
  );
  return hidden || discard.includes(card);
}

/** A card that somebody may have who could use the top with it. */
function possibleReader(readers: readonly string[], pile: number, view: View): string | undefined {
  const isOwn = (reader: string): boolean => Object.hasOwn(READERS.own, reader);
  return readers.find((reader) =>
    view.players.some(
      (player, seat) =>
        (pile === ON_MARKET_DISCARD || (seat === pile) === isOwn(reader)) && canHave(reader, player, view),
    ),
  );
}

/** Why it is asked: the card that could use the top, and whose it is where that is known. */
function reason(pile: number, view: View, { sitters }: Speaker): Sentence {
  if (pile === ON_OWN_DECK) return { k: 'dm.order.onDeck' };
  const readers = readersOf(pile, view);
  const known = knownHolder(readers, pile, view);
  const reader = known?.reader ?? possibleReader(readers, pile, view);
  if (reader === undefined) return { k: 'dm.order.onPile' };
  const fillings = { card: cardName(reader), use: USES[reader] ?? 'copy' };
  if (known === undefined) return { k: 'dm.order.reader', with: fillings };
  if (known.seat === view.viewer) return { k: 'dm.order.readerOwn', with: fillings };
  return { k: 'dm.order.readerOf', with: { ...fillings, name: sitters[known.seat]?.name ?? '' } };
}

export function ordering({ prompt }: Decision<DaleTypes>, view: View, speaker: Speaker): Ordering<Move> | undefined {
  const order = prompt.kind === 'order' ? orderIn(view) : undefined;
  if (order === undefined) return undefined;
  const things = toLay(view, order.count);
  const full = isFull(view);
  return {
    things,
    detail: reason(order.pile, view, speaker),
    first: { k: full ? 'dm.order.first' : 'dm.order.others' },
    isTopOnly: !full,
    last: { k: 'dm.order.last' },
    nameOf: cardName,
    arranged: (row) => (full ? row : onTop(row.at(-1) ?? '', things)),
    movesFor: (row) => movesFor(row, view),
  };
}

/** The cards as they lie unasked, but for one on top. */
function onTop(card: string, things: readonly string[]): readonly string[] {
  const at = things.lastIndexOf(card);
  return [...things.toSpliced(at, 1), card];
}
