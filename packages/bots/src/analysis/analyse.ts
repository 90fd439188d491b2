import { type GameTypes, type Match, seedRandom } from '@souk/kernel';
import type { Question } from '../bot.js';
import type { AnyHeuristics } from '../heuristics.js';
import { type Observation, type ObservedMove, observationAtStart, observedMoves } from './observation.js';
import type { Analysis, MoveReport, SeatReport, TurningPoint } from './report.js';
import { expectFrom, reasonsBetween, weigh } from './survey.js';

/** How closely a match is looked at. */
export interface AnalysisOptions {
  /** Lines of play for every decision. */
  readonly iterations: number;
  /** The same seed gives the same judgement. */
  readonly seed: string;
}

export const DEFAULT_OPTIONS: AnalysisOptions = { iterations: 400, seed: 'analysis' };

/** A loss below this may be an error of judgement: ours. */
const WORTH_SAYING = 0.03;
/** A match has turned if the chance of a contender has changed by as much at once. */
const SWING = 0.1;
const MOST_TURNING_POINTS = 6;

/** What every contender may expect, each seat by what it can know itself, rivals by what the seats know on average. */
function chancesIn(heuristics: AnyHeuristics, observation: Observation, at: number, care: AnalysisOptions): number[] {
  const seats = observation.views.length;
  const views = observation.views.map((_, seat) =>
    expectFrom(heuristics, observation, seat, seedRandom(`${care.seed}/${at}/${seat}`), care.iterations),
  );
  return views[0].map((_, contender) =>
    contender < seats ? views[contender][contender] : views.reduce((sum, view) => sum + view[contender], 0) / seats,
  );
}

/** What a choice was worth, before anything that it brought to light. */
function judge(heuristics: AnyHeuristics, question: Question, played: number, iterations: number) {
  const { best, bestChance, playedChance, choices } = weigh(heuristics, question, played, iterations);
  const loss = best === played ? 0 : Math.max(0, bestChance - playedChance);
  const judged = { choices, best: playedChance + loss, played: playedChance, loss };
  if (loss < WORTH_SAYING) return judged;
  return {
    ...judged,
    better: { move: best, chance: bestChance, reasons: reasonsBetween(heuristics, question, best, played) },
  };
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

/** Judges the moves of a match, one after the other, each by what its maker could know at that moment. */
export class Analyst {
  readonly #heuristics: AnyHeuristics;
  readonly #care: AnalysisOptions;
  readonly #start: readonly number[];
  readonly #moves: MoveReport[] = [];
  #observation: Observation;

  constructor(heuristics: AnyHeuristics, care: AnalysisOptions, start: Observation) {
    this.#heuristics = heuristics;
    this.#care = care;
    this.#observation = start;
    this.#start = chancesIn(heuristics, start, 0, care);
  }

  /** Judges the next move. */
  judge(seen: ObservedMove): MoveReport {
    const { seat, move, open, after } = seen;
    const number = this.#moves.length + 1;
    const before = this.#moves.at(-1)?.chances ?? this.#start;
    const judged = this.#judgeChoice(seen, number) ?? { choices: 1, best: before[seat], played: before[seat], loss: 0 };
    const chances = chancesIn(this.#heuristics, after, number, this.#care);
    const luck = open ? 0 : chances[seat] - judged.played;
    const report = { number, seat, move, open, ...judged, luck, chances };
    this.#moves.push(report);
    this.#observation = after;
    return report;
  }

  /** All there is to say about the moves that have been judged. */
  get analysis(): Analysis {
    const [start, moves] = [this.#start, [...this.#moves]];
    const seats = this.#observation.views.length;
    return { start, moves, seats: seatReports(start, moves, seats), turningPoints: turningPoints(start, moves) };
  }

  #judgeChoice({ seat, move, choice }: ObservedMove, number: number) {
    if (choice === undefined) return undefined;
    const { iterations, seed } = this.#care;
    const question: Question = {
      ...choice,
      game: this.#heuristics.game,
      view: this.#observation.views[seat],
      seat,
      random: seedRandom(`${seed}/${number}/choice`),
      budget: { iterations },
    };
    return judge(this.#heuristics, question, move, iterations);
  }
}

/** Goes through a match. Says each move's report as soon as it is made, and in the end everything. */
export function* analyse(
  heuristics: AnyHeuristics,
  match: Match<GameTypes>,
  care: AnalysisOptions = DEFAULT_OPTIONS,
): Generator<MoveReport, Analysis> {
  const analyst = new Analyst(heuristics, care, observationAtStart(match));
  for (const seen of observedMoves(match)) yield analyst.judge(seen);
  return analyst.analysis;
}
