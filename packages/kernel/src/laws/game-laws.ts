import type { Chance } from '../chance.js';
import { Events, heardBy } from '../events.js';
import type { Game, GameTypes, Outcome } from '../game.js';
import { LEAVE, Match } from '../match.js';
import { below, pick, type RandomState, seedRandom, shuffle } from '../random.js';
import { readRecord, verifyRecord, writeRecord } from '../record.js';
import { commitmentTo } from '../sealed-seed.js';
import { type Seat, viewersOf } from '../seats.js';
import { hold, LawBroken, same } from './broken.js';
import {
  type Audit,
  acceptanceLaw,
  cloneLaw,
  decisionLaw,
  type Hidden,
  legalMoves,
  openViewLaw,
  peekingLaw,
  rejectionLaw,
  saveLaw,
} from './position-laws.js';
import { type Compared, pairLaw, type SecrecyPlan, secrecyLaw } from './secrecy.js';

/** Follows a match by what a spectator is told, and knows nothing of the rules' own book-keeping. */
export interface Witness<T extends GameTypes> {
  hear(event: T['Event']): void;
  /** What the spectator's view shows otherwise than this witness believes; undefined: nothing. */
  disagrees(view: T['View']): string | undefined;
  /** Scores and ranks counted anew. */
  recount(): Pick<Outcome, 'scores' | 'ranks'>;
}

/** One random game to be played under the laws. */
export interface LawPlan<T extends GameTypes> extends SecrecyPlan<T> {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** Where its chance comes from; left out: the quick generator. */
  readonly chance?: Chance | undefined;
  /** The costly laws are checked at one decision in so many, and at least once in a game. */
  readonly oneIn: number;
  /** A viewer's pair is compared at one decision in so many, besides the costly laws; at none if left out. */
  readonly pairsOneIn?: (state: T['State']) => number;
  /** Left out only by a game that hides nothing. */
  readonly hidden?: Hidden<T>;
  /** Made from a spectator's view of the fresh match. */
  readonly witness?: (view: T['View']) => Witness<T>;
}

/** Short games may have no decision that chance picks: one of their first is picked in any case. */
const SURE_WITHIN = 4;

/** What was tried in one game. */
export interface LawReport extends Readonly<Compared> {
  readonly moves: number;
}

/** Plays one random game and checks every law on the way. Throws `LawBroken`. */
export function playByTheLaws<T extends GameTypes>(game: Game<T>, plan: LawPlan<T>): LawReport {
  const { seats, options, seed, chance } = plan;
  const match = new Match(game, { seats, options, seed, chance });
  const compared = { pairs: 0, steps: 0 };
  try {
    followLaws(match, plan, compared);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const where = `${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed "${seed}", move ${match.length}`;
    error.message = `${error.message}\n  in ${where}`;
    throw error;
  }
  return { moves: match.length, ...compared };
}

function followLaws<T extends GameTypes>(match: Match<T>, plan: LawPlan<T>, compared: Compared): void {
  const { game } = match;
  const random = seedRandom(`${plan.seed}/player`);
  const pairing = seedRandom(`${plan.seed}/pairs`);
  const witness = plan.witness?.(game.view(match.state, 'spectator'));
  const bound = game.maxMoves(match.start.options, plan.seats);
  let shadow = game.clone(match.state);
  const kept: Kept<T>[] = [];
  const sure = below(random, SURE_WITHIN);

  positionLaws(game, match.state, plan.audit);
  while (!match.over) {
    hold('end', match.length < bound, () => `the match goes on after ${bound} moves`);
    if (match.length === sure || below(random, plan.oneIn) === 0) {
      costlyLaws(match, plan, random, compared);
      shadow = saveLaw(game, shadow);
      kept.push({ length: match.length, state: game.clone(match.state), text: textOf(match) });
    }
    if (plan.pairsOneIn !== undefined && below(pairing, plan.pairsOneIn(match.state)) === 0) {
      pairLaw(game, match.state, pick(pairing, viewersOf(plan.seats)), plan, pairing, compared);
    }
    const seat = pick(random, game.toAct(match.state));
    const code = pick(random, legalMoves(game, match.state, seat));
    tellBoth(match, shadow, seat, code, witness);
    positionLaws(game, match.state, plan.audit);
  }
  for (const { state, text } of kept) {
    hold('clones', JSON.stringify(game.toJSON(state)) === text, () => 'an earlier copy has changed');
  }
  if (kept.length > 0) undoLaw(match, pick(random, kept));
  endLaws(match, plan, witness);
  if (game.leave !== undefined) leavingLaw(match, plan);
}

/** The shadow has been saved and loaded on the way, and must not be told from the match. */
function tellBoth<T extends GameTypes>(
  match: Match<T>,
  shadow: T['State'],
  seat: number,
  code: number,
  witness: Witness<T> | undefined,
): void {
  const { game } = match;
  const told = match.play(seat, code);
  const events = new Events<T['Event']>();
  game.play(shadow, seat, code, events);
  hold('determinism', game.hash(shadow) === game.hash(match.state), () => 'the same moves have led to another state');
  same('determinism', events.told, told, 'what was told of the same move');
  if (witness === undefined) return;
  for (const event of heardBy(told, 'spectator')) witness.hear(event);
  agreeLaw(game, match.state, witness);
}

function agreeLaw<T extends GameTypes>(game: Game<T>, state: T['State'], witness: Witness<T> | undefined): void {
  const disagreement = witness?.disagrees(game.view(state, 'spectator'));
  hold('events', disagreement === undefined, () => `a witness disagrees: ${disagreement}`);
}

/** A moment of the match, kept to be compared with later. */
interface Kept<T extends GameTypes> {
  readonly length: number;
  readonly state: T['State'];
  readonly text: string;
}

const textOf = <T extends GameTypes>({ game, state }: Match<T>): string => JSON.stringify(game.toJSON(state));

/** A match replayed or taken back to an earlier moment is as it was then, and goes on from there as it did. */
function undoLaw<T extends GameTypes>(match: Match<T>, { length, text }: Kept<T>): void {
  const law = 'undo';
  const { game } = match;
  const end = textOf(match);
  const moves = Array.from(match.history(), ({ seat, code }) => ({ seat, code })).slice(length);
  hold(law, JSON.stringify(game.toJSON(match.stateAt(length))) === text, () => `a replay to move ${length} differs`);
  match.undoTo(length);
  hold(law, textOf(match) === text, () => `taking back to move ${length} leads elsewhere`);
  for (const { seat, code } of moves) match.play(seat, code);
  hold(law, textOf(match) === end, () => 'playing on after taking back leads elsewhere');
}

function positionLaws<T extends GameTypes>(game: Game<T>, state: T['State'], audit: Audit<T>): void {
  const flaw = audit(state);
  hold('conservation', flaw === undefined, () => String(flaw));
  decisionLaw(game, state);
}

function costlyLaws<T extends GameTypes>(
  { game, state, length }: Match<T>,
  plan: LawPlan<T>,
  random: RandomState,
  compared: Compared,
): void {
  cloneLaw(game, state, random);
  acceptanceLaw(game, state);
  rejectionLaw(game, state, random);
  saveLaw(game, state);
  if (plan.hidden !== undefined) peekingLaw(game, state, plan.hidden, random);
  secrecyLaw(game, state, plan, random, compared);
  if (game.openView !== undefined) openViewLaw(game, state);
  // Chance of its own: a game that can be left is played the same as one that cannot.
  if (game.leave !== undefined) everybodyLeaves(game, state, plan.audit, seedRandom(`${plan.seed}/leaving/${length}`));
}

/** Seats leave in any order until the match is over, which it is at the latest when none of them is left. */
function everybodyLeaves<T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  audit: Audit<T>,
  random: RandomState,
): void {
  const state = game.clone(before);
  for (const seat of seatsInAnyOrder(game.seatsOf(state), random)) {
    if (game.toAct(state).length === 0) return;
    game.leave?.(state, seat);
    positionLaws(game, state, audit);
    saveLaw(game, state);
  }
  hold('end', game.toAct(state).length === 0, () => 'the match goes on though every seat has left');
}

function seatsInAnyOrder(count: number, random: RandomState): Seat[] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  shuffle(random, seats);
  return seats;
}

/** The match again up to any moment. There the seats leave, and what comes of that is told, counted and recorded like any ending. */
function leavingLaw<T extends GameTypes>(match: Match<T>, plan: LawPlan<T>): void {
  const { game } = match;
  const random = seedRandom(`${plan.seed}/leaving`);
  const again = new Match(game, match.start);
  const witness = plan.witness?.(game.view(again.state, 'spectator'));
  const make = (seat: Seat, code: number): void => {
    for (const event of heardBy(again.play(seat, code), 'spectator')) witness?.hear(event);
  };
  const moves = Array.from(match.history(), ({ seat, code }) => ({ seat, code }));
  for (const { seat, code } of moves.slice(0, below(random, moves.length))) make(seat, code);
  for (const seat of seatsInAnyOrder(plan.seats, random)) {
    if (again.over) break;
    make(seat, LEAVE);
    positionLaws(game, again.state, plan.audit);
    agreeLaw(game, again.state, witness);
  }
  endLaws(again, plan, witness);
}

function endLaws<T extends GameTypes>(match: Match<T>, plan: LawPlan<T>, witness: Witness<T> | undefined): void {
  const { game, state } = match;
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new LawBroken('end', 'the match is over without an outcome');
  hold('outcome', outcome.ranks.length === plan.seats, () => 'a rank for every seat');
  hold(
    'outcome',
    outcome.winners.every((seat) => outcome.ranks[seat] === 1),
    () => 'winners are ranked first',
  );
  if (witness !== undefined) {
    const { scores, ranks } = witness.recount();
    same('outcome', { scores: outcome.scores, ranks: outcome.ranks }, { scores, ranks }, 'result and recount');
  }
  same('save and load', game.outcome(saveLaw(game, state)), outcome, 'results');
  recordLaw(match, plan);
}

/** The record of a match, written and read again, is found fair, and with another seed it is not. */
function recordLaw<T extends GameTypes>(match: Match<T>, { seats, seed }: LawPlan<T>): void {
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const deal = { seed, nonce: 'nonce', salts: names.map(() => null), chance: match.start.chance };
  const record = readRecord(JSON.parse(JSON.stringify(writeRecord(match, names, deal))));
  const { problems } = verifyRecord(match.game, record);
  hold('record', problems.length === 0, () => problems.join('; '));
  const forged = { seed: `${seed}, forged`, nonce: 'nonce' };
  const other = { ...record, reveal: forged, commitment: commitmentTo(deal) };
  hold('record', !verifyRecord(match.game, other).fair, () => 'a record with another seed is found fair');
}
