/** Where something lies on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a menu's place depends on. */
interface Surroundings {
  /** The card that it belongs to. */
  readonly host: Box;
  /** Its size as a list, and as a strip over the whole width of what is its own. */
  readonly list: Size;
  readonly strip: Size;
  /** What is the player's own between table and hand: a strip may lie on it. */
  readonly own: Box;
  readonly within: Box;
  /** What is not to be covered. */
  readonly taken: readonly Box[];
}

/** On which side of its card a menu lies, and where. */
export interface MenuPlace extends Box {
  readonly side: 'left' | 'right' | 'above';
}

/** Between a card and its menu, where the menu's tip is. */
export const MENU_GAP = 12;

/** Less than this is no room for rows. */
const LEAST = 120;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Beside the card from the foot of the table upwards, as far as there is room; undefined if there is none. */
function beside(left: number, { host, list, within, taken }: Surroundings): Box | undefined {
  const right = left + list.width;
  if (left < within.left || right > within.right) return undefined;
  const { bottom } = within;
  const column = { left, right, top: Math.min(host.top, bottom - list.height), bottom };
  const inTheWay = taken.filter((each) => overlap(each, column));
  // What ends in the card's upper half leaves the room below it.
  if (inTheWay.some((each) => each.bottom > (host.top + host.bottom) / 2)) return undefined;
  const top = Math.max(bottom - list.height, ...inTheWay.map((each) => each.bottom + MENU_GAP));
  return bottom - top < Math.min(LEAST, list.height) ? undefined : { left, right, top, bottom };
}

/** The free room for the menu of a card: left of it, right of it, else a strip on what is the player's own. */
export function placeOfMenu(around: Surroundings): MenuPlace {
  const { host, list, strip, own, within } = around;
  const left = beside(host.left - MENU_GAP - list.width, around);
  if (left !== undefined) return { side: 'left', ...left };
  const right = beside(host.right + MENU_GAP, around);
  if (right !== undefined) return { side: 'right', ...right };
  // It ends at the card; where it is too high for that it goes on below, since the market is not to be covered.
  const top = Math.max(own.top, host.top - MENU_GAP / 2 - strip.height);
  const bottom = Math.min(within.bottom, top + strip.height);
  return { side: 'above', left: own.left, right: own.right, top, bottom };
}
