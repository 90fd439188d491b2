import { useEffect, useRef } from 'react';
import type { TableState } from './components/TableContext.js';

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

const spotAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot].is-lit') : null;

/** Dragging is picking twice: what is taken, and the lit place where it is let go. */
export function useDragging(root: HTMLElement | null, table: TableState): void {
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    if (root === null) return;
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
      drag = { pointer, spot, place, x, y, decided: latest.current.decidedWith(spot), ghost: undefined };
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
        if (drag.decided === undefined) latest.current.pick(drag.spot);
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
      const target = spotAt(document.elementFromPoint(event.clientX, event.clientY));
      const { spot, decided } = drag;
      end();
      swallowClick();
      const onto = target?.dataset.spot;
      if (decided !== undefined) {
        if (onto !== undefined && onto !== spot && decided.includes(onto)) latest.current.pick(spot);
      } else if (onto !== undefined && onto !== spot) latest.current.pick(onto);
      else latest.current.takeBack();
    };
    // The finger has turned out to scroll.
    const cancel = (): void => {
      const isTaken = drag?.ghost !== undefined;
      end();
      if (isTaken) latest.current.takeBack();
    };
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
  }, [root]);
}

/** Letting go is no click on what lies under the pointer. */
function swallowClick(): void {
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
