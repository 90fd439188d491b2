import type { Game } from '@souk/kernel';
import { coverage } from './coverage.js';
import { describeMove, moves, play, prompt, readMove, toAct } from './decisions/asking.js';
import type { Move } from './decisions/moves.js';
import type { AlleyEvent } from './events.js';
import { imagine } from './knowledge/imagine.js';
import { type View, viewOf } from './knowledge/view.js';
import { type MatchRules, rulesFor } from './match-rules.js';
import { OPTIONS, type Options } from './options.js';
import { outcomeOf, roundsOf } from './outcome.js';
import { fromJSON, POSITION_SCHEMA, type Position, toJSON } from './position/position.js';
import { LAST_TURN } from './round/two-players.js';
import { setup } from './setup.js';
import { cloneState, hashState, type State } from './state.js';
import { SLOTS } from './storehouse/shapes.js';
import { MAX_SEATS, MIN_SEATS, WIZARD_IDS } from './vocabulary.js';
import { neverPay } from './wizards/dafana.js';

export interface ArcaneAlleyTypes {
  State: State;
  Options: Options;
  Move: Move;
  View: View;
  Event: AlleyEvent;
  Position: Position;
}

/** A storehouse of nine holds three sets, and nothing is added to it by its owner's sales. */
const MOST_SALES = 3;
/** Which set, how it slides, three Dolls or one player, Dafana. */
const QUESTIONS_OF_A_SALE = 6;

/**
 * Questions of one turn: draw, act, two of a special item, its slot, Meeblemore, the effect, the sales, a slot
 * for every return of a Boomerang (nine that lay there and the one played), the two-player discard.
 */
const questionsOfATurn = ({ numbers }: MatchRules): number =>
  2 +
  2 +
  1 +
  1 +
  Math.max(1, numbers.ballPeeks) +
  MOST_SALES * QUESTIONS_OF_A_SALE +
  (SLOTS + 1) * numbers.boomerangReturns +
  1;

/** A round: reveals; turns up to the last one, and one more after a trigger; Glynna, sales and bribes; Ninx. */
function questionsOfARound(rules: MatchRules): number {
  const { seats, duel, numbers } = rules;
  const turns = (duel ? LAST_TURN : numbers.maxTurns) + 1;
  return seats * (1 + turns * questionsOfATurn(rules) + 1 + MOST_SALES * QUESTIONS_OF_A_SALE + 1) + 1;
}

function maxMoves(options: Options, seats: number): number {
  const rules = rulesFor(options, seats);
  return seats + roundsOf(rules) * questionsOfARound(rules);
}

export const arcaneAlley: Game<ArcaneAlleyTypes> = {
  id: 'arcane-alley',
  name: 'Arcane Alley',
  rulesVersion: 1,
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  options: OPTIONS,
  positionSchema: POSITION_SCHEMA,
  standingAnswers: [neverPay],
  coverage,
  setup,
  seatsOf: ({ rules }) => rules.seats,
  optionsOf: ({ rules }) => rules.options,
  maxMoves,
  toAct,
  moves,
  play,
  describeMove,
  readMove,
  prompt,
  view: viewOf,
  imagine,
  used: ({ wizardSeats }, seat) => WIZARD_IDS.filter((_, wizard) => wizardSeats[wizard] === seat),
  outcome: (state) => (state.frames.length === 0 ? outcomeOf(state) : undefined),
  clone: cloneState,
  toJSON,
  fromJSON,
  hash: hashState,
};
