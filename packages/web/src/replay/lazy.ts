import { type ComponentType, lazy } from 'react';

/** A part of the page that speaks of matches that are over: loaded with its texts when it is first needed. */
export const lazyRecords = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) =>
  lazy(async () => {
    const [part, { speakOfRecords }] = await Promise.all([load(), import('./texts.js')]);
    await speakOfRecords();
    return part;
  });
