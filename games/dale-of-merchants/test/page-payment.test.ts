import { DECK_IDS, type Move, type View } from '@souk/games/dale-of-merchants';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sentence } from '../../../packages/table-kit/src/face.js';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { picking } from '../../../packages/table-kit/src/picks.js';
import { plainText, speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { loadDecks } from '../src/page/decks/loading.js';
import { face } from '../src/page/face.js';
import { isLaid, spots, spotsOf } from '../src/page/spots.js';
import { type Table, table } from './table.js';

beforeAll(async () => {
  await addCatalogue(face.texts);
  await loadDecks(DECK_IDS);
});
beforeEach(() => loadLanguage('en'));

const SITTERS = ['Ana', 'Bob', 'Cleo'].map((name) => ({ kind: 'person' as const, name }));
const speaker = speakerFor(SITTERS, 0);
const said = (sentence: Sentence | undefined): string => (sentence === undefined ? '' : plainText(sentence));

/** Acorn lies where it costs 8; Reflection copies Accordion, of value 5, which Bob has discarded. */
const mirror = (): Table =>
  table({
    decks: ['squirrels', 'chameleons', 'macaws', 'ocelots'],
    ana: { hand: ['reflection', 'flexible-shopkeeper', 'junk', 'swift-broker', 'junk'] },
    bob: { discard: ['accordion'] },
    cleo: {},
    market: [null, null, null, null, 'acorn'],
  });

const REFLECTION = spots.hand('reflection', 0);
const paying = [REFLECTION, ...['flexible-shopkeeper', 'junk', 'swift-broker'].map((card) => spots.hand(card, 0))];

function progressOf(moves: readonly Move[], view: View, cards: readonly string[]) {
  const choices = moves.map((move) => ({ move, spots: spotsOf(move, view, moves) }));
  const now = picking(choices, [spots.market(4), ...cards], isLaid);
  return { now, progress: face.progress?.(now, [], view, speaker) };
}

test('a copy that pays what it copies is worth says so before anything is bought, and what is told of it says the same', () => {
  const t = mirror();
  const view = t.view('ana');
  const { now, progress } = progressOf(t.moves(), view, paying);
  expect(said(progress?.count)).toBe('paid');
  expect(said(progress?.marks?.get(REFLECTION))).toBe('as 5');
  expect(progress?.marks?.size).toBe(1);
  expect(said(progress?.detail)).toMatch(
    /Reflection \(as Accordion\), Flexible Shopkeeper, Junk, Swift Broker to your/,
  );
  expect(progress?.says?.map(said).join(' ')).toMatch(/Reflection \(as Accordion\)/);
  const move = now.chosen?.move;
  if (move === undefined) throw new Error('nothing is decided');
  expect(said(face.preview(move, [], view, speaker))).toMatch(
    /^You buy Acorn for 8 with .*Reflection \(as Accordion\)/,
  );
  const announced = t.play(move).told.flatMap(({ event }) => (event.kind === 'bought' ? event.payment : []));
  expect(announced).toContainEqual({ card: 'reflection', as: 'accordion', showing: null });
});

test.each([
  ['en', 'paid at least 2 of 8', 'Buy: pay on'],
  ['de', 'mindestens 2 von 8 bezahlt', 'Kaufen: weiter zahlen'],
] as const)('what a copy has paid is not known before the payment is whole (%s)', async (language, count, button) => {
  await loadLanguage(language);
  const t = mirror();
  const { progress } = progressOf(t.moves(), t.view('ana'), [REFLECTION]);
  expect(said(progress?.count)).toBe(count);
  expect(said(progress?.action)).toBe(button);
  expect(progress?.marks?.size).toBe(0);
});
