import type { GameTypes } from '@souk/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Face } from './face.js';
import type { Moment, Session } from './session.js';

/** Whether all is there that a face needs to show the match as it stands when its table opens. */
export function useLoadedFace(session: Session<GameTypes>, face: Face<GameTypes>): boolean {
  const loading = useMemo(() => face.load?.(session.moment.view), [session, face]);
  const [ready, setReady] = useState<Session<GameTypes>>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    loading?.then(() => setReady(session), setProblem);
  }, [loading, session]);
  if (problem !== undefined) throw problem;
  return loading === undefined || ready === session;
}

/** Loads what another moment of the match needs beyond that, such as one that is looked back at; stand-ins are shown until then. */
export function useFaceOf({ view }: Moment<GameTypes>, face: Face<GameTypes>): void {
  useEffect(() => {
    face.load?.(view)?.catch(() => undefined);
  }, [face, view]);
}
