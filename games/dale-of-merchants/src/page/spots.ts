import type { CardView, HandCard, Move } from '@souk/games/dale-of-merchants';
import { idOf, keyOf } from './cards.js';

/** Names of what can be picked. Copies of a card are counted from 0: who picks one picks the first that is left. */
export const spots = {
  hand: (card: HandCard, copy: number) => `hand:${keyOf(card)}#${copy}`,
  pile: (card: string, copy: number) => `pile:${card}#${copy}`,
  market: (slot: number) => `market:${slot}`,
  marketDiscard: 'market-discard',
  stall: 'do:build',
  buy: 'do:buy',
  player: (seat: number) => `player:${seat}`,
  stallCard: (seat: number, stack: number, card: string) => `stall:${seat}:${stack}:${card}`,
  card: (card: string) => `card:${card}`,
  deck: (deck: string) => `deck:${deck}`,
  act: (what: string) => `do:${what}`,
  as: (card: string, as: string) => `as:${card}:${as}`,
  showing: (card: string) => `showing:${card}`,
  change: (card: string, by: number) => `change:${card}:${by}`,
  coins: (count: number) => `coins:${count}`,
  thrown: (card: HandCard, copy: number) => `thrown:${keyOf(card)}#${copy}`,
  effect: (card: string, effect: string, count: number) => `effect:${card}:${effect}:${count}`,
  number: (number: number) => `number:${number}`,
} as const;

/** A card in hand as moves name it. */
export const handCardOf = ({ card, marks }: CardView): HandCard =>
  marks === null || card === null ? (card ?? '') : { card, ...marks };

type Counted = (card: HandCard, copy: number) => string;

/** Each copy of a card has a spot of its own. */
function counted(cards: readonly HandCard[], spot: Counted): string[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(keyOf(card)) ?? 0;
    seen.set(keyOf(card), copy + 1);
    return spot(card, copy);
  });
}

/**
 * What each of some like cards in hand stands for: those that are picked for their picks, all others for the first
 * copy that would narrow the moves. A copy that every move left needs anyway narrows nothing.
 */
export function copySpots(
  card: HandCard,
  count: number,
  { taken, lit }: { readonly taken: ReadonlySet<string>; readonly lit: ReadonlySet<string> },
): string[] {
  const all = Array.from({ length: count }, (_, copy) => spots.hand(card, copy));
  const laid = all.filter((spot) => taken.has(spot));
  const next = all.find((spot) => lit.has(spot)) ?? all.find((spot) => !taken.has(spot));
  return all.map((own, copy) => laid[copy] ?? next ?? own);
}

interface Declared {
  readonly card: HandCard;
  readonly as: string;
  readonly showing: string | null;
}

/** What a copy counts as, and what is shown for it; nothing for cards that are themselves. */
const declaration = ({ card, as, showing }: Declared): string[] => [
  ...(as === idOf(card) ? [] : [spots.as(idOf(card), as)]),
  ...(showing === null ? [] : [spots.showing(showing)]),
];

/** A kind of move as moves have it. */
type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

const purchase = ({ from, pay, coins, throwAway }: MoveOf<'buy'>): string[] => [
  from === 'market-discard' ? spots.marketDiscard : spots.market(from),
  ...counted(pay, spots.hand),
  ...(coins === 0 ? [] : [spots.coins(coins)]),
  ...counted(throwAway, spots.thrown),
  spots.buy,
];

/** The hand card that a spot stands for, by its key; undefined for other spots. */
export const handKeyOf = (spot: string): string | undefined => /^hand:(.*)#\d+$/.exec(spot)?.[1];

/** What is laid down for a purchase, a stack or a discard. */
export const isLaid = (spot: string): boolean => spot.startsWith('hand:') || spot.startsWith('pile:');

const changeOf = (card: string, by: number): string[] => (by === 0 ? [] : [spots.change(card, by)]);

const stack = ({ hand, discard }: MoveOf<'build'>): string[] => [
  spots.stall,
  ...counted(
    hand.map(({ card }) => card),
    spots.hand,
  ),
  ...counted(
    discard.map(({ card }) => card),
    (card, copy) => spots.pile(idOf(card), copy),
  ),
  ...[...hand, ...discard].flatMap((part) => [...declaration(part), ...changeOf(idOf(part.card), part.change)]),
];

const builtAs = ({ as, showing, change }: MoveOf<'build-as'>): string[] => [
  `as::${as}`,
  ...(showing === null ? [] : [spots.showing(showing)]),
  ...changeOf('', change),
];

export function spotsOf(move: Move): readonly string[] {
  switch (move.kind) {
    case 'buy':
      return purchase(move);
    case 'technique':
    case 'ability':
      return [spots.hand(move.card, 0), spots.act(move.kind), ...declaration(move)];
    case 'build':
      return stack(move);
    case 'inventory':
      return [spots.act('inventory'), ...counted(move.cards, spots.hand)];
    case 'hand-card':
      return [spots.hand(move.card, 0)];
    case 'declared-card':
      return [spots.hand(move.card, 0), ...declaration(move)];
    case 'build-as':
      return builtAs(move);
    case 'order':
    case 'card':
      return [spots.card(move.card)];
    case 'players':
      return move.players.length === 0 ? [spots.act('nobody')] : move.players.map(spots.player);
    case 'player':
      return [spots.player(move.player)];
    case 'market-card':
      return [spots.market(move.slot)];
    case 'stall-card':
      return [spots.stallCard(move.player, move.stack, move.card)];
    case 'number':
      return [spots.number(move.number)];
    case 'ban-deck':
    case 'pick-deck':
    case 'vote-deck':
      return [spots.deck(move.deck)];
    case 'hand-cards':
      return counted(move.cards, spots.hand);
    case 'spend':
      return [spots.act('spend'), spots.number(move.coins), ...counted(move.pay, spots.hand)];
    case 'side':
      return [spots.act(move.side)];
    case 'begin-build':
    case 'go-on':
    case 'store':
    case 'this-card':
    case 'throw-away':
      return [spots.act(move.kind)];
    case 'effect':
      return [spots.effect(move.card, move.effect, move.count)];
    case 'decline':
    case 'end-turn':
    case 'end-vote':
      return [spots.act(move.kind)];
  }
}
