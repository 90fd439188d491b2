import type { GameTypes } from '@souk/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import type { Face, Speaker } from '../face.js';
import type { Advice, Moment, Session } from '../session.js';
import { speakingTo } from '../speaking.js';
import { ReasonList } from './ReasonList.js';
import { Say } from './Say.js';
import { Text, useText } from './Text.js';

interface Hint {
  /** Undefined where nobody may ask. */
  readonly ask: (() => void) | undefined;
  readonly text: ReactNode | undefined;
  readonly spots: readonly string[];
}

interface Asked<T extends GameTypes> {
  readonly at: number;
  readonly advice: Advice<T> | undefined;
}

const NO_SPOTS: readonly string[] = [];

/** What a strong bot would do in the asker's place, in a sentence, for as long as the question stands. */
export function useHint<T extends GameTypes>(
  session: Session<T>,
  face: Face<T>,
  speaker: Speaker,
  moment: Moment<T>,
): Hint {
  const t = useText();
  const [asked, setAsked] = useState<Asked<T>>();
  const current = asked?.at === moment.length ? asked : undefined;
  const ask = (): void => {
    const at = moment.length;
    setAsked({ at, advice: undefined });
    void session.advise?.().then((advice) => setAsked((now) => (now?.at === at ? { at, advice } : now)));
  };
  const allowed = session.advise === undefined ? undefined : ask;
  const decision = moment.decisions[0];
  const advice = decision === undefined ? undefined : current?.advice;
  const spots = useMemo(
    () =>
      advice === undefined || decision === undefined
        ? NO_SPOTS
        : face.spotsOf(advice.move, moment.view, decision.moves),
    [advice, decision, face, moment.view],
  );
  if (current === undefined) return { ask: allowed, text: undefined, spots };
  if (advice === undefined || decision === undefined) return { ask: allowed, text: t('hint.thinking'), spots };
  const { seat } = decision;
  const to = speakingTo(seat, speaker);
  const what = face.preview(advice.move, session.foresee(seat, advice.move), moment.view, to);
  return {
    ask: allowed,
    spots,
    text: (
      <>
        <Text k="hint.move" with={{ what: <Say sentence={what} /> }} />{' '}
        {advice.chance !== undefined && t('hint.chance', { n: Math.round(advice.chance * 100) })}{' '}
        <ReasonList face={face} reasons={advice.reasons} />
      </>
    ),
  };
}
