import { type GameTypes, type Match, seedRandom } from '@souk/kernel';
import type { Question } from '../bot.js';
import type { AnyHeuristics } from '../heuristics.js';
import { type Observation, type ObservedMove, observationAtStart, observedMoves } from './observation.js';
import type { Analysis, MoveReport, SeatReport, Standing } from './report.js';
import { expectFrom, reasonsBetween, weigh } from './survey.js';
import { turningPoints } from './turning-points.js';

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

/**
 * What every contender may expect. What each seat thinks of itself does not add up, since one may know that it has won while
 * the others still hope. So what is shown together is what they think on average: every opinion adds up, and so do all.
 */
function standingIn(heuristics: AnyHeuristics, observation: Observation, at: number, care: AnalysisOptions): Standing {
  const opinions = observation.views.map((_, seat) =>
    expectFrom(heuristics, observation, seat, seedRandom(`${care.seed}/${at}/${seat}`), care.iterations),
  );
  return {
    chances: opinions[0].map(
      (_, contender) => opinions.reduce((sum, each) => sum + each[contender], 0) / opinions.length,
    ),
    own: opinions.map((each, seat) => each[seat]),
  };
}

/** What a choice was worth, before anything that it brought to light. */
function judge(heuristics: AnyHeuristics, question: Question, played: number, iterations: number) {
  const { best, bestChance, playedChance, choices } = weigh(heuristics, question, played, iterations);
  const gap = best === played ? 0 : bestChance - playedChance;
  const loss = gap < WORTH_SAYING ? 0 : gap;
  const judged = { choices, best: playedChance + loss, played: playedChance, loss };
  if (loss === 0) return judged;
  return {
    ...judged,
    better: { move: best, chance: bestChance, reasons: reasonsBetween(heuristics, question, best, played) },
  };
}

/** What a choice gave away, shared out among the others by what they can expect. */
function giftsOf({ seat, loss, own: chances }: MoveReport): number[] {
  const others = chances.reduce((sum, chance, contender) => sum + (contender === seat ? 0 : chance), 0);
  return chances.map((chance, other) => (other === seat || others === 0 ? 0 : (loss * chance) / others));
}

/** How each seat came from the start to the end. */
function seatReports(start: readonly number[], moves: readonly MoveReport[]): SeatReport[] {
  const end = moves.at(-1)?.own ?? start;
  return start.map((atStart, seat) => {
    const parts = { skill: 0, gifts: 0, luck: 0, foresight: 0 };
    let before = start;
    for (const move of moves) {
      const skill = move.seat === seat ? -move.loss : 0;
      const gift = giftsOf(move)[seat];
      parts.skill += skill;
      parts.gifts += gift;
      parts[move.open ? 'foresight' : 'luck'] += move.own[seat] - before[seat] - skill - gift;
      before = move.own;
    }
    return { start: atStart, end: end[seat], ...parts };
  });
}

/** Judges the moves of a match, one after the other, each by what its maker could know at that moment. */
export class Analyst {
  readonly #heuristics: AnyHeuristics;
  readonly #care: AnalysisOptions;
  readonly #start: Standing;
  readonly #moves: MoveReport[] = [];
  #observation: Observation;

  constructor(heuristics: AnyHeuristics, care: AnalysisOptions, start: Observation) {
    this.#heuristics = heuristics;
    this.#care = care;
    this.#observation = start;
    this.#start = standingIn(heuristics, start, 0, care);
  }

  /** Judges the next move. */
  judge(seen: ObservedMove): MoveReport {
    const { seat, move, open, after } = seen;
    const number = this.#moves.length + 1;
    const before = (this.#moves.at(-1) ?? this.#start).own[seat];
    const judged = this.#judgeChoice(seen, number) ?? { choices: 1, best: before, played: before, loss: 0 };
    const standing = standingIn(this.#heuristics, after, number, this.#care);
    const luck = open ? 0 : standing.own[seat] - judged.played;
    const report = { number, seat, move, open, ...judged, luck, ...standing };
    this.#moves.push(report);
    this.#observation = after;
    return report;
  }

  /** All there is to say about the moves that have been judged. */
  get analysis(): Analysis {
    const [start, moves] = [this.#start, [...this.#moves]];
    return {
      start: start.chances,
      startOwn: start.own,
      moves,
      seats: seatReports(start.own, moves),
      turningPoints: turningPoints(start, moves),
    };
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
