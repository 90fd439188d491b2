import { below, pick, type RandomState } from '@souk/kernel';
import type { HandCard, Move, StackCard } from '../../src/rules/index.js';
import { type Held, handCardOf, type Table } from './table.js';

const swapOne = <T>(list: readonly T[], other: T, random: RandomState): T[] => {
  const changed = [...list];
  const index = below(random, list.length + 1);
  if (index === list.length) changed.push(other);
  else if (below(random, 2) === 0) changed.splice(index, 1);
  else changed[index] = other;
  return changed;
};

const asStackCard = (card: HandCard, as: string): StackCard => ({ card, as, showing: null, change: 0 });

/** A move that is a little different from a legal one; it may be legal by luck. */
export function spoil(move: Move, table: Table, seat: number, random: RandomState): Move {
  const { hand, discard } = table.players[seat];
  const held: Held = hand.length > 0 ? pick(random, hand) : { card: 'junk', used: [], bonus: 0, set: 0, setAt: 0 };
  const card = handCardOf(held);
  const face = pick(random, [
    ...hand.map((each) => each.card),
    ...discard,
    'junk',
    'stashing-vendor',
    'nostalgic-item',
  ]);
  switch (move.kind) {
    case 'buy':
      return below(random, 3) === 0
        ? { ...move, throwAway: swapOne(move.throwAway, card, random) }
        : { ...move, pay: swapOne(move.pay, card, random) };
    case 'inventory':
      return { ...move, cards: swapOne(move.cards, card, random) };
    case 'technique':
    case 'ability':
    case 'declared-card':
      return below(random, 2) === 0 ? { ...move, as: face } : { ...move, showing: move.showing === null ? face : null };
    case 'build':
      return below(random, 2) === 0
        ? { ...move, hand: swapOne(move.hand, asStackCard(card, face), random) }
        : { ...move, discard: swapOne(move.discard, asStackCard(face, face), random) };
    case 'build-as':
      return { ...move, change: move.change + 1 > 1 ? -1 : move.change + 1 };
    case 'order':
    case 'card':
      return { ...move, card: face };
    case 'hand-card':
      return { ...move, card: face };
    case 'number':
      return { ...move, number: below(random, 8) };
    case 'player':
      return { ...move, player: below(random, 4) };
    case 'market-card':
      return { ...move, slot: below(random, 6) };
    case 'stall-card':
      return { ...move, stack: below(random, 9) };
    default:
      return move;
  }
}
