import { type ComponentType, lazy } from 'react';

/** A part of the page that speaks of people: loaded with its texts, and with those of online play, when it is first needed. */
export const lazyPeople = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) =>
  lazy(async () => {
    const [part, { speakOnline }, { speakOfPeople }] = await Promise.all([
      load(),
      import('../online/texts.js'),
      import('./texts.js'),
    ]);
    await speakOnline();
    await speakOfPeople();
    return part;
  });
