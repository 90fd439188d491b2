import { useEffect, useRef } from 'react';
import { OWN } from './components/OwnJump.js';
import { ORDERED, PLACES } from './keys/drawn.js';

interface Chosen {
  readonly element: Element;
  /** The question for which it was chosen. */
  readonly question: object | undefined;
}

/** What puts a row in order is where one goes on; else a place, and never a button that answers. */
function goOnIn(root: HTMLElement, isSameQuestion: boolean): HTMLElement | null {
  const row = root.querySelector<HTMLElement>(ORDERED);
  if (row !== null) return row;
  const place = isSameQuestion ? root.querySelector<HTMLElement>(PLACES) : null;
  return place ?? root.querySelector<HTMLElement>(`[${OWN}]`);
}

/**
 * A player who chooses by keyboard finds the focus near what they had chosen when that is gone, and not at the beginning of the page:
 * at a place that can be picked; and when something else is asked, at what is their own, where no key does anything by mistake.
 * `asked` changes with every pick, `question` with every question; undefined while there is none.
 */
export function useKeptFocus(root: HTMLElement | null, asked: object | undefined, question: object | undefined): void {
  const chosen = useRef<Chosen>(undefined);
  const current = useRef(question);
  useEffect(() => {
    if (root === null) return;
    const notice = ({ target }: FocusEvent): void => {
      const isChoice =
        target instanceof Element && target.matches(':is([data-choice], [data-confirm], .order-hit):focus-visible');
      chosen.current = isChoice ? { element: target, question: current.current } : undefined;
    };
    root.addEventListener('focusin', notice);
    return () => root.removeEventListener('focusin', notice);
  }, [root]);
  useEffect(() => {
    current.current = question;
    const before = chosen.current;
    if (root === null || asked === undefined || before === undefined) return;
    // On its way from one thing to the next the focus is nowhere, too: what it leaves is still there then.
    if (before.element.isConnected || document.activeElement !== document.body) return;
    goOnIn(root, before.question === question)?.focus();
  }, [root, asked, question]);
}
