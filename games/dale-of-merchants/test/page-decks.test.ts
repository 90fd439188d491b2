import { DECK_IDS, DECKS } from '@souk/games/dale-of-merchants';
import { LANGUAGES } from '@souk/i18n';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsIn } from '../src/page/decks/deck-face.js';
import { FACES } from '../src/page/decks/faces.js';
import { decksShown } from '../src/page/decks/shown.js';
import { TOLD_DECKS } from '../src/telling/decks/index.js';
import { terminal } from '../src/terminal/index.js';
import { de as terminalDe } from '../src/terminal/text/de.js';
import { en as terminalEn } from '../src/terminal/text/en.js';

// Whatever a table shows of a deck comes with the deck: a deck that lacks any of it must not get into the box.

const ALL = await Promise.all(Object.entries(FACES).map(async ([id, load]) => ({ id, face: await load() })));

/** How many letters there is room for on a card's face. */
const ROOM = 46;

const letters = (text: string): number => [...text].length;

const twice = (all: readonly string[]): string[] => all.filter((each, i) => all.indexOf(each) < i);

test('there are thirty-six decks, six of each series, and every deck of the box is among them', () => {
  const ids = ALL.map(({ id }) => id);
  expect(ids).toHaveLength(36);
  expect(ids).toEqual(expect.arrayContaining([...DECK_IDS]));
  expect(TOLD_DECKS.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const series of [1, 2, 3, 4, 5, 6]) {
    expect(ALL.filter(({ face: { told } }) => told.nature.series === series)).toHaveLength(6);
  }
});

describe.each(ALL)('$id', ({ id, face: { told, colour, emblem, cards } }) => {
  const ids = Object.keys(cards);

  test('has a face for each of its six cards', () => {
    expect(told.id).toBe(id);
    expect(ids).toHaveLength(6);
    const spec = DECKS.find((deck) => deck.id === id);
    if (spec !== undefined) expect(ids).toEqual(spec.cards.map((card) => card.id));
  });

  test('has names in every language, for its cards and where they are objects of a sentence', () => {
    const { deck, cards: names, objects = {} } = told.names.de;
    expect(deck).toMatch(/^\p{Lu}/u);
    expect(Object.keys(names)).toEqual(ids);
    for (const name of Object.values(names)) expect(name).toMatch(/^\p{Lu}/u);
    for (const card of Object.keys(objects)) expect(ids).toContain(card);
    // A masculine name with an adjective before it is declined where it is the object.
    const declined = ids.filter(
      (card) => /^(?!Der )\p{L}+er \p{Lu}/u.test(names[card] ?? '') || card === 'trendsetting',
    );
    expect(Object.keys(objects)).toEqual(expect.arrayContaining(declined));
  });

  test('says of every card what it does, in full and in at most 46 letters', () => {
    for (const card of Object.values(cards)) {
      for (const brief of Object.values(card.brief)) {
        expect(brief.trim()).toBe(brief);
        expect(letters(brief), brief).toBeGreaterThan(5);
        expect(letters(brief), brief).toBeLessThanOrEqual(ROOM);
        expect(brief).not.toMatch(/[.]$/);
      }
      for (const text of Object.values(card.text)) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('draws every card, but the one that is a portrait of its folk', () => {
    const [portrait, ...others] = Object.values(cards);
    expect(portrait?.drawing).toBeUndefined();
    for (const drawing of [emblem, ...others.map((card) => card.drawing ?? '')]) {
      expect(drawing).toMatch(/^<.*\/(?:g|\w+)?>$/s);
      const opened = [...drawing.matchAll(/<g\b/g)].length;
      expect([...drawing.matchAll(/<\/g>/g)]).toHaveLength(opened);
      expect(drawing).not.toMatch(/undefined|NaN|\$\{/);
    }
  });

  test('white figures can be read on its colour', () => {
    expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
  });

  test('has a profile to choose it by', () => {
    for (const language of LANGUAGES) {
      const profile = told.profile[language];
      expect(profile).toMatch(/^\p{Lu}[^.]*\.$/u);
      expect(letters(profile)).toBeLessThanOrEqual(110);
    }
    const { complexity, interaction, luck } = told.nature;
    expect([1, 2, 3]).toContain(complexity);
    for (const grade of [interaction, luck]) expect([0, 1, 2, 3]).toContain(grade);
  });
});

/** By WCAG 2. */
function contrastWithWhite(colour: string): number {
  const [, ...digits] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  const [red = 0, green = 0, blue = 0] = digits.map((each) => {
    const share = Number.parseInt(each, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('decks are told apart', () => {
  test('by colour, by pattern and by emblem, each of them alone', () => {
    expect(twice(ALL.map(({ face: { colour } }) => colour))).toEqual([]);
    expect(twice(ALL.map(({ face: { pattern } }) => pattern))).toEqual([]);
    expect(twice(ALL.map(({ face: { emblem } }) => emblem))).toEqual([]);
  });

  test('and no two of their cards have a name, a picture or a line in common', () => {
    for (const language of LANGUAGES) {
      const texts = ALL.flatMap(({ face: each }) => Object.entries(textsIn(each, language)));
      expect(twice(texts.map(([key]) => key))).toEqual([]);
      const names = texts.filter(([key]) => /^dm\.(?:card\.[\w-]+|deck\.[\w-]+)$/.test(key));
      expect(twice(names.map(([, name]) => name))).toEqual([]);
    }
    expect(
      twice(ALL.flatMap(({ face: { cards } }) => Object.values(cards).flatMap(({ drawing = [] }) => drawing))),
    ).toEqual([]);
    expect(twice(ALL.flatMap(({ face: { cards } }) => Object.keys(cards)))).toEqual([]);
  });

  test.each([
    ['English', terminalEn],
    ['German', terminalDe],
  ] as const)('by a sign in the terminal, in %s', (_, texts: { readonly [key: string]: string }) => {
    const signs = ['junk', ...ALL.map(({ id }) => id)].map((id) => texts[`letter.${id}`] ?? '');
    expect(twice(signs)).toEqual([]);
    // A sign stands before a value: "M4", "Pl4"; signs follow each other without a space.
    for (const sign of signs) expect(sign).toMatch(/^[A-Z][a-z]?$/);
    for (const { id } of ALL) expect(texts[`folk.${id}`], id).toBeTruthy();
  });
});

test('the legend of the terminal names the decks of the box, and no others', () => {
  const [english = ''] = terminal.legend('en');
  const [german = ''] = terminal.legend('de');
  expect(english.split(', ').slice(0, 2)).toEqual(['M macaws', 'P pandas']);
  expect(german.split(', ').slice(0, 2)).toEqual(['A Aras', 'P Pandas']);
  const named = ALL.filter(({ id }) => english.includes(` ${id.replaceAll('-', ' ')}`));
  expect(named.filter(({ id }) => !DECK_IDS.some((deck) => deck === id))).toEqual([]);
});

/** The page as it is when nothing has been loaded yet. */
async function freshPage() {
  vi.resetModules();
  const [{ textNamed }, { addCatalogue, loadLanguage }, { pictureOf }, { dressed }, { emblemOf }, loading, { face }] =
    await Promise.all([
      import('../../../packages/table-kit/src/components/Text.js'),
      import('../../../packages/table-kit/src/i18n/language.js'),
      import('../src/page/art/cards.js'),
      import('../src/page/art/cloth.js'),
      import('../src/page/art/emblems.js'),
      import('../src/page/decks/loading.js'),
      import('../src/page/face.js'),
    ]);
  await addCatalogue(face.texts);
  return { textNamed, loadLanguage, pictureOf, dressed, emblemOf, ...loading };
}

describe('a table loads the decks that are played', () => {
  let page: Awaited<ReturnType<typeof freshPage>>;

  beforeEach(async () => {
    page = await freshPage();
  });

  test('and while they are being chosen, all of the box', () => {
    const selection = { banned: [], picked: [], votes: [] };
    expect(decksShown({ decks: ['pandas', 'macaws', 'ocelots'], selection: null })).toEqual([
      'pandas',
      'macaws',
      'ocelots',
    ]);
    expect(decksShown({ decks: [], selection })).toEqual(DECK_IDS);
  });

  test('and shows stand-ins until they are there', async () => {
    const { textNamed, pictureOf, dressed, emblemOf, faceOfDeck, loadDecks } = page;
    const stranger = emblemOf('macaws');
    expect(dressed('dm-face', 'macaws')).toEqual({ className: 'dm-face is-junk' });
    expect(pictureOf('spyglass')).toBe(stranger);

    await loadDecks(['macaws']);
    expect(loadDecks(['macaws'])).toBeUndefined();
    expect(dressed('dm-face', 'macaws')).toEqual({
      className: 'dm-face',
      style: { '--deck': '#b52f20', '--pattern': expect.any(String) },
    });
    expect(emblemOf('macaws')).not.toBe(stranger);
    expect(pictureOf('swift-broker')).toBe(emblemOf('macaws'));
    expect(pictureOf('spyglass')).not.toBe(emblemOf('macaws'));
    expect(textNamed('dm.card.spyglass.brief')).toBe('Take one of your deck’s top three');
    expect(faceOfDeck('squirrels')).toBeUndefined();
    expect(textNamed('dm.card.acorn.brief')).toBeUndefined();
  });

  test('with their words in the language that is shown, also if that changes', async () => {
    const { textNamed, loadLanguage, loadDecks } = page;
    await loadDecks(['macaws']);
    await loadLanguage('de');
    expect(textNamed('dm.card.spyglass')).toBe('Fernrohr');
    await loadDecks(['squirrels']);
    expect(textNamed('dm.card.acorn.text')).toMatch(/^Tausche diese Karte/);
    await loadLanguage('en');
    expect(textNamed('dm.card.acorn')).toBeUndefined();
    expect(textNamed('dm.card.acorn.brief')).toBe('Swap it for a card in a rival’s stall');
  });

  test('and nothing of a deck that there is not', () => {
    expect(page.loadDecks(['unicorns'])).toBeUndefined();
  });
});
