import { textNamed, translate } from '../components/Text.js';
import { boundIn, keyedIn, MENU, ORDERED, type SpotButton, spotsIn, suggestedIn } from './drawn.js';
import type { BoundKey, KeyGroup } from './keymap.js';

/** A line of the list of keys. */
export interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** What works at a table now. */
export interface KeyList {
  /** Where keys lead on the table. */
  readonly places: readonly KeyLine[];
  /** What they answer and do. */
  readonly answers: readonly KeyLine[];
  /** What they do at every table. */
  readonly always: readonly KeyLine[];
}

const labelOf = (button: HTMLElement): string => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();

/** Keys with a name are called by it: the Space key by what is printed on it in that language. */
export const keyName = (key: string): string => textNamed(`key.${key === ' ' ? 'Space' : key}`) ?? key;

const inGroup =
  (group: KeyGroup) =>
  (bound: BoundKey): boolean =>
    bound.group === group;

function placeLines(groups: readonly KeyGroup[], bound: readonly BoundKey[]): KeyLine[] {
  return groups.flatMap((group) => {
    const keys = bound.filter(inGroup(group)).map(({ key }) => key);
    return keys.length === 0 ? [] : [{ keys, does: translate(group.says) }];
  });
}

function answerLines(root: HTMLElement, bound: readonly BoundKey<SpotButton>[]): KeyLine[] {
  const suggested = suggestedIn(root);
  return [
    ...(suggested === undefined ? [] : [{ keys: ['Enter'], does: labelOf(suggested) }]),
    ...bound.flatMap(({ key, group, spots }) =>
      group === undefined ? spots.map(({ button }) => ({ keys: [key], does: labelOf(button) })) : [],
    ),
    ...[...keyedIn(root)].map(([key, button]) => ({ keys: [key], does: labelOf(button) })),
  ];
}

function commonLines(root: HTMLElement, hasPicks: boolean): KeyLine[] {
  const spots = spotsIn(root);
  const isAsked = spots.some(({ lit }) => lit);
  const hasMenus = root.querySelector(MENU) !== null;
  const isRow = root.querySelector(ORDERED) !== null;
  const canLook = root.querySelector('[data-subject] > .spot-hit, .order-hit') !== null;
  const lines: readonly (readonly [applies: boolean, line: KeyLine])[] = [
    [isAsked, { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: translate('keys.arrows') }],
    [isAsked, { keys: ['Enter', ' '], does: translate('keys.pick') }],
    [isRow, { keys: [' '], does: translate('keys.lift') }],
    [isRow, { keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], does: translate('keys.row') }],
    [hasPicks, { keys: ['Escape'], does: translate('keys.takeBack') }],
    [hasPicks, { keys: ['Shift+Escape'], does: translate('keys.takeAllBack') }],
    [hasMenus, { keys: ['.'], does: translate('keys.menu') }],
    [canLook, { keys: ['I'], does: translate('keys.look') }],
    [true, { keys: ['?'], does: translate('keys.help') }],
  ];
  return lines.flatMap(([applies, line]) => (applies ? [line] : []));
}

/** Lists what works at a table here and now. */
export function keysAt(root: HTMLElement, groups: readonly KeyGroup[], hasPicks: boolean): KeyList {
  const bound = boundIn(root, groups);
  return {
    places: placeLines(groups, bound),
    answers: answerLines(root, bound),
    always: commonLines(root, hasPicks),
  };
}
