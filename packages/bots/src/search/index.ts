import type { Bot, Candidate, Choice, Player, Question } from '../bot.js';
import type { AnyHeuristics } from '../heuristics.js';
import { MOST_TRIED, reasonsFor, tryAll } from '../reasons.js';
import type { Crossing } from './crossing.js';
import { Memory } from './memory.js';
import { Search } from './search.js';

/** A mean as a share of the win: luck is taken off what single lines bring, so that it can lie just outside. */
export const asShare = (mean: number): number => Math.min(1, Math.max(0, mean));

/** The move tried most; of equals the one that has brought more. None if a single line has only met the moment. */
export function favourite({ moves, tries, sums }: Crossing): number | undefined {
  let best = 0;
  for (let at = 1; at < moves.length; at++) {
    if (tries[at] > tries[best] || (tries[at] === tries[best] && sums[at] > sums[best])) best = at;
  }
  return moves.length === 0 ? undefined : moves[best];
}

/** The moves that were tried, those tried most first: the favourite leads. */
function accountOf(heuristics: AnyHeuristics, question: Question, { moves, tries, sums }: Crossing): Candidate[] {
  const tried = Array.from(moves.keys())
    .filter((at) => tries[at] > 0)
    .sort((one, other) => tries[other] - tries[one] || sums[other] - sums[one])
    .slice(0, MOST_TRIED);
  const trials = tryAll(heuristics, { ...question, moves: tried.map((at) => moves[at]) });
  return tried.map((at, i) => ({
    move: moves[at],
    chance: asShare(sums[at] / tries[at]),
    visits: tries[at],
    reasons: reasonsFor(heuristics, trials[i], trials),
  }));
}

class SearchingPlayer implements Player {
  readonly #heuristics: AnyHeuristics;
  readonly #search: Search;

  constructor(heuristics: AnyHeuristics) {
    this.#heuristics = heuristics;
    this.#search = new Search(heuristics, new Memory());
  }

  choose(question: Question): Choice {
    if (question.moves.length === 1 && !question.explain) return { move: question.moves[0] };
    const found = this.#search.run(question);
    const move = favourite(found) ?? question.moves[0];
    return question.explain ? { move, account: accountOf(this.#heuristics, question, found) } : { move };
  }
}

/** Thinks ahead in many imagined games at once, and remembers between its moves. */
export const searchBot = (heuristics: AnyHeuristics): Bot => ({
  id: 'search',
  help: 'thinks ahead in many imagined games and takes the move that does best in them',
  sit: () => new SearchingPlayer(heuristics),
});
