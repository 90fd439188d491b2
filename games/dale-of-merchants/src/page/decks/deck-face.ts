import { namesIn, type ToldDeck, type Translated } from '@souk/games/dale-of-merchants/telling/decks';
import type { Language, Messages } from '@souk/i18n';

interface CardFace {
  /** What it does, in at most 46 letters. */
  readonly brief: { readonly [L in Language]: string };
  /** What it does, in full; in English the rules say it themselves. */
  readonly text: { readonly [L in Translated]: string };
  /** What it shows, on a grid of 100, drawn by us; left out: the head of its folk. */
  readonly drawing?: string;
}

/** How the cards of a deck look and what they say, all that a table loads of a deck. */
export interface DeckFace {
  readonly told: ToldDeck;
  /** Colour and pattern: no two decks share them, and each is told from all others by either. */
  readonly colour: string;
  readonly pattern: string;
  /** The head of its animalfolk, on a grid of 100. */
  readonly emblem: string;
  /** Words of its cards' names, in all languages, with bars where they may be parted. */
  readonly hyphens?: readonly string[];
  readonly cards: { readonly [card: string]: CardFace };
}

/** What the page says of a deck: names, what its cards do, what it is like. */
export function textsIn({ told, cards }: DeckFace, language: Language): Messages {
  const texts = Object.entries(cards).flatMap(([id, { brief, text }]) => [
    [`dm.card.${id}.brief`, brief[language]],
    ...(language === 'en' ? [] : [[`dm.card.${id}.text`, text[language]]]),
  ]);
  return {
    ...namesIn(told, language),
    [`dm.deck.${told.id}.profile`]: told.profile[language],
    ...Object.fromEntries(texts),
  };
}
