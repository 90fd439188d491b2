import { dwarvenTraders, type Move, type View } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { picking } from '../../../packages/table-kit/src/picks.js';
import { speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { expectSaidOnce, saidBy } from '../../../packages/web/test/prompt-lines.js';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { progress } from '../src/page/progress.js';
import { spots, spotsOf } from '../src/page/spots.js';
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
    giveNext: 'Choose a lit gem of another wagon, or give it away',
    trade: 'You give a ruby to Olo for an emerald.',
    none: 'You make no trade.',
  },
  {
    language: 'de',
    give: 'Rubin hergeben: an wen und wofür?',
    giveNext: 'Wähle einen leuchtenden Edelstein aus einer anderen Lore, oder verschenke deinen',
    trade: 'Du tauschst mit Olo: einen Rubin gegen einen Smaragd.',
    none: 'Du verzichtest auf den Tausch.',
  },
] as const)('the prompt follows the picks: $language', ({ language, give, giveNext, trade, none }) => {
  beforeAll(() => loadLanguage(language));

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
});

test('of every move of whole matches it is said once, in both languages', async () => {
  const starts = [{ seats: 2, options: { freeSale: true } }, { seats: 1 }, { seats: 4 }].map((start, i) => ({
    ...start,
    seed: `said ${i}`,
  }));
  const kinds = await expectSaidOnce(dwarvenTraders, { texts, progress, spotsOf }, starts);
  expect([...kinds].sort()).toEqual(['both', 'choose-gem', 'mine', 'no-trade', 'sell', 'trade']);
});
