import type { UsedCard } from '@souk/games/dale-of-merchants';
import type { Filling, SentenceIn } from '@souk/i18n';
import type { de } from './de.js';
import type { en } from './en.js';
import type { Thing } from './things.js';

export type Sentence = SentenceIn<typeof en, typeof de, Thing>;

type Part = Thing | Sentence;

export const cardThing = (id: string): Thing => ({ thing: 'card', id });
export const deckThing = (id: string): Thing => ({ thing: 'deck', id });

/** A card, with what it counts as if it is a copy, and the hand card that is shown for it. */
export function usedCard({ card, as, showing }: UsedCard): Part {
  const isShown = showing !== null && showing !== as;
  if (card === as && !isShown) return cardThing(card);
  if (!isShown) return { k: 'dm.log.as', with: { card: cardThing(card), as: cardThing(as) } };
  const shown = { card: cardThing(card), shown: cardThing(showing) };
  if (card === as) return { k: 'dm.log.showing', with: shown };
  return { k: 'dm.log.asShowing', with: { ...shown, as: cardThing(as) } };
}

/** Equal ones once, with their number: "2 × Junk", "Charm". */
function tallied(parts: readonly Part[]): Part[] {
  const counts = new Map<string, { readonly part: Part; n: number }>();
  for (const part of parts) {
    const key = JSON.stringify(part);
    const counted = counts.get(key);
    if (counted === undefined) counts.set(key, { part, n: 1 });
    else counted.n++;
  }
  return Array.from(counts.values(), ({ part, n }) =>
    n === 1 ? part : { k: 'dm.log.several', with: { n, card: part } },
  );
}

/** Cards as they are used, and the coins beside them. */
export function usedCards(cards: readonly UsedCard[], coins = 0): Filling<Thing> {
  const purse: Sentence[] = coins === 0 ? [] : [{ k: 'dm.log.coins', with: { n: coins } }];
  return { all: [...tallied(cards.map(usedCard)), ...purse] };
}

/** Cards by name, "3 cards" if they are not seen. */
export function namedCards(cards: readonly (string | null)[]): Filling<Thing> {
  const seen = cards.filter((card) => card !== null);
  const n = cards.length - seen.length;
  const unseen: Sentence[] = n === 0 ? [] : [{ k: 'dm.log.unseen', with: { n } }];
  return { all: [...tallied(seen.map(cardThing)), ...unseen] };
}
