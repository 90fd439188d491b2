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
