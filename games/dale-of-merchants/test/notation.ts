import type { HandCard, Move, StackCard } from '../src/rules/index.js';
import { type Name, seatOf } from './table.js';

export const NOBODY_MOVES = 'nobody is to act';

/** Moves in few words. */
export const buy = (
  from: number | 'market-discard',
  pay: readonly HandCard[],
  { coins = 0, throwAway = [] }: { coins?: number; throwAway?: readonly HandCard[] } = {},
): Move => ({ kind: 'buy', from, pay, coins, throwAway });

export const technique = (card: HandCard, as?: string, showing: string | null = null): Move => ({
  kind: 'technique',
  card,
  as: as ?? idOf(card),
  showing,
});

export const ability = (card: HandCard, as?: string, showing: string | null = null): Move => ({
  kind: 'ability',
  card,
  as: as ?? idOf(card),
  showing,
});

const idOf = (card: HandCard): string => (typeof card === 'string' ? card : card.card);

type Built = HandCard | (Partial<StackCard> & { readonly card: HandCard; readonly as: string });

const stackCard = (built: Built): StackCard =>
  typeof built === 'object' && 'as' in built
    ? { showing: null, change: 0, ...built }
    : { card: built, as: idOf(built), showing: null, change: 0 };

export const build = (hand: readonly Built[], discard: readonly Built[] = []): Move => ({
  kind: 'build',
  hand: hand.map(stackCard),
  discard: discard.map(stackCard),
});

/** A card that counts as another, or whose value is changed. */
export const as = (card: HandCard, face: string, showing: string | null = null): Built => ({ card, as: face, showing });
export const changed = (card: string, change: number, face = card): Built => ({ card, as: face, change });

export const inventory = (...cards: readonly HandCard[]): Move => ({ kind: 'inventory', cards });
export const decline: Move = { kind: 'decline' };
export const endTurn: Move = { kind: 'end-turn' };
export const order = (card: string): Move => ({ kind: 'order', card });
export const handCard = (card: HandCard): Move => ({ kind: 'hand-card', card });
export const declared = (card: HandCard, face?: string, showing: string | null = null): Move => ({
  kind: 'declared-card',
  card,
  as: face ?? idOf(card),
  showing,
});
export const player = (name: Name): Move => ({ kind: 'player', player: seatOf(name) });
export const players = (...names: readonly Name[]): Move => ({ kind: 'players', players: names.map(seatOf) });
export const card = (id: string): Move => ({ kind: 'card', card: id });
export const slot = (number: number): Move => ({ kind: 'market-card', slot: number });
export const stallCard = (name: Name, stack: number, id: string): Move => ({
  kind: 'stall-card',
  player: seatOf(name),
  stack,
  card: id,
});
export const number = (value: number): Move => ({ kind: 'number', number: value });
export const set = (id: string): Move => ({ kind: 'set', set: id });
/** A card in hand with marks of this turn. */
export const marked = (
  id: string,
  marks: { used?: readonly string[]; bonus?: number; set?: number; setAt?: number },
): HandCard => ({ card: id, used: [], bonus: 0, set: 0, setAt: 0, ...marks });
export const effect = (id: string, name: string, count = 0): Move => ({
  kind: 'effect',
  card: id,
  effect: name,
  count,
});
export const handCards = (...cards: readonly HandCard[]): Move => ({ kind: 'hand-cards', cards });
export const goOn: Move = { kind: 'go-on' };
export const thisCard: Move = { kind: 'this-card' };
export const beginBuild: Move = { kind: 'begin-build' };
export const from = (name: Name, place: Extract<Move, { kind: 'source' }>['from']): Move => ({
  kind: 'source',
  from: place,
  player: seatOf(name),
});
export const fromMarket = (place: Extract<Move, { kind: 'market-source' }>['from']): Move => ({
  kind: 'market-source',
  from: place,
});
export const side = (which: Extract<Move, { kind: 'side' }>['side']): Move => ({ kind: 'side', side: which });
