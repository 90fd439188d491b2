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

/** DM-WIN-4: the places, the best first; who has as many stacks as the one before shares that one's place. */
export function placesOf({ players, winner }: Table): number[] {
  const seats = players.map((_, seat) => seat).filter((seat) => seat !== winner);
  const ordered = seats.sort((one, other) => players[other].stall.length - players[one].stall.length);
  const places = players.map(() => 1);
  for (const [at, seat] of ordered.entries()) {
    const before = ordered[at - 1];
    const isLevel = before !== undefined && players[before].stall.length === players[seat].stall.length;
    places[seat] = isLevel ? places[before] : at + (winner === null ? 1 : 2);
  }
  return places;
}
