import type { HandCard, Move } from '../../src/rules/index.js';
import { blindfold } from './blindfold.js';
import { additionalStacks, placeStack } from './building.js';
import { distinct } from './faces.js';
import { looksIntoHand } from './identity.js';
import {
  addToHand,
  chanceOf,
  discardHand,
  draw,
  drawFromMarket,
  drawSome,
  lay,
  setAside,
  throwAway,
  throwAwayAll,
} from './piles.js';
import { selections } from './purchases.js';
import { handCard, ofKind, oneOf, player } from './questions.js';
import { aloneAsStack } from './stacks.js';
import { type Asking, ask, opponentsOf, PLAYER_LEFT, type Table, takeFromHand, takeOut, textOf } from './table.js';

type BuildAs = Extract<Move, { kind: 'build-as' }>;
type Technique = (table: Table, seat: number) => Asking;

/** Shows the cards of the aside and asks for one of them; one alone is not asked for. */
function* oneOfAside(table: Table, seat: number): Asking<string | undefined> {
  const { aside } = table;
  if (aside.length < 2) return aside.pop();
  const { card } = ofKind(yield* ask(seat, () => distinct(aside).map((card) => ({ kind: 'card', card }))), 'card');
  takeOut(aside, card);
  return card;
}

/** A random card leaves a hand. Of marked and unmarked ones alike the table after the move tells which it was. */
function randomCard(table: Table, seat: number): string {
  const chance = chanceOf(table);
  const card = chance.cardFrom(`hand ${seat}`);
  const { hand } = table.players[seat];
  const left = chance.after.players[seat].hand;
  const marked = left.flatMap((held) => (typeof held !== 'string' && held.card === card ? [textOf(held.used)] : []));
  const candidates = hand.filter((held) => held.card === card);
  const gone =
    candidates.find((held) => held.used.length + held.bonus + held.set > 0 && !marked.includes(textOf(held.used))) ??
    candidates.find((held) => held.used.length + held.bonus + held.set === 0) ??
    candidates[0];
  const wanted: HandCard = gone.used.length + gone.bonus + gone.set > 0 ? gone : card;
  return takeFromHand(table, seat, wanted);
}

/** The card in the play area changes places with another. */
function leavePlayArea(table: Table): string {
  const card = table.playArea;
  if (card === null) throw new Error('there is no card in the play area');
  table.playArea = null;
  return card;
}

function* marketCard(table: Table, seat: number): Asking<number | undefined> {
  const slots = table.market.flatMap((card, slot) => (card === null ? [] : [slot]));
  const move = yield* oneOf(seat, () => slots.map((slot): Move => ({ kind: 'market-card', slot })));
  return move === undefined ? undefined : ofKind(move, 'market-card').slot;
}

export function takeMarketCard(table: Table, seat: number, slot: number, replacement: string | null): void {
  const card = table.market[slot];
  if (card !== null) addToHand(table, seat, [card]);
  table.market[slot] = replacement;
}

/** Techniques that ask nobody anything. */
const AT_ONCE: Readonly<Record<string, (table: Table, seat: number) => void>> = {
  'flashy-show'(table) {
    table.turnBonus++;
  },

  'favourite-toy'(table, seat) {
    addToHand(table, seat, table.players[seat].discard.splice(0, 1));
  },

  'wily-fellow'(table, seat) {
    const own = table.players[seat];
    const turned = [...own.deck].reverse();
    for (const _ of turned) chanceOf(table).cardFrom(`deck ${seat}`);
    own.deck = own.discard;
    own.discard = turned;
    chanceOf(table).shuffled.add(`deck ${seat}`);
  },
};

/** How the card drawn by Charm is built; undefined if it cannot be. */
function* charmedStack(table: Table, seat: number, card: string): Asking<BuildAs | undefined> {
  for (;;) {
    const moves = aloneAsStack(table, seat, card).map(
      ({ as, showing, change }): BuildAs => ({ kind: 'build-as', as, showing, change }),
    );
    const usesHand = looksIntoHand(table, { owner: seat, card, place: -1 }) && table.players[seat].hand.length > 0;
    if (moves.length === 0 || (moves.length === 1 && !usesHand)) return moves[0];
    const answer = yield { seat, moves };
    if (answer !== PLAYER_LEFT) return ofKind(answer, 'build-as');
  }
}

const ASKING: Readonly<Record<string, Technique>> = {
  *'swift-broker'(table, seat) {
    const count = yield* discardHand(table, seat);
    addToHand(
      table,
      seat,
      drawSome(count, () => draw(table, seat)),
    );
  },

  *'shattered-relic'(table, seat) {
    const card = yield* handCard(table, seat);
    if (card !== undefined) throwAway(table, takeFromHand(table, seat, card));
    addToHand(
      table,
      seat,
      drawSome(1, () => draw(table, seat)),
    );
  },

  *spyglass(table, seat) {
    setAside(
      table,
      seat,
      drawSome(3, () => draw(table, seat)),
    );
    const card = yield* oneOfAside(table, seat);
    if (card !== undefined) addToHand(table, seat, [card]);
    const rest = table.aside;
    table.aside = [];
    yield* lay(table, seat, rest, { pile: 'deck', seat });
  },

  *'loyal-partner'(table, seat) {
    const cards = table.market.flatMap((card) => (card === null ? [] : [card]));
    table.market.fill(null);
    yield* throwAwayAll(table, seat, cards, 'market');
    for (let slot = 0; slot < 5; slot++) table.market[slot] = drawFromMarket(table) ?? null;
  },

  *'prepaid-good'(table, seat) {
    const slot = yield* marketCard(table, seat);
    if (slot !== undefined) takeMarketCard(table, seat, slot, null);
  },

  *'special-offer'(table, seat) {
    setAside(
      table,
      'market',
      drawSome(3, () => drawFromMarket(table)),
    );
    const card = yield* oneOfAside(table, seat);
    if (card !== undefined) addToHand(table, seat, [card]);
    const rest = table.aside;
    table.aside = [];
    yield* throwAwayAll(table, seat, rest, 'market');
  },

  *nuisance(table, seat) {
    const move = yield* oneOf(seat, () =>
      selections(opponentsOf(table, seat), String)
        .filter(({ length }) => length <= 2)
        .map((players): Move => ({ kind: 'players', players })),
    );
    if (move === undefined) return;
    for (const other of ofKind(move, 'players').players) {
      if (table.players[other].hand.length > 0) table.players[other].discard.unshift(randomCard(table, other));
    }
  },

  *'rotten-food'(table, seat) {
    const card = yield* handCard(table, seat);
    if (card === undefined) return;
    const other = yield* player(table, seat);
    table.players[other].deck.unshift(takeFromHand(table, seat, card));
  },

  *'dirty-exchange'(table, seat) {
    const other = yield* player(table, seat);
    if (table.players[other].hand.length === 0) return;
    addToHand(table, seat, [randomCard(table, other)]);
    const back = yield* handCard(table, seat);
    if (back !== undefined) addToHand(table, other, [takeFromHand(table, seat, back)]);
  },

  *sabotage(table, seat) {
    const other = yield* player(table, seat);
    setAside(
      table,
      other,
      drawSome(2, () => draw(table, other)),
    );
    const card = distinct(table.aside).length > 1 ? yield* oneOfAside(table, seat) : table.aside.pop();
    if (card !== undefined) throwAway(table, card);
    table.players[other].discard.unshift(...table.aside);
    table.aside = [];
  },

  *'treasure-hunter'(table, seat) {
    const other = yield* player(table, seat);
    addToHand(table, seat, table.players[other].discard.splice(0, 1));
  },

  *acorn(table, seat) {
    const choices = () =>
      opponentsOf(table, seat).flatMap((other) =>
        table.players[other].stall.flatMap((stack, index) =>
          distinct(stack).map((card): Move => ({ kind: 'stall-card', player: other, stack: index + 1, card })),
        ),
      );
    const move = yield* oneOf(seat, choices);
    if (move === undefined) return;
    const { player: other, stack, card } = ofKind(move, 'stall-card');
    const cards = table.players[other].stall[stack - 1];
    takeOut(cards, card);
    cards.push(leavePlayArea(table));
    addToHand(table, seat, [card]);
  },

  *'new-season'(table, seat) {
    const { discard } = table.players[seat];
    const choices = distinct(discard.filter((card) => card !== 'junk'));
    const move = yield* oneOf(seat, () => choices.map((card): Move => ({ kind: 'card', card })));
    if (move === undefined) return;
    const { card } = ofKind(move, 'card');
    takeOut(discard, card);
    throwAway(table, card);
    addToHand(
      table,
      seat,
      drawSome(1, () => drawFromMarket(table)),
    );
  },

  *whirligig(table, seat) {
    const count = yield* discardHand(table, seat);
    const drawn = drawSome(count, () => draw(table, seat));
    addToHand(table, seat, drawn);
    const other = yield* player(table, seat);
    const theirs = table.players[other].hand;
    const mixed = [...table.players[seat].hand, ...theirs].map(({ card }) => card);
    const dealt = chanceOf(table).after.players[other].hand.map((held) =>
      typeof held === 'string' ? held : held.card,
    );
    if (dealt.length !== theirs.length) throw new Error('a hand has not its size after Whirligig');
    for (const card of dealt) takeOut(mixed, card);
    table.players[seat].hand = [];
    table.players[other].hand = [];
    addToHand(table, seat, mixed);
    addToHand(table, other, dealt);
  },

  *charm(table, seat) {
    const card = drawFromMarket(table);
    if (card === undefined) return;
    setAside(table, 'market', [card]);
    const move = yield* charmedStack(table, seat, card);
    table.aside = [];
    if (move === undefined) return throwAway(table, card);
    placeStack(table, seat, [card]);
    yield* additionalStacks(table, seat, move.as === 'winter-is-coming' ? 1 : 0);
  },

  *gamble(table, seat) {
    const other = yield* player(table, seat);
    const count = Math.min(chanceOf(table).roll(), table.players[seat].hand.length, table.players[other].hand.length);
    const mine = drawSome(count, () => randomCard(table, seat));
    const theirs = drawSome(count, () => randomCard(table, other));
    addToHand(table, seat, theirs);
    addToHand(table, other, mine);
  },

  blindfold,

  *'gift-voucher'(table, seat) {
    const slot = yield* marketCard(table, seat);
    if (slot !== undefined) takeMarketCard(table, seat, slot, leavePlayArea(table));
  },
};

/** Carries out the text of a technique (section 14). */
export function* resolve(table: Table, seat: number, face: string): Asking {
  const atOnce = AT_ONCE[face];
  if (atOnce === undefined) yield* ASKING[face](table, seat);
  else atOnce(table, seat);
}
