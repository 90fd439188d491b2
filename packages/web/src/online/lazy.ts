import { type ComponentType, lazy } from 'react';

/** A part of the page that speaks of online play: loaded with its texts when it is first needed. */
export const lazyOnline = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) =>
  lazy(async () => {
    const [part, { speakOnline }] = await Promise.all([load(), import('./texts.js')]);
    await speakOnline();
    return part;
  });
