import { useEffect } from 'react';
import { useLatest } from './useLatest.js';

/** What keys do wherever the focus is. */
export function useKeys(keys: { readonly [key: string]: () => void }): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (Object.hasOwn(latest.current, event.key)) latest.current[event.key]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}
