import type { Page } from 'playwright-core';

/** A finger on a phone's screen. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const swipe = async (from: Point, to: Point, steps = 5): Promise<void> => {
    await touch('touchStart', from);
    for (let i = 1; i <= steps; i++) {
      const part = i / steps;
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    await touch('touchEnd');
  };
  return { touch, swipe };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} should be on the table`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
