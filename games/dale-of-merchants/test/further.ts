import { FURTHER_DECKS } from '../src/rules/decks/further.js';
import { DECKS, type Move, makeDale, type SpentCards } from '../src/rules/index.js';
import { type Setup, type Table, tableWith } from './table.js';

/** A box with the decks that are not switched on yet. */
export const furtherDale = makeDale([...DECKS, ...FURTHER_DECKS]);

export const furtherTable = (setup: Setup): Table => tableWith(furtherDale, FURTHER_DECKS, setup);

/** The first of many tables that differ in luck alone for which something holds after it was played. */
export function furtherLuck(setup: Setup, holds: (table: Table) => boolean): Table {
  for (let luck = 1; luck < 500; luck++) {
    const lucked = furtherTable({ ...setup, luck });
    if (holds(lucked)) return lucked;
  }
  throw new Error('no such luck');
}

type Spending = Partial<Omit<SpentCards, 'amount'>>;

export const spend = (amount: number, { pay = [], coins = 0 }: Spending = {}): Move => ({
  kind: 'spend',
  pay,
  coins,
  amount,
});
export const spendNothing = spend(0);
export const finish = (card: string): Move => ({ kind: 'effect', card, effect: 'finish', count: 0 });
export const goOn: Move = { kind: 'go-on' };

export const DAWN = 0;
export const DAY = 1;
export const NIGHT = 2;

/** A table at which Ana's clock shows this hour. */
export function atHour(hour: number, setup: Setup): Table {
  const seats = [setup.ana, setup.bob, setup.cleo, setup.dan].filter((each, seat) => seat < 2 || each !== undefined);
  return furtherTable({
    ...setup,
    turn: {
      extras: {
        counters: seats.map((_, seat) => ({ clock: seat === 0 ? hour : DAWN })),
        piles: seats.map(() => ({})),
        scheduled: [],
        due: [],
        used: [],
      },
    },
  });
}
