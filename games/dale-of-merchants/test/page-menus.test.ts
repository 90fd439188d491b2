import { DECK_IDS, daleOfMerchants, type HandCard, type Move, type View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sentence } from '../../../packages/table-kit/src/face.js';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { type Option, openingMenu, optionsOf } from '../../../packages/table-kit/src/options.js';
import { picking, repicked, settled } from '../../../packages/table-kit/src/picks.js';
import { plainText, speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { randomPlay } from '../../../packages/web/test/random-play.js';
import { countedInStack } from '../src/page/cards.js';
import { loadDecks } from '../src/page/decks/loading.js';
import { face } from '../src/page/face.js';
import { meantOf } from '../src/page/hand.js';
import { copySpots, isLaid, spots, spotsOf } from '../src/page/spots.js';
import { offeredCards } from '../src/page/tray-cards.js';

const speaker = speakerFor(
  ['Zahra', 'Hild', 'Olo'].map((name) => ({ kind: 'person' as const, name })),
  0,
);
const { before: VIEW } = elementAt([...randomPlay(daleOfMerchants, { seats: 3, seed: 'dale', most: 1 })], 0);

const inHand = (card: string) => ({ card, pool: null, shown: false, marks: null });
const HAND = ['acorn', 'junk', 'junk', 'flexible-shopkeeper', 'flexible-shopkeeper'];

/** Acorn at +1 costs 5; two stacks are built. */
const TABLE: View = {
  ...VIEW,
  viewer: 0,
  market: ['prepaid-good', 'acorn', null, null, null],
  marketDiscard: ['spyglass'],
  players: VIEW.players.map((player, seat) =>
    seat === 0 ? { ...player, hand: HAND.map(inHand), stall: [['junk'], ['empty-chest']] } : player,
  ),
};

const part = (card: string, as = card, change = 0) => ({ card, as, showing: null, change });
const build = (...hand: readonly ReturnType<typeof part>[]): Move => ({ kind: 'build', hand, discard: [] });
const play = (card: string, as = card): Move => ({ kind: 'technique', card, as, showing: null });
const buy = (pay: readonly HandCard[], { coins = 0, throwAway = [] as readonly HandCard[] } = {}): Move => ({
  ...{ kind: 'buy', from: 1, pay, coins, throwAway },
});

const hand = (card: string, copy = 0): string => spots.hand(card, copy);
const SHOPKEEPER = hand('flexible-shopkeeper');

const isWay = (spot: string): boolean => face.menus?.questionOf(spot) !== undefined;

/** What is picked as the page has it. */
const pick = (moves: readonly Move[], ...picked: readonly string[]) =>
  settled(
    picking(
      moves.map((move) => ({ move, spots: spotsOf(move, TABLE, moves) })),
      picked,
      isLaid,
    ),
    isWay,
    isLaid,
  );

const said = (sentence: Sentence | undefined): string => (sentence === undefined ? '' : plainText(sentence));
const optionsAt = (moves: readonly Move[], ...picked: readonly string[]): readonly Option[] =>
  optionsOf(pick(moves, ...picked), face, TABLE, speaker);
const rowsAt = (moves: readonly Move[], ...picked: readonly string[]) =>
  optionsAt(moves, ...picked)
    .filter(({ host }) => host !== undefined)
    .map(({ label, row, picked: isOn }) => [`${isOn ? '✓ ' : ''}${said(label)}`, said(row.detail), row.value]);

beforeAll(async () => {
  await addCatalogue(face.texts);
  await loadDecks(DECK_IDS);
});
beforeEach(() => loadLanguage('en'));

describe('what a card counts as', () => {
  const stacks = [
    build(part('flexible-shopkeeper'), part('junk'), part('junk')),
    build(part('flexible-shopkeeper', 'empty-chest'), part('junk')),
  ];

  test('“as itself” is the first row and counts as long as nothing else is chosen; each row says what follows', () => {
    expect(rowsAt(stacks, spots.stall, SHOPKEEPER, hand('junk'))).toEqual([
      ['✓ as itself', 'Copies a card of your last stack', 1],
      ['as Empty Chest', 'makes the stack exactly', 2],
    ]);
  });

  test('another row takes the place of the one that is chosen, “as itself” too', () => {
    const chosen = spots.as('empty-chest', SHOPKEEPER);
    const picked = [spots.stall, SHOPKEEPER, hand('junk'), chosen];
    expect(rowsAt(stacks, ...picked).map(([label]) => label)).toEqual(['as itself', '✓ as Empty Chest']);
    const [itself] = optionsAt(stacks, ...picked);
    expect(itself).toMatchObject({ instead: [chosen], picks: false });
    expect(repicked(pick(stacks, ...picked), undefined, [chosen])).toEqual(picked.slice(0, 3));
  });

  test('where it must be another card, the first is taken, can be changed in the menu, and is not a pick', () => {
    const plays = [play('flexible-shopkeeper', 'acorn'), play('flexible-shopkeeper', 'spyglass')];
    const now = pick(plays, SHOPKEEPER);
    expect(now.chosen?.move).toEqual(plays[0]);
    expect(now.picked).toEqual([SHOPKEEPER]);
    const options = optionsAt(plays, SHOPKEEPER);
    expect(options.map(({ label, picked }) => [said(label), picked])).toEqual([
      ['as Acorn', true],
      ['as Spyglass', false],
    ]);
    expect(openingMenu(now, options, () => false)).toBe(SHOPKEEPER);
    expect(
      face.menus === undefined ? '' : said(face.menus.titleOf(SHOPKEEPER, [options[0]?.spot ?? ''], now, TABLE)),
    ).toBe('Flexible Shopkeeper counts as');
  });

  test('nothing is taken for the player as long as further cards could be laid down', () => {
    const more = [
      build(part('flexible-shopkeeper', 'empty-chest')),
      build(part('flexible-shopkeeper', 'acorn'), part('junk')),
    ];
    expect(pick(more, spots.stall, SHOPKEEPER).chosen).toBeUndefined();
  });

  test('two copies of a card can count as different ones, each chosen at its own', () => {
    const both = build(part('flexible-shopkeeper', 'acorn'), part('flexible-shopkeeper', 'empty-chest'));
    const alike = build(part('flexible-shopkeeper', 'acorn'), part('flexible-shopkeeper', 'acorn'));
    const moves = [alike, both];
    const laid = [spots.stall, SHOPKEEPER, hand('flexible-shopkeeper', 1)];
    const wanted = spots.as('empty-chest', hand('flexible-shopkeeper', 1));
    expect(optionsAt(moves, ...laid).map(({ spot, host }) => [spot, host])).toContainEqual([
      ...[wanted, hand('flexible-shopkeeper', 1)],
    ]);
    expect(pick(moves, ...laid, wanted).chosen?.move).toBe(both);
  });

  test('it is not asked before it is known what the card is for', () => {
    const moves = [...stacks, buy(['flexible-shopkeeper', 'acorn'])];
    expect(rowsAt(moves, SHOPKEEPER).map(([label]) => label)).toEqual(['Pay', 'Build stack 3']);
  });

  test('what a value can be changed to stands beside what is printed', () => {
    const moves = [0, 1, -1].map((change) => build(part('acorn', 'acorn', change), part('junk')));
    expect(rowsAt(moves, spots.stall, hand('acorn'), hand('junk')).map(([label]) => label)).toEqual([
      ...['✓ counts 4', 'counts 5', 'counts 3'],
    ]);
  });
});

describe('other choices', () => {
  test('uses say what follows from them and what the card counts', () => {
    const moves = [
      buy(['acorn', 'junk']),
      build(part('acorn')),
      play('acorn'),
      { kind: 'inventory', cards: ['acorn'] },
    ];
    expect(rowsAt(moves as readonly Move[], hand('acorn'))).toEqual([
      ['Pay', 'it pays 4: then choose what to buy', undefined],
      ['Build stack 3', '3 of 3', undefined],
      ['Play it', 'Swap it for a card in a rival’s stall', undefined],
      ['Discard cards', 'you draw others at the end of your turn', undefined],
    ]);
  });

  test('throwing away what counts as junk is a switch at the card that is paid', () => {
    const away: readonly HandCard[][] = [[], ['flexible-shopkeeper'], ['flexible-shopkeeper', 'flexible-shopkeeper']];
    const moves = away.map((throwAway) => buy(['acorn', 'flexible-shopkeeper', 'flexible-shopkeeper'], { throwAway }));
    const switches = (...picked: readonly string[]) =>
      optionsAt(moves, 'market:1', ...picked).map(({ host, way, picked: isOn }) => [host, way, isOn]);
    expect(switches()).toEqual([[SHOPKEEPER, 'switch', false]]);
    expect(switches(spots.thrown('flexible-shopkeeper', 0))).toEqual([
      [SHOPKEEPER, 'switch', true],
      [hand('flexible-shopkeeper', 1), 'switch', false],
    ]);
  });

  test('of several cards it is asked what all of them are for', () => {
    const now = pick([buy(['acorn', 'junk'])], hand('acorn'), hand('junk'));
    expect(said(face.menus?.titleOf(hand('junk'), [spots.buy], now, TABLE))).toBe('What for?');
  });

  test('coins are chosen at the purse, or none of them', () => {
    const moves = [0, 1, 2].map((coins) => buy(['acorn', 'junk'], { coins }));
    expect(
      optionsAt(moves, 'market:1', hand('acorn')).map(({ host, label, picked }) => [host, said(label), picked]),
    ).toEqual([
      ['purse', 'Without coins', true],
      ['purse', 'With 1 coin', false],
      ['purse', 'With 2 coins', false],
    ]);
  });

  test('what cards do from elsewhere is offered in the prompt where the table has no place for it', () => {
    const effect: Move = { kind: 'effect', card: 'acorn', effect: 'later', count: 2 };
    const options = optionsAt([effect, { kind: 'end-turn' }]).map(({ host, label }) => [host, said(label)]);
    expect(options).toContainEqual([undefined, 'Use Acorn']);
  });

  test('where a card comes from is offered in the prompt, of others together with the player', () => {
    const moves: Move[] = [
      { kind: 'source', from: 'deck', player: 0 },
      { kind: 'source', from: 'deck', player: 1 },
      { kind: 'market-source', from: 'market-deck' },
    ];
    const options = optionsAt(moves).map(({ host, label }) => [host, said(label)]);
    expect(options).toContainEqual([undefined, 'Your deck']);
    expect(options).toContainEqual([undefined, 'Top of the market deck']);
    expect(pick(moves, spots.player(1)).chosen?.move).toEqual(moves[1]);
    expect(pick(moves, spots.from('own-deck')).chosen?.move).toEqual(moves[0]);
  });
});

/** What the prompt says while a question is answered. */
function answered(moves: readonly Move[], ...picked: readonly string[]) {
  const progress = face.progress?.(pick(moves, ...picked), [], TABLE, speaker);
  return { count: said(progress?.count), detail: said(progress?.detail), button: said(progress?.action) };
}

describe('a card that counts otherwise than is printed on it says so', () => {
  const FIVE: View = {
    ...TABLE,
    players: TABLE.players.map((player, seat) =>
      seat === 0 ? { ...player, stall: Array.from({ length: 5 }, () => ['junk']) } : player,
    ),
  };
  const accordion: View = {
    ...FIVE,
    players: FIVE.players.map((player, seat) =>
      seat === 0 ? { ...player, hand: ['accordion', 'acorn'].map(inHand) } : player,
    ),
  };
  const spot = hand('accordion');
  const moves = [build(part('accordion', 'accordion', 1)), build(part('acorn', 'acorn', 2))];
  const now = picking(
    moves.map((move) => ({ move, spots: spotsOf(move, accordion, moves) })),
    [spots.stall, spot],
    isLaid,
  );

  test.each([
    ['en', 'as 6', 'Accordion (as 6) goes into your stall for good'],
    ['de', 'als 6', 'Akkordeon (als 6) kommt für immer in deinen Stand'],
  ] as const)('on its mark and in what would happen (%s)', async (language, mark, detail) => {
    await loadLanguage(language);
    const progress = face.progress?.(now, [], accordion, speaker);
    expect(said(progress?.marks?.get(spot))).toBe(mark);
    expect(said(progress?.detail)).toBe(detail);
    expect(said(progress?.count)).toMatch(/^6/);
  });

  test('a copy is called what it copies', () => {
    const copying = build(part('flexible-shopkeeper', 'empty-chest'), part('junk'));
    const progress = face.progress?.(pick([copying], spots.stall, SHOPKEEPER), [], TABLE, speaker);
    expect(said(progress?.detail)).toBe('Flexible Shopkeeper (as Empty Chest), Junk go into your stall for good');
    expect(said(progress?.marks?.get(SHOPKEEPER))).toBe('as 2');
    expect(progress?.marks?.size).toBe(1);
  });

  test('its menu promises no less than the whole stack', () => {
    const whole = picking(
      [...moves, play('accordion')].map((move) => ({ move, spots: spotsOf(move, accordion, moves) })),
      [spot],
      isLaid,
    );
    expect(said(face.menus?.rowFor(spots.stall, whole, accordion).detail)).toBe('6 of 6');
  });

  test('and in the stall, where it is certain', () => {
    expect(countedInStack(['accordion'], 6)).toEqual([6]);
    expect(countedInStack(['loyal-partner', 'good-old-times'], 7)).toEqual([undefined, 6]);
    expect(countedInStack(['loyal-partner', 'acorn'], 5)).toEqual([]);
    // Which of two it is nobody can tell.
    expect(countedInStack(['accordion', 'good-old-times'], 7)).toEqual([]);
  });
});

describe('a stack that takes a card of the discard pile', () => {
  const withPile: Move = {
    kind: 'build',
    hand: [part('acorn')],
    discard: [{ card: 'junk', as: 'junk', showing: null, change: 0 }],
  };
  const moves = [withPile, play('acorn'), build(part('junk'))];

  test('offers it once it is being built, and not before', () => {
    expect(offeredCards(pick(moves))).toEqual([]);
    expect(offeredCards(pick(moves, hand('acorn')))).toEqual([]);
    expect(offeredCards(pick(moves, spots.stall))).toEqual([spots.pile('junk', 0)]);
    expect(offeredCards(pick(moves, spots.stall, spots.pile('junk', 0)))).toEqual([spots.pile('junk', 0)]);
  });

  test('and names it', () => {
    const progress = face.progress?.(pick(moves, spots.stall, spots.pile('junk', 0)), [], TABLE, speaker);
    expect(said(progress?.detail)).toBe('Acorn, Junk go into your stall for good');
  });
});

test('the eighth stack says that it wins', () => {
  const seven: View = {
    ...TABLE,
    players: TABLE.players.map((player, seat) =>
      seat === 0 ? { ...player, stall: Array.from({ length: 7 }, () => ['junk']) } : player,
    ),
  };
  const moves = [build(part('acorn'), part('junk'))];
  const now = picking(
    moves.map((move) => ({ move, spots: spotsOf(move, seven, moves) })),
    [spots.stall],
    isLaid,
  );
  expect(said(face.progress?.(now, [], seven, speaker)?.detail)).toBe(
    'Acorn, Junk go into your stall: with the eighth stack you win',
  );
});

test('of like cards that one is picked which was touched', () => {
  const spotsNow = (taken: readonly string[], touched: readonly number[]) =>
    copySpots('junk', 3, { taken: new Set(taken), lit: new Set([hand('junk', taken.length)]) }, touched);
  expect(spotsNow([hand('junk')], [1])).toEqual([hand('junk', 1), hand('junk'), hand('junk', 1)]);
  expect(spotsNow([hand('junk'), hand('junk', 1)], [2, 0])).toEqual([hand('junk', 1), hand('junk', 2), hand('junk')]);
  // What the page has picked by itself stands at the first that nobody has touched.
  expect(spotsNow([hand('junk')], [])).toEqual([hand('junk'), hand('junk', 1), hand('junk', 1)]);
});

describe('questions of several picks', () => {
  const PLAYERS = [[], [1], [2], [1, 2]].map((players): Move => ({ kind: 'players', players }));
  const DECLARED = ['acorn', 'spyglass'].map(
    (as): Move => ({ kind: 'declared-card', card: 'flexible-shopkeeper', as, showing: null }),
  );

  test.each([
    ['en', '1 of 2', 'You choose Hild.', 'Choose Hild', 'Choose Hild, Olo', 'Choose Flexible Shopkeeper (as Acorn)'],
    [
      'de',
      '1 von 2',
      'Du wählst Hild.',
      'Hild wählen',
      'Hild, Olo wählen',
      'Wandelbare Verkäuferin (als Eichel) wählen',
    ],
  ] as const)(
    'say how far they are, and have a button of their own (%s)',
    async (language, count, detail, one, two, card) => {
      await loadLanguage(language);
      expect(answered(PLAYERS, spots.player(1))).toEqual({ count, detail, button: one });
      expect(answered(PLAYERS, spots.player(1), spots.player(2))).toMatchObject({ button: two });
      expect(answered(DECLARED, SHOPKEEPER)).toMatchObject({ button: card });
    },
  );
});

describe('what is pointed at says what could come of it', () => {
  const MOVES: readonly Move[] = [
    buy(['acorn', 'junk']),
    buy(['flexible-shopkeeper', 'flexible-shopkeeper', 'junk', 'junk']),
    build(part('acorn')),
    play('acorn'),
  ];
  const says = (spot: string, ...picked: readonly string[]) =>
    said(face.outlook?.(spot, pick(MOVES, ...picked), TABLE));

  test.each([
    [
      'en',
      'Acorn costs 5: 5 of your cards can pay',
      'Acorn, worth 4: to pay, to build, to play',
      'Junk pays 1: 4 left',
      'Build stack 3: one of your cards fits',
    ],
    [
      'de',
      'Eichel kostet 5: Bezahlen können 5 deiner Karten',
      'Eichel, Wert 4: zum Bezahlen, zum Bauen, zum Ausspielen',
      'Gerümpel zahlt 1: noch 4',
      'Stapel 3 bauen: eine Karte passt',
    ],
  ] as const)('%s', async (language, offer, card, paying, stall) => {
    await loadLanguage(language);
    expect(says('market:1')).toBe(offer);
    expect(says(hand('acorn'))).toBe(card);
    expect(says(hand('junk'), 'market:1')).toBe(paying);
    expect(says(spots.stall)).toBe(stall);
  });
});

test('of like cards as many are marked as a bot would still pick, and no more', () => {
  const marked = (hinted: readonly string[], taken: readonly string[], cards: readonly string[]): readonly boolean[] =>
    cards.map(meantOf(hinted, new Set(taken)));
  const hinted = [spots.market(1), hand('junk'), hand('junk', 1), hand('acorn')];
  expect(marked(hinted, [], ['acorn', 'junk', 'junk', 'junk'])).toEqual([true, true, true, false]);
  expect(marked(hinted, [hand('junk')], ['acorn', 'junk', 'junk'])).toEqual([true, true, false]);
});
