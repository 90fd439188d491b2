import { type DaleEvent, DECK_IDS, daleOfMerchants, type Move } from '@souk/games/dale-of-merchants';
import { Events, MoveList } from '@souk/kernel';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sentence } from '../../../packages/table-kit/src/face.js';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { picking } from '../../../packages/table-kit/src/picks.js';
import { plainText, speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { loadDecks } from '../src/page/decks/loading.js';
import { face } from '../src/page/face.js';
import { isLaid, spots, spotsOf } from '../src/page/spots.js';
import { stateWith } from './page-position.js';

beforeAll(async () => {
  await addCatalogue(face.texts);
  await loadDecks(DECK_IDS);
});
beforeEach(() => loadLanguage('en'));

const SITTERS = ['Ana', 'Bob', 'Cleo'].map((name) => ({ kind: 'person' as const, name }));
const speaker = speakerFor(SITTERS, 0);
const said = (sentence: Sentence | undefined): string => (sentence === undefined ? '' : plainText(sentence));

/** Acorn lies where it costs 8; Reflection copies Accordion, of value 5, which Bob has discarded. */
const STATE = stateWith(
  ['squirrels', 'chameleons', 'macaws', 'ocelots'],
  [null, null, null, null, 'acorn'],
  [{ hand: ['reflection', 'flexible-shopkeeper', 'junk', 'swift-broker', 'junk'] }, { discard: ['accordion'] }, {}],
);
const VIEW = daleOfMerchants.view(STATE, 0);

function movesNow(): readonly Move[] {
  const list = new MoveList();
  daleOfMerchants.moves(STATE, 0, list);
  return list.toArray().map((code) => daleOfMerchants.describeMove(STATE, 0, code));
}
const MOVES = movesNow();

/** What all hear of a move. */
function told(move: Move): readonly DaleEvent[] {
  const events = new Events<DaleEvent>();
  const state = daleOfMerchants.clone(STATE);
  daleOfMerchants.play(state, 0, daleOfMerchants.readMove(state, 0, move), events);
  return events.told.map(({ event }) => event);
}

const REFLECTION = spots.hand('reflection', 0);
const paying = [REFLECTION, ...['flexible-shopkeeper', 'junk', 'swift-broker'].map((card) => spots.hand(card, 0))];

function progressOf(cards: readonly string[]) {
  const choices = MOVES.map((move) => ({ move, spots: spotsOf(move, VIEW, MOVES) }));
  const now = picking(choices, [spots.market(4), ...cards], isLaid);
  return { now, progress: face.progress?.(now, [], VIEW, speaker) };
}

test('a copy that pays what it copies is worth says so before anything is bought, and what is told of it says the same', () => {
  const { now, progress } = progressOf(paying);
  expect(said(progress?.count)).toBe('paid');
  expect(said(progress?.marks?.get(REFLECTION))).toBe('as 5');
  expect(progress?.marks?.size).toBe(1);
  expect(said(progress?.detail)).toMatch(
    /Reflection \(as Accordion\), Flexible Shopkeeper, Junk, Swift Broker to your/,
  );
  expect(progress?.says?.map(said).join(' ')).toMatch(/Reflection \(as Accordion\)/);
  const move = now.chosen?.move;
  if (move === undefined) throw new Error('nothing is decided');
  expect(said(face.preview(move, [], VIEW, speaker))).toMatch(
    /^You buy Acorn for 8 with .*Reflection \(as Accordion\)/,
  );
  const announced = told(move).flatMap((event) => (event.kind === 'bought' ? event.payment : []));
  expect(announced).toContainEqual({ card: 'reflection', as: 'accordion', showing: null });
});

test.each([
  ['en', 'paid at least 2 of 8', 'Buy: pay on'],
  ['de', 'mindestens 2 von 8 bezahlt', 'Kaufen: weiter zahlen'],
] as const)('what a copy has paid is not known before the payment is whole (%s)', async (language, count, button) => {
  await loadLanguage(language);
  const { progress } = progressOf([REFLECTION]);
  expect(said(progress?.count)).toBe(count);
  expect(said(progress?.action)).toBe(button);
  expect(progress?.marks?.size).toBe(0);
});
