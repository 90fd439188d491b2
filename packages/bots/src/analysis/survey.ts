import { cloneRandom, type RandomState, type Seat } from '@souk/kernel';
import type { Question, Reason } from '../bot.js';
import type { AnyHeuristics } from '../heuristics.js';
import { reasonsFor, tryAll } from '../reasons.js';
import { asShare, favourite } from '../search/index.js';
import type { SearchNode } from '../search/node.js';
import { Search } from '../search/search.js';
import { SearchTree } from '../search/tree.js';
import { sharesIn } from '../shares.js';
import type { Observation } from './observation.js';

/** A move that less than one line of play in this many went through has to be looked at again. */
const BARELY = 12;

/** What every contender may expect, by what one seat can know, whichever seat is to act. */
export function expectFrom(
  heuristics: AnyHeuristics,
  { views, outcome }: Observation,
  seat: Seat,
  random: RandomState,
  iterations: number,
): number[] {
  if (outcome === undefined) {
    return new Search(heuristics, new SearchTree()).expect(views[seat], seat, random, { iterations });
  }
  const shares: number[] = [];
  sharesIn(outcome, shares);
  return shares;
}

/** A choice that was made, beside the best one that was found. */
export interface Weighing {
  readonly choices: number;
  readonly best: number;
  readonly bestChance: number;
  readonly playedChance: number;
}

const think = (heuristics: AnyHeuristics, question: Question): SearchNode =>
  new Search(heuristics, new SearchTree()).run(question);

const meanOf = ({ moves, valueSums, visitCounts }: SearchNode, move: number): number => {
  const at = moves.indexOf(move);
  return asShare(valueSums[at] / visitCounts[at]);
};

const triesOf = ({ moves, visitCounts }: SearchNode, move: number): number => visitCounts[moves.indexOf(move)] ?? 0;

/**
 * Weighs a choice by what the seat could know. If the search hardly looked at it, both it and the best are followed
 * once more, each for as long and with the same chances to come.
 */
export function weigh(heuristics: AnyHeuristics, question: Question, played: number, iterations: number): Weighing {
  const choices = question.moves.length;
  const found = think(heuristics, question);
  const best = favourite(found) ?? played;
  if (best === played || triesOf(found, played) * BARELY >= iterations) {
    return { choices, best, bestChance: meanOf(found, best), playedChance: meanOf(found, played) };
  }
  const follow = (move: number): number =>
    meanOf(think(heuristics, { ...question, moves: [move], random: cloneRandom(question.random) }), move);
  return { choices, best, bestChance: follow(best), playedChance: follow(played) };
}

/** What speaks for a move rather than for another, in words, the weightiest first. */
export function reasonsBetween(
  heuristics: AnyHeuristics,
  question: Question,
  better: number,
  played: number,
): readonly Reason[] {
  const trials = tryAll(heuristics, { ...question, moves: [better, played], budget: { iterations: 1 } });
  return reasonsFor(heuristics, trials[0], trials);
}
