import { DECK_IDS, daleOfMerchants, type HandCard, type Move, type View } from '@souk/games/dale-of-merchants';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Progress } from '../../../packages/table-kit/src/face.js';
import { addCatalogue, loadLanguage } from '../../../packages/table-kit/src/i18n/language.js';
import { openingMenu, optionsOf } from '../../../packages/table-kit/src/options.js';
import { insteadOf, picking, repicked } from '../../../packages/table-kit/src/picks.js';
import { plainText, saidTogether, speakerFor } from '../../../packages/table-kit/src/speaking.js';
import { loadDecks } from '../src/page/decks/loading.js';
import { face } from '../src/page/face.js';
import { isLaid, spots, spotsOf } from '../src/page/spots.js';
import { stateWith } from './page-position.js';

const speaker = speakerFor([{ kind: 'person', name: 'Zahra' }], 0);
const HAND = ['good-old-times', 'acorn', 'junk', 'junk', 'flexible-shopkeeper'];

/** Acorn at +1 costs 5; two stacks are built. */
const TABLE: View = daleOfMerchants.view(
  stateWith(
    ['squirrels', 'chameleons', 'pandas', 'macaws'],
    ['prepaid-good', 'acorn', 'essential-purchase', null, null],
    [{ hand: HAND, stall: [['stashing-vendor'], ['empty-chest']] }, {}, {}],
  ),
  0,
);

const buy = (from: number, pay: readonly HandCard[], throwAway: readonly HandCard[] = []): Move => ({
  ...{ kind: 'buy', from, pay, coins: 0, throwAway },
});
const build = (...cards: readonly string[]): Move => ({
  kind: 'build',
  hand: cards.map((card) => ({ card, as: card, showing: null, change: 0 })),
  discard: [],
});
const play = (card: string, as = card): Move => ({ kind: 'technique', card, as, showing: null });
const discard = (...cards: readonly string[]): Move => ({ kind: 'inventory', cards });

const pick = (moves: readonly Move[], ...picked: readonly string[]) =>
  picking(
    moves.map((move) => ({ move, spots: spotsOf(move, TABLE, moves) })),
    picked,
    isLaid,
  );

/** Two lines and the button, as text. */
function said(moves: readonly Move[], ...picked: readonly string[]) {
  const now = pick(moves, ...picked);
  const progress = face.progress?.(now, [], TABLE, speaker);
  const text = (part: 'headline' | 'count' | 'detail' | 'action'): string | undefined => sentence(progress, part);
  return {
    ...{ first: text('headline'), count: text('count'), second: text('detail'), button: text('action') },
    tally: progress?.tally,
    isReady: now.chosen !== undefined,
  };
}

function sentence(progress: Progress | undefined, part: 'headline' | 'count' | 'detail' | 'action') {
  const found = progress?.[part];
  return found === undefined ? undefined : plainText(found);
}

const ACORN = [
  buy(1, ['good-old-times', 'junk', 'junk']),
  buy(1, ['good-old-times', 'flexible-shopkeeper', 'junk']),
  buy(1, ['acorn', 'junk']),
];
const hand = (card: string, copy = 0): string => spots.hand(card, copy);

beforeAll(async () => {
  await addCatalogue(face.texts);
  await loadDecks(DECK_IDS);
});

describe('in English', () => {
  beforeEach(() => loadLanguage('en'));

  test('a market card is picked: nothing is paid yet', () => {
    expect(said(ACORN, 'market:1')).toEqual({
      first: 'Buy Acorn for 5',
      count: 'paid 0 of 5',
      tally: { done: 0, of: 5 },
      second: 'Pay with lit cards',
      button: 'Buy: 5 to pay',
      isReady: false,
    });
  });

  test('it is being paid', () => {
    expect(said(ACORN, 'market:1', hand('good-old-times'))).toEqual({
      first: 'Buy Acorn for 5',
      count: 'paid 3 of 5',
      tally: { done: 3, of: 5 },
      second: 'Acorn to your hand · Good Old Times to your discard pile',
      button: 'Buy: 2 to pay',
      isReady: false,
    });
  });

  test('it is paid', () => {
    expect(said(ACORN, 'market:1', hand('acorn'))).toEqual({
      first: 'Buy Acorn for 5',
      count: 'paid',
      tally: { done: 5, of: 5 },
      second: 'Acorn to your hand · Acorn, Junk to your discard pile',
      button: 'Buy',
      isReady: true,
    });
  });

  test('cards come first, and then what they pay', () => {
    const first = said([...ACORN, discard('good-old-times'), build('good-old-times')], hand('good-old-times'));
    expect(first).toMatchObject({ first: 'Good Old Times: what for?', count: 'worth 3', button: undefined });
    const paying = said([...ACORN, buy(0, ['good-old-times'])], hand('good-old-times'), spots.buy);
    expect(paying).toMatchObject({ first: 'Pay with Good Old Times', button: 'Buy: choose a card', isReady: false });
  });

  test('a stack is being built, and is whole', () => {
    const stacks = [build('junk', 'junk', 'flexible-shopkeeper'), build('junk', 'acorn')];
    expect(said(stacks, spots.stall, hand('junk'))).toMatchObject({
      first: 'Build stack 3',
      count: '1 of 3',
      second: 'Junk goes into your stall for good',
      button: 'Build: 2 missing',
      isReady: false,
    });
    expect(said(stacks, spots.stall, hand('junk', 1))).toMatchObject({
      count: '3 of 3',
      button: 'Build',
      isReady: true,
    });
  });

  test('a technique says what it does, and whether one may act again', () => {
    expect(said([play('acorn'), discard('acorn')], hand('acorn'), spots.act('technique'))).toMatchObject({
      first: 'Play Acorn',
      second: 'Swap it for a card in a rival’s stall; you may act again',
      button: 'Play',
      isReady: true,
    });
  });

  test('junk of the payment is thrown away unless less is wanted, and is not said to be discarded', () => {
    const moves = [0, 1, 2].map((n) => buy(2, ['good-old-times', 'junk', 'junk'], Array(n).fill('junk')));
    expect(said(moves, 'market:2')).toMatchObject({
      second: 'Essential Purchase to your hand · Good Old Times to your discard pile · 2 × Junk thrown away',
      isReady: true,
    });
    expect(pick(moves, 'market:2').chosen?.move).toMatchObject({ throwAway: ['junk', 'junk'] });
    expect(said(moves, 'market:2', spots.junk(1, 2))).toMatchObject({
      second: 'Essential Purchase to your hand · Good Old Times, Junk to your discard pile · Junk thrown away',
    });
    expect(said(moves, 'market:2', spots.junk(0, 2)).second).not.toContain('away');
    const all = [0, 3].map((n) => buy(2, ['junk', 'junk', 'junk'], Array(n).fill('junk')));
    expect(said(all, 'market:2').second).toBe('Essential Purchase to your hand · 3 × Junk thrown away');
  });

  test('what only counts as junk is thrown away if that is chosen', () => {
    const pay = ['flexible-shopkeeper', 'junk'];
    const moves = [[], ['junk'], ['flexible-shopkeeper'], pay].map((away) => buy(2, pay, away));
    expect(pick(moves, 'market:2').chosen?.move).toMatchObject({ throwAway: ['junk'] });
    const switched = pick(moves, 'market:2', spots.thrown('flexible-shopkeeper', 0));
    expect(switched.chosen?.move).toMatchObject({ throwAway: pay });
  });

  test('cards are discarded, or none', () => {
    const moves = [discard(), discard('junk'), discard('junk', 'junk')];
    expect(said(moves, spots.act('inventory'))).toMatchObject({
      count: '0 cards',
      button: 'Discard none',
      isReady: true,
    });
    expect(said(moves, spots.act('inventory'), hand('junk'))).toMatchObject({
      count: '1 card',
      button: 'Discard 1 card',
    });
  });

  test('a card that would be too much says why', () => {
    const now = pick(ACORN, 'market:1', hand('good-old-times'));
    expect(now.lit.has(hand('acorn'))).toBe(false);
    const why = face.whyNot?.(hand('acorn'), now, TABLE);
    expect(why && plainText(why)).toBe('Too much: Acorn would not be needed');
  });
});

describe('what cannot be picked says why', () => {
  const why = (spot: string, moves: readonly Move[], ...picked: readonly string[]) => {
    const sentence = face.whyNot?.(spot, pick(moves, ...picked), TABLE);
    return sentence === undefined ? undefined : plainText(sentence);
  };

  test.each([
    ['en', 'The stack is whole: Acorn is not needed', 'Essential Purchase costs 5: your cards cannot pay that'],
    [
      'de',
      'Der Stapel ist fertig: Eichel ist überflüssig',
      'Das Nötigste kostet 5: Das können deine Karten nicht zahlen',
    ],
  ] as const)('%s', async (language, whole, dear) => {
    await loadLanguage(language);
    const stacks = [build('junk', 'junk', 'flexible-shopkeeper'), build('junk', 'acorn')];
    const picked = [spots.stall, hand('flexible-shopkeeper')];
    expect(why(hand('acorn'), stacks, ...picked)).toBe(whole);
    expect(why('market:2', ACORN)).toBe(dear);
    expect(why('market:2', ACORN, 'market:1')).toBe(dear);
    // What can be bought is refused to nobody, and nothing is sold where something else is asked.
    expect(why('market:1', ACORN)).toBeUndefined();
    expect(why('market:2', [play('acorn')])).toBeUndefined();
  });
});

test('another card of the market takes the place of the one that is being bought', () => {
  const moves = [...ACORN, buy(0, ['junk', 'junk']), buy(0, ['good-old-times'])];
  const instead = (spot: string, ...picked: readonly string[]) =>
    insteadOf(pick(moves, ...picked), spot, (each) => face.groupOf?.(each));
  expect(instead('market:0', 'market:1')).toEqual(['market:1']);
  expect(repicked(pick(moves, 'market:1', hand('junk')), 'market:0', ['market:1'])).toEqual([hand('junk'), 'market:0']);
  // What cannot be paid takes nothing's place, nor does what goes with the picks anyway.
  expect(instead('market:2', 'market:1')).toBeUndefined();
  expect(instead('market:0', hand('junk'))).toBeUndefined();
  expect(instead(hand('acorn'), 'market:0')).toBeUndefined();
});

const PARTNER: View = { ...TABLE, market: ['loyal-partner', ...TABLE.market.slice(1)] };

describe('in German', () => {
  beforeEach(() => loadLanguage('de'));

  test('a technique, cards that are discarded, and junk that is thrown away', () => {
    expect(said([play('acorn'), discard('acorn')], hand('acorn'), spots.act('technique'))).toMatchObject({
      first: 'Eichel ausspielen',
      second: 'Gegen eine Karte aus fremdem Stand tauschen; du darfst noch etwas tun',
      button: 'Ausspielen',
    });
    const moves = [discard(), discard('junk'), discard('junk', 'junk')];
    expect(said(moves, spots.act('inventory'))).toMatchObject({ first: 'Karten ablegen', count: '0 Karten' });
    expect(said(moves, spots.act('inventory'), hand('junk')).button).toBe('1 Karte ablegen');
    expect(said(moves, spots.act('inventory'), hand('junk'), hand('junk', 1)).button).toBe('2 Karten ablegen');
    const throwing = [0, 1, 2].map((n) => buy(2, ['good-old-times', 'junk', 'junk'], Array(n).fill('junk')));
    expect(said(throwing, 'market:2').second).toMatch(/ · 2 × Gerümpel wird weggeworfen$/);
  });

  test('what is bought is called as it is when something is done with it', () => {
    const moves = [buy(0, ['junk', 'junk'])];
    const progress = face.progress?.(pick(moves, 'market:0'), [], PARTNER, speaker);
    expect(sentence(progress, 'headline')).toMatch(/^Treuen Partner für \d kaufen$/);
  });
});

describe('those who listen hear of every pick', () => {
  const heard = (...picked: readonly string[]): string => {
    const { says = [] } = face.progress?.(pick(ACORN, ...picked), [], TABLE, speaker) ?? {};
    return saidTogether(says);
  };

  test('in English', async () => {
    await loadLanguage('en');
    expect(heard('market:1')).toBe('Buying Acorn for 5. Paid 0 of 5. 5 left; 5 cards can pay.');
    expect(heard('market:1', hand('good-old-times'))).toBe(
      'Buying Acorn for 5. Paid 3 of 5 with Good Old Times. 2 left; 3 cards can pay.',
    );
    expect(heard('market:1', hand('acorn'))).toBe('Buying Acorn for 5. Paid with Acorn, Junk.');
  });

  test('in German', async () => {
    await loadLanguage('de');
    expect(heard('market:1', hand('good-old-times'))).toBe(
      'Kauf für 5: Eichel. 3 von 5 bezahlt mit Gute alte Zeiten. Noch 2; 3 Karten können zahlen.',
    );
    await loadLanguage('en');
  });
});

test('in German a purchase, a stack, and why a card does not fit', async () => {
  await loadLanguage('de');
  expect(said(ACORN, 'market:1', hand('good-old-times'))).toMatchObject({
    first: 'Eichel für 5 kaufen',
    count: '3 von 5 bezahlt',
    second: 'Eichel auf deine Hand · Gute alte Zeiten auf deine Ablage',
    button: 'Kaufen: noch 2',
  });
  expect(said(ACORN, 'market:1', hand('acorn'))).toMatchObject({ count: 'bezahlt', button: 'Kaufen' });
  expect(
    said([build('junk', 'junk', 'flexible-shopkeeper'), build('junk', 'acorn')], spots.stall, hand('junk')),
  ).toMatchObject({
    first: 'Stapel 3 bauen',
    count: '1 von 3',
    button: 'Bauen: noch 2',
  });
  const now = pick(ACORN, 'market:1', hand('good-old-times'));
  const why = face.whyNot?.(hand('acorn'), now, TABLE);
  expect(why && plainText(why)).toBe('Zu viel: Eichel wäre überflüssig');
  await loadLanguage('en');
});

test('every card says in at most 46 letters what it does, in both languages', async () => {
  for (const language of ['en', 'de'] as const) {
    await loadLanguage(language);
    for (const id of new Set(
      [...Object.keys(await face.texts.en())].flatMap((key) => /^dm\.card\.(.+)\.brief$/.exec(key)?.[1] ?? []),
    )) {
      const brief = (await face.texts[language]())[`dm.card.${id}.brief`];
      expect(brief?.length, id).toBeGreaterThan(8);
      expect(brief?.length, id).toBeLessThanOrEqual(46);
    }
  }
  await loadLanguage('en');
});

describe('choices belong to their card', () => {
  beforeEach(() => loadLanguage('en'));

  const offered = (moves: readonly Move[], ...picked: readonly string[]) => {
    const now = pick(moves, ...picked);
    const options = optionsOf(now, face, TABLE, speaker);
    return {
      menu: openingMenu(now, options, (spot) => face.buttonFor(spot, TABLE, speaker) === undefined),
      rows: options.filter(({ host }) => host !== undefined).map(({ host, label }) => [host, plainText(label)]),
      buttons: options.filter(({ host }) => host === undefined).map(({ label }) => plainText(label)),
    };
  };
  const THROWING = [0, 1, 2].map((n) => buy(2, ['good-old-times', 'junk', 'junk'], Array(n).fill('junk')));

  test('nothing is picked: the prompt offers to discard, and nothing else', () => {
    const moves = [...THROWING, ...ACORN, build('junk'), play('acorn'), discard('junk')];
    expect(offered(moves)).toEqual({ menu: undefined, rows: [], buttons: ['Discard cards'] });
  });

  test('a hand card is picked: its menu opens with what it can begin', () => {
    const acorn = hand('acorn');
    const { menu, rows, buttons } = offered([...ACORN, build('acorn'), play('acorn'), discard('acorn')], acorn);
    expect(menu).toBe(acorn);
    expect(rows).toEqual([
      [acorn, 'Pay'],
      [acorn, 'Build stack 3'],
      [acorn, 'Play it'],
      [acorn, 'Discard cards'],
    ]);
    expect(buttons).toEqual([]);
  });

  test('of one use there is no menu', () => {
    expect(offered(ACORN, hand('good-old-times'))).toEqual({ menu: undefined, rows: [], buttons: [] });
  });

  test('what a copy counts as is chosen at the copy, and must be', () => {
    const card = hand('flexible-shopkeeper');
    const moves = [play('flexible-shopkeeper', 'acorn'), play('flexible-shopkeeper', 'spyglass')];
    const { menu, rows } = offered(moves, card);
    expect(menu).toBe(card);
    expect(rows.map(([, label]) => label)).toEqual(['as Acorn', 'as Spyglass']);
  });

  test('how much junk is thrown away stands in the prompt, and can be chosen anew', () => {
    const all = { menu: undefined, rows: [], buttons: ['2', '1', 'none'] };
    expect(offered(THROWING, 'market:2')).toEqual(all);
    expect(offered(THROWING, 'market:2', spots.junk(0, 2))).toEqual(all);
    // Not before it is known what is paid.
    expect(offered([...THROWING, buy(2, ['acorn', 'junk'])], 'market:2').buttons).toEqual([]);
  });

  test('equal choices are offered once', () => {
    const shown = (as: string): Move => ({ kind: 'technique', card: 'flexible-shopkeeper', as, showing: as });
    const { rows } = offered([shown('acorn'), shown('spyglass')], hand('flexible-shopkeeper'));
    expect(rows.map(([, label]) => label)).toEqual(['as Acorn', 'as Spyglass']);
  });
});

test('what spends cards is weighty; taking no card and answering a question are not', () => {
  const weighty = (move: Move): boolean | undefined => face.isWeighty?.(move);
  expect([buy(0, ['junk', 'junk']), build('junk'), play('acorn'), discard('junk')].map(weighty)).toEqual([
    ...[true, true, true, true],
  ]);
  expect([discard(), { kind: 'end-turn' } as const, { kind: 'player', player: 1 } as const].map(weighty)).toEqual([
    ...[false, false, false],
  ]);
});
