import {
  type Events,
  type Game,
  IllegalMove,
  type MoveList,
  type Prompt,
  type Seat,
  seatBit,
  seatsIn,
  topFrame,
} from '@souk/kernel';
import { isLegalGem, listGems, playGem } from './choose-gem.js';
import { coverage } from './coverage.js';
import type { DwarvenTradersEvent } from './events.js';
import { CHOOSE_GEM, DECISION_NAMES, EXTRA_TRADE, TURN } from './frames.js';
import { imagine } from './imagine.js';
import { describeMove, type Move, moveCode } from './moves.js';
import { OPTIONS, type Options } from './options.js';
import { outcomeOf, roundsOf } from './outcome.js';
import { fromJSON, POSITION_SCHEMA, type Position, toJSON } from './position.js';
import { isLegalTurn, listTurns } from './possible-turns.js';
import { setup } from './setup.js';
import { cloneState, hashState, type State } from './state.js';
import { isLegalTrade, listTrades, playTrade } from './trade.js';
import { MAX_SEATS, MIN_SEATS } from './traders.js';
import { playTurn } from './turn.js';
import { openViewOf, type View, viewOf } from './view.js';

export interface DwarvenTradersTypes {
  State: State;
  Options: Options;
  Move: Move;
  View: View;
  Event: DwarvenTradersEvent;
  Position: Position;
}

/** A kind of decision: what may be answered, and what the answer does. */
interface Decision {
  readonly prompt: Prompt;
  isLegal(state: State, seat: Seat, code: number): boolean;
  list(state: State, seat: Seat, list: MoveList): void;
  play(state: State, seat: Seat, code: number, events?: Events<DwarvenTradersEvent>): void;
}

const DECISIONS: readonly Decision[] = [
  {
    prompt: { kind: DECISION_NAMES[CHOOSE_GEM], text: 'Choose your starting gem', rule: 'DT-SETUP-6' },
    isLegal: isLegalGem,
    list: listGems,
    play: playGem,
  },
  {
    prompt: { kind: DECISION_NAMES[TURN], text: 'Choose a card, and mine, sell or do both with it', rule: 'DT-TURN-1' },
    isLegal: isLegalTurn,
    list: listTurns,
    play: playTurn,
  },
  {
    prompt: {
      kind: DECISION_NAMES[EXTRA_TRADE],
      text: 'You are alone in last place: you may make an extra trade',
      rule: 'DT-TRADE-1',
    },
    isLegal: isLegalTrade,
    list: listTrades,
    play: playTrade,
  },
];

function toAct({ frames }: State): readonly Seat[] {
  const frame = topFrame(frames);
  return seatsIn(frame === undefined ? 0 : seatBit(frame.seat));
}

function moves(state: State, seat: Seat, list: MoveList): void {
  list.clear();
  const frame = topFrame(state.frames);
  if (frame !== undefined && frame.seat === seat) DECISIONS[frame.effect].list(state, seat, list);
}

function play(state: State, seat: Seat, code: number, events?: Events<DwarvenTradersEvent>): void {
  const frame = topFrame(state.frames);
  if (frame === undefined || frame.seat !== seat || (code | 0) !== code) throw illegal(state, seat, `play ${code}`);
  const decision = DECISIONS[frame.effect];
  if (!decision.isLegal(state, seat, code)) throw illegal(state, seat, `play ${code}`);
  decision.play(state, seat, code, events);
}

function illegal(state: State, seat: Seat, what: string): IllegalMove {
  const frame = topFrame(state.frames);
  if (frame === undefined) return new IllegalMove(seat, what, 'no more moves, the match is over');
  if (frame.seat !== seat) return new IllegalMove(seat, what, `a move of seat ${frame.seat}`);
  return new IllegalMove(seat, what, `one of the legal moves of this decision (${DECISION_NAMES[frame.effect]})`);
}

function readMove(state: State, seat: Seat, input: unknown): number {
  const code = moveCode(state, input);
  const frame = topFrame(state.frames);
  if (frame === undefined || frame.seat !== seat || !DECISIONS[frame.effect].isLegal(state, seat, code)) {
    throw illegal(state, seat, `play ${JSON.stringify(input)}`);
  }
  return code;
}

function prompt({ frames }: State, seat: Seat): Prompt | undefined {
  const frame = topFrame(frames);
  return frame !== undefined && frame.seat === seat ? DECISIONS[frame.effect].prompt : undefined;
}

/** Twice the pool plus all stores is below 30 at a round's start and falls with every action (DT-ROUND-1). */
const MAX_TURNS_PER_ROUND = 29;

export const dwarvenTraders: Game<DwarvenTradersTypes> = {
  id: 'dwarven-traders',
  name: 'Dwarven Traders',
  rulesVersion: 1,
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  options: OPTIONS,
  positionSchema: POSITION_SCHEMA,
  standingAnswers: [],
  coverage,
  setup,
  seatsOf: ({ rules }) => rules.seats,
  optionsOf: ({ rules }) => rules.options,
  // A turn is at most two decisions: the card, and the extra trade.
  maxMoves: (_options, seats) => roundsOf(seats === 1) * (seats + 2 * MAX_TURNS_PER_ROUND),
  toAct,
  moves,
  play,
  describeMove,
  readMove,
  prompt,
  view: viewOf,
  openView: openViewOf,
  imagine,
  outcome: (state) => (state.frames.length === 0 ? outcomeOf(state) : undefined),
  clone: cloneState,
  toJSON,
  fromJSON,
  hash: hashState,
};
