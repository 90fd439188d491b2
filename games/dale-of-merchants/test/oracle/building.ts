import type { Move } from '../../src/rules/index.js';
import { endWith } from './ending.js';
import { ofKind } from './questions.js';
import { stacks } from './stacks.js';
import { type Asking, ask, type Table, takeFromHand, takeOut } from './table.js';

/** DM-STALL-8 and DM-WIN-1. */
export function placeStack(table: Table, seat: number, cards: string[]): void {
  const { stall } = table.players[seat];
  stall.push(cards);
  if (stall.length < 8) return;
  endWith(table, seat);
}

/** Builds a stack as the move says; the permissions for further ones that it gives (DM-STALL-9). */
export function buildStack(table: Table, seat: number, move: Move): number {
  const { hand, discard } = ofKind(move, 'build');
  const cards = [
    ...hand.map(({ card }) => takeFromHand(table, seat, card)),
    ...discard.map(({ card }) => {
      const id = typeof card === 'string' ? card : card.card;
      takeOut(table.players[seat].discard, id);
      return id;
    }),
  ];
  placeStack(table, seat, cards);
  return [...hand, ...discard].filter(({ as }) => as === 'winter-is-coming').length;
}

/** DM-STALL-9: as long as there are permissions, and cards in hand. */
export function* additionalStacks(table: Table, seat: number, permissions: number): Asking {
  let left = permissions;
  while (left > 0 && !table.over && table.players[seat].hand.length > 0) {
    const move = yield* ask(seat, () => [...stacks(table, seat), { kind: 'decline' }]);
    if (move.kind === 'decline') return;
    left += buildStack(table, seat, move) - 1;
  }
}
