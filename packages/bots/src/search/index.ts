import type { Bot, Candidate, Choice, Player, Question } from '../bot.js';
import type { AnyHeuristics } from '../heuristics.js';
import { MOST_TRIED, reasonsFor, tryAll } from '../reasons.js';
import type { SearchNode } from './node.js';
import { Search } from './search.js';
import { SearchTree } from './tree.js';

/** A mean as a share of the win: luck is taken off what single lines bring, so that it can lie just outside. */
export const asShare = (mean: number): number => Math.min(1, Math.max(0, mean));

/** The move tried most; of equals the one that has brought more. None if a single line has only met the moment. */
export function favourite({ moves, visitCounts, valueSums }: SearchNode): number | undefined {
  let best = 0;
  for (let at = 1; at < moves.length; at++) {
    if (
      visitCounts[at] > visitCounts[best] ||
      (visitCounts[at] === visitCounts[best] && valueSums[at] > valueSums[best])
    )
      best = at;
  }
  return moves.length === 0 ? undefined : moves[best];
}

/** The moves that were tried, those tried most first: the favourite leads. */
function accountOf(
  heuristics: AnyHeuristics,
  question: Question,
  { moves, visitCounts, valueSums }: SearchNode,
): Candidate[] {
  const tried = Array.from(moves.keys())
    .filter((at) => visitCounts[at] > 0)
    .sort((one, other) => visitCounts[other] - visitCounts[one] || valueSums[other] - valueSums[one])
    .slice(0, MOST_TRIED);
  const trials = tryAll(heuristics, { ...question, moves: tried.map((at) => moves[at]) });
  return tried.map((at, i) => ({
    move: moves[at],
    chance: asShare(valueSums[at] / visitCounts[at]),
    visits: visitCounts[at],
    reasons: reasonsFor(heuristics, trials[i], trials),
  }));
}

class SearchingPlayer implements Player {
  readonly #heuristics: AnyHeuristics;
  readonly #search: Search;

  constructor(heuristics: AnyHeuristics) {
    this.#heuristics = heuristics;
    this.#search = new Search(heuristics, new SearchTree());
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
