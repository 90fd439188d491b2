import {
  type Events,
  IllegalMove,
  type MoveList,
  type Prompt,
  parseByKind,
  type Seat,
  seatBit,
  seatsIn,
} from '@souk/kernel';
import type { State, Tea } from './state.js';

/** A move's number is its place here. */
const KINDS = ['take-front', 'take-back', 'wait'] as const;
export type Move = { readonly [K in (typeof KINDS)[number]]: { readonly kind: K } }[(typeof KINDS)[number]];

export type Event =
  | { readonly kind: 'took'; readonly seat: Seat; readonly tea: Tea; readonly from: 'front' | 'back' }
  | { readonly kind: 'waited'; readonly seat: Seat }
  | { readonly kind: 'match-ended'; readonly customers: readonly Tea[] };

const EXPECTED = 'a legal move of the seat whose turn it is';

/** Nobody is asked once the caravan is empty (TC-END-1). */
export const toAct = ({ caravan, turn }: State): readonly Seat[] => seatsIn(caravan.length === 0 ? 0 : seatBit(turn));

export const prompt = (state: State, seat: Seat): Prompt | undefined =>
  toAct(state).includes(seat) ? { kind: 'turn', text: questionFor(state, seat), rule: 'TC-TURN-1' } : undefined;

function questionFor({ caravan, waits }: State, seat: Seat): string {
  const take = caravan.length > 1 ? 'Take the chest at the front or at the back of the caravan' : 'Take the last chest';
  return waits[seat] > 0 ? `${take}, or wait` : take;
}

function isLegal(state: State, seat: Seat, move: number): boolean {
  if (!toAct(state).includes(seat)) return false;
  // The last chest is at both ends: it is taken from the front.
  if (KINDS[move] === 'take-back') return state.caravan.length > 1;
  return KINDS[move] === 'take-front' || (KINDS[move] === 'wait' && state.waits[seat] > 0);
}

export function moves(state: State, seat: Seat, list: MoveList): void {
  list.clear();
  for (const move of KINDS.keys()) if (isLegal(state, seat, move)) list.add(move);
}

export const describeMove = (_state: State, _seat: Seat, move: number): Move => ({ kind: KINDS[move] });

const kindOnly = <const K extends Move['kind']>(kind: K) =>
  ({ type: 'object', properties: { kind: { const: kind } }, required: ['kind'], additionalProperties: false }) as const;
const SHAPES = { 'take-front': kindOnly('take-front'), 'take-back': kindOnly('take-back'), wait: kindOnly('wait') };

export function readMove(state: State, seat: Seat, given: unknown): number {
  const { kind } = parseByKind(SHAPES, given, 'move');
  const move = KINDS.indexOf(kind);
  if (!isLegal(state, seat, move)) throw new IllegalMove(seat, kind, EXPECTED);
  return move;
}

/** The list with the seat's entry changed. */
const changed = <V>(list: readonly V[], seat: Seat, change: (value: V) => V): V[] =>
  list.map((value, i) => (i === seat ? change(value) : value));

function take(state: State, seat: Seat, end: 'front' | 'back', events?: Events<Event>): void {
  const tea = state.caravan[end === 'front' ? 0 : state.caravan.length - 1];
  state.caravan = end === 'front' ? state.caravan.slice(1) : state.caravan.slice(0, -1);
  state.stores = changed(state.stores, seat, (store) => [...store, tea]);
  events?.emit({ kind: 'took', seat, tea, from: end });
  // TC-END-1
  if (state.caravan.length === 0) events?.reveal({ kind: 'match-ended', customers: state.customers });
}

export function play(state: State, seat: Seat, move: number, events?: Events<Event>): void {
  if (!isLegal(state, seat, move)) throw new IllegalMove(seat, `play ${move}`, EXPECTED);
  state.turn = (seat + 1) % state.stores.length;
  if (KINDS[move] === 'wait') {
    state.waits = changed(state.waits, seat, (left) => left - 1);
    events?.emit({ kind: 'waited', seat });
  } else take(state, seat, KINDS[move] === 'take-front' ? 'front' : 'back', events);
}
