/** A flight over a table that nobody draws. */
export interface FakeFlight {
  /** The number of the move that it belongs to. */
  readonly move: number;
  hasLanded: boolean;
}

/** The element that a table is drawn in, for tests without a page: every place is there, and what flies lands in time. */
export function fakeTable(moveNow: () => number) {
  const flights: FakeFlight[] = [];
  const box = { left: 0, top: 0, width: 40, height: 60 };
  const place = () => ({
    style: {},
    classList: { toggle() {} },
    tagName: 'DIV',
    getBoundingClientRect: () => box,
    cloneNode: () => place(),
    querySelectorAll: () => [],
    closest: () => null,
    removeAttribute() {},
    setAttribute() {},
    append() {},
    remove() {},
    animate(_: unknown, { duration, delay = 0 }: { readonly duration: number; readonly delay?: number }) {
      const flight: FakeFlight = { move: moveNow(), hasLanded: false };
      flights.push(flight);
      const finished = new Promise<void>((resolve) => {
        setTimeout(() => {
          flight.hasLanded = true;
          resolve();
        }, duration + delay);
      });
      return { finished };
    },
  });
  const root: HTMLElement = Object.assign(Object.create(null), {
    ...{ querySelector: () => place(), getAnimations: () => [], append() {} },
  });
  return { root, flights };
}
