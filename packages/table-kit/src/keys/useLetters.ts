import { useEffect } from 'react';
import { useSettings } from '../settings.js';
import { useLatest } from '../useLatest.js';
import { isForOthers, isWrittenIn } from './field.js';

/** What letters, digits and signs do at a place without a table, by key in lower case. */
export type Letters = { readonly [key: string]: () => void };

/** Has letters act wherever the focus is, unless somebody writes, or has switched them off. */
export function useLetters(letters: Letters): void {
  const { keys: areOn } = useSettings();
  const latest = useLatest(letters);
  useEffect(() => {
    if (!areOn) return;
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (isForOthers(event) || event.repeat || isWrittenIn(document.activeElement)) return;
      if (!Object.hasOwn(latest.current, key)) return;
      event.preventDefault();
      latest.current[key]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [areOn, latest]);
}

/** How a button says which key presses it, to those who listen and as a hint; nothing while letters do not act. */
export const useShortcut = (key: string): { readonly 'aria-keyshortcuts'?: string } =>
  useSettings().keys ? { 'aria-keyshortcuts': key } : {};
