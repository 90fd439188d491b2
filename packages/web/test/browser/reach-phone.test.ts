import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import type { AnyGame } from '@souk/kernel';
import { expect, test } from 'vitest';
import { expectNoComplaints, PHONE, visit, withBrowser } from './browser.js';
import { combined } from './combinations.js';
import { crowdedMoments, momentsOf } from './moments.js';
import { nextQuestion, openMatch } from './playing.js';
import { offSide, widthOf } from './reach.js';

withBrowser();

/** German words are longer: games with many of them come in it. */
const TABLES = combined([arcaneAlley, dwarvenTraders, daleOfMerchants] as readonly AnyGame[], ['de', 'en']).map(
  ([game, language]) => ({ game, name: game.name, language }),
);

test.each(TABLES)(
  '$name on a phone: nothing that can be chosen is to be looked for aside, or cut off ($language)',
  async ({ game, language }) => {
    const seen = await visit('/', PHONE, { settings: { language } });
    const { page } = seen;
    const found: string[] = [];
    for (const { kind, match } of [...momentsOf(game), ...crowdedMoments(game)]) {
      await openMatch(page, match, kind);
      expect(await nextQuestion(page), kind).toBe('asked');
      for (const fault of await offSide(page)) found.push(`${kind}: ${fault}`);
      expect(await widthOf(page), kind).toBeLessThanOrEqual(390);
    }
    expect(found).toEqual([]);
    expectNoComplaints(seen);
    await seen.close();
  },
);
