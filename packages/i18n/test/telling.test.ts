import { describe, expect, it } from 'vitest';
import { inText, type Language, type NamedThing, partsOf, say, signed, type ToldSentence } from '../src/index.js';

const NAMES = ['Zahra', 'Olo'];

function nameOf(seat: number): string {
  const name = NAMES[seat];
  if (name === undefined) throw new RangeError(`there is no seat ${seat}`);
  return name;
}

const MESSAGES = {
  en: {
    'card.acorn': 'Acorn',
    drew: '{who} drew {cards}.',
    gave: '{who} gave {cards} to {whom, select, you {you} other {#}}.',
    unseen: '{n, plural, one {# card} other {# cards}}',
    pile: '{whom, select, you {Your pile} other {The pile of #}} ({n, plural, one {# card} other {# cards}}) is gone.',
    won: '{who, select, rival {The rival wins} you {You win} other {# wins}}.',
  },
  de: {
    'card.acorn': 'Eichel',
    drew: '{who} {who, select, you {hast} other {hat}} {cards} gezogen.',
    gave: '{who} {who, select, you {hast} other {hat}} {whom, select, you {dir} other {#}} {cards} gegeben.',
  },
} as const;

/** Who watches sits in no seat. */
const SPECTATOR = -1;
const ACORN = { thing: 'card', id: 'acorn' };

function told(sentence: ToldSentence<NamedThing>, language: Language = 'en', you = 0): string {
  const messages: { readonly [key: string]: string } = MESSAGES[language];
  const voice = inText<NamedThing>({
    language,
    messages,
    you,
    seat: (seat) => (seat === you ? { en: 'You', de: 'Du' }[language] : nameOf(seat)),
    thing: ({ thing, id }) => messages[`${thing}.${id}`] ?? id,
  });
  return say(sentence, voice);
}

describe('a sentence is put into words', () => {
  it('with seats and things, and other words for who is spoken to', () => {
    const drew = (seat: number): ToldSentence<NamedThing> => ({ k: 'drew', with: { who: { seat }, cards: ACORN } });
    expect(told(drew(0))).toBe('You drew Acorn.');
    expect(told(drew(0), 'de')).toBe('Du hast Eichel gezogen.');
    expect(told(drew(1), 'de')).toBe('Olo hat Eichel gezogen.');
    expect(told(drew(0), 'en', SPECTATOR)).toBe('Zahra drew Acorn.');
    const gave: ToldSentence<NamedThing> = { k: 'gave', with: { who: { seat: 1 }, whom: { seat: 0 }, cards: ACORN } };
    expect(told(gave)).toBe('Olo gave Acorn to you.');
    expect(told(gave, 'de')).toBe('Olo hat dir Eichel gegeben.');
    expect(told(gave, 'de', SPECTATOR)).toBe('Olo hat Zahra Eichel gegeben.');
  });

  it('with enumerations and phrases in its gaps', () => {
    const unseen = (n: number): ToldSentence<NamedThing> => ({ k: 'unseen', with: { n } });
    const drew = (...all: readonly (NamedThing | ToldSentence<NamedThing>)[]): ToldSentence<NamedThing> => ({
      k: 'drew',
      with: { who: { seat: 1 }, cards: { all } },
    });
    expect(told(drew(ACORN))).toBe('Olo drew Acorn.');
    expect(told(drew(ACORN, unseen(1)))).toBe('Olo drew Acorn and 1 card.');
    expect(told(drew(ACORN, ACORN, unseen(2)))).toBe('Olo drew Acorn, Acorn and 2 cards.');
    expect(told(drew(ACORN, ACORN), 'de')).toBe('Olo hat Eichel und Eichel gezogen.');
  });

  it('with the filling inside of words that are selected', () => {
    expect(told({ k: 'pile', with: { whom: { seat: 1 }, n: 1 } })).toBe('The pile of Olo (1 card) is gone.');
    expect(told({ k: 'pile', with: { whom: { seat: 0 }, n: 3 } })).toBe('Your pile (3 cards) is gone.');
  });

  it('by which thing it is about', () => {
    expect(told({ k: 'won', with: { who: { thing: 'trader', id: 'rival' } } })).toBe('The rival wins.');
    expect(told({ k: 'won', with: { who: { seat: 1 } } })).toBe('Olo wins.');
  });

  it('or by its key where a language has no message', () => {
    expect(told({ k: 'unheard-of' })).toBe('unheard-of');
  });
});

it('parts keep what fills them as it is', () => {
  const chip = { text: 'Olo' };
  const message = '{who, select, you {Your pile} other {The pile of #}} is gone.';
  expect(partsOf(message, { who: chip }, 'en', { who: 'other' })).toEqual(['The pile of ', chip, ' is gone.']);
  expect(partsOf(message, { who: chip }, 'en', { who: 'you' })).toEqual(['Your pile', ' is gone.']);
});

it('numbers carry their sign', () => {
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3']);
});
