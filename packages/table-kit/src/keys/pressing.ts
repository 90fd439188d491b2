import { OWN } from '../components/OwnJump.js';
import { isArrow, nextInDirection } from './directions.js';
import { boundIn, follow, keyedIn, MENU, spotsIn, suggestedIn } from './drawn.js';
import { isForOthers, isWrittenIn } from './field.js';
import type { KeyGroup } from './keymap.js';

/** What keys do at a table beside leading to places of it. */
export interface KeyActs {
  takeBack(): void;
  takeAllBack(): void;
  /** Shows something large, or puts it away if it is shown. */
  look(subject: string): void;
  /** Lists the keys. */
  help(): void;
}

export interface Pressed {
  readonly root: HTMLElement;
  readonly groups: readonly KeyGroup[];
  readonly acts: KeyActs;
  /** Whether letters, digits and signs mean anything. */
  readonly letters: boolean;
}

/** What has a use of its own for the arrows and the ends. */
const SLIDING = 'input, textarea, select, [contenteditable], [role="slider"], [role="tab"], [role="menu"] *';

const CONTROL = 'button, a[href], input, select, textarea, summary, [role="slider"]';
const CARD_MENU = '.card-menu';
const ROW = '.card-menu-row';
const SPOT = '.spot-hit, [data-choice], [data-part]';

const focused = (): Element => document.activeElement ?? document.body;

/** In a row that is put in order Space takes up and puts down; Enter answers, unless something is taken up. */
const LYING = '.order-hit:not([aria-pressed="true"])';

/** Whether Enter and Space belong to what has the focus: to any control, but not to a place where there is nothing to pick. */
function isForFocused(key: string): boolean {
  const element = focused();
  if (!element.matches(CONTROL) || (key === 'Enter' && element.matches(LYING))) return false;
  if (!element.matches(SPOT)) return true;
  return element.matches('[data-choice]:not([aria-pressed="true"])');
}

function pressSuggested({ root }: Pressed, key: string): boolean {
  if (isForFocused(key)) return false;
  const suggested = suggestedIn(root);
  suggested?.click();
  // Who has just picked something and wants to go on does not take it back by that.
  return suggested !== undefined || focused().matches('.spot-hit[aria-pressed="true"]');
}

/** In a menu arrows go from row to row, and nowhere else. */
function goInMenu(from: Element, menu: Element, key: string): boolean {
  if (!(from instanceof HTMLElement)) return false;
  const rows = [...menu.querySelectorAll<HTMLElement>(ROW)];
  const at = rows.indexOf(from);
  rows[at + (key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1)]?.focus();
  return true;
}

/** Goes from one lit place to the next in a direction; from nowhere to the first, unless the page itself could be moved. */
function goByArrow({ root }: Pressed, key: string): boolean {
  const from = focused();
  const menu = from.closest(CARD_MENU);
  if (menu !== null) return goInMenu(from, menu, key);
  const lit = spotsIn(root).filter((each) => each.lit);
  if (from.matches(`[${OWN}]`)) {
    const own = lit.find(({ button }) => from.contains(button)) ?? lit[0];
    own?.button.focus();
    return own !== undefined;
  }
  if (!from.matches(SPOT)) {
    const isStill = document.documentElement.scrollHeight <= window.innerHeight;
    if (from !== document.body || !isStill) return false;
    lit[0]?.button.focus();
    return lit.length > 0;
  }
  const others = lit.filter(({ button }) => button !== from);
  nextInDirection(key, from.getBoundingClientRect(), others, ({ button }) =>
    button.getBoundingClientRect(),
  )?.button.focus();
  return true;
}

/** Opens the menu of the card that has the focus, or else the one that there is; closes the one that the focus is in. */
function openMenu({ root }: Pressed): boolean {
  const from = focused();
  const openers = [...root.querySelectorAll<HTMLElement>(MENU)];
  const isOpen = (opener: HTMLElement): boolean => opener.getAttribute('aria-expanded') === 'true';
  const opener =
    from.closest(CARD_MENU) === null
      ? (from.closest('.spot')?.querySelector<HTMLElement>(MENU) ?? openers.at(-1))
      : openers.find(isOpen);
  // What closes gives the focus back to its card.
  if (opener !== undefined && isOpen(opener)) opener.closest('.spot')?.querySelector<HTMLElement>('.spot-hit')?.focus();
  opener?.click();
  return opener !== undefined;
}

function look({ acts }: Pressed): boolean {
  const subject = focused().closest<HTMLElement>('[data-subject]')?.dataset.subject;
  if (subject !== undefined) acts.look(subject);
  return subject !== undefined;
}

/** The key to the right of T, wherever Y is. */
const BESIDE_T = { code: 'KeyY', key: 'Z', means: 'Y' } as const;

/**
 * Which letter a key means here: the one that it writes. Keyboards of other scripts have the Latin letters at their usual
 * places; and where Z lies beside T, it stands for Y: keys for what lies in a row lie in a row themselves.
 */
export function letterOf({ key, code }: { readonly key: string; readonly code: string }): string {
  const letter = key.toUpperCase();
  if (code === BESIDE_T.code && letter === BESIDE_T.key) return BESIDE_T.means;
  const [, placed] = /^Key([A-Z])$/.exec(code) ?? [];
  return placed !== undefined && /^\p{L}$/u.test(letter) && !/^\p{Script=Latin}$/u.test(letter) ? placed : letter;
}

/** A letter, a digit or a sign. Says whether it meant something. */
function pressLetter(pressed: Pressed, key: string): boolean {
  const { root, groups, acts } = pressed;
  if (key === '?') {
    acts.help();
    return true;
  }
  const keyed = keyedIn(root).get(key);
  if (keyed !== undefined) {
    keyed.click();
    return true;
  }
  if (key === '.') return openMenu(pressed);
  if (key === 'I') return look(pressed);
  const bound = boundIn(root, groups).find((each) => each.key === key);
  const suggested = groups.some((group) => group.way === 'for-each' && group.answers === true && group.keys === key)
    ? suggestedIn(root)
    : undefined;
  if (suggested !== undefined) suggested.click();
  else if (bound !== undefined) follow(bound);
  return suggested !== undefined || bound !== undefined;
}

/** Keys with a name: they mean something whatever letters mean. */
function pressNamed(pressed: Pressed, key: string, shift: boolean): boolean {
  const { root, acts } = pressed;
  if (key === 'Escape') {
    if (shift) acts.takeAllBack();
    else acts.takeBack();
    return true;
  }
  if (shift) return false;
  if (key === 'Enter') return pressSuggested(pressed, key);
  if (key === ' ' && isForFocused(key)) return false;
  if (key !== ' ' && focused().matches(SLIDING)) return false;
  const keyed = keyedIn(root).get(key);
  keyed?.click();
  return keyed !== undefined || (isArrow(key) && goByArrow(pressed, key));
}

/** What a key does at a table. What it means something for is kept from the browser. */
export function pressKey(event: KeyboardEvent, pressed: Pressed): void {
  if (isForOthers(event)) return;
  const { key, shiftKey, repeat } = event;
  const isLetter = key.length === 1 && key !== ' ';
  if (repeat && !isArrow(key)) return;
  // Signs may need Shift to be written; a letter with it is another key.
  if (isLetter && (!pressed.letters || isWrittenIn(focused()) || (shiftKey && key !== '?' && key !== '.'))) return;
  if (key === ' ' && isWrittenIn(focused())) return;
  const isMeant = isLetter ? pressLetter(pressed, letterOf(event)) : pressNamed(pressed, key, shiftKey);
  if (isMeant) event.preventDefault();
}
