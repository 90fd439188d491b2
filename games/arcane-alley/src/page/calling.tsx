import { type AlleyEvent, countedIn, PENALTY, TRIGGER_FROM, type View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { Say } from '@souk/table-kit/components/Say';
import type { Chip, Sentence, Speaker } from '@souk/table-kit/face';
import { plainText, seatNamed } from '@souk/table-kit/speaking';
import { ownSeat } from './slots.js';
import { step } from './stepping.js';

/** What a storehouse would count at an inspection, as far as its items can be seen. */
export const sumSeen = (view: View, seat: number): number =>
  countedIn(view, seat).reduce<number>((sum, each) => sum + (each ?? 0), 0);

const hiddenIn = (view: View, seat: number): number =>
  elementAt(view.players, seat).storehouse.slots.filter(({ face }) => face === 'down').length;

/** With so few hidden items left a turn can call the inspection (AA-PLAY-6); with two players it is too early for some time (AA-2P-2). */
function hiddenAtCall(view: View): 0 | 1 | undefined {
  const { triggered, seats, tracker, decision } = view;
  const left = hiddenIn(view, ownSeat(view));
  if (triggered !== null || left > 1 || (seats === 2 && tracker < TRIGGER_FROM)) return undefined;
  if (left === 1) return 1;
  return seats === 2 && decision?.kind === 'act' ? 0 : undefined;
}

/** What a sentence comes to inside of another. */
export const saidIn = (sentence: Sentence): Chip => ({ text: plainText(sentence), node: <Say sentence={sentence} /> });

/** A play over the last hidden item calls the inspection: that, and what it costs unless nobody has less in store (AA-INSP-3). */
function callOf(events: readonly AlleyEvent[], view: View, speaker: Speaker): Sentence | undefined {
  const seat = ownSeat(view);
  if (hiddenAtCall(view) === undefined) return undefined;
  const after = events.reduce(step, view);
  if (hiddenIn(after, seat) > 0) return undefined;
  const who = seatNamed(seat, speaker);
  return { k: 'aa.calls', with: { who, sum: signed(sumSeen(after, seat)), penalty: signed(PENALTY) } };
}

/** What is said of a move, and whether it calls the inspection. */
export function withCall<S extends Sentence | undefined>(
  said: S,
  events: readonly AlleyEvent[],
  view: View,
  speaker: Speaker,
): S | Sentence {
  const calls = callOf(events, view, speaker);
  if (said === undefined || calls === undefined) return calls ?? said;
  return joined(said, calls);
}

/** Two sentences, the first of which may have no end yet. */
export function joined(first: Sentence, second: Sentence): Sentence {
  const k = /[.!?]$/.test(plainText(first)) ? 'aa.calls.with' : 'aa.calls.next';
  return { k, with: { outcome: saidIn(first), calls: saidIn(second) } };
}

/** What is said as long as it is not chosen where an item goes. */
export function callSoon(view: View): Sentence | undefined {
  const left = hiddenAtCall(view);
  if (left === undefined) return undefined;
  return { k: left === 0 ? 'aa.calls.anyway' : 'aa.calls.soon', with: { penalty: signed(PENALTY) } };
}
