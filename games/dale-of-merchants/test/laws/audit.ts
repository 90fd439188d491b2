import { isMarked, kindOf, NONE } from '../../src/rules/cards/card.js';
import { ACTION, TURN } from '../../src/rules/frames.js';
import type { State } from '../../src/rules/index.js';
import { checkState } from '../../src/rules/position/check-position.js';
import { afterCleanUp } from '../../src/rules/turn/progress.js';

/** How many cards of each id there are, wherever they lie. */
function countCards(state: State): ReadonlyMap<string, number> {
  const { piles, scheduled, due } = state.extras ?? { piles: [], scheduled: [], due: [] };
  const hidden = [...state.hands, ...state.decks, state.marketDeck, state.aside, ...piles].flat().map(kindOf);
  const open = [...state.discards, state.marketDiscard, state.market, ...state.stalls.flat()].flat();
  const played = [...state.frames, ...scheduled, ...due].map(({ card }) => card);
  const counts = new Map<string, number>();
  for (const kind of [...hidden, ...open, ...played]) {
    if (kind === NONE) continue;
    const { id } = state.rules.cards[kind];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Every card of the game lies in exactly one place (DM-SETUP-2 to DM-SETUP-5); counted without the rules' own check. */
export function audit(state: State): string | undefined {
  const { rules } = state;
  if (rules.decks.length === 0) return undefined;
  const counts = countCards(state);
  for (const { cards } of rules.decks) {
    for (const { id, value, copies } of cards) {
      const expected = value === 1 ? rules.seats : copies;
      if (counts.get(id) !== expected) return `${counts.get(id)} ${id}, not ${expected}`;
    }
  }
  if (rules.options.junkSupply === 'twenty' && (counts.get('junk') ?? 0) + state.junk !== 20) return 'junk lost';
  if (state.stalls.some((stall) => stall.length > 8)) return 'nine stacks';
  if (state.hands.some((hand) => hand.length > 20)) return 'a hand of more than 20 cards';
  if (state.hands.some((hand) => hand.some((card, i) => i > 0 && hand[i - 1] > card))) return 'a hand out of order';
  return fillingFlaw(state) ?? stockFlaw(state) ?? refusal(state);
}

/** Whatever comes about, or is imagined, is a position that can be set up. */
function refusal(state: State): string | undefined {
  try {
    checkState(state);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** DM-CLEAN-1, DM-INFO-4: a hand that is said to be as its clean-up left it is of the size that its cards call for. */
function fillingFlaw(state: State): string | undefined {
  for (const [seat, hand] of state.hands.entries()) {
    if (((state.filled >> seat) & 1) === 0) continue;
    const { counting, joining, exact } = state.fillings[seat];
    const counted = hand.filter((card) => (counting >> kindOf(card)) & 1).length;
    const joined = counted === 0 ? 0 : hand.filter((card) => (joining >> kindOf(card)) & 1).length;
    const size = 5 + counted + joined;
    if (exact ? hand.length !== size : hand.length < size)
      return `a hand of ${hand.length} that is filled with ${size}`;
  }
  return undefined;
}

/** DM-EDGE-1: when a turn begins, the stock taken after the last clean-up is the one that there is. */
function stockFlaw(state: State): string | undefined {
  const [frame] = state.frames;
  const isNewTurn = state.frames.length === 1 && frame.effect === TURN && frame.step === ACTION && state.actions === 0;
  if (!isNewTurn || state.hands.some((hand) => hand.some(isMarked)) || state.cardsChanged !== 0) return undefined;
  const { owned } = afterCleanUp(state);
  return JSON.stringify(owned) === JSON.stringify(state.lastCleanUp.owned)
    ? undefined
    : 'the stock is not as it was taken';
}
