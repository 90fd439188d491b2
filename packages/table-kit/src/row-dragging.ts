import { type RefObject, useEffect, useRef } from 'react';
import { swallowClick } from './dragging.js';
import { useLatest } from './useLatest.js';

/** Pixels that a mouse goes before it drags, and milliseconds that a finger rests. */
const FAR_ENOUGH = 6;
const LONG_PRESS_MS = 180;

/** A row whose things can be dragged to other places of it. */
interface Row {
  move(from: number, to: number): void;
  /** Something is being moved: the place where it is now. */
  lift(place: number | undefined): void;
}

interface Drag {
  readonly pointer: number;
  readonly isMouse: boolean;
  readonly x: number;
  readonly y: number;
  place: number;
  taken: boolean;
}

/** The place in the row whose middle is nearest to a point. */
function nearest(list: HTMLElement, x: number, y: number): number {
  const distances = [...list.children].map((child) => {
    const { left, top, width, height } = child.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}

function draggingIn(list: HTMLElement, row: RefObject<Row>) {
  let drag: Drag | undefined;
  let timer = 0;
  const take = (): void => {
    if (drag === undefined) return;
    drag.taken = true;
    row.current.lift(drag.place);
  };
  const down = (event: PointerEvent): void => {
    const thing = event.target instanceof Element ? event.target.closest('li') : null;
    if (thing === null || event.button !== 0) return;
    const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
    const isMouse = pointerType === 'mouse';
    drag = { pointer, isMouse, x, y, place: [...list.children].indexOf(thing), taken: false };
    if (!isMouse) timer = window.setTimeout(take, LONG_PRESS_MS);
  };
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (drag === undefined || drag.pointer !== pointerId) return;
    if (!drag.taken && drag.isMouse && Math.hypot(x - drag.x, y - drag.y) >= FAR_ENOUGH) take();
    const to = drag.taken ? nearest(list, x, y) : drag.place;
    if (to === drag.place) return;
    row.current.move(drag.place, to);
    drag.place = to;
    row.current.lift(to);
  };
  const end = (): void => {
    window.clearTimeout(timer);
    if (drag?.taken === true) {
      swallowClick();
      row.current.lift(undefined);
    }
    drag = undefined;
  };
  return { down, move, end };
}

/** What is dragged, by mouse or by a finger that rests on it, changes places with whatever it comes to lie over. */
export function useRowDragging(wanted: Row): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const row = useLatest(wanted);
  useEffect(() => {
    if (list.current === null) return;
    const { down, move, end } = draggingIn(list.current, row);
    const within = list.current;
    within.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      end();
      within.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [row]);
  return list;
}
