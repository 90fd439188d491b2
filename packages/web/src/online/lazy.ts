import { type ComponentType, lazy } from 'react';

interface Part<P> {
  readonly default: ComponentType<P>;
}

/** Loads a part of the page that speaks of online play, with its texts. */
export async function loadOnline<P extends object>(load: () => Promise<Part<P>>): Promise<Part<P>> {
  const [part, { speakOnline }] = await Promise.all([load(), import('./texts.js')]);
  await speakOnline();
  return part;
}

/** A part of the page that speaks of online play: loaded with its texts when it is first needed. */
export const lazyOnline = <P extends object>(load: () => Promise<Part<P>>) => lazy(() => loadOnline(load));
