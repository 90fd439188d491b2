import { type GameTypes, LEAVE, MARK, type Match, type Moment, MoveList, type Seat, seedRandom } from '@souk/kernel';
import type { AnyMind } from '../mind.js';
import type { Analysis, MoveReport, SeatReport, TurningPoint } from './report.js';
import { expectFrom, reasonsBetween, weigh } from './survey.js';

/** How closely a match is looked at. */
export interface Care {
  /** Lines of play for every decision. */
  readonly iterations: number;
  /** The same seed gives the same judgement. */
  readonly seed: string;
}

export const USUAL_CARE: Care = { iterations: 400, seed: 'analysis' };

/** A loss below this may be an error of judgement: ours. */
const WORTH_SAYING = 0.03;
/** A match has turned if somebody's chance has changed by as much at once. */
const SWING = 0.1;
const MOST_TURNING_POINTS = 6;

function choicesIn({ game }: AnyMind, state: GameTypes['State'], seat: Seat): number {
  const list = new MoveList();
  game.moves(state, seat, list);
  return list.size;
}

/** What every contender may expect in a state, each seat by what it can know itself, rivals by what the seats know on average. */
function chancesIn(mind: AnyMind, state: GameTypes['State'], at: number, care: Care): number[] {
  const { game } = mind;
  const seats = game.seatsOf(state);
  const views = Array.from({ length: seats }, (_, seat) =>
    expectFrom(mind, state, seat, seedRandom(`${care.seed}/${at}/${seat}`), care.iterations),
  );
  return views[0].map((_, contender) =>
    contender < seats ? views[contender][contender] : views.reduce((sum, view) => sum + view[contender], 0) / seats,
  );
}

/** What a choice was worth, before anything that it brought to light. */
function judge(mind: AnyMind, { state, seat, code }: Moment<GameTypes>, at: number, care: Care) {
  const random = seedRandom(`${care.seed}/${at}/choice`);
  const weighing = weigh(mind, state, seat, code, random, care.iterations);
  const { best, bestChance, playedChance, choices } = weighing;
  const loss = best === code ? 0 : Math.max(0, bestChance - playedChance);
  const judged = { choices, best: playedChance + loss, played: playedChance, loss };
  if (loss < WORTH_SAYING) return judged;
  const reasons = reasonsBetween(mind, state, seat, best, code, random);
  return { ...judged, better: { move: best, chance: bestChance, reasons } };
}

/** What a choice gave away, shared out among the others by what they can expect. */
function giftsOf({ seat, loss, chances }: MoveReport): number[] {
  const others = chances.reduce((sum, chance, contender) => sum + (contender === seat ? 0 : chance), 0);
  return chances.map((chance, other) => (other === seat || others === 0 ? 0 : (loss * chance) / others));
}

/** How each seat came from the start to the end. */
function seatReports(start: readonly number[], moves: readonly MoveReport[], seats: number): SeatReport[] {
  const end = moves.at(-1)?.chances ?? start;
  return Array.from({ length: seats }, (_, seat) => {
    const parts = { skill: 0, gifts: 0, luck: 0, foresight: 0 };
    let before = start;
    for (const move of moves) {
      const skill = move.seat === seat ? -move.loss : 0;
      const gift = giftsOf(move)[seat];
      parts.skill += skill;
      parts.gifts += gift;
      parts[move.open ? 'foresight' : 'luck'] += move.chances[seat] - before[seat] - skill - gift;
      before = move.chances;
    }
    return { start: start[seat], end: end[seat], ...parts };
  });
}

function turningPoints(start: readonly number[], moves: readonly MoveReport[]): TurningPoint[] {
  const swings = moves.map(({ number, chances, loss, open }, i): TurningPoint => {
    const before = i === 0 ? start : moves[i - 1].chances;
    const changes = chances.map((chance, contender) => chance - before[contender]);
    const contender = changes.reduce((top, change, k) => (Math.abs(change) > Math.abs(changes[top]) ? k : top), 0);
    const swing = changes[contender];
    return { number, contender, swing, because: open || loss >= Math.abs(swing) / 2 ? 'choice' : 'luck' };
  });
  return swings
    .filter(({ swing }) => Math.abs(swing) >= SWING)
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing))
    .slice(0, MOST_TURNING_POINTS)
    .sort((one, other) => one.number - other.number);
}

/**
 * Goes through a match and judges every move by what its maker could know at that moment. Says each move's report as
 * soon as it is made, and in the end everything.
 */
export function* analyse(
  mind: AnyMind,
  match: Match<GameTypes>,
  care: Care = USUAL_CARE,
): Generator<MoveReport, Analysis> {
  const { game } = mind;
  const start = chancesIn(mind, match.stateAt(0), 0, care);
  const moves: MoveReport[] = [];
  let at = 0;
  for (const moment of match.history()) {
    at++;
    const { seat, code, state } = moment;
    const before = at === 1 ? start : moves[at - 2].chances;
    const isForced = code === LEAVE || choicesIn(mind, state, seat) === 1;
    const judged = isForced
      ? { choices: 1, best: before[seat], played: before[seat], loss: 0 }
      : judge(mind, moment, at, care);
    const chances = chancesIn(mind, match.stateAt(at), at, care);
    const open = (match.markOf(at - 1) & (MARK.chance | MARK.revealed)) === 0;
    const luck = open ? 0 : chances[seat] - judged.played;
    const report = { number: at, seat, move: code, open, ...judged, luck, chances };
    moves.push(report);
    yield report;
  }
  const seats = game.seatsOf(match.state);
  return { start, moves, seats: seatReports(start, moves, seats), turningPoints: turningPoints(start, moves) };
}
