import type { Seat } from '@souk/kernel';
import { maskDecision, NO_OR_YES, YES } from '../decisions/decision.js';
import { goOnAt } from '../frames.js';
import type { Item } from '../items/item.js';
import { type State, serves } from '../state.js';
import { itemId, MEEBLEMORE } from '../vocabulary.js';
import type { WizardCard } from './wizard.js';

export const meeblemore: WizardCard = {
  id: 'meeblemore',
  name: 'Master Magus Meeblemore',
  text: () => 'Whenever you play an item you may ignore what it does when played: all of it or nothing.',
};

/** AA-WIZ-3: asked only where the effect would do something. */
export const mayIgnore = (state: State, seat: Seat, item: Item, slot: number): boolean =>
  serves(state, MEEBLEMORE, seat) && (item.wouldAct?.(state, seat, slot) ?? true);

/** The play that the question belongs to lies right under it on the stack, and goes on behind the effect if ignored. */
export const ignoreEffect = maskDecision({
  text: 'Meeblemore: let the item do what it does when played, or ignore it',
  rule: 'AA-WIZ-3',
  options: () => NO_OR_YES,
  choose(state, { seat }, answer, events) {
    if (answer !== YES) return;
    const play = state.frames[state.frames.length - 1];
    goOnAt(state.frames, play, play.step + 1);
    events?.emit({ kind: 'effect-ignored', seat, item: itemId(play.item) });
  },
  describe: (_state, _frame, answer) => ({ kind: answer === YES ? 'ignore-effect' : 'use-effect' }),
});
