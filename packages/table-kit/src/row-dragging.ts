import { type RefObject, useEffect, useRef } from 'react';
import { swallowClick } from './dragging.js';
import { useLatest } from './useLatest.js';

/** Pixels that a mouse goes before it drags and a finger may tremble, and milliseconds that a finger rests: to take, and to look. */
const FAR_ENOUGH = 6;
const TAKE_MS = 180;
const LOOK_MS = 700;

/** A row whose things can be dragged to other places of it. */
interface Row {
  /** What lies at a place is taken up. */
  take(place: number): void;
  /** It goes elsewhere. Says where it lies now: not every place can be had. */
  move(from: number, to: number): number;
  drop(place: number): void;
  /** It goes back to where it was taken up. */
  putBack(): void;
  look(place: number): void;
}

interface Drag {
  readonly pointer: number;
  readonly isMouse: boolean;
  readonly thing: HTMLElement;
  /** Where it was taken hold of, from its corner. */
  readonly hold: { readonly x: number; readonly y: number };
  readonly from: { readonly x: number; readonly y: number };
  at: { readonly x: number; readonly y: number };
  place: number;
  /** It is under the pointer, */
  taken: boolean;
  /** and has left its place. */
  begun: boolean;
}

/** The place in the row whose middle is nearest to a point. */
function nearest(list: HTMLElement, x: number, y: number): number {
  const distances = [...list.children].map((child) => {
    const { left, top, width, height } = child.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}

const hasMoved = ({ from, at }: Drag): boolean => Math.hypot(at.x - from.x, at.y - from.y) >= FAR_ENOUGH;

/** What is dragged is drawn under the pointer, wherever its place in the row is now. */
function follow({ thing, hold, at }: Drag): void {
  const { left, top } = thing.getBoundingClientRect();
  thing.style.setProperty('--drag-x', `${at.x - hold.x - left}px`);
  thing.style.setProperty('--drag-y', `${at.y - hold.y - top}px`);
}

function dragOf(event: PointerEvent, list: HTMLElement): Drag | undefined {
  const thing = event.target instanceof Element ? event.target.closest('li') : null;
  if (thing === null || event.button !== 0) return undefined;
  const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event;
  const { left, top } = thing.getBoundingClientRect();
  return {
    ...{ pointer, isMouse: pointerType === 'mouse', thing, from: { x, y }, at: { x, y } },
    ...{ hold: { x: x - left, y: y - top }, place: [...list.children].indexOf(thing), taken: false, begun: false },
  };
}

function draggingIn(list: HTMLElement, row: RefObject<Row>) {
  let drag: Drag | undefined;
  let timers: number[] = [];
  const forget = (): void => {
    for (const timer of timers) window.clearTimeout(timer);
    timers = [];
    if (drag !== undefined) delete drag.thing.dataset.dragged;
    drag = undefined;
  };
  const take = (): void => {
    if (drag === undefined || drag.taken) return;
    drag.taken = true;
    drag.thing.dataset.dragged = '';
    follow(drag);
  };
  // A finger that has been resting all the time does not drag: it asks what that is.
  const look = (): void => {
    if (drag === undefined || hasMoved(drag)) return;
    const { place } = drag;
    forget();
    window.addEventListener('pointerup', swallowClick, { once: true });
    row.current.look(place);
  };
  const down = (event: PointerEvent): void => {
    forget();
    drag = dragOf(event, list);
    if (drag !== undefined && !drag.isMouse)
      timers = [window.setTimeout(take, TAKE_MS), window.setTimeout(look, LOOK_MS)];
  };
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (drag === undefined || drag.pointer !== pointerId) return;
    drag.at = { x, y };
    if (drag.isMouse && hasMoved(drag)) take();
    if (!drag.taken || !(drag.begun || hasMoved(drag))) return;
    if (!drag.begun) row.current.take(drag.place);
    drag.begun = true;
    follow(drag);
    const to = nearest(list, x, y);
    if (to !== drag.place) drag.place = row.current.move(drag.place, to);
  };
  const end = (): void => {
    const letGo = drag;
    forget();
    // A finger that has rested there and gone nowhere was a slow tap.
    if (letGo?.begun !== true) return;
    swallowClick();
    row.current.drop(letGo.place);
  };
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || drag?.begun !== true) return;
    event.preventDefault();
    row.current.putBack();
    forget();
    window.addEventListener('pointerup', swallowClick, { once: true });
  };
  const followOn = (): void => {
    if (drag?.taken === true) follow(drag);
  };
  return { down, move, end, giveUp, forget, followOn };
}

/**
 * What is dragged, by mouse or by a finger that rests on it, changes places with whatever it comes to lie over. `follow` is called
 * whenever the row has been drawn anew.
 */
export function useRowDragging(list: RefObject<HTMLElement | null>, wanted: Row): { readonly follow: () => void } {
  const row = useLatest(wanted);
  const follower = useRef<() => void>(() => {});
  useEffect(() => {
    const within = list.current;
    if (within === null) return;
    const { down, move, end, giveUp, forget, followOn } = draggingIn(within, row);
    follower.current = followOn;
    within.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', giveUp, { capture: true });
    return () => {
      forget();
      within.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', giveUp, { capture: true });
    };
  }, [list, row]);
  return { follow: () => follower.current() };
}
