import type { HandCard, Move } from '../../src/rules/index.js';
import { distinct, faceOf } from './faces.js';
import { declarations, valueInUse } from './identity.js';
import { type Held, handCardOf, sorted, type Table, textOf } from './table.js';

type Buy = Extract<Move, { kind: 'buy' }>;

/** What a card that is paid counts as. */
interface Way {
  readonly as: string;
  readonly value: number;
}

interface Payer {
  readonly held: Held;
  readonly ways: readonly Way[];
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

/** Which of several junk cards is thrown away makes no difference, whatever the turn has done to them. */
export const thrownCard = (card: HandCard): HandCard =>
  typeof card !== 'string' && card.card === 'junk' ? card.card : card;

/** DM-CARD-essential-purchase: what may be thrown away of the junk paid for a card. */
const thrownFor = (card: string, junk: readonly HandCard[]): HandCard[][] =>
  card === 'essential-purchase' ? selections(junk, textOf).filter(({ length }) => length <= 3) : [[]];

/** The purchases that some cards pay for, declared in one way. */
function purchasesAs(table: Table, chosen: readonly Payer[], ways: readonly Way[], coins: number): Buy[] {
  const isPaidWith = (face: string): boolean => ways.some(({ as }) => as === face);
  const values = ways.map(({ value }) => value);
  const pay = chosen.map(({ held }) => handCardOf(held));
  const junk = pay.filter((_, index) => ways[index].as === 'junk').map(thrownCard);
  return goods(table)
    .filter(({ from }) => from !== 'market-discard' || isPaidWith('market-discovery'))
    .flatMap(({ from, card, price }) =>
      Array.from({ length: coins + 1 }, (_, spent) => spent)
        .filter((spent) => isLegal(values, spent, price, isPaidWith('stock-clearance')))
        .flatMap((spent) =>
          thrownFor(card, junk).map((throwAway): Buy => ({ kind: 'buy', from, pay, coins: spent, throwAway })),
        ),
    );
}

/** The purchases that some cards pay for, whatever the Chameleons among them are declared as. */
function purchasesWith(table: Table, chosen: readonly Payer[], coins: number): Move[] {
  const found = new Map<string, Move>();
  for (const ways of combinations(chosen.map((payer) => payer.ways))) {
    for (const move of purchasesAs(table, chosen, ways, coins)) {
      found.set(`${move.from} ${move.coins} ${textOf(sorted(move.throwAway))}`, move);
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
