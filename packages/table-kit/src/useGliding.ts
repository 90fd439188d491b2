import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionSpeed, settings } from './settings.js';

/** As long as `--quick`. */
const GLIDE_MS = 140;

interface Place {
  readonly left: number;
  readonly top: number;
}

const placeOf = ({ offsetLeft: left, offsetTop: top }: HTMLElement): Place => ({ left, top });

/** Things of a list that come to lie elsewhere glide there; what is dragged goes with the pointer. */
export function useGliding(list: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, Place>());
  useLayoutEffect(() => {
    const things = [...(list.current?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])];
    const isStill = motionSpeed(settings.get()) === 'off';
    for (const thing of things) {
      const name = thing.dataset.thing ?? '';
      const [before, now] = [places.current.get(name), placeOf(thing)];
      places.current.set(name, now);
      const isElsewhere = before !== undefined && (before.left !== now.left || before.top !== now.top);
      if (!isElsewhere || isStill || thing.dataset.dragged !== undefined) continue;
      const from = `translate(${before.left - now.left}px, ${before.top - now.top}px)`;
      thing.animate([{ transform: from }, { transform: 'none' }], { duration: GLIDE_MS, easing: 'ease-out' });
    }
  });
}
