import {
  type CardSpec,
  DECK_IDS,
  DECKS,
  type DeckId,
  type DeckSpec,
  type HandCard,
  JUNK,
  type View,
} from '@souk/games/dale-of-merchants';
import { textNamed } from '@souk/table-kit/components/Text';
import { faceOfDeck } from './decks/loading.js';

interface Known {
  readonly card: CardSpec;
  /** Undefined for junk, which is of no set. */
  readonly deck: DeckId | undefined;
}

const CARDS = new Map<string, Known>([
  [JUNK.id, { card: JUNK, deck: undefined }],
  ...DECKS.flatMap((deck, i) => deck.cards.map((card): [string, Known] => [card.id, { card, deck: DECK_IDS[i] }])),
]);

export function cardNamed(id: string): Known {
  return CARDS.get(id) ?? { card: JUNK, deck: undefined };
}

const deckNamed = (id: string): DeckSpec | undefined => DECKS.find((_, i) => DECK_IDS[i] === id);

export const cardsOfDeck = (id: string): readonly CardSpec[] => deckNamed(id)?.cards ?? [];

export const cardName = (id: string): string => textNamed(`dm.card.${id}`) ?? cardNamed(id).card.name;

export const cardText = (id: string): string => textNamed(`dm.card.${id}.text`) ?? cardNamed(id).card.text;

/** What a card does, in a few words, as they stand on its face. */
export const cardBrief = (id: string): string | undefined => textNamed(`dm.card.${id}.brief`);

export const deckName = (id: string): string => textNamed(`dm.deck.${id}`) ?? deckNamed(id)?.name ?? id;

const CHANGED_IN_STACK = ['change-by-one', 'raised-in-stack'];

/** Whether a card may count otherwise in a stack than is printed on it: it copies another, or its value can be changed or may have been. */
function countsOtherwise(id: string): boolean {
  const { card } = cardNamed(id);
  return (
    card.copyText !== undefined ||
    card.spendInStack !== undefined ||
    card.keepsBonus === true ||
    CHANGED_IN_STACK.some((each) => card.permits?.includes(each) === true)
  );
}

/**
 * What each card of a stack counts there, where that is certain and not what is printed on it: the one card that can count
 * otherwise makes up what the others leave of the stack's number.
 */
export function countedInStack(cards: readonly string[], number: number): readonly (number | undefined)[] {
  const values = cards.map((id) => cardNamed(id).card.value);
  const missing = number - values.reduce((sum, value) => sum + value, 0);
  const [one, ...more] = [...cards.keys()].filter((i) => countsOtherwise(cards[i] ?? ''));
  if (missing === 0 || more.length > 0) return [];
  return values.map((value, i) => (i === one ? value + missing : undefined));
}

/** The rule that says what a card does: those of further decks have ids of their own. */
export function cardRule(id: string): string {
  const { deck } = cardNamed(id);
  const series = deck === undefined ? undefined : faceOfDeck(deck)?.told.nature.series;
  return `${series === undefined || series === 1 ? 'DM' : 'DX'}-CARD-${id}`;
}

/** What a deck does, in one sentence. */
export const deckProfile = (id: string): string => textNamed(`dm.deck.${id}.profile`) ?? '';

/** Technique, passive or rubbish. */
export const sortOf = (id: string): 'technique' | 'passive' | 'junk' => {
  const { card, deck } = cardNamed(id);
  if (deck === undefined) return 'junk';
  return card.technique === undefined ? 'passive' : 'technique';
};

/** A hand card's name for spots: equal for cards that are the same to every move. */
export const keyOf = (card: HandCard): string =>
  typeof card === 'string' ? card : `${card.card}*${card.bonus}.${card.set}.${card.setAt}.${card.used.join('+')}`;

export const idOf = (card: HandCard): string => (typeof card === 'string' ? card : card.card);

/** The card that an effect has drawn and of which it is asked how it is built: moves do not name it. */
export const drawnOf = ({ aside }: Pick<View, 'aside'>): string => aside.find(({ card }) => card !== null)?.card ?? '';
