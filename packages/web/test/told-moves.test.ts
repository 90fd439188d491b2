import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguage } from '../../table-kit/src/i18n/language.js';
import { plainText, seatNamed, speakerFor } from '../../table-kit/src/speaking.js';
import { speakOfRecords } from '../src/replay/texts.js';
import { silently } from '../src/replay/told-moves.js';

beforeAll(speakOfRecords);
afterAll(() => loadLanguage('en'));

const SPEAKER = speakerFor(
  [
    { kind: 'person', name: 'Zahra' },
    { kind: 'bot', level: 3, name: 'Hild' },
  ],
  0,
);

test.each([
  ['en', ['You have decided.', 'Hild has decided.']],
  ['de', ['Du hast dich entschieden.', 'Hild hat sich entschieden.']],
] as const)('a move of which nothing can be said yet is told in whole sentences: %s', async (language, told) => {
  await loadLanguage(language);
  expect([0, 1].map((seat) => plainText(silently(seatNamed(seat, SPEAKER))))).toEqual(told);
});
