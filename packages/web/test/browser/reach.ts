import type { Page } from 'playwright-core';

export const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** What of this runs over the left or right edge of the screen, as far as it is drawn. */
export const outside = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((each) => each.closest('svg') === null && each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          return width > 1 && (left < -0.5 || right > innerWidth + 0.5);
        })
        .map(({ className }) => className),
    selector,
  );

/** Spots that lie outside of what is shown, if only in part. */
export const offScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOut = ({ left, top, right, bottom }: DOMRect): boolean =>
      left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    return [...document.querySelectorAll<HTMLElement>('.table-main .spot')]
      .filter((spot) => isOut(spot.getBoundingClientRect()))
      .map((spot) => spot.dataset.at ?? spot.className);
  });

/** Spots that a pointer cannot get at: something lies over them, and scrolling does not help. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isReached = (spot: HTMLElement): boolean => {
      spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = spot.getBoundingClientRect();
      return spot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const missed = [...document.querySelectorAll<HTMLElement>('.table-main .spot:has(> .spot-hit)')]
      .filter((spot) => !isReached(spot))
      .map((spot) => spot.dataset.at ?? spot.className);
    // People cannot scroll what is merely cut off.
    const cut = [...document.querySelectorAll<HTMLElement>('.table *')]
      .filter((each) => getComputedStyle(each).overflowY === 'hidden' && (each.scrollTop > 0 || each.scrollLeft > 0))
      .map((each) => `.${each.className} is cut off`);
    return [...missed, ...cut];
  });

/** Choices that one would have to scroll aside for, or that are cut off. Whatever is above or below can be scrolled to. */
export const offSide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (each: Element): string =>
      `.${each.className} ${each.getAttribute('aria-label') ?? each.textContent}`;
    const clips = (side: string): boolean => side === 'hidden' || side === 'clip';
    /** What keeps a part of a box from being seen: the one around it that clips, or has to be scrolled aside. */
    const isCutBy = (around: Element, { left, right, top, bottom }: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const isAside = left < box.left - 1 || right > box.right + 1;
      const isAbove = top < box.top - 1 || bottom > box.bottom + 1;
      return (overflowX !== 'visible' && isAside) || (clips(overflowY) && isAbove);
    };
    return [
      ...document.querySelectorAll('.table button[data-choice], .table .prompt button, .table input[type="range"]'),
    ].flatMap((choice) => {
      const box = choice.getBoundingClientRect();
      if (box.width === 0) return [];
      if (box.left < -1 || box.right > innerWidth + 1) return [`${nameOf(choice)} is off the screen`];
      for (
        let around = choice.parentElement;
        around !== null && around !== document.body;
        around = around.parentElement
      ) {
        if (isCutBy(around, box)) return [`${nameOf(choice)} is cut off by .${around.className}`];
      }
      return [];
    });
  });

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Another size, and the page laid out anew: it hears of the size when the next picture is drawn. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
