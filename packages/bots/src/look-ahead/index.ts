import type { GameTypes } from '@souk/kernel';
import type { Bot, Candidate, Choice, Player, Question } from '../bot.js';
import { hasBudgetLeft } from '../budget.js';
import type { AnyHeuristics } from '../heuristics.js';
import { reasonsFor, tryAll } from '../reasons.js';
import { searchBot } from '../search/index.js';
import { LookAhead } from './look-ahead.js';

/** No round has more moves than this. */
const DEEPEST = 60;

/** A move and what it was found to bring. */
interface EvaluatedMove {
  readonly move: number;
  readonly worth: number;
  readonly visits: number;
}

/** One move deeper than before: the lines again, the best first. Undefined if not even the first was done in time. */
function deepen(
  look: LookAhead,
  state: GameTypes['State'],
  lines: readonly EvaluatedMove[],
  depth: number,
  isFull: boolean,
) {
  const done: EvaluatedMove[] = [];
  let best = -1;
  look.startDepth();
  for (const { move, visits } of lines) {
    const before = look.judged;
    const worth = look.worthOf(state, move, depth, isFull ? undefined : best);
    // What was found in a hurry counts for nothing, unless it was all there was time for.
    if (look.isOver && depth > 1) break;
    done.push({ move, worth, visits: visits + look.judged - before });
    // A move that is not better than the best is only known to be no better.
    best = Math.max(best, worth);
  }
  const rest = lines.filter(({ move }) => !done.some((line) => line.move === move));
  return done.length === 0 ? undefined : [...sorted(done), ...rest];
}

/** The best first; of equals the one that was before. */
const sorted = (lines: readonly EvaluatedMove[]): EvaluatedMove[] =>
  [...lines].sort((one, other) => other.worth - one.worth);

function linesFrom(heuristics: AnyHeuristics, state: GameTypes['State'], question: Question): readonly EvaluatedMove[] {
  const { seat, moves, budget, explain = false } = question;
  const look = new LookAhead(heuristics, seat, hasBudgetLeft(budget));
  const rated = moves.map((move): EvaluatedMove => ({ move, worth: heuristics.prior(state, seat, move), visits: 0 }));
  let lines: readonly EvaluatedMove[] = sorted(rated);
  for (let depth = 1; depth <= DEEPEST && !look.isOver; depth++) {
    lines = deepen(look, state, lines, depth, explain) ?? lines;
    if (look.isExact) break;
  }
  return lines;
}

function accountOf(heuristics: AnyHeuristics, question: Question, lines: readonly EvaluatedMove[]): Candidate[] {
  const trials = tryAll(heuristics, question);
  return lines.map(({ move, worth, visits }): Candidate => {
    const trial = trials.find((each) => each.move === move);
    return { move, chance: worth, visits, reasons: trial === undefined ? [] : reasonsFor(heuristics, trial, trials) };
  });
}

class LookingPlayer implements Player {
  readonly #heuristics: AnyHeuristics;
  readonly #otherwise: Player;

  constructor(heuristics: AnyHeuristics) {
    this.#heuristics = heuristics;
    this.#otherwise = searchBot(heuristics).sit();
  }

  choose(question: Question): Choice {
    const { view, moves, random, explain } = question;
    if (moves.length === 1 && !explain) return { move: moves[0] };
    const state = this.#heuristics.game.imagine(view, random);
    if (this.#heuristics.isOpen?.(state) !== true) return this.#otherwise.choose(question);
    const lines = linesFrom(this.#heuristics, state, question);
    const [{ move }] = lines;
    return explain ? { move, account: accountOf(this.#heuristics, question, lines) } : { move };
  }
}

/** Counts out what can happen where nothing is hidden, and searches elsewhere. */
export const lookAheadBot = (heuristics: AnyHeuristics): Bot => ({
  id: 'look-ahead',
  help: 'counts out everything that can happen until the next deal, as deep as it can',
  sit: () => new LookingPlayer(heuristics),
});
