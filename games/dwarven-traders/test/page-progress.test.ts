import { dwarvenTraders, type Move, type View } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { picking } from '../../../packages/table-kit/src/picks.js';
import { plainText, speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { expectSaidOnce, saidBy } from '../../../packages/web/test/prompt-lines.js';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { progress } from '../src/page/progress.js';
import { spots, spotsOf } from '../src/page/spots.js';
import { ask } from '../src/page/telling.js';
import { de } from '../src/page/text/de.js';
import { en } from '../src/page/text/en.js';

const texts = { en: async () => en, de: async () => de };

const { before: VIEW } = elementAt([...randomPlay(dwarvenTraders, { seats: 2, seed: 'traders', most: 1 })], 0);
const TABLE: View = { ...VIEW, viewer: 0, decision: { kind: 'extra-trade', seat: 0 } };

const speaker = speakerFor(
  ['Zahra', 'Olo'].map((name) => ({ kind: 'person' as const, name })),
  0,
);

function said(moves: readonly Move[], ...picked: readonly string[]) {
  const choices = moves.map((move) => ({ move, spots: spotsOf(move, TABLE) }));
  return saidBy(progress(picking(choices, picked), [], TABLE, speaker));
}

const TRADES: readonly Move[] = [
  { kind: 'trade', give: 'ruby', with: 1, take: 'emerald' },
  { kind: 'trade', give: 'ruby', with: 1, take: 'topaz' },
  { kind: 'trade', give: 'topaz', with: 1, take: 'emerald' },
];

beforeAll(() => addCatalogue(texts));

describe.each([
  {
    language: 'en',
    give: 'Give a ruby: to whom, and for what?',
    giveNext: 'Choose a lit gem of another wagon',
    giveOrAway: 'Choose a lit gem of another wagon, or give yours for nothing to one whose wagons are empty',
    giveAway: 'Choose whom to give it to',
    take: 'You are last and have no gem: take one of another player’s, if you like.',
    trade: 'You give a ruby to Olo for an emerald.',
    none: 'You make no trade.',
  },
  {
    language: 'de',
    give: 'Rubin hergeben: an wen und wofür?',
    giveNext: 'Wähle einen leuchtenden Edelstein aus einer anderen Lore',
    giveOrAway:
      'Wähle einen leuchtenden Edelstein aus einer anderen Lore, oder verschenke deinen an jemanden mit leeren Loren',
    giveAway: 'Wähle, wem du ihn schenkst',
    take: 'Du liegst hinten und hast keinen Stein: Nimm dir einen von jemand anderem, wenn du magst.',
    trade: 'Du tauschst mit Olo: einen Rubin gegen einen Smaragd.',
    none: 'Du verzichtest auf den Tausch.',
  },
] as const)(
  'the prompt follows the picks: $language',
  ({ language, give, giveNext, giveOrAway, giveAway, take, trade, none }) => {
    beforeAll(() => loadLanguage(language));

    test('DT-TRADE-2 only to one who has none a gem is given away, and whoever has none takes one', () => {
      const away: Move = { kind: 'trade', give: 'ruby', with: 'smuggler', take: null };
      expect(said([...TRADES, away], spots.give('ruby')).second).toBe(giveOrAway);
      expect(said([away, { ...away, with: 1 }], spots.give('ruby')).second).toBe(giveAway);
      const asked = (moves: readonly Move[]): string =>
        plainText(ask({ seat: 0, moves, prompt: { kind: 'extra-trade', text: '', rule: 'DT-TRADE-1' } }));
      const taken: Move = { kind: 'trade', give: null, with: 1, take: 'ruby' };
      expect(asked([taken, { kind: 'no-trade' }])).toBe(take);
      expect(asked([...TRADES, { kind: 'no-trade' }])).not.toBe(take);
    });

    test('a gem that is given, and what it is given for', () => {
      expect(said(TRADES, spots.give('ruby'))).toMatchObject({ first: give, second: giveNext });
      expect(said(TRADES, spots.give('ruby'), spots.take(1, 'emerald'))).toMatchObject({
        first: trade,
        second: undefined,
        heard: trade,
      });
    });

    test('no trade', () => {
      expect(said([...TRADES, { kind: 'no-trade' }], spots.noTrade).first).toBe(none);
    });
  },
);

test('of every move of whole matches it is said once, in both languages', async () => {
  const starts = [{ seats: 2, options: { freeSale: true } }, { seats: 1 }, { seats: 4 }].map((start, i) => ({
    ...start,
    seed: `said ${i}`,
  }));
  const kinds = await expectSaidOnce(dwarvenTraders, { texts, progress, spotsOf }, starts);
  expect([...kinds].sort()).toEqual(['both', 'choose-gem', 'mine', 'no-trade', 'sell', 'trade']);
});
