import { type BoundKey, bindKeys, type DrawnSpot, type KeyGroup } from './keymap.js';

/** A spot and the button that is drawn for it. */
export interface SpotButton extends DrawnSpot {
  readonly button: HTMLElement;
}

/** A button that names its own key. */
export const KEYED = '[data-key]';

/** What opens the menu of a card. */
export const MENU = '.spot-menu';

/** Places that can be picked, and what stands in a row that is put in order. */
export const PLACES = '[data-spot] > .spot-hit[data-choice]';
export const ORDERED = '.order-hit';

/** A place that would take the place of another that is picked. */
const INSTEAD = '[data-instead]';

/** Whole places, what can be chosen anywhere, and parts of a card that are places themselves, also while they are picked. */
const SPOTS = '[data-spot] > .spot-hit, button[data-choice], button[data-part]';
const SUGGESTED = '[data-suggested], .prompt .button.is-main';

/** What lies under something else, or on the back of a card, is not there to be chosen. */
const isThere = (element: Element): boolean => element.closest('[inert], [hidden]') === null;

const isOn = (element: Element): boolean => isThere(element) && !element.matches(':disabled, [aria-disabled="true"]');

const buttonsIn = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isOn);

/** All spots that are drawn, in the order in which they lie. */
export const spotsIn = (root: ParentNode): SpotButton[] =>
  buttonsIn(root, SPOTS).map((button) => ({
    button,
    spot: button.dataset.choice ?? button.dataset.part ?? button.parentElement?.dataset.spot ?? '',
    lit: button.dataset.choice !== undefined && button.getAttribute('aria-pressed') !== 'true',
  }));

/** The answer that the prompt suggests, if there is one. */
export const suggestedIn = (root: ParentNode): HTMLElement | undefined => buttonsIn(root, SUGGESTED)[0];

/** Buttons with a key of their own, by that key. */
export const keyedIn = (root: ParentNode): ReadonlyMap<string, HTMLElement> =>
  new Map(buttonsIn(root, KEYED).map((button) => [button.dataset.key ?? '', button]));

export const boundIn = (root: ParentNode, groups: readonly KeyGroup[]): readonly BoundKey<SpotButton>[] =>
  bindKeys(groups, spotsIn(root));

const press = (button: HTMLElement): void => {
  button.focus();
  button.click();
};

/** The one after that which has the focus, or the first. */
function focusNext(spots: readonly SpotButton[]): void {
  const at = spots.findIndex(({ button }) => button === document.activeElement);
  spots[(at + 1) % spots.length]?.button.focus();
}

/**
 * Follows a key to where it leads. A spot is picked if it is the only one that can be, also in the place of another, or is picked already;
 * of several the next gets the focus. What can only be looked at is looked at.
 */
export function follow({ group, spots }: BoundKey<SpotButton>): void {
  const lit = spots.filter((each) => each.lit);
  const [first] = lit.length > 0 ? lit : spots.filter(({ button }) => button.getAttribute('aria-pressed') === 'true');
  const [other] = lit.length > 0 ? [] : spots.filter(({ button }) => button.matches(INSTEAD));
  const meant = other ?? first;
  if (group?.way !== 'to' && lit.length <= 1 && meant !== undefined) press(meant.button);
  else focusNext(lit.length > 0 ? lit : spots);
}

/** How a key is named for those who listen. */
const announced = (key: string): string => (key === ' ' ? 'Space' : key);

const SHORTCUTS = 'aria-keyshortcuts';

/** Says of every button which key presses it, for those who listen and for the hint that stands on it. */
export function nameKeys(root: HTMLElement, groups: readonly KeyGroup[]): void {
  const keys = new Map<Element, string>();
  for (const { key, group, spots } of boundIn(root, groups)) {
    if (group?.way !== 'to') for (const { button } of spots) keys.set(button, key);
  }
  const suggested = suggestedIn(root);
  if (suggested !== undefined) keys.set(suggested, 'Enter');
  for (const [key, button] of keyedIn(root)) keys.set(button, announced(key));
  for (const button of root.querySelectorAll(`[${SHORTCUTS}]`))
    if (!keys.has(button)) button.removeAttribute(SHORTCUTS);
  for (const [button, key] of keys) if (button.getAttribute(SHORTCUTS) !== key) button.setAttribute(SHORTCUTS, key);
}

/** Takes all of it away again. */
export function unnameKeys(root: HTMLElement): void {
  for (const button of root.querySelectorAll(`[${SHORTCUTS}]`)) button.removeAttribute(SHORTCUTS);
}
