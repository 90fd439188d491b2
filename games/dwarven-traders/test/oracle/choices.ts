import {
  COLOURS,
  type Colour,
  distinct,
  everybody,
  type OracleMove,
  person,
  solo,
  type Table,
  visible,
  type Who,
} from './table.js';

export const canMine = (table: Table, who: Who, slot: number): boolean =>
  person(table, who).store.length < 2 && table.pool[visible(table, slot).mine] > 0;

/** DT-TURN-3, DT-VAR-1: the colours that a card lets a trader sell. */
export function sellable(table: Table, who: Who, slot: number): Colour[] {
  const held = distinct(person(table, who).store);
  return table.options.freeSale ? held : held.filter((gem) => gem === visible(table, slot).sell);
}

/** DT-TURN-4, DT-VAR-1: the colours that can be sold in the same turn as the card's colour is mined. */
function sellableWithMining(table: Table, who: Who, slot: number): Colour[] {
  const { mine } = visible(table, slot);
  if (table.pool[mine] === 0) return [];
  const { store } = person(table, who);
  const sold = sellable(table, who, slot);
  if (table.options.freeSale && store.length < 2 && !sold.includes(mine)) sold.push(mine);
  return sold;
}

export function turnsOf(table: Table, who: Who): OracleMove[] {
  const found: OracleMove[] = [];
  for (const slot of [0, 1, 2, 3]) {
    if (canMine(table, who, slot)) found.push({ kind: 'mine', slot });
    for (const gem of sellable(table, who, slot)) found.push({ kind: 'sell', slot, gem });
    for (const gem of sellableWithMining(table, who, slot)) found.push({ kind: 'both', slot, gem });
  }
  return found;
}

function tradesWith(table: Table, seat: number, other: Who): OracleMove[] {
  const mine = distinct(table.players[seat].store);
  const theirs = other === 'smuggler' && !solo(table) ? [table.marker] : distinct(person(table, other).store);
  if (mine.length === 0) {
    if (other === 'smuggler') return [];
    return theirs.map((take) => ({ kind: 'trade', with: other, give: null, take }));
  }
  if (theirs.length === 0) return mine.map((give) => ({ kind: 'trade', with: other, give, take: null }));
  return mine.flatMap((give) =>
    theirs.filter((take) => take !== give).map((take): OracleMove => ({ kind: 'trade', with: other, give, take })),
  );
}

export const tradesOf = (table: Table, seat: number): OracleMove[] =>
  everybody(table)
    .filter((other) => other !== seat)
    .flatMap((other) => tradesWith(table, seat, other));

/** DT-SETUP-6: a colour that nobody has chosen yet. */
export function freeColours(table: Table): Colour[] {
  const chosen = everybody(table).flatMap((who) => person(table, who).store);
  return COLOURS.filter((gem) => !chosen.includes(gem));
}
