import { type Seat, seatBit } from '@souk/kernel';
import { maskDecision } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { plainFrame, TWO_PLAYER_DISCARD } from '../frames.js';
import { addToStash, glimpse, takeFromStash } from '../piles/stash.js';
import { leftOf, type State } from '../state.js';
import { lowest } from '../storehouse/masks.js';
import { itemId, type Kind } from '../vocabulary.js';

/** AA-2P-1, AA-2P-2, AA-2P-3. */
export const TRIGGER_FROM = 15;
export const LAST_TURN = 20;

/** AA-2P-4: a replaced hidden item goes into its owner's stash, who then discards one. */
export function takeUp(state: State, seat: Seat, kind: Kind, seers: number, events: EventSink): void {
  addToStash(state, seat, kind, false);
  const other = leftOf(state, seat);
  if ((seers & seatBit(other)) !== 0) glimpse(state, other, seat, kind);
  const taken = { kind: 'taken-up', seat, item: itemId(kind) } as const;
  events?.reveal({ ...taken, item: null }, { seats: seers | seatBit(seat), event: taken });
  // AA-MOVE-2: asked by the size of the stash, or the question would tell of equal items.
  const asked = plainFrame(TWO_PLAYER_DISCARD, seat);
  if (state.stashSizes[seat] > 1) state.frames.push(asked);
  else twoPlayerDiscard.choose(state, asked, lowest(state.stashKinds[seat]), events);
}

/** AA-2P-6: any item of the stash. */
export const twoPlayerDiscard = maskDecision({
  text: 'The replaced item is in your stash: choose an item to discard',
  rule: 'AA-2P-4',
  options: (state, { seat }) => state.stashKinds[seat],
  choose: (state, { seat }, kind, events) => discardFromStash(state, seat, kind, events),
  describe: (_state, _frame, kind) => ({ kind: 'discard', item: itemId(kind) }),
});

/** AA-DISC-1. */
export function discardFromStash(state: State, seat: Seat, kind: Kind, events: EventSink): void {
  takeFromStash(state, seat, kind);
  state.discard.push(kind);
  events?.emit({ kind: 'discarded', seat, item: itemId(kind), from: 'stash' });
  state.rules.items[kind].whenDiscarded?.(state, seat, events);
}
