import type { Bot, Candidate, Choice, Question } from './bot.js';
import type { AnyHeuristics } from './heuristics.js';
import { reasonsFor, tryAll } from './reasons.js';

function choose(heuristics: AnyHeuristics, question: Question): Choice {
  if (question.moves.length === 1 && !question.explain) return { move: question.moves[0] };
  const trials = tryAll(heuristics, question);
  const best = trials.reduce((top, next) => (next.chance > top.chance ? next : top));
  if (!question.explain) return { move: best.move };
  const account = trials
    .map((trial): Candidate => {
      const { move, chance, tries } = trial;
      return { move, chance, visits: tries, reasons: reasonsFor(heuristics, trial, trials) };
    })
    .sort((one, other) => other.chance - one.chance);
  return { move: best.move, account };
}

/** Looks one move ahead with an evaluation that a person can read. */
export const greedyBot = (heuristics: AnyHeuristics): Bot => ({
  id: 'greedy',
  help: 'takes the move that leaves it with the best standing, looking no further',
  sit: () => ({ choose: (question) => choose(heuristics, question) }),
});
