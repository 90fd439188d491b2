import { type MouseEvent, useCallback, useRef } from 'react';

/** A second press of a double click, when what was pressed first is there no more: it is not meant for what took its place. */
export const isStray = (
  pressed: Element | null,
  before: Element | null,
  { detail }: { readonly detail: number },
): boolean => detail > 1 && pressed !== before;

/** Keeps from buttons that stand side by side what a second press meant for another one of them. */
export function useSecondPress(): (event: MouseEvent) => void {
  const last = useRef<Element>(null);
  return useCallback((event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (isStray(pressed, last.current, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
    last.current = pressed;
  }, []);
}
