import type { GameTypes } from '@souk/kernel';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Face } from './face.js';
import type { Decision, Moment, Session } from './session.js';

/** What the player has answered already, in the order of the questions to come. */
type Planned<T extends GameTypes> = RefObject<readonly T['Move'][]>;

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the match has just been taken back to where it is. What was planned for another course is forgotten then. */
function useTakenBack<T extends GameTypes>(length: number, planned: Planned<T>): RefObject<boolean> {
  const takenBack = useRef(false);
  const last = useRef(length);
  useEffect(() => {
    takenBack.current = length < last.current;
    if (takenBack.current) planned.current = [];
    last.current = length;
  }, [length, planned]);
  return takenBack;
}

/** Answers the questions that the player has answered with an earlier one, or that can matter to nobody. */
export function useAnswering<T extends GameTypes>(
  session: Session<T>,
  face: Face<T>,
  { view, length }: Moment<T>,
  decision: Decision<T> | undefined,
) {
  const planned = useRef<readonly T['Move'][]>([]);
  const takenBack = useTakenBack(length, planned);
  const answered = useRef<Decision<T>>(undefined);
  const [next] = planned.current;
  const isPlanned = next !== undefined && decision?.moves.some((move) => isSame(move, next)) === true;
  const answer = decision === undefined ? undefined : isPlanned ? next : face.answerFor?.(decision, view);
  useEffect(() => {
    if (decision === undefined || answered.current === decision) return;
    planned.current = isPlanned ? planned.current.slice(1) : [];
    if (answer === undefined) return;
    answered.current = decision;
    // Who takes back wants to decide something: what is answered here is taken back with it.
    if (takenBack.current && session.undoTo !== undefined && session.undoAsks !== true) session.undo();
    else session.send(decision.seat, answer);
  }, [session, decision, answer, isPlanned, takenBack]);
  const plan = useCallback((moves: readonly T['Move'][]): void => {
    planned.current = moves;
  }, []);
  return { isAnswered: answer !== undefined, plan };
}
