import { type CardView, type HandCard, JUNK, type Move, type View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { asked } from './asked.js';
import { cardNamed, idOf, keyOf } from './cards.js';

/** Ends with the place that a choice belongs to, after this; a question alone says nothing before it. */
const AT = '@';

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
  as: (as: string, host: string) => `as:${as}${AT}${host}`,
  showing: (card: string, host: string) => `showing:${card}${AT}${host}`,
  change: (by: number, host: string) => `change:${by}${AT}${host}`,
  coins: (count: number) => `coins:${count}${AT}${PURSE}`,
  thrown: (card: HandCard, copy: number) => `thrown:${AT}${spots.hand(card, copy)}`,
  junk: (thrown: number, of: number) => `junk:${thrown}${AT}${of}`,
  effect: (card: string, effect: string, count: number, host: string) =>
    `effect:${card}:${effect}:${count}${host === '' ? '' : AT}${host}`,
  number: (number: number) => `number:${number}`,
  from: (place: string) => `from:${place}`,
  set: (set: string) => `set:${set}`,
  stack: (seat: number, stack: number) => `stack:${seat}:${stack}`,
} as const;

/** Places that offer choices and are none themselves: the purse, the own pile, and the drawn card of which is asked how it is built. */
export const PURSE = 'purse';
export const OWN_PILE = 'own-pile';
export const ASIDE = 'aside';

/** A choice, taken apart: its kind, what it says, and the place that it belongs to. */
export interface ChoiceName {
  readonly kind: string;
  readonly says: string;
  readonly host: string | undefined;
}

export function choiceNamed(spot: string): ChoiceName {
  const colon = spot.indexOf(':');
  const at = spot.indexOf(AT);
  return {
    kind: spot.slice(0, colon),
    says: spot.slice(colon + 1, at === -1 ? undefined : at),
    host: at === -1 ? undefined : spot.slice(at + AT.length),
  };
}

/** The question that a choice at a place answers. */
export const questionNamed = ({ kind, host = '' }: ChoiceName): string => `${kind}:${AT}${host}`;

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
 * copy that would narrow the moves. A copy that every move left needs anyway narrows nothing. `touched`: copies that the
 * player has touched, in that order: they are the first to stand for what is picked.
 */
export function copySpots(
  card: HandCard,
  count: number,
  { taken, lit }: { readonly taken: ReadonlySet<string>; readonly lit: ReadonlySet<string> },
  touched: readonly number[] = [],
): string[] {
  const all = Array.from({ length: count }, (_, copy) => spots.hand(card, copy));
  const laid = all.filter((spot) => taken.has(spot));
  const next = all.find((spot) => lit.has(spot)) ?? all.find((spot) => !taken.has(spot));
  const inOrder = [...new Set([...touched.filter((copy) => copy < count), ...all.keys()])];
  return all.map((own, copy) => laid[inOrder.indexOf(copy)] ?? next ?? own);
}

interface Declared {
  readonly card: HandCard;
  readonly as: string;
  readonly showing: string | null;
}

/** What a copy counts as, and what is shown for it; nothing for cards that are themselves. */
const declaration = ({ card, as, showing }: Declared, host: string): string[] => [
  ...(as === idOf(card) ? [] : [spots.as(as, host)]),
  ...(showing === null ? [] : [spots.showing(showing, host)]),
];

/** A kind of move as moves have it. */
type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

const isJunk = (card: HandCard): boolean => idOf(card) === JUNK.id;

/** How much junk a purchase throws away, and which other cards, that count as junk for it. */
export const thrownBy = ({ throwAway }: MoveOf<'buy'>) => ({
  junk: throwAway.filter(isJunk).length,
  others: throwAway.filter((card) => !isJunk(card)),
});

/** The same but for junk that is thrown away. */
const otherwise = (move: MoveOf<'buy'>): string =>
  [move.from, move.coins, ...move.pay.map(keyOf), '/', ...thrownBy(move).others.map(keyOf)].join();

const mostJunk = new WeakMap<readonly Move[], ReadonlyMap<string, number>>();

/** How much junk can be thrown away by each purchase. */
function mostJunkIn(among: readonly Move[]): ReadonlyMap<string, number> {
  const known = mostJunk.get(among);
  if (known !== undefined) return known;
  const most = new Map<string, number>();
  for (const move of among) {
    const junk = move.kind === 'buy' ? thrownBy(move).junk : 0;
    if (move.kind === 'buy' && junk > 0) most.set(otherwise(move), Math.max(junk, most.get(otherwise(move)) ?? 0));
  }
  mostJunk.set(among, most);
  return most;
}

/** Junk is nearly always better thrown away than discarded: it is unless less of it is chosen. */
function junkOf(move: MoveOf<'buy'>, among: readonly Move[]): string[] {
  const { size } = mostJunkIn(among);
  const most = size === 0 ? 0 : (mostJunkIn(among).get(otherwise(move)) ?? 0);
  const { junk } = thrownBy(move);
  return junk === most ? [] : [spots.junk(junk, most)];
}

const purchase = (move: MoveOf<'buy'>, among: readonly Move[]): string[] => [
  move.from === 'market-discard' ? spots.marketDiscard : spots.market(move.from),
  ...counted(move.pay, spots.hand),
  ...(move.coins === 0 ? [] : [spots.coins(move.coins)]),
  ...junkOf(move, among),
  ...counted(thrownBy(move).others, spots.thrown),
  spots.buy,
];

/** The hand card that a spot stands for, by its key; undefined for other spots. */
export const handKeyOf = (spot: string): string | undefined => /^hand:(.*)#\d+$/.exec(spot)?.[1];

/** What can be bought. */
export const isOffer = (spot: string): boolean => spot === spots.marketDiscard || spot.startsWith('market:');

/** Places of which every move has one at most, by what they begin with. */
const ONE_OF: readonly string[] = ['card:', 'deck:', 'stall:'];

export const groupOf = (spot: string): string | undefined =>
  isOffer(spot) ? 'offer' : ONE_OF.find((each) => spot.startsWith(each));

/** What is laid down for a purchase, a stack or a discard. */
export const isLaid = (spot: string): boolean => spot.startsWith('hand:') || spot.startsWith('pile:');

const changeOf = (by: number, host: string): string[] => (by === 0 ? [] : [spots.change(by, host)]);

type Part = MoveOf<'build'>['hand'][number] | MoveOf<'build'>['discard'][number];

/** The parts of a stack, each with the place where it is laid down. */
export function partsOf({ hand, discard }: MoveOf<'build'>): readonly (readonly [spot: string, part: Part])[] {
  const fromHand = counted(
    hand.map(({ card }) => card),
    spots.hand,
  );
  const fromPile = counted(
    discard.map(({ card }) => card),
    (card, copy) => spots.pile(idOf(card), copy),
  );
  const parts = [...hand, ...discard];
  return [...fromHand, ...fromPile].map((spot, i) => [spot, elementAt(parts, i)]);
}

const stack = (move: MoveOf<'build'>): string[] => [
  spots.stall,
  ...partsOf(move).map(([spot]) => spot),
  ...partsOf(move).flatMap(([spot, part]) => [...declaration(part, spot), ...changeOf(part.change, spot)]),
];

const builtAs = ({ as, showing, change }: MoveOf<'build-as'>): string[] => [
  spots.as(as, ASIDE),
  ...(showing === null ? [] : [spots.showing(showing, ASIDE)]),
  ...changeOf(change, ASIDE),
];

/** Where a card does something from, if that is a place on the table; else the prompt offers it. */
function hostOfEffect({ card, effect }: MoveOf<'effect'>, view: View): string {
  const from = cardNamed(card).card.effects?.find(({ name }) => name === effect)?.from;
  const seat = asked(view);
  const { stall } = elementAt(view.players, seat);
  const stack = stall.findIndex((cards) => cards.includes(card));
  switch (from) {
    case 'hand':
      return spots.hand(card, 0);
    case 'discard':
      return OWN_PILE;
    case 'stall':
      return stack === -1 ? '' : spots.stack(seat, stack + 1);
    default:
      return '';
  }
}

/** The own place says whose it is; of another player's place both are picked. */
const comingFrom = ({ from, player }: MoveOf<'source'>, view: View): readonly string[] =>
  player === asked(view) ? [spots.from(`own-${from}`)] : [spots.player(player), spots.from(from)];

export function spotsOf(move: Move, view: View, among: readonly Move[]): readonly string[] {
  switch (move.kind) {
    case 'buy':
      return purchase(move, among);
    case 'technique':
    case 'ability':
      return [spots.hand(move.card, 0), spots.act(move.kind), ...declaration(move, spots.hand(move.card, 0))];
    case 'build':
      return stack(move);
    case 'inventory':
      return [spots.act('inventory'), ...counted(move.cards, spots.hand)];
    case 'hand-card':
      return [spots.hand(move.card, 0)];
    case 'declared-card':
      return [spots.hand(move.card, 0), ...declaration(move, spots.hand(move.card, 0))];
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
    case 'set':
      return [spots.set(move.set)];
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
    case 'source':
      return comingFrom(move, view);
    case 'market-source':
      return [spots.from(move.from)];
    case 'begin-build':
    case 'go-on':
    case 'store':
    case 'this-card':
    case 'throw-away':
      return [spots.act(move.kind)];
    case 'effect':
      return [spots.effect(move.card, move.effect, move.count, hostOfEffect(move, view))];
    case 'decline':
    case 'end-turn':
    case 'end-vote':
      return [spots.act(move.kind)];
  }
}
