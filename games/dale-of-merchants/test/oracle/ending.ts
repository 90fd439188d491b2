import { inUsualOrder } from './faces.js';
import { fresh, type Table } from './table.js';

/** DM-EDGE-2, DM-WIN-5: what was going on is dropped; cards on their way go to their owner's pile, then the technique. */
export function dropEffect(table: Table): void {
  const pile = table.asideOwner === 'market' ? table.marketDiscard : table.players[table.asideOwner].discard;
  pile.unshift(...inUsualOrder([...table.aside, ...table.onTheWay]).reverse());
  if (table.playArea !== null) table.players[table.active].discard.unshift(table.playArea);
  table.aside = [];
  table.onTheWay = [];
  table.playArea = null;
}

/** DM-WIN-5: the table as it is left; only the winner's cards keep what the turn has done to them. */
export function endWith(table: Table, winner: number): void {
  dropEffect(table);
  for (const [seat, player] of table.players.entries()) {
    if (seat !== winner) player.hand = player.hand.map(({ card }) => fresh(card));
  }
  table.winner = winner;
  table.over = true;
}
