import { type RefObject, useEffect } from 'react';
import type { TableControls, TableState } from './components/TableContext.js';
import { useLatest } from './useLatest.js';

const FAR_ENOUGH = 8;

interface Drag {
  readonly pointer: number;
  readonly spot: string;
  readonly place: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** Where it may be let go, if taking it decides the move already: it is made there and not before. */
  readonly decided: readonly string[] | undefined;
  ghost: HTMLElement | undefined;
}

type Draggable = Pick<TableControls, 'pick' | 'takeBack'> & Pick<TableState, 'decidedWith'>;

const spotAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot].is-lit') : null;

/** Dragging is picking twice: what is taken, and the lit place where it is let go. */
export function useDragging(root: HTMLElement | null, { pick, takeBack }: TableControls, state: TableState): void {
  const latest = useLatest<Draggable>({ pick, takeBack, decidedWith: state.decidedWith });
  useEffect(() => {
    if (root === null) return;
    const { down, move, up, cancel, end } = draggingIn(root, latest);
    root.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move, { passive: false });
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      end();
      root.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [root, latest]);
}

/** What is done when a pointer goes down, moves and comes up. One thing is dragged at a time. */
function draggingIn(root: HTMLElement, table: RefObject<Draggable>) {
  let drag: Drag | undefined;
  const end = (): void => {
    drag?.ghost?.remove();
    drag?.place.classList.remove('is-dragged');
    drag = undefined;
  };
  const down = (event: PointerEvent): void => {
    const place = spotAt(event.target);
    const spot = place?.dataset.spot;
    if (place === null || spot === undefined || event.button !== 0) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    drag = { pointer, spot, place, x, y, decided: table.current.decidedWith(spot), ghost: undefined };
  };
  const move = (event: PointerEvent): void => {
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (drag.ghost === undefined) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      // What belongs to no other place is clicked and not dragged.
      if (drag.decided?.length === 1) return;
      drag.ghost = ghostOf(drag.place, root);
      drag.place.classList.add('is-dragged');
      if (drag.decided === undefined) table.current.pick(drag.spot);
    }
    event.preventDefault();
    drag.ghost.style.translate = `${dx}px ${dy}px`;
  };
  const up = (event: PointerEvent): void => {
    if (drag?.ghost === undefined) {
      end();
      return;
    }
    drag.ghost.remove();
    const onto = spotAt(document.elementFromPoint(event.clientX, event.clientY))?.dataset.spot;
    const letGo = drag;
    end();
    swallowClick();
    drop(letGo, onto, table.current);
  };
  // The finger has turned out to scroll.
  const cancel = (): void => {
    const isTaken = drag?.ghost !== undefined;
    end();
    if (isTaken) table.current.takeBack();
  };
  return { down, move, up, cancel, end };
}

function drop({ spot, decided }: Drag, onto: string | undefined, { pick, takeBack }: Draggable): void {
  const isElsewhere = onto !== undefined && onto !== spot;
  if (decided !== undefined) {
    if (isElsewhere && decided.includes(onto)) pick(spot);
  } else if (isElsewhere) pick(onto);
  else takeBack();
}

/** Letting go is no click on what lies under the pointer. */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

function ghostOf(place: HTMLElement, root: HTMLElement): HTMLElement {
  const rect = place.getBoundingClientRect();
  const ghost = place.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-at');
  ghost.removeAttribute('data-spot');
  ghost.inert = true;
  ghost.className += ' drag-ghost';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
    zIndex: 'var(--layer-drag)',
    pointerEvents: 'none',
  });
  root.append(ghost);
  return ghost;
}
