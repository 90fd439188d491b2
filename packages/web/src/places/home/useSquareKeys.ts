import { useEffect } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** What keys do on the square, by key in lower case: only while no field is being written in. */
export function useSquareKeys(keys: { readonly [key: string]: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (!Object.hasOwn(keys, key)) return;
      event.preventDefault();
      keys[key]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
