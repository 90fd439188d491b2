import type { Seat } from '@souk/kernel';
import type { EventSink } from '../events.js';
import type { Numbers } from '../house-rules.js';
import type { State } from '../state.js';
import type { ItemId } from '../vocabulary.js';

/** An item: its numbers as printed, its text in our words, and its effects, each with the time it has (AA-EFF-1). */
export interface Item {
  readonly id: ItemId;
  readonly name: string;
  /** Gold for a set of three; null: it never makes a set. */
  readonly setGold: number | null;
  readonly infamy: number;
  readonly copies: number;
  /** Copies that join with five or six players. */
  readonly extra: number;
  text(numbers: Numbers): string;

  /** Always active, as properties that the rules look at. */
  readonly special?: true;
  /** Revealed, it cannot be replaced. */
  readonly unreplaceable?: true;
  /** Revealed, it halves the gold that its owner gains. */
  readonly halvesGains?: true;
  /** Replaced, it is played again. */
  readonly returns?: true;
  /** At an inspection it changes what the items beside it count. */
  readonly doublesBeside?: true;

  /** When played. Whether it would do something now is what Meeblemore's player is asked by (AA-WIZ-3). */
  wouldAct?(state: State, seat: Seat, slot: number): boolean;
  whenPlayed?(state: State, seat: Seat, events: EventSink): void;
  /** When sold; `copies` of the item itself were in the set (a Feline may have stood for one). */
  whenSold?(state: State, seat: Seat, copies: number, events: EventSink): void;
  /** Always active: it was revealed and has been replaced. */
  whenReplaced?(state: State, seat: Seat, events: EventSink): void;
  /** Always active: it goes to the discard from its owner's stash. */
  whenDiscarded?(state: State, seat: Seat, events: EventSink): void;
  /** Special: whether it is offered (AA-SPEC-3), and what it does. */
  canActivate?(state: State, seat: Seat): boolean;
  activate?(state: State, seat: Seat, events: EventSink): void;
}
