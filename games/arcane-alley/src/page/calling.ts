import { type AlleyEvent, countedIn, TRIGGER_FROM, type View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import type { Sentence } from '@souk/table-kit/face';
import { ownSeat } from './slots.js';
import { step } from './stepping.js';

/** What a storehouse would count at an inspection, as far as its items can be seen. */
export const sumSeen = (view: View, seat: number): number =>
  countedIn(view, seat).reduce<number>((sum, each) => sum + (each ?? 0), 0);

const hiddenIn = (view: View, seat: number): number =>
  elementAt(view.players, seat).storehouse.slots.filter(({ face }) => face === 'down').length;

/** Whether who has no hidden item left calls the inspection (AA-PLAY-6, AA-2P-2). */
const canCall = ({ triggered, seats, tracker }: View): boolean =>
  triggered === null && (seats > 2 || tracker >= TRIGGER_FROM);

/** A play over the last hidden item calls the inspection: that, and what will lie in store. */
export function callOf(events: readonly AlleyEvent[], view: View): Sentence | undefined {
  const seat = ownSeat(view);
  if (!canCall(view) || hiddenIn(view, seat) !== 1) return undefined;
  const after = events.reduce(step, view);
  return hiddenIn(after, seat) > 0 ? undefined : { k: 'aa.calls', with: { sum: signed(sumSeen(after, seat)) } };
}

/** The same before an item is chosen. */
export const isLastHidden = (view: View): boolean => canCall(view) && hiddenIn(view, ownSeat(view)) === 1;
