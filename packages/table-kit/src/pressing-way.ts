import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { PickWay } from './confirming.js';

/** Tells a finger, which could point at nothing before, from a mouse and from a key. */
export function usePressingWay() {
  const isFinger = useRef(false);
  return {
    noteDown({ pointerType }: PointerEvent): void {
      isFinger.current = pointerType === 'touch';
    },
    /** How what has been clicked was pressed: a key presses without a pointer. */
    wayOf: ({ detail }: MouseEvent): PickWay => (isFinger.current && detail > 0 ? 'tap' : 'pointer'),
  };
}
