import type { Game, Seat } from '@souk/kernel';
import { type Box, makeBox } from './cards/box.js';
import type { DeckSpec } from './cards/spec.js';
import { coverageOf } from './coverage.js';
import { DECISIONS } from './flow.js';
import type { Move } from './moves/moves.js';
import { readMove } from './moves/read-move.js';
import { optionsOf } from './options.js';
import { earlierRanks } from './outcome.js';
import { type DaleTypes, FIRST_BOX, frameFor, illegal, isLegal, playWith } from './play.js';
import { fromJSON, toJSON } from './position/position.js';
import { positionSchemaOf } from './position/position-schema.js';
import { setup } from './setup/setup.js';
import { hashState, type State } from './state.js';
import { leave } from './turn/leave.js';
import { MAX_ACTIONS, MAX_TURNS } from './turn/turn.js';

function describeMove(state: State, seat: Seat, code: number): Move {
  const frame = frameFor(state, seat);
  if (frame === undefined || !isLegal(state, frame, code)) throw illegal(state, seat, `play ${code}`);
  return DECISIONS[frame.effect].describe(state, frame, code);
}

/**
 * An action with all that it leads to is at most: the choice, an order of the discarded and of the thrown-away
 * cards (each at most 20 answers, the size of the largest hand), or the questions of a technique, of which no card
 * has more than five, and an additional stack for each stack left.
 */
const MAX_ANSWERS_PER_ACTION = 50;
/** A card in hand can use each of at most four abilities once while it stays, and only actions bring cards. */
const MAX_ABILITIES_PER_ACTION = 80;

const gameWith = (box: Box): Game<DaleTypes> => ({
  ...playWith(box),
  id: 'dale-of-merchants',
  name: 'Dale of Merchants',
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  options: optionsOf(box),
  positionSchema: positionSchemaOf(box),
  standingAnswers: [],
  coverage: coverageOf(box),
  setup: (options, seats, random) => setup(box, options, seats, random),
  optionsOf: ({ rules }) => rules.options,
  // DM-TURN-3 bounds the actions of a turn, DM-EDGE-1 the turns; before them come at most six votes a seat.
  maxMoves: (_options, seats) =>
    6 * seats + MAX_TURNS * seats * (MAX_ACTIONS + 1) * (MAX_ANSWERS_PER_ACTION + MAX_ABILITIES_PER_ACTION),
  leave,
  describeMove,
  readMove: (state, seat, input) => {
    const frame = frameFor(state, seat);
    if (frame === undefined) throw illegal(state, seat, `play ${JSON.stringify(input)}`);
    return readMove(state, frame, input, () => illegal(state, seat, `play ${JSON.stringify(input)}`));
  },
  // DM-SETUP-8: in a rematch one of those who lost begins.
  rematchOptions: ({ winners }) => ({ lastWinner: winners.length === 1 ? winners[0] : null }),
  earlierRanks,
  used: ({ rules }) => rules.decks.map(({ id }) => id),
  toJSON,
  fromJSON: (position) => fromJSON(box, position),
  hash: hashState,
});

/** The game with the decks of a box: those of the first one, or others beside them (DM-MORE-1 to DM-MORE-7). */
export const makeDale = (decks: readonly DeckSpec[]): Game<DaleTypes> => gameWith(makeBox(decks));

export const daleOfMerchants = gameWith(FIRST_BOX);
