import type { Move } from '../../src/rules/index.js';
import { additionalStacks, buildStack } from './building.js';
import { dropEffect } from './ending.js';
import { faceOf } from './faces.js';
import { abilitiesOf, declarations } from './identity.js';
import { addToHand, chanceOf, drawFromMarket, fillHand, lay, refillMarket, throwAway, throwAwayAll } from './piles.js';
import { purchases, selections } from './purchases.js';
import { ofKind } from './questions.js';
import { stacks } from './stacks.js';
import {
  type Asking,
  ask,
  handCardOf,
  sorted,
  standingOf,
  type Table,
  takeFromHand,
  takeOut,
  textOf,
} from './table.js';
import { resolve, takeMarketCard } from './techniques.js';

const MOST_ACTIONS = 50;

const once = (moves: readonly Move[]): Move[] => [...new Map(moves.map((move) => [textOf(move), move])).values()];

/** DM-TURN-6: abilities that can be activated now. */
function abilities(table: Table, seat: number): Move[] {
  const canThrow = table.marketDeck.length + table.marketDiscard.length > 0;
  return once(
    table.players[seat].hand.flatMap((held, place) =>
      abilitiesOf(table, { owner: seat, card: held.card, place })
        .filter(({ as }) => !held.used.includes(as) && (as === 'bold-haggler' || canThrow))
        .map(({ as, showing }): Move => ({ kind: 'ability', card: handCardOf(held), as, showing })),
    ),
  );
}

const changesCommonZone = (move: Move): boolean => move.kind === 'ability' && move.as !== 'bold-haggler';

function activate(table: Table, seat: number, move: Move): void {
  const { card, as } = ofKind(move, 'ability');
  const { hand } = table.players[seat];
  const index = hand.findIndex((held) => textOf(handCardOf(held)) === textOf(card));
  const held = hand[index];
  const roll = as === 'bold-haggler' ? chanceOf(table).roll() : 0;
  hand[index] = { ...held, used: [...held.used, as].sort(), bonus: held.bonus + roll };
  if (as === 'bold-haggler') return;
  const thrown = drawFromMarket(table);
  if (thrown !== undefined) throwAway(table, thrown);
}

function techniques(table: Table, seat: number): Move[] {
  return once(
    table.players[seat].hand.flatMap((held, place) =>
      declarations(table, { owner: seat, card: held.card, place })
        .filter(({ as }) => faceOf(as).isTechnique)
        .map(({ as, showing }): Move => ({ kind: 'technique', card: handCardOf(held), as, showing })),
    ),
  );
}

const inventories = (table: Table, seat: number): Move[] =>
  selections(table.players[seat].hand, textOf).map((cards) => ({
    kind: 'inventory',
    cards: sorted(cards.map(handCardOf)),
  }));

/** Section 5. */
function* buy(table: Table, seat: number, move: Move): Asking {
  const { from, pay, coins, throwAway: thrown } = ofKind(move, 'buy');
  const own = table.players[seat];
  own.coins -= coins;
  const paid = pay.map((card) => takeFromHand(table, seat, card));
  const away = thrown.map((card) => (typeof card === 'string' ? card : card.card));
  for (const card of away) takeOut(paid, card);
  table.aside = away;
  yield* lay(table, seat, paid, { pile: 'discard', seat });
  const height = table.marketDiscard.length;
  table.aside = [];
  yield* throwAwayAll(table, seat, away, seat);
  if (from === 'market-discard') {
    addToHand(table, seat, table.marketDiscard.splice(table.marketDiscard.length - height, 1));
  } else takeMarketCard(table, seat, from, null);
}

/** Section 6; whether it gives a bonus action. */
function* playTechnique(table: Table, seat: number, move: Move): Asking<boolean> {
  const { card, as } = ofKind(move, 'technique');
  table.playArea = takeFromHand(table, seat, card);
  yield* resolve(table, seat, as);
  if (table.over) return false;
  if (table.playArea !== null) table.players[seat].discard.unshift(table.playArea);
  table.playArea = null;
  if (table.options.marketRefill === 'after-techniques') refillMarket(table);
  return faceOf(as).hasPlus;
}

function* act(table: Table, seat: number, move: Move): Asking<boolean> {
  switch (move.kind) {
    case 'buy':
      yield* buy(table, seat, move);
      return false;
    case 'technique':
      return yield* playTechnique(table, seat, move);
    case 'build':
      yield* additionalStacks(table, seat, buildStack(table, seat, move));
      return false;
    default: {
      const cards = ofKind(move, 'inventory').cards.map((card) => takeFromHand(table, seat, card));
      yield* lay(table, seat, cards, { pile: 'discard', seat });
      return false;
    }
  }
}

/** The action phase up to the last action; whether it ended by declining. */
function* actions(table: Table, seat: number, hasBonus: boolean): Asking<boolean> {
  let isBonus = hasBonus;
  for (;;) {
    const moves: Move[] = [
      ...abilities(table, seat),
      ...purchases(table, seat),
      ...techniques(table, seat),
      ...stacks(table, seat),
      ...inventories(table, seat),
    ];
    const move: Move = isBonus
      ? yield { seat, moves: [...moves, { kind: 'decline' }], action: 'bonus' }
      : yield { seat, moves, action: 'first' };
    if (move.kind === 'decline') return true;
    if (move.kind === 'ability') {
      activate(table, seat, move);
      continue;
    }
    table.actions++;
    const hasPlus = yield* act(table, seat, move);
    if (table.over || !hasPlus || table.actions === MOST_ACTIONS) return false;
    isBonus = true;
  }
}

/** DM-TURN-6 (b). */
function* lastWindow(table: Table, seat: number): Asking {
  if (!abilities(table, seat).some(changesCommonZone)) return;
  for (;;) {
    const move = yield* ask(seat, () => [...abilities(table, seat), { kind: 'end-turn' }]);
    if (move.kind === 'end-turn') return;
    activate(table, seat, move);
  }
}

/** Section 9, and DM-EDGE-1. */
function cleanUp(table: Table, seat: number): void {
  if (table.options.cleanUpOrder === 'market-first') refillMarket(table);
  fillHand(table, seat);
  if (table.options.cleanUpOrder === 'hand-first') refillMarket(table);
  const own = table.players[seat];
  const cards = own.hand.map(({ card }) => card);
  own.hand = [];
  addToHand(table, seat, cards);
  table.turnBonus = 0;
  table.actions = 0;
  const standing = standingOf(table);
  table.idleTurns = standing === table.standing ? table.idleTurns + 1 : 0;
  table.standing = standing;
  if (table.idleTurns >= 100 * table.seats || table.turn >= 500 * table.seats) {
    table.over = true;
    return;
  }
  do table.active = (table.active + 1) % table.seats;
  while (table.gone.includes(table.active));
  table.turn++;
}

/** The rest of a game in which an action, or a bonus action, is about to be chosen. */
export function* game(table: Table, hasBonus: boolean): Asking {
  let isBonus = hasBonus;
  while (!table.over) {
    const seat = table.active;
    const hasDeclined = yield* actions(table, seat, isBonus);
    isBonus = false;
    if (table.over) return;
    if (!hasDeclined) yield* lastWindow(table, seat);
    cleanUp(table, seat);
  }
}

/** DM-EDGE-2: the active player has left; whatever was going on is dropped. */
export function* gameAfterLeaving(table: Table): Asking {
  dropEffect(table);
  cleanUp(table, table.active);
  yield* game(table, false);
}
