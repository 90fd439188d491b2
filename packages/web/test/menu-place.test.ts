import { elementAt } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { type Box, placeOfMenu } from '../../table-kit/src/menu-place.js';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

/** A table of 1000 by 700: rivals on the left, the market above, the own stall, and five cards in hand. */
const RIVALS = box(10, 10, 260, 400);
const MARKET = box(270, 80, 990, 460);
const OWN = box(270, 470, 990, 540);
const CARDS = [0, 1, 2, 3, 4].map((nth) => box(280 + nth * 140, 550, 410 + nth * 140, 700));

const placed = (nth: number, cards = CARDS, taken: readonly Box[] = [RIVALS]) =>
  placeOfMenu({
    host: elementAt(cards, nth),
    list: { width: 240, height: 160 },
    strip: { width: 720, height: 56 },
    own: OWN,
    within: box(0, 0, 1000, 700),
    taken: [...taken, MARKET, ...cards.filter((_, each) => each !== nth)],
  });

const covers = (place: Box, other: Box): boolean =>
  place.left < other.right && place.right > other.left && place.top < other.bottom && place.bottom > other.top;

describe('the menu of a card', () => {
  test('lies left of the first card, from its foot upwards', () => {
    expect(placed(0)).toEqual({ side: 'left', left: 28, right: 268, top: 540, bottom: 700 });
  });

  test('lies right of the last one where there is room', () => {
    expect(placed(2, CARDS.slice(0, 3))).toMatchObject({ side: 'right', left: 702, bottom: 700 });
  });

  test('lies on the own stall else, as a strip that ends above the card', () => {
    for (const nth of [1, 2, 3, 4]) {
      expect(placed(nth)).toMatchObject({ side: 'above', left: OWN.left, right: OWN.right, bottom: 544 });
    }
  });

  test('takes the room that others leave, and none that is too small for rows', () => {
    expect(placed(0, CARDS, [box(10, 10, 260, 560)])).toMatchObject({ side: 'left', top: 572, bottom: 700 });
    expect(placed(0, CARDS, [box(10, 10, 260, 600)]).side).toBe('above');
  });

  test('never covers the market, however high it is', () => {
    const high = placeOfMenu({
      host: elementAt(CARDS, 2),
      list: { width: 240, height: 700 },
      strip: { width: 720, height: 300 },
      own: OWN,
      within: box(0, 0, 1000, 700),
      taken: [RIVALS, MARKET, ...CARDS.filter((_, each) => each !== 2)],
    });
    expect(high).toMatchObject({ side: 'above', top: OWN.top, bottom: 700 });
    for (const nth of [0, 1, 2, 3, 4]) expect(covers(placed(nth), MARKET)).toBe(false);
  });
});
