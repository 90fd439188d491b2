import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What may be laid out anew, all in all: a digit that a count becomes wider by. */
const SHIFT = 0.001;

/** Shifts that lie so close together count as one, up to so many milliseconds: as browsers' makers define it. */
const APART = 1000;
const LONGEST = 5000;

interface Shift {
  readonly at: number;
  readonly value: number;
  /** Whether a scene had the board's place. */
  readonly isInScene: boolean;
  /** What was moved, from where and where to. */
  readonly moved: readonly string[];
}

/** Notes from now on, and since the page was loaded, whatever moves without the player's doing. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    // What cannot be seen does not count as moving: a test of it could not fail.
    if (getComputedStyle(document.documentElement).opacity === '0') throw new Error('nothing of this page is painted');
    const named = (node: Node | null): string => {
      if (node === null) return 'what is gone';
      if (!(node instanceof Element)) return `“${node.textContent?.slice(0, 40)}” in ${named(node.parentElement)}`;
      const { parentElement } = node;
      const own = `${node.localName}.${node.getAttribute('class')}`;
      return parentElement === null ? own : `${own} in ${parentElement.localName}.${parentElement.className}`;
    };
    const said = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList): void => {
      const isInScene = document.querySelector('.scene') !== null;
      for (const { startTime, value, hadRecentInput, sources } of entries as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${named(node)}: ${said(previousRect)} → ${said(currentRect)}`,
        );
        if (!hadRecentInput) shifts.push({ at: startTime, value, isInScene, moved });
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

/** The cumulative layout shift: the worst stretch of all of these. */
function worstOf(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last > APART || at - first > LONGEST) [sum, first] = [0, at];
    [sum, last] = [sum + value, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Nothing has been pushed about of what has been noted, or of what counts in it; what was is named. */
export async function expectNoShift(
  page: Page,
  { at = '', counts = () => true }: { readonly at?: string; readonly counts?: (shift: Shift) => boolean } = {},
): Promise<void> {
  const noted = await page.evaluate(() => (window as unknown as { noted(): Promise<readonly Shift[]> }).noted());
  const counted = noted.filter(counts);
  const moved = counted.map(({ value, moved: all }) => [`  ${value.toFixed(5)}`, ...all].join('\n    '));
  expect(worstOf(counted), [at, ...moved].join('\n')).toBeLessThan(SHIFT);
}
