import { daleOfMerchants } from '@souk/dale-of-merchants';
import { beforeAll, expect, test } from 'vitest';
import { face } from '../src/games/dale-of-merchants/face.js';
import { addCatalogue, loadLanguage } from '../src/i18n/language.js';
import { plainText, speakerFor } from '../src/table-kit/speaking.js';
import { randomPlay } from './random-play.js';

const SITTERS = ['Zahra', 'Olo', 'Hild'].map((name) => ({ kind: 'person' as const, name }));
const speaker = speakerFor(SITTERS, 0);
const [{ before: VIEW }] = randomPlay(daleOfMerchants, { seats: 3, seed: 'dale' });

beforeAll(async () => {
  await addCatalogue(face.texts);
  await loadLanguage('en');
});

test('a button for a copy says which card becomes which', () => {
  const label = (spot: string, view = VIEW): string => plainText(face.buttonFor(spot, view, speaker) ?? { k: '' });
  expect(label('as:reflection:swift-broker')).toBe('Reflection as Swift Broker');
  const drawn = { card: 'trendsetting', pool: null, shown: true, marks: null };
  expect(label('as::acorn', { ...VIEW, aside: [drawn] })).toBe('Trendsetting as Acorn');
  expect(label('change::1', { ...VIEW, aside: [drawn] })).toBe('Trendsetting: one more');
});
