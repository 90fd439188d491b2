import { arcaneAlley, ITEM_IDS, WIZARD_IDS } from '@souk/games/arcane-alley';
import { DECK_IDS, DECKS, daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { gameNamed } from '@souk/games/loaded';
import { gapsOf, partsOf } from '@souk/i18n';
import { describe, expect, test } from 'vitest';
import { de as deStallAlley } from '../../../games/arcane-alley/src/about/de.js';
import { en as enStallAlley } from '../../../games/arcane-alley/src/about/en.js';
import { de as deAlley } from '../../../games/arcane-alley/src/page/text/de.js';
import { en as enAlley } from '../../../games/arcane-alley/src/page/text/en.js';
import { de as deStallDale } from '../../../games/dale-of-merchants/src/about/de.js';
import { en as enStallDale } from '../../../games/dale-of-merchants/src/about/en.js';
import { loadDecks } from '../../../games/dale-of-merchants/src/page/decks/loading.js';
import { face as dale } from '../../../games/dale-of-merchants/src/page/face.js';
import { de as deDale } from '../../../games/dale-of-merchants/src/page/text/de.js';
import { en as enDale } from '../../../games/dale-of-merchants/src/page/text/en.js';
import { de as deStallTraders } from '../../../games/dwarven-traders/src/about/de.js';
import { en as enStallTraders } from '../../../games/dwarven-traders/src/about/en.js';
import { de as deTraders } from '../../../games/dwarven-traders/src/page/text/de.js';
import { en as enTraders } from '../../../games/dwarven-traders/src/page/text/en.js';
import { de } from '../../table-kit/src/i18n/de.js';
import { en } from '../../table-kit/src/i18n/en.js';
import { addCatalogue, loadLanguage } from '../../table-kit/src/i18n/language.js';
import { de as deOnline } from '../src/online/text/de.js';
import { en as enOnline } from '../src/online/text/en.js';
import { de as dePeople } from '../src/people/text/de.js';
import { en as enPeople } from '../src/people/text/en.js';
import { de as deRecords } from '../src/replay/text/de.js';
import { en as enRecords } from '../src/replay/text/en.js';

type Texts = { readonly [key: string]: string };

const SQUARE: readonly [english: Texts, german: Texts] = [
  { ...enStallAlley, ...enStallDale, ...enStallTraders },
  { ...deStallAlley, ...deStallDale, ...deStallTraders },
];

const CATALOGUES: { readonly [name: string]: readonly [english: Texts, german: Texts] } = {
  client: [en, de],
  'online play': [enOnline, deOnline],
  people: [enPeople, dePeople],
  records: [enRecords, deRecords],
  'the market square': SQUARE,
  'Arcane Alley': [enAlley, deAlley],
  'Dwarven Traders': [enTraders, deTraders],
  'Dale of Merchants': [enDale, deDale],
};

/** Says the same by other means: the English text is the rules' own, the German one is made of parts. */
const BY_OTHER_MEANS = ['dm.prompt.effect'];

describe.each(Object.entries(CATALOGUES))('the catalogue of %s', (_, [english, german]) => {
  test('has every message in both languages', () => {
    for (const key of Object.keys(english)) expect(german[key], key).toBeTruthy();
  });

  test('asks for the same in both languages', () => {
    for (const [key, message] of Object.entries(english)) {
      if (!BY_OTHER_MEANS.includes(key)) expect(gapsOf(german[key] ?? ''), key).toEqual(gapsOf(message));
    }
  });
});

/** What can be counted: the nouns that stand beside the number in messages with a plural. */
const countable = (texts: readonly Texts[], noun: RegExp): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((each) => Object.values(each))
      .flatMap((message) => [...message.matchAll(/other \{# (\p{L}+)/gu)].map(([, word = '']) => word))
      .filter((word) => noun.test(word)),
  );

describe.each([
  ['English', Object.values(CATALOGUES).map(([english]) => english), /s$/],
  ['German', Object.values(CATALOGUES).map(([, german]) => german), /^\p{Lu}/u],
] as const)('%s', (_, catalogues, noun) => {
  const messages = catalogues.flatMap((texts) => Object.entries(texts));

  test('a number before something that can be counted has a plural', () => {
    const words = countable(catalogues, noun);
    expect(words.size).toBeGreaterThan(5);
    // Names are no numbers: "{name} moves" is fine.
    const stiff = messages.filter(([, message]) =>
      [...message.matchAll(/\{(?!name|who)\w+\} (\p{L}+)/gu)].some(([, word = '']) => words.has(word)),
    );
    expect(stiff).toEqual([]);
  });

  test('nothing is left dangling after the end of a sentence', () => {
    expect(messages.filter(([, message]) => /[.!?]\{/.test(message))).toEqual([]);
  });
});

test('German knows every option of every game, with its help and its choices', () => {
  const [, texts] = SQUARE;
  for (const game of [arcaneAlley, dwarvenTraders, daleOfMerchants]) {
    for (const [name, option] of Object.entries(game.options)) {
      const key = `option.${game.id}.${name}`;
      expect(texts[key], key).toBeTruthy();
      expect(texts[`${key}.help`], key).toBeTruthy();
      if (option.type !== 'choice') continue;
      for (const { value } of option.choices) expect(texts[`${key}.${value}`], `${key}.${value}`).toBeTruthy();
    }
  }
});

test('German knows every answer that can be given in advance', () => {
  const [, texts] = SQUARE;
  for (const game of [arcaneAlley, dwarvenTraders, daleOfMerchants]) {
    for (const { id } of game.standingAnswers) {
      expect(texts[`standing.${game.id}.${id}`], id).toBeTruthy();
      expect(texts[`standing.${game.id}.${id}.help`], id).toBeTruthy();
    }
  }
});

test('German knows what every item, wizard and card does', async () => {
  await loadDecks(DECK_IDS);
  const alley: Texts = deAlley;
  const cards: Texts = await dale.texts.de();
  for (const item of ITEM_IDS) expect(alley[`aa.item.${item}.text`], item).toBeTruthy();
  for (const wizard of WIZARD_IDS) expect(alley[`aa.wizard.${wizard}.text`], wizard).toBeTruthy();
  for (const { id } of DECKS.flatMap(({ cards }) => cards)) {
    expect(cards[`dm.card.${id}`], id).toBeTruthy();
    expect(cards[`dm.card.${id}.text`], id).toBeTruthy();
  }
});

describe('what bots like about a move', () => {
  const CARD = { more: 'dm.because.card.more', less: 'dm.because.card.less' };
  const cards: readonly string[] = DECKS.flatMap(({ cards }) => cards.map(({ id }) => id));

  test.each([
    ['aa', arcaneAlley, enAlley, deAlley],
    ['dt', dwarvenTraders, enTraders, deTraders],
    ['dm', daleOfMerchants, enDale, deDale],
  ] as const)('%s: there are words for all of it in both languages', (prefix, game, english: Texts, german: Texts) => {
    const weighty = gameNamed(game.id).heuristics?.features.filter(({ weight }) => weight !== 0) ?? [];
    expect(weighty.length).toBeGreaterThan(5);
    for (const { id, weight } of weighty) {
      const key = cards.includes(id) ? CARD[weight > 0 ? 'more' : 'less'] : `${prefix}.because.${id}`;
      expect(english[key], key).toBeTruthy();
      expect(german[key], key).toBeTruthy();
    }
  });

  test('a card that a player owns is named in the language that is shown', async () => {
    await Promise.all([addCatalogue(dale.texts), loadDecks(['macaws'])]);
    await loadLanguage('de');
    const { k, with: gaps } = dale.because({ feature: 'swift-broker', change: 'less', text: '', weight: 1 });
    expect(k).toBe(CARD.less);
    expect(gaps).toMatchObject({ card: { text: 'Flinke Maklerin' } });
    expect(dale.because({ feature: 'coins', change: 'more', text: '', weight: 1 })).toEqual({ k: 'dm.because.coins' });
    await loadLanguage('en');
  });
});

test('gaps are filled, plural and choice of words included', () => {
  const say = (message: string, fillings: { readonly [name: string]: string | number }): string =>
    partsOf(message, fillings, 'en').join('');
  expect(say('{who} took {n, plural, one {# gem} other {# gems}}.', { who: 'Hild', n: 2 })).toBe('Hild took 2 gems.');
  expect(say('{n, plural, one {# gem} other {# gems}}', { n: 1 })).toBe('1 gem');
  expect(say('{who} {you, select, yes {hast} other {hat}}', { who: 'Du', you: 'yes' })).toBe('Du hast');
  expect(say('{who} {you, select, yes {hast} other {hat}}', { who: 'Hild', you: 'no' })).toBe('Hild hat');
});

test('numbers take the form that their language has for them', () => {
  const message = '{n, plural, one {# Karte} other {# Karten}}';
  const say = (n: number): string => partsOf(message, { n }, 'de').join('');
  expect([0, 1, 2, 21].map(say)).toEqual(['0 Karten', '1 Karte', '2 Karten', '21 Karten']);
  expect(partsOf('{n, plural, other {# more}}', { n: 1 }, 'en').join('')).toBe('1 more');
});
