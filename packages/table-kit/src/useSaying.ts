import type { GameTypes } from '@souk/kernel';
import { useEffect, useRef } from 'react';
import type { Face, Progress, Speaker } from './face.js';
import type { Decision } from './session.js';
import { plainText, saidTogether } from './speaking.js';

interface Asked<T extends GameTypes> {
  readonly decision: Decision<T> | undefined;
  readonly progress: Progress | undefined;
}

const saidOf = ({ says, headline, count, detail }: Progress): string => saidTogether(says ?? [headline, count, detail]);

/** Has every pick said to those who listen, and what is asked when all of them have been taken back. */
export function useSaying<T extends GameTypes>(
  announce: (text: string) => void,
  face: Face<T>,
  speaker: Speaker,
  view: T['View'],
  { decision, progress }: Asked<T>,
): void {
  const last = useRef<{ readonly text: string; readonly decision: Decision<T> | undefined }>(undefined);
  const text = progress === undefined ? '' : saidOf(progress);
  useEffect(() => {
    const before = last.current;
    last.current = { text, decision };
    if (text === (before?.text ?? '')) return;
    if (text !== '') announce(text);
    else if (decision !== undefined && before?.decision === decision) {
      announce(plainText(face.ask(decision, view, speaker)));
    }
  }, [announce, face, speaker, view, text, decision]);
}
