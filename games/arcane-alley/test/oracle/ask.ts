import type { Player, Story } from './table.js';
import type { Move } from './vocabulary.js';

export const sameMove = (one: Move, other: Move): boolean => moveKey(one) === moveKey(other);

/** A move as text, its fields in a fixed order. */
export const moveKey = (move: Move): string => JSON.stringify(Object.entries(move).sort());

/** AA-MOVE-2: a single answer is given without asking, unless the question is one that is always put. */
export function* ask<M extends Move>(player: Player, kind: string, moves: readonly M[], always = false): Story<M> {
  if (moves.length === 1 && !always) return moves[0];
  const { move } = yield { kind, answers: new Map([[player.seat, moves]]) };
  const answer = moves.find((known) => sameMove(known, move));
  if (answer === undefined) throw new Error(`the oracle does not know the answer ${JSON.stringify(move)}`);
  return answer;
}

export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];
