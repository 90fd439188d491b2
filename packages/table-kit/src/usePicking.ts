import type { GameTypes, Seat } from '@souk/kernel';
import { type RefObject, useMemo, useState } from 'react';
import type { Face, Sentence, Speaker } from './face.js';
import { type Choice, decidedBy, type Picking, picking } from './picks.js';
import type { Decision, Moment, Session } from './session.js';
import { settings } from './settings.js';
import { useLatest } from './useLatest.js';

/** What is picked, and what follows from it. */
export interface Picks<T extends GameTypes> {
  readonly picking: Picking<T['Move']>;
  readonly deciding: Seat | undefined;
  readonly decision: Decision<T> | undefined;
  previewOf(spot: string): Sentence | undefined;
  decidedWith(spot: string): readonly string[] | undefined;
  /** What the move that waits to be confirmed would do. */
  readonly pending: Sentence | undefined;
}

export interface PickActions {
  pick(spot: string): void;
  takeBack(): void;
  confirm(): void;
}

interface Kept {
  /** The question that the picks belong to. */
  readonly at: number;
  readonly picked: readonly string[];
}

const NOTHING: readonly string[] = [];
const NOTHING_KEPT: Kept = { at: -1, picked: NOTHING };

/** What moves would do, as far as it has been asked: trying a move is not for every drawing. */
const previews = new WeakMap<object, Sentence>();

interface Question<T extends GameTypes> {
  readonly session: Session<T>;
  readonly face: Face<T>;
  readonly speaker: Speaker;
  readonly view: T['View'];
  readonly decision: Decision<T> | undefined;
  readonly choices: readonly Choice<T['Move']>[];
  readonly picked: readonly string[];
}

function picksOf<T extends GameTypes>(question: Question<T>): Picks<T> {
  const { session, face, speaker, view, decision, choices, picked } = question;
  const previewMove = ({ move }: Choice<T['Move']>): Sentence | undefined => {
    if (decision === undefined) return undefined;
    const known = previews.get(move);
    if (known !== undefined) return known;
    const sentence = face.preview(move, session.foresee(decision.seat, move), view, speaker);
    previews.set(move, sentence);
    return sentence;
  };
  const now = picking(choices, picked);
  const chosen = now.decided ?? now.complete;
  return {
    picking: now,
    decision,
    deciding: decision?.seat,
    previewOf(spot) {
      const decided = decidedBy(choices, picked, spot);
      return decided === undefined ? undefined : previewMove(decided);
    },
    decidedWith: (spot) => decidedBy(choices, picked, spot)?.spots,
    pending: chosen === undefined ? undefined : previewMove(chosen),
  };
}

interface Latest<T extends GameTypes> extends Kept {
  readonly choices: readonly Choice<T['Move']>[];
  readonly picks: Picks<T>;
}

/** They act on what was drawn last, so that they are the same for the whole match. */
function actionsOn<T extends GameTypes>(
  latest: RefObject<Latest<T>>,
  session: Session<T>,
  keep: (kept: Kept) => void,
): PickActions {
  const keepPicked = (picked: readonly string[]): void => keep({ at: latest.current.at, picked });
  const send = ({ move }: Choice<T['Move']>): void => {
    const { decision } = latest.current.picks;
    if (decision === undefined) return;
    keep(NOTHING_KEPT);
    session.send(decision.seat, move);
  };
  return {
    pick(spot) {
      const { choices, picked, picks } = latest.current;
      if (picked.includes(spot)) {
        keepPicked(picked.filter((each) => each !== spot));
        return;
      }
      if (!picks.picking.lit.has(spot)) return;
      const decided = decidedBy(choices, picked, spot);
      if (decided !== undefined && !settings.get().confirm) send(decided);
      else keepPicked([...picked, spot]);
    },
    takeBack: () => keepPicked(latest.current.picked.slice(0, -1)),
    confirm() {
      const { decided, complete } = latest.current.picks.picking;
      const chosen = decided ?? complete;
      if (chosen !== undefined) send(chosen);
    },
  };
}

/** The picks for what is asked now. They belong to one question, and are kept as long as it stands. */
export function usePicking<T extends GameTypes>(
  session: Session<T>,
  face: Face<T>,
  speaker: Speaker,
  { decisions, length, view }: Moment<T>,
  idle: boolean,
): readonly [Picks<T>, PickActions] {
  const [kept, setKept] = useState(NOTHING_KEPT);
  const decision = idle && session.sending !== true ? decisions[0] : undefined;
  const at = decision?.asked ?? length;
  const choices = useMemo(
    (): readonly Choice<T['Move']>[] =>
      decision?.moves.map((move) => ({ move, spots: face.spotsOf(move, view, decision.moves) })) ?? [],
    [decision, face, view],
  );
  const picked = kept.at === at ? kept.picked : NOTHING;
  const picks = useMemo(
    () => picksOf({ session, face, speaker, view, decision, choices, picked }),
    [session, face, speaker, view, decision, choices, picked],
  );
  const latest = useLatest({ at, picked, choices, picks });
  const actions = useMemo(() => actionsOn(latest, session, setKept), [latest, session]);
  return [picks, actions];
}
