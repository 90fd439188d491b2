/** Under which name the browser remembers who it is to the host. */
export const KNOWN_AS = 'souk.person';

/** Whether the host has been needed before: a browser that has always played alone asks nothing of it. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN_AS) !== null;
