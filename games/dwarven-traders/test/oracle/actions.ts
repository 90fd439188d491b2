import { type Colour, type OracleMove, person, solo, type Table, takeOut, visible, type Who } from './table.js';

export function takeTurn(table: Table, seat: number, move: Extract<OracleMove, { slot: number }>): void {
  const side = visible(table, move.slot);
  const { store } = table.players[seat];
  const mines = move.kind !== 'sell';
  if (mines) {
    table.pool[side.mine] -= 1;
    store.push(side.mine);
  }
  if (move.kind !== 'mine') sellGem(table, seat, move.gem);
  if (mines) movePrice(table, side.mine, -side.mineSteps);
  if (move.kind !== 'mine') movePrice(table, move.gem, side.sellSteps);
  flip(table, move.slot);
}

export function sellGem(table: Table, who: Who, gem: Colour): void {
  const seller = person(table, who);
  takeOut(seller.store, gem);
  table.box[gem] += 1;
  seller.score = Math.max(1, seller.score + table.prices[gem]);
}

/** DT-TURN-6: step by step. */
export function movePrice(table: Table, gem: Colour, steps: number): void {
  for (let step = 0; step < Math.abs(steps); step++) {
    const price = table.prices[gem] + Math.sign(steps);
    if (price > 3 || price < -3) table.smuggler.score += 1;
    else table.prices[gem] = price;
  }
}

export function flip(table: Table, slot: number): void {
  const laid = table.row[slot];
  laid.side = laid.side === 'front' ? 'back' : 'front';
}

export function mayTrade(table: Table, seat: number): boolean {
  const rivals = solo(table) ? [table.smuggler] : table.players.filter((_, other) => other !== seat);
  return rivals.every(({ score }) => table.players[seat].score < score);
}

export function trade(table: Table, seat: number, move: Extract<OracleMove, { kind: 'trade' }>): void {
  const { store } = table.players[seat];
  if (move.give !== null) takeOut(store, move.give);
  if (move.take !== null) store.push(move.take);
  if (move.with === 'smuggler' && !solo(table)) {
    if (move.give === null) throw new Error('the track must not lose its marker');
    table.marker = move.give;
    return;
  }
  const other = person(table, move.with).store;
  if (move.take !== null) takeOut(other, move.take);
  if (move.give !== null) other.push(move.give);
}
