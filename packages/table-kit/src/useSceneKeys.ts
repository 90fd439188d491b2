import { useEffect } from 'react';
import { useLatest } from './useLatest.js';

const PRESSED = 'input, select, textarea, [contenteditable="true"], button, a, summary';

/** Enter and Space, wherever the focus is but on what has a use for them itself; undefined where they answer the prompt. */
export function useSceneKeys(goOn: (() => void) | undefined): void {
  const latest = useLatest(goOn);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { current } = latest;
      const on = event.target instanceof Element ? event.target : undefined;
      if (current === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat || on?.closest(PRESSED) != null) return;
      event.preventDefault();
      current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}
