import type { Move } from '../../src/rules/index.js';
import { declarations, valueInHand } from './identity.js';
import { ofKind, player } from './questions.js';
import { type Asking, ask, handCardOf, type Table, takeFromHand, textOf } from './table.js';

const numbers = [1, 2, 3, 4, 5].map((number): Move => ({ kind: 'number', number }));

/** The hand cards with what each can be declared as. */
function choices(table: Table, seat: number): Move[] {
  const all = table.players[seat].hand.flatMap((held, place) =>
    declarations(table, { owner: seat, card: held.card, place }).map(
      ({ as, showing }): Move => ({ kind: 'declared-card', card: handCardOf(held), as, showing }),
    ),
  );
  return [...new Map(all.map((move) => [textOf(move), move])).values()];
}

/** DM-CARD-blindfold. */
export function* blindfold(table: Table, seat: number): Asking {
  const { hand } = table.players[seat];
  if (hand.length === 0) return;
  const moves = choices(table, seat);
  const isAsked = hand.length > 1 || table.decks.includes('chameleons');
  const { card, as } = ofKind(isAsked ? yield* ask(seat, () => choices(table, seat)) : moves[0], 'declared-card');
  const other = yield* player(table, seat);
  const guess = ofKind(yield* ask(other, () => numbers), 'number').number;
  const index = hand.findIndex((held) => textOf(handCardOf(held)) === textOf(card));
  if (guess === valueInHand(hand[index], as)) {
    table.players[seat].discard.unshift(takeFromHand(table, seat, card));
    return;
  }
  const { number } = ofKind(yield* ask(seat, () => numbers), 'number');
  hand[index] = { ...hand[index], bonus: 0, set: number, setAt: table.turnBonus };
}
