import type { Chance } from './chance.js';
import { distinct, inUsualOrder } from './faces.js';
import { declarations } from './identity.js';
import { type Asking, ask, fresh, type Table, takeOut } from './table.js';

export function chanceOf({ chance }: Table): Chance {
  if (chance === undefined) throw new Error('chance is asked for before a move');
  return chance;
}

/** The top card of a pile or, if the pile was shuffled in this move, the one that came up. */
function takeTop(table: Table, pile: string[], name: string): string {
  const card = chanceOf(table).cardFrom(name);
  if (!chanceOf(table).shuffled.has(name) && pile[0] !== card) {
    throw new Error(`${card} was drawn from ${name}, but ${pile[0]} lay on top`);
  }
  takeOut(pile, card);
  return card;
}

/** DM-DRAW-1 to DM-DRAW-4; undefined if there is no card. */
export function draw(table: Table, seat: number, isFilling = false): string | undefined {
  const player = table.players[seat];
  if (player.deck.length === 0 && player.discard.length > 0) {
    player.deck = player.discard;
    player.discard = [];
    chanceOf(table).shuffled.add(`deck ${seat}`);
  }
  if (player.deck.length > 0) return takeTop(table, player.deck, `deck ${seat}`);
  if (table.options.junkWhenEmpty === 'clean-up' && !isFilling) return undefined;
  if (table.junk === 0) return undefined;
  if (table.junk !== null) table.junk--;
  return 'junk';
}

/** Up to so many cards. */
export function drawSome(count: number, one: () => string | undefined): string[] {
  const cards: string[] = [];
  for (let i = 0; i < count; i++) {
    const card = one();
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** DM-SUPPLY-1. */
export function drawFromMarket(table: Table): string | undefined {
  if (table.marketDeck.length === 0 && table.marketDiscard.length > 0) {
    table.marketDeck = table.marketDiscard;
    table.marketDiscard = [];
    chanceOf(table).shuffled.add('market-deck');
  }
  return table.marketDeck.length > 0 ? takeTop(table, table.marketDeck, 'market-deck') : undefined;
}

/** DM-THROW-1, for one card. */
export function throwAway(table: Table, card: string): void {
  if (card !== 'junk') table.marketDiscard.unshift(card);
  else if (table.junk !== null) table.junk++;
}

/** Lays cards aside to look at them. */
export function setAside(table: Table, owner: number | 'market', cards: string[]): void {
  table.aside = cards;
  table.asideOwner = owner;
}

/** DM-CLEAN-3. */
export function refillMarket(table: Table): void {
  const cards = table.market.filter((card) => card !== null);
  for (let slot = 0; slot < 5; slot++) table.market[slot] = cards[slot] ?? drawFromMarket(table) ?? null;
}

export type Destination =
  | { readonly pile: 'discard' | 'deck'; readonly seat: number }
  | { readonly pile: 'market-discard' };

const pileAt = (table: Table, to: Destination): string[] =>
  to.pile === 'market-discard' ? table.marketDiscard : table.players[to.seat][to.pile];

/** The decks that make the order in a pile matter (DM-ORDER-1). */
const LOOKING = { discard: ['macaws', 'raccoons', 'chameleons'], 'market-discard': ['pandas', 'chameleons'] };

function orderMatters(table: Table, cards: readonly string[], { pile }: Destination): boolean {
  if (pile === 'deck') return cards.length > 1;
  return distinct(cards).length > 1 && LOOKING[pile].some((deck) => table.decks.includes(deck));
}

/** Several cards go onto a pile at once (DM-ORDER-1). While a player is asked, they are on the way. */
export function* lay(
  table: Table,
  seat: number,
  cards: readonly string[],
  to: Destination,
  owner: number | 'market' = seat,
): Asking {
  const pile = pileAt(table, to);
  if (!orderMatters(table, cards, to)) {
    for (const card of inUsualOrder(cards)) pile.unshift(card);
    return;
  }
  const left = inUsualOrder(cards);
  table.onTheWay = left;
  table.asideOwner = owner;
  do {
    const move = yield* ask(seat, () => distinct(left).map((card) => ({ kind: 'order', card })));
    if (move.kind !== 'order') throw new Error('an order was asked for');
    takeOut(left, move.card);
    if (table.options.pileOrder === 'full') pile.unshift(move.card);
    else left.push(move.card);
  } while (table.options.pileOrder === 'full' && distinct(left).length > 1);
  table.onTheWay = [];
  for (const card of left) pile.unshift(card);
}

/** Several cards are thrown away at once. */
export function* throwAwayAll(table: Table, seat: number, cards: readonly string[], owner: number | 'market'): Asking {
  for (const card of cards) if (card === 'junk') throwAway(table, card);
  yield* lay(
    table,
    seat,
    cards.filter((card) => card !== 'junk'),
    { pile: 'market-discard' },
    owner,
  );
}

/** A seat's whole hand goes to its discard pile. */
export function* discardHand(table: Table, seat: number): Asking<number> {
  const cards = table.players[seat].hand.map(({ card }) => card);
  table.players[seat].hand = [];
  yield* lay(table, seat, cards, { pile: 'discard', seat });
  return cards.length;
}

export function addToHand(table: Table, seat: number, cards: readonly string[]): void {
  table.players[seat].hand.push(...cards.map(fresh));
}

/** DM-CLEAN-1 and DM-CHAM-13. */
export function fillHand(table: Table, seat: number): void {
  const { hand } = table.players[seat];
  const size = (): number =>
    5 +
    hand.filter(({ card }, place) =>
      declarations(table, { owner: seat, card, place }).some(({ as }) => as === 'cookies'),
    ).length;
  while (hand.length < size()) {
    const card = draw(table, seat, true);
    if (card === undefined) return;
    hand.push(fresh(card));
  }
}
