import { below, pick, type RandomState, shuffle } from '@souk/kernel';
import type { Position } from '../../src/index.js';
import { idOf } from './table.js';

/** Cards that meet others in curious ways. */
const CURIOUS = [
  'flexible-shopkeeper',
  'reflection',
  'good-old-times',
  'trendsetting',
  'seeing-doubles',
  'stashing-vendor',
  'empty-chest',
  'nostalgic-item',
  'accordion',
  'winter-is-coming',
  'market-discovery',
  'stock-clearance',
  'essential-purchase',
  'blindfold',
  'flashy-show',
  'bold-haggler',
  'cookies',
  'charm',
];

/** Every card that lies on the table, junk of the supply aside. */
const cardsOf = ({ players, market, marketDeck, marketDiscard }: Position): string[] => [
  ...players.flatMap(({ hand, deck, discard, stall }) => [
    ...hand.map(idOf),
    ...deck.map(idOf),
    ...discard,
    ...stall.flat(),
  ]),
  ...market.flatMap((card) => (card === null ? [] : [card])),
  ...marketDeck.map(idOf),
  ...marketDiscard,
];

/** Cards are handed out at random, the curious ones a little sooner. */
class Heap {
  private readonly cards: string[];
  private readonly random: RandomState;

  constructor(cards: readonly string[], random: RandomState) {
    this.random = random;
    const heap = [...cards];
    shuffle(random, heap);
    const early = heap.filter((card) => CURIOUS.includes(card) && below(random, 3) > 0);
    const late = [...heap];
    for (const card of early) late.splice(late.indexOf(card), 1);
    this.cards = [...late, ...early];
  }

  /** Up to so many cards, most of them from the curious end. */
  take(count: number, allowsJunk = true): string[] {
    const taken: string[] = [];
    for (let i = 0; i < count && this.cards.length > 0; i++) {
      const near = Math.min(this.cards.length, below(this.random, 3) === 0 ? this.cards.length : 12);
      const index = this.cards.length - 1 - below(this.random, near);
      if (!allowsJunk && this.cards[index] === 'junk') continue;
      taken.push(...this.cards.splice(index, 1));
    }
    return taken;
  }

  rest(): string[] {
    return this.cards.splice(0);
  }
}

/** A position of the same game with the cards elsewhere: hands full of curious cards, stalls half built. */
export function shake(position: Position, random: RandomState): Position {
  const { seats } = position;
  const heap = new Heap(cardsOf(position), random);
  const upTo = (most: number): number => below(random, most + 1);
  const hands = position.players.map(() => heap.take(3 + upTo(4)));
  const stalls = position.players.map(() =>
    Array.from({ length: upTo(7) }, () => heap.take(1 + upTo(1))).filter(({ length }) => length > 0),
  );
  const market = Array.from({ length: 5 }, () => (upTo(9) === 0 ? null : (heap.take(1, false)[0] ?? null)));
  const marketDiscard = heap.take(upTo(4), false);
  const discards = position.players.map(() => heap.take(upTo(7)));
  const rest = heap.rest();
  const marketDeck = rest.filter((card) => card !== 'junk');
  shuffle(random, marketDeck);
  const owned = marketDeck.splice(0, upTo(marketDeck.length));
  const decks: string[][] = position.players.map(() => []);
  for (const card of [...owned, ...rest.filter((card) => card === 'junk')]) pick(random, decks).push(card);
  const isBonus = upTo(2) === 0;
  const { standing: _, ...others } = position;
  return {
    ...others,
    turn: upTo(19) === 0 ? 500 * seats - upTo(2) : position.turn + 500,
    idleTurns: upTo(19) === 0 ? 100 * seats - 1 - upTo(2) : 0,
    actions: isBonus ? (upTo(4) === 0 ? 49 - upTo(2) : 1 + upTo(3)) : 0,
    turnBonus: isBonus ? upTo(1) : 0,
    players: position.players.map(({ coins }, seat) => ({
      hand: hands[seat],
      deck: decks[seat],
      discard: discards[seat],
      stall: stalls[seat],
      coins,
    })),
    market,
    marketDeck,
    marketDiscard,
    frames: position.frames.map((frame) => ({ ...frame, step: isBonus ? 1 : 0 })),
  };
}
