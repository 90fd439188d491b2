import { DECK_IDS, daleOfMerchants, type Move } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { beforeAll, expect, test } from 'vitest';
import { textNamed } from '../../../packages/table-kit/src/components/Text.js';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { plainText, speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { foresee } from '../../../packages/web/src/session/foresight.js';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { expectToldAlike } from '../../../packages/web/test/told-alike.js';
import { loadDecks } from '../src/page/decks/loading.js';
import { face } from '../src/page/face.js';
import { terminal } from '../src/terminal/index.js';

const SITTERS = ['Zahra', 'Olo', 'Hild'].map((name) => ({ kind: 'person' as const, name }));
const speaker = speakerFor(SITTERS, 0);
const { before: VIEW } = elementAt([...randomPlay(daleOfMerchants, { seats: 3, seed: 'dale', most: 1 })], 0);

beforeAll(async () => {
  await addCatalogue(face.texts);
  await loadDecks(DECK_IDS);
  await loadLanguage('en');
});

test('what a card offers says what it counts as', () => {
  const label = (spot: string, view = VIEW): string => plainText(face.buttonFor(spot, view, speaker) ?? { k: 'close' });
  expect(label('as:swift-broker@hand:reflection#0')).toBe('as Swift Broker');
  const drawn = { card: 'trendsetting', pool: null, shown: true, marks: null };
  expect(label('as:acorn@aside', { ...VIEW, aside: [drawn] })).toBe('as Acorn');
  expect(label('change:1@aside', { ...VIEW, aside: [drawn] })).toBe('counts 6');
});

/** A table with a market and piles whose top cards are known. */
const TABLE = {
  ...VIEW,
  viewer: 0,
  market: ['spyglass', 'swift-broker', 'empty-chest', null, null],
  marketDiscard: ['acorn'],
};
const NO_EVENTS = [] as const;
const says = (move: Move, events: Parameters<typeof face.preview>[1] = NO_EVENTS): string =>
  plainText(face.preview(move, events, TABLE, speaker));

test('the preview of a purchase says what, for how much and with what', () => {
  const buy = { kind: 'buy', from: 2, pay: ['junk', 'cookies'], coins: 0, throwAway: [] } as const;
  expect(says(buy)).toBe('You buy Empty Chest for 4 with Junk, Cookies.');
  expect(says({ ...buy, coins: 1 })).toBe('You buy Empty Chest for 4 with Junk, Cookies and 1 coin.');
  expect(says({ ...buy, pay: [], coins: 4 })).toBe('You buy Empty Chest for 4 with 4 coins.');
  expect(says({ ...buy, from: 'market-discard' })).toBe('You buy Acorn for 4 with Junk, Cookies.');
});

test('previews name the cards that are used, gained and thrown away', () => {
  expect(says({ kind: 'inventory', cards: ['junk', 'junk'] })).toBe('You discard Junk, Junk.');
  expect(says({ kind: 'inventory', cards: [] })).toBe('You take the action without discarding a card.');
  const copy = { card: 'reflection', as: 'acorn', showing: null, change: 0 };
  expect(says({ kind: 'build', hand: [copy], discard: [] })).toBe('You build stack 1 of Reflection (as Acorn).');
  const [hand, pile] = [{ zone: 'hand', seat: 0 } as const, { zone: 'discard', seat: 0 } as const];
  expect(
    says({ kind: 'technique', card: 'favourite-toy', as: 'favourite-toy', showing: null }, [
      { kind: 'moved', card: 'acorn', from: pile, to: hand },
      { kind: 'moved', card: 'junk', from: hand, to: { zone: 'market-discard' } },
    ]),
  ).toBe('You play Favourite Toy. You get Acorn into your hand. Thrown away: Junk.');
});

test('every move of a match has a preview of its own in both languages', async () => {
  const kinds = new Set<string>();
  for (const language of ['en', 'de'] as const) {
    await loadLanguage(language);
    for (const { moves, before, seat } of randomPlay(daleOfMerchants, { seats: 3, seed: 'previews', most: 120 })) {
      // One move of each kind: there may be thousands.
      for (const move of new Map(moves.map((each) => [each.kind, each])).values()) {
        const sentence = face.preview(move, foresee(daleOfMerchants, before, seat, move), before, speaker);
        expect(textNamed(sentence.k), sentence.k).toBeDefined();
        expect(sentence.k).toMatch(/^dm\.preview\./);
        expect(plainText(sentence)).toMatch(/^[^{}]*\p{L}\.$|\d\.$|\)\.$/u);
        kinds.add(move.kind);
      }
    }
  }
  await loadLanguage('en');
  expect(kinds.size).toBeGreaterThan(6);
});

/** What nothing is said of: it is seen, or something else tells it. */
const SILENT = ['dealt', 'hand-checked', 'last-window', 'market-closed-up', 'turn-started'];

test('page and terminal tell the same of every event, in both languages', async () => {
  const { told, silent } = await expectToldAlike(daleOfMerchants, face, terminal, {
    starts: [2, 3, 4].map((seats) => ({ seats, options: { deckSelection: 'ban-and-pick' } })),
  });
  expect(silent).toEqual(SILENT);
  expect(told.length).toBeGreaterThan(15);
});
