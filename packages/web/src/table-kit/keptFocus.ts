import { useEffect, useRef } from 'react';

/**
 * Whoever chooses by keyboard finds the focus at the next choice when what they had chosen is gone, and not at the
 * beginning of the page. `asked` changes with every question; undefined while there is none.
 */
export function useKeptFocus(root: HTMLElement | null, asked: object | undefined): void {
  const wasAtChoice = useRef(false);
  useEffect(() => {
    if (root === null) return;
    const notice = ({ target }: FocusEvent): void => {
      wasAtChoice.current = target instanceof Element && target.matches('[data-choice]:focus-visible');
    };
    root.addEventListener('focusin', notice);
    return () => root.removeEventListener('focusin', notice);
  }, [root]);
  useEffect(() => {
    if (root === null || asked === undefined || !wasAtChoice.current) return;
    if (document.activeElement === document.body) root.querySelector<HTMLElement>('[data-choice]')?.focus();
  }, [root, asked]);
}
