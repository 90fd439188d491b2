import type { Confirmation } from './settings.js';

/** How something is picked: by a button that names it, by a finger that could not point at it before, or else. */
export type PickWay = 'button' | 'tap' | 'pointer';

/** A move that one more pick decides. */
interface Decided {
  /** Whether it spends much. */
  readonly isWeighty: boolean;
  /** Whether it would be made by the first pick of all. */
  readonly isFirst: boolean;
  readonly way: PickWay;
  /** Whether it could not be taken back freely. */
  isBinding(): boolean;
}

/** Whether a move waits for its button, by what the player wants confirmed. Nothing of weight is ever done by a first press. */
export function waitsForButton(wanted: Confirmation, { isWeighty, isFirst, way, isBinding }: Decided): boolean {
  switch (wanted) {
    case 'always':
      return true;
    case 'never':
      return isWeighty && isFirst;
    case 'weighty':
      // A button that names the move is its button; a finger has seen no preview.
      return isWeighty || way === 'tap' || (way === 'pointer' && isBinding());
  }
}
