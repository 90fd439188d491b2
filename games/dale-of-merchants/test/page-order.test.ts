import { daleOfMerchants, type Move, ON_MARKET_DISCARD, ON_OWN_DECK, type View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { plainText, speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { movedInRow } from '../../../packages/table-kit/src/useOrdering.js';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { face } from '../src/page/face.js';
import { canMatter } from '../src/page/ordering.js';

const { before: VIEW } = elementAt([...randomPlay(daleOfMerchants, { seats: 3, seed: 'dale', most: 1 })], 0);
const unknown = { card: null, pool: 0, shown: false, marks: null };
const known = (card: string) => ({ ...unknown, card });
const speaker = speakerFor(
  ['Zahra', 'Olo', 'Hild'].map((name) => ({ kind: 'person' as const, name })),
  0,
);

interface Situation {
  readonly decks: View['decks'];
  /** How many cards are left of the own deck and hand. */
  readonly deck?: number;
  readonly hand?: number;
  readonly stall?: readonly string[];
  readonly pile?: number;
  /** What goes on between the turn and the order. */
  readonly within?: 'purchase' | 'technique';
  readonly options?: Partial<View['options']>;
  /** What may be among the cards that are not known. */
  readonly maybe?: View['pools'][number];
}

const FRAME = elementAt(VIEW.frames, 0);

/** The first player is asked in which order three cards go to a pile. */
function asking({
  decks,
  deck = 9,
  hand = 2,
  stall = [],
  pile = 0,
  within,
  options = {},
  maybe = {},
}: Situation): View {
  const frames = [
    { ...FRAME, effect: 'turn' as const, seat: 0 },
    ...(within === undefined ? [] : [{ ...FRAME, effect: within, seat: 0 }]),
    { ...FRAME, effect: 'order' as const, seat: 0, count: 3, place: pile },
  ];
  const players = VIEW.players.map((player, seat) => ({
    ...player,
    hand: Array.from({ length: seat === 0 ? hand : 5 }, () => unknown),
    deck: Array.from({ length: seat === 0 ? deck : 9 }, () => unknown),
    stall: seat === 1 ? [stall] : [],
  }));
  const aside = ['junk', 'flexible-shopkeeper', 'acorn'].map(known);
  return {
    ...VIEW,
    viewer: 0,
    decks,
    frames,
    players,
    aside,
    pools: [maybe],
    options: { ...VIEW.options, ...options },
  };
}

const isAsked = (situation: Situation): boolean => canMatter(situation.pile ?? 0, asking(situation));

describe('the order of discards is asked', () => {
  test('where a rival’s Reflection or Treasure Hunter could use the top, or an own Favourite Toy', () => {
    expect(isAsked({ decks: ['pandas', 'ocelots', 'chameleons'] })).toBe(true);
    expect(isAsked({ decks: ['pandas', 'ocelots', 'raccoons'] })).toBe(true);
    expect(isAsked({ decks: ['pandas', 'ocelots', 'macaws'] })).toBe(true);
  });

  test('not where no card in the game looks at the top of a pile', () => {
    expect(isAsked({ decks: ['pandas', 'ocelots', 'squirrels'] })).toBe(false);
  });

  test('not where all cards that do lie in stalls, out of everybody’s reach', () => {
    expect(isAsked({ decks: ['pandas', 'ocelots', 'raccoons'], stall: ['treasure-hunter'] })).toBe(false);
    expect(isAsked({ decks: ['pandas', 'ocelots', 'macaws'], stall: ['favourite-toy'] })).toBe(false);
    // A card in a stall can be swapped for, or copied.
    expect(isAsked({ decks: ['pandas', 'squirrels', 'raccoons'], stall: ['treasure-hunter'] })).toBe(true);
  });

  test('not where the pile is certainly shuffled before anybody can look', () => {
    const decks: View['decks'] = ['pandas', 'ocelots', 'raccoons'];
    // Two in hand and one that is bought leave two to draw.
    expect(isAsked({ decks, deck: 1, hand: 2 })).toBe(false);
    expect(isAsked({ decks, deck: 1, hand: 2, within: 'purchase' })).toBe(false);
    expect(isAsked({ decks, deck: 2, hand: 2 })).toBe(true);
    // A technique goes on: whatever it draws may look at the pile.
    expect(isAsked({ decks, deck: 1, hand: 2, within: 'technique' })).toBe(true);
    // Another's pile is not shuffled in this turn.
    expect(isAsked({ decks, deck: 1, hand: 2, pile: 1 })).toBe(true);
  });

  test('on the market’s pile where Good Old Times or Market Discovery are in the game', () => {
    expect(isAsked({ decks: ['macaws', 'ocelots', 'raccoons'], pile: ON_MARKET_DISCARD })).toBe(false);
    expect(isAsked({ decks: ['pandas', 'ocelots', 'raccoons'], pile: ON_MARKET_DISCARD })).toBe(true);
    expect(isAsked({ decks: ['macaws', 'ocelots', 'chameleons'], pile: ON_MARKET_DISCARD })).toBe(true);
  });

  test('on the own deck always', () => {
    expect(isAsked({ decks: ['pandas', 'ocelots', 'squirrels'], pile: ON_OWN_DECK })).toBe(true);
  });
});

const order = (card: string): Move => ({ kind: 'order', card });
const decisionOf = (moves: readonly Move[]) => ({ seat: 0, prompt: { kind: 'order', text: '', rule: '' }, moves });
const MOVES = ['junk', 'flexible-shopkeeper', 'acorn'].map(order);

test('where it can matter to nobody the cards lie as they would unasked', () => {
  const decks: View['decks'] = ['pandas', 'ocelots', 'raccoons'];
  const settled = { decks, deck: 0, hand: 2 };
  expect(face.answerFor?.(decisionOf(MOVES), asking(settled))).toEqual(order('acorn'));
  expect(face.answerFor?.(decisionOf(MOVES), asking({ ...settled, options: { pileOrder: 'full' } }))).toEqual(
    order('flexible-shopkeeper'),
  );
  expect(face.answerFor?.(decisionOf(MOVES), asking({ decks }))).toBeUndefined();
});

describe('the row', () => {
  beforeAll(async () => {
    await addCatalogue(face.texts);
    await loadLanguage('en');
  });
  const decks: View['decks'] = ['pandas', 'ocelots', 'raccoons'];
  const rowOf = (situation: Partial<Situation> = {}) => {
    const found = face.ordering?.(decisionOf(MOVES), asking({ decks, ...situation }), speaker);
    if (found === undefined) throw new Error('an order is asked');
    return found;
  };

  test('lies by value, and says why it is asked', () => {
    const { things, detail } = rowOf({ maybe: { 'treasure-hunter': 1 } });
    expect(things).toEqual(['flexible-shopkeeper', 'junk', 'acorn']);
    expect(plainText(detail)).toBe('Drag to reorder: Treasure Hunter could take the last one');
    // As long as it waits in the market's deck it is not named.
    expect(plainText(rowOf().detail)).toBe('Drag to reorder: the last one lies on top');
    expect(plainText(rowOf({ pile: ON_OWN_DECK }).detail)).toBe('Drag to reorder: the last one is drawn first');
  });

  test('names the top alone where the rules ask for no more: the others keep their order', () => {
    const { things, arranged, movesFor, isTopOnly } = rowOf();
    expect(isTopOnly).toBe(true);
    const row = arranged(movedInRow(things, 0, 2));
    expect(row).toEqual(['junk', 'acorn', 'flexible-shopkeeper']);
    expect(arranged(movedInRow(things, 2, 0))).toEqual(['flexible-shopkeeper', 'acorn', 'junk']);
    expect(movesFor(row)).toEqual([order('flexible-shopkeeper')]);
  });

  test('under full order every card is laid in turn', () => {
    const { things, arranged, movesFor, isTopOnly } = rowOf({ options: { pileOrder: 'full' } });
    expect(isTopOnly).toBe(false);
    const row = arranged(movedInRow(things, 2, 0));
    expect(row).toEqual(['acorn', 'flexible-shopkeeper', 'junk']);
    expect(movesFor(row)).toEqual(['acorn', 'flexible-shopkeeper', 'junk'].map(order));
  });
});
