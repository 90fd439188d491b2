import type { Language, Messages } from '@souk/i18n';

/** The languages in which cards have other names than in the rules. */
export type Translated = Exclude<Language, 'en'>;

/** What a deck is like, to choose by. */
export interface Nature {
  /** The box that it came in, from 1 to 6. */
  readonly series: number;
  /** From 1, easy, to 3, demanding. */
  readonly complexity: number;
  /** How much it does to others, from 0 to 3. */
  readonly interaction: number;
  /** How much chance decides of what it does, from 0 to 3. */
  readonly luck: number;
}

interface DeckNames {
  readonly deck: string;
  readonly cards: { readonly [card: string]: string };
  /** Of cards that are called otherwise where they are the object of a sentence. */
  readonly objects?: { readonly [card: string]: string };
}

/** What is said of a deck and its cards wherever they are spoken of. */
export interface ToldDeck {
  readonly id: string;
  readonly nature: Nature;
  /** What it does, in one sentence. */
  readonly profile: { readonly [L in Language]: string };
  readonly names: { readonly [L in Translated]: DeckNames };
}

const under = (prefix: string, texts: { readonly [id: string]: string }): [key: string, text: string][] =>
  Object.entries(texts).map(([id, text]) => [`${prefix}.${id}`, text]);

/** The messages that name a deck and its cards; none where the rules' own names are spoken. */
export function namesIn({ id, names }: ToldDeck, language: Language): Messages {
  if (language === 'en') return {};
  const { deck, cards, objects = {} } = names[language];
  return {
    [`dm.deck.${id}`]: deck,
    ...Object.fromEntries([...under('dm.card', cards), ...under('dm.object', objects)]),
  };
}
