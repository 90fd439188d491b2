/** Where letters are written, or choose from a list. */
const FIELD = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

export const isWrittenIn = (element: Element | null): boolean => element?.matches(FIELD) === true;

/** Whether a key that is pressed now is not meant: with others held, in a dialogue, or taken already. */
export const isForOthers = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  document.querySelector('dialog[open]') !== null;
