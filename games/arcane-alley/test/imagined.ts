import { seedRandom } from '@souk/kernel';
import { Tally } from '@souk/kernel/laws';
import { arcaneAlley, type View } from '../src/rules/index.js';

/** What an imagined state holds in one place, over many draws. */
export function imagined(
  view: View,
  what: (state: ReturnType<typeof arcaneAlley.toJSON>) => string,
  draws = 3000,
): Tally {
  const random = seedRandom('imagination');
  const tally = new Tally();
  for (let k = 0; k < draws; k++) tally.add(what(arcaneAlley.toJSON(arcaneAlley.imagine(view, random))));
  return tally;
}
