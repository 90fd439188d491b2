import type { Move } from '../../src/index.js';
import { distinct, faceOf } from './faces.js';
import { declarations, valueInUse } from './identity.js';
import { type Held, handCardOf, sorted, type Table, textOf } from './table.js';

interface Payer {
  readonly held: Held;
  readonly ways: readonly { readonly as: string; readonly value: number }[];
}

/** Every way to take some of the things, each once for things that are alike. */
export function selections<T>(things: readonly T[], likeness: (thing: T) => string): T[][] {
  const texts = things.map(likeness);
  const found = new Map<string, T[]>();
  for (let mask = 0; mask < 1 << things.length; mask++) {
    const isChosen = (_: unknown, index: number): boolean => ((mask >> index) & 1) === 1;
    found.set(texts.filter(isChosen).sort().join(), things.filter(isChosen));
  }
  return [...found.values()];
}

/** Every way to name one of each list. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((start) => list.map((each) => [...start, each])), [[]]);
}

function goods(table: Table): { from: number | 'market-discard'; card: string; price: number }[] {
  const slots = table.market.flatMap((card, slot) =>
    card === null ? [] : [{ from: slot, card, price: faceOf(card).value + slot }],
  );
  const [top] = table.marketDiscard;
  return top === undefined ? slots : [...slots, { from: 'market-discard', card: top, price: faceOf(top).value }];
}

/** DM-MARKET-3, DM-MARKET-4 and DM-VAR-3. */
function isLegal(values: readonly number[], coins: number, price: number, isClearance: boolean): boolean {
  const all = [...values, ...Array.from({ length: coins }, () => 1)];
  const surplus = all.reduce((sum, value) => sum + value, 0) - price;
  return surplus >= 0 && (isClearance || all.every((value) => surplus < value));
}

const names = (cards: readonly string[]): string => cards.join();

/** The purchases that some cards pay for, whatever the Chameleons among them are declared as. */
function purchasesWith(table: Table, chosen: readonly Payer[], coins: number): Move[] {
  const found = new Map<string, Move>();
  const pay = sorted(chosen.map(({ held }) => handCardOf(held)));
  for (const ways of combinations(chosen.map((payer) => payer.ways))) {
    const values = ways.map(({ value }) => value);
    const isClearance = ways.some(({ as }) => as === 'stock-clearance');
    const junk = chosen.filter((_, index) => ways[index].as === 'junk').map(({ held }) => held.card);
    for (const { from, card, price } of goods(table)) {
      if (from === 'market-discard' && !ways.some(({ as }) => as === 'market-discovery')) continue;
      for (let spent = 0; spent <= coins; spent++) {
        if (!isLegal(values, spent, price, isClearance)) continue;
        const thrown = card === 'essential-purchase' ? selections(junk, (id) => id) : [[]];
        for (const throwAway of thrown.filter(({ length }) => length <= 3)) {
          const key = `${from} ${spent} ${names(throwAway.sort())}`;
          found.set(key, { kind: 'buy', from, pay, coins: spent, throwAway });
        }
      }
    }
  }
  return [...found.values()];
}

/** Every purchase (section 5). */
export function purchases(table: Table, seat: number): Move[] {
  const { hand, coins } = table.players[seat];
  const payers = hand.map((held, place): Payer => {
    const faces = distinct(declarations(table, { owner: seat, card: held.card, place }).map(({ as }) => as));
    return { held, ways: faces.map((as) => ({ as, value: valueInUse(table, held, as) })) };
  });
  return selections(payers, ({ held }) => textOf(held))
    .filter(({ length }) => length > 0)
    .flatMap((chosen) => purchasesWith(table, chosen, coins));
}
