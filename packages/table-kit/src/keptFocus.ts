import { useEffect, useRef } from 'react';

/**
 * A player who chooses by keyboard finds the focus at the next choice when what they had chosen is gone, and not at the
 * beginning of the page. `asked` changes with every question; undefined while there is none.
 */
export function useKeptFocus(root: HTMLElement | null, asked: object | undefined): void {
  const chosen = useRef<Element>(undefined);
  useEffect(() => {
    if (root === null) return;
    const notice = ({ target }: FocusEvent): void => {
      chosen.current = target instanceof Element && target.matches('[data-choice]:focus-visible') ? target : undefined;
    };
    root.addEventListener('focusin', notice);
    return () => root.removeEventListener('focusin', notice);
  }, [root]);
  useEffect(() => {
    if (root === null || asked === undefined || chosen.current === undefined) return;
    // On its way from one thing to the next the focus is nowhere, too: what it leaves is still there then.
    if (chosen.current.isConnected || document.activeElement !== document.body) return;
    root.querySelector<HTMLElement>('[data-choice]')?.focus();
  }, [root, asked]);
}
