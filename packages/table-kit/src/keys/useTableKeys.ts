import { useEffect } from 'react';
import { useSettings } from '../settings.js';
import { useLatest } from '../useLatest.js';
import { nameKeys, unnameKeys } from './drawn.js';
import type { KeyGroup } from './keymap.js';
import { type KeyActs, pressKey } from './pressing.js';

/** What keys are about: when one of these changes, another key may press a button. */
const WATCHED = {
  childList: true,
  subtree: true,
  attributeFilter: ['data-choice', 'data-spot', 'data-key', 'aria-pressed', 'disabled', 'aria-disabled'],
};

/** Keys of a table, wherever the focus is. Buttons say which key presses them for as long as letters mean something. */
export function useTableKeys(root: HTMLElement | null, groups: readonly KeyGroup[], acts: KeyActs): void {
  const { keys: letters } = useSettings();
  const latest = useLatest({ groups, acts, letters });
  useEffect(() => {
    if (root === null) return;
    const press = (event: KeyboardEvent): void => pressKey(event, { root, ...latest.current });
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [root, latest]);
  useEffect(() => {
    if (root === null || !letters) return;
    const name = (): void => nameKeys(root, groups);
    const observer = new MutationObserver(name);
    observer.observe(root, WATCHED);
    name();
    return () => {
      observer.disconnect();
      unnameKeys(root);
    };
  }, [root, groups, letters]);
}
