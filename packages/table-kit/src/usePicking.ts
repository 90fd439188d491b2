import type { GameTypes, Seat } from '@souk/kernel';
import { useMemo, useState } from 'react';
import type { Face, Sentence, Speaker } from './face.js';
import { type Choice, decidedBy, type Picking, picking } from './picks.js';
import type { Decision, Moment, Session } from './session.js';
import { settings } from './settings.js';

export interface Picks<T extends GameTypes> {
  readonly picking: Picking<T['Move']>;
  readonly deciding: Seat | undefined;
  readonly decision: Decision<T> | undefined;
  pick(spot: string): void;
  takeBack(): void;
  confirm(): void;
  previewOf(spot: string): Sentence | undefined;
  decidedWith(spot: string): readonly string[] | undefined;
  /** What the move that waits to be confirmed would do. */
  readonly pending: Sentence | undefined;
}

/** What moves would do, as far as it has been asked: trying a move is not for every drawing. */
const previews = new WeakMap<object, Sentence>();

/** The picks for what is asked now. They belong to one question, and are kept as long as it stands. */
export function usePicking<T extends GameTypes>(
  session: Session<T>,
  face: Face<T>,
  speaker: Speaker,
  moment: Moment<T>,
  idle: boolean,
): Picks<T> {
  const [kept, setKept] = useState<{ readonly at: number; readonly picked: readonly string[] }>({ at: -1, picked: [] });
  const decision = idle && session.sending !== true ? moment.decisions[0] : undefined;
  const at = decision?.asked ?? moment.length;
  const choices = useMemo(
    (): readonly Choice<T['Move']>[] =>
      decision?.moves.map((move) => ({ move, spots: face.spotsOf(move, moment.view, decision.moves) })) ?? [],
    [decision, face, moment.view],
  );
  const picked = kept.at === at ? kept.picked : [];
  const now = useMemo(() => picking(choices, picked), [choices, picked]);

  const previewMove = ({ move }: Choice<T['Move']>): Sentence | undefined => {
    if (decision === undefined) return undefined;
    const known = previews.get(move);
    if (known !== undefined) return known;
    const sentence = face.preview(move, session.foresee(decision.seat, move), moment.view, speaker);
    previews.set(move, sentence);
    return sentence;
  };
  const send = ({ move }: Choice<T['Move']>): void => {
    if (decision === undefined) return;
    setKept({ at: -1, picked: [] });
    session.send(decision.seat, move);
  };
  const keep = (spots: readonly string[]): void => setKept({ at, picked: spots });
  return {
    picking: now,
    decision,
    deciding: decision?.seat,
    pick(spot) {
      if (picked.includes(spot)) {
        keep(picked.filter((each) => each !== spot));
        return;
      }
      if (!now.lit.has(spot)) return;
      const decided = decidedBy(choices, picked, spot);
      if (decided !== undefined && !settings.get().confirm) send(decided);
      else keep([...picked, spot]);
    },
    takeBack: () => keep(picked.slice(0, -1)),
    confirm() {
      const chosen = now.decided ?? now.complete;
      if (chosen !== undefined) send(chosen);
    },
    previewOf(spot) {
      const decided = decidedBy(choices, picked, spot);
      return decided === undefined ? undefined : previewMove(decided);
    },
    decidedWith: (spot) => decidedBy(choices, picked, spot)?.spots,
    pending:
      now.decided !== undefined
        ? previewMove(now.decided)
        : now.complete !== undefined
          ? previewMove(now.complete)
          : undefined,
  };
}
