import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Box, type MenuPlace, placeOfMenu } from './menu-place.js';

/** What a table names for menus: where the player's own begins, on which they may lie, and what they leave alone: there only what can be picked. */
const OWN = '[data-menu-room]';
const TAKEN = `.spot:not(${OWN} .is-quiet), .prompt, [data-keep-clear]`;

const hostOf = (main: Element, spot: string): Element | null => {
  const named = `[data-spot="${CSS.escape(spot)}"]`;
  return main.querySelector(`.is-picked${named}`) ?? main.querySelector(named);
};

const boxOf = (element: Element): Box => element.getBoundingClientRect();

function sizeOf(menu: HTMLElement, side: MenuPlace['side'], width: number | undefined) {
  menu.dataset.side = side;
  menu.style.cssText = width === undefined ? '' : `width: ${width}px`;
  return { width: menu.offsetWidth, height: menu.offsetHeight };
}

function findPlace(menu: HTMLElement, spot: string): MenuPlace | undefined {
  const main = menu.closest('.table-main');
  const own = main?.querySelector(OWN);
  const host = main === null ? null : hostOf(main, spot);
  if (main === null || own === null || own === undefined || host === null) return undefined;
  const ownBox = boxOf(own);
  const padded = getComputedStyle(main);
  const { left, top, right, bottom } = boxOf(main);
  return placeOfMenu({
    host: boxOf(host),
    own: ownBox,
    strip: sizeOf(menu, 'above', ownBox.right - ownBox.left),
    list: sizeOf(menu, 'left', undefined),
    within: {
      left: left + Number.parseFloat(padded.paddingLeft),
      top,
      right: right - Number.parseFloat(padded.paddingRight),
      bottom: bottom - Number.parseFloat(padded.paddingBottom),
    },
    taken: [...main.querySelectorAll(TAKEN)].filter((each) => each !== host && !host.contains(each)).map(boxOf),
  });
}

/** Lays a menu beside its card on a wide table, before it is seen. On all others it stands where it is drawn. */
function place(menu: HTMLElement, spot: string): void {
  const isWide = document.documentElement.dataset.tables === 'wide';
  const rows = menu.querySelector('.card-menu-rows');
  const scrolled = rows?.scrollTop ?? 0;
  const found = isWide ? findPlace(menu, spot) : undefined;
  if (found === undefined) {
    menu.style.cssText = '';
    delete menu.dataset.side;
    return;
  }
  const main = menu.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  menu.dataset.side = found.side;
  const tip = menu.closest('.table-main')?.querySelector(`.is-picked[data-spot="${CSS.escape(spot)}"]`);
  const host = tip === null || tip === undefined ? found : boxOf(tip);
  Object.assign(menu.style, {
    left: `${found.left - main.left}px`,
    top: `${found.top - main.top}px`,
    width: `${found.right - found.left}px`,
    maxHeight: `${found.bottom - found.top}px`,
  });
  // The tip points at the middle of the card, as far as the menu reaches.
  menu.style.setProperty('--tip-x', `${(host.left + host.right) / 2 - found.left}px`);
  const middle = (Math.max(host.top, found.top) + Math.min(host.bottom, found.bottom)) / 2;
  menu.style.setProperty('--tip-y', `${middle - found.top}px`);
  // To be measured it was as long as it is: what had been scrolled to stays in sight.
  if (rows !== null) rows.scrollTop = scrolled;
}

export function useMenuPlace(menu: RefObject<HTMLElement | null>, spot: string | undefined): void {
  useLayoutEffect(() => {
    if (menu.current !== null && spot !== undefined) place(menu.current, spot);
  });
  useEffect(() => {
    if (spot === undefined) return;
    const again = (): void => {
      if (menu.current !== null) place(menu.current, spot);
    };
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [menu, spot]);
}
