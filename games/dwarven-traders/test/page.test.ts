import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { expect, test } from 'vitest';
import { expectToldAlike } from '../../../packages/web/test/told-alike.js';
import { deed, tell } from '../src/page/telling.js';
import { de } from '../src/page/text/de.js';
import { en } from '../src/page/text/en.js';
import { terminal } from '../src/terminal/index.js';

const texts = { en: async () => en, de: async () => de };

/** What nothing is said of: it is seen, or the prompt says it. */
const SILENT = ['card-flipped', 'trade-offered', 'turn-started'];

test('page and terminal tell the same of every event, in both languages', async () => {
  const { told, silent } = await expectToldAlike(dwarvenTraders, { tell, deed, texts }, terminal, {
    starts: [{ seats: 1 }, { seats: 2, options: { freeSale: true } }, { seats: 4 }],
    signs: /[◆●▲■]\p{Lu} /gu,
  });
  expect(silent).toEqual(SILENT);
  expect(told).toHaveLength(15);
});
