import { below, pick, type RandomState, shuffle } from '@souk/kernel';
import type { Position } from '../../src/rules/index.js';
import { faceOf, hasCopyText } from './faces.js';
import { idOf } from './table.js';

type Hidden = Position['marketDeck'][number];

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

const isCurious = (card: string): boolean =>
  hasCopyText(card) || faceOf(card).set === 'squirrels' || faceOf(card).value === 5;

interface Player {
  readonly hand: string[];
  readonly deck: string[];
  readonly discard: string[];
  readonly stall: string[][];
}

/** A table that is laid anew; piles lie top first. */
class Layout {
  readonly players: Player[];
  readonly market: string[] = [];
  readonly marketDeck: string[] = [];
  readonly marketDiscard: string[] = [];
  private readonly random: RandomState;
  readonly active: Player;

  constructor(seats: number, active: number, random: RandomState) {
    this.random = random;
    this.players = Array.from({ length: seats }, () => ({ hand: [], deck: [], discard: [], stall: [] }));
    this.active = this.players[active];
  }

  private get other(): Player {
    return pick(
      this.random,
      this.players.filter((player) => player !== this.active),
    );
  }

  /** Somewhere where a player may use or copy it. */
  layOpen(card: string): void {
    const { active } = this;
    const place = below(this.random, 20);
    if (place < 8 && active.hand.length < 7) active.hand.push(card);
    else if (place < 10) active.discard.unshift(card);
    else if (place < 12) this.other.discard.unshift(card);
    else if (place < 14 && this.market.length < 5 && card !== 'junk') this.market.push(card);
    else if (place < 16 && card !== 'junk') this.marketDiscard.unshift(card);
    else if (place < 18 && card !== 'junk') this.marketDeck.unshift(card);
    else if (place < 19 && active.stall.length > 0) active.stall[active.stall.length - 1].push(card);
    else if (this.other.hand.length < 7) this.other.hand.push(card);
    else this.other.deck.unshift(card);
  }

  /** Leaves a player without cards to draw and, unless it is that player's turn, without a hand. */
  impoverish(player: Player): void {
    const richer = this.players.find((other) => other !== player) ?? player;
    richer.deck.push(...player.deck.splice(0), ...player.discard.splice(0));
    if (player !== this.active) richer.deck.push(...player.hand.splice(0));
  }

  /** Where it lies hidden. */
  layHidden(card: string): void {
    if (card !== 'junk' && below(this.random, 2) === 0) this.marketDeck.push(card);
    else pick(this.random, this.players).deck.push(card);
  }
}

/** Takes the first cards of some kind off a heap. */
const takeSome = (cards: string[], isWanted: (card: string) => boolean, count: number): string[] =>
  Array.from({ length: count }).flatMap(() => {
    const index = cards.findIndex(isWanted);
    return index >= 0 ? cards.splice(index, 1) : [];
  });

/** Charm into the active player's hand, and a Chameleon for it to draw. */
function takeCharmAndCopy(cards: string[], { active }: Layout): string | undefined {
  active.hand.push(...takeSome(cards, (card) => card === 'charm', 1));
  return takeSome(cards, hasCopyText, 1)[0];
}

function layOut(position: Position, random: RandomState): Layout {
  const upTo = (most: number): number => below(random, most + 1);
  const cards = cardsOf(position);
  shuffle(random, cards);
  const layout = new Layout(position.seats, position.frames[0].seat, random);
  for (const { stall } of layout.players) {
    for (let stacks = upTo(7); stacks > 0; stacks--) stall.push(cards.splice(0, 1 + upTo(1)));
  }
  const scene = upTo(2) === 0 ? takeCharmAndCopy(cards, layout) : undefined;
  if (upTo(1) === 0) layout.active.hand.push(...takeSome(cards, isCurious, 1 + upTo(3)));
  const favourites = new Set(cards.filter((card) => isCurious(card) && upTo(2) > 0));
  const plain = cards.filter((card) => !favourites.has(card));
  for (const { hand, discard } of layout.players) {
    hand.push(...plain.splice(0, 1 + upTo(3)));
    discard.push(...plain.splice(0, upTo(4)));
  }
  for (const card of cards.filter((card) => favourites.has(card))) layout.layOpen(card);
  for (const card of plain) if (layout.market.length < 5 && card !== 'junk') layout.market.push(card);
  for (const card of layout.market) if (plain.includes(card)) plain.splice(plain.indexOf(card), 1);
  for (const card of plain) layout.layHidden(card);
  if (upTo(2) === 0) layout.impoverish(pick(random, layout.players));
  if (scene !== undefined) layout.marketDeck.unshift(scene);
  return layout;
}

/** A hand card to which this turn may have done something. */
function marked(card: string, owner: number, turnBonus: number, random: RandomState): Hidden {
  const luck = below(random, 5);
  if (luck > 1 || (luck === 0 && card !== 'bold-haggler' && !hasCopyText(card))) return card;
  const rolled = luck === 0 ? below(random, 4) : 0;
  return {
    card,
    seenBy: [owner],
    pool: owner,
    used: luck === 0 ? ['bold-haggler'] : [],
    bonus: rolled,
    set: luck === 1 ? 1 + below(random, 5) : 0,
    setAt: luck === 1 ? below(random, turnBonus + 1) : 0,
  };
}

/** A position of the same game with the cards elsewhere: curious ones where they can meet, stalls half built. */
export function shake(position: Position, random: RandomState): Position {
  const { seats, frames, decks } = position;
  const upTo = (most: number): number => below(random, most + 1);
  const { players, market, marketDeck, marketDiscard } = layOut(position, random);
  const isBonus = upTo(2) === 0;
  const turnBonus = isBonus && decks.includes('macaws') ? upTo(2) : 0;
  const hasMarks = isBonus && decks.includes('ocelots') && upTo(1) === 0;
  const slots: (string | null)[] = Array.from({ length: 5 }, (_, slot) => market[slot] ?? null);
  shuffle(random, slots);
  const { standing: _, ...others } = position;
  return {
    ...others,
    turn: upTo(19) === 0 ? 500 * seats - upTo(2) : position.turn + 500,
    idleTurns: upTo(19) === 0 ? 100 * seats - 1 - upTo(2) : 0,
    actions: isBonus ? (upTo(4) === 0 ? 49 - upTo(2) : 2 + upTo(3)) : 0,
    turnBonus,
    players: players.map((player, seat) => ({
      ...player,
      hand: player.hand.map((card) =>
        hasMarks && seat === frames[0].seat ? marked(card, seat, turnBonus, random) : card,
      ),
      coins: position.players[seat].coins,
    })),
    market: slots,
    marketDeck,
    marketDiscard,
    frames: frames.map((frame) => ({ ...frame, step: isBonus ? 1 : 0 })),
  };
}
