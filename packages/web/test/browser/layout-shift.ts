import type { Page } from 'playwright-core';

/** Shifts that lie so close together count as one, up to so many milliseconds: as browsers' makers define it. */
const APART = 1000;
const LONGEST = 5000;

interface Shift {
  readonly at: number;
  readonly value: number;
  /** Whether a scene had the board's place. */
  readonly isInScene: boolean;
}

/** Notes from now on, and since the page was loaded, whatever moves without the player's doing. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList): void => {
      const isInScene = document.querySelector('.scene') !== null;
      for (const entry of entries) {
        const { value = 0, hadRecentInput = false } = entry as PerformanceEntry & {
          readonly value?: number;
          readonly hadRecentInput?: boolean;
        };
        if (!hadRecentInput) shifts.push({ at: entry.startTime, value, isInScene });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const noted = async (): Promise<readonly Shift[]> => {
      // What was drawn last is told after the next picture, and what was told may still lie in the queue.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { noted });
  });

/** The cumulative layout shift: the worst stretch of what has been noted, or of those that count. */
export async function layoutShift(page: Page, counts: (shift: Shift) => boolean = () => true): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { noted(): Promise<readonly Shift[]> }).noted());
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts.filter(counts)) {
    if (at - last > APART || at - first > LONGEST) [sum, first] = [0, at];
    [sum, last] = [sum + value, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}
