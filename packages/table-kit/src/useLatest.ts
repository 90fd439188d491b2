import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was drawn last, for handlers that stay the same from drawing to drawing. */
export function useLatest<V>(value: V): RefObject<V> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
