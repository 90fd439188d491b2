import { isDeepStrictEqual } from 'node:util';
import type { Witness as LawWitness } from '@souk/kernel/laws';
import type { DwarvenTradersTypes, View } from '../../src/rules/index.js';
import { Witness } from '../witness.js';

/** Whether two views show the same. Most often they are even written the same, which is quickly found. */
function same(one: object, other: object): boolean {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  return left === right || isDeepStrictEqual(JSON.parse(left), JSON.parse(right));
}

/** A witness who saw the table once and hears all events knows all there is to see, and the result. */
export function witness(first: View): LawWitness<DwarvenTradersTypes> {
  const listener = new Witness(first);
  return {
    hear: (event) => listener.hear(event),
    disagrees: (view) =>
      same(listener.table, view) ? undefined : `${JSON.stringify(listener.table)} is not the table`,
    recount: () => listener.countResult(),
  };
}
