/** Where something lies on the screen. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Direction {
  /** How far a box lies ahead of another, from middle to middle. */
  ahead(from: Box, to: Box): number;
  /** How far aside of the way it lies: nothing while one overlaps the other. */
  aside(from: Box, to: Box): number;
}

const middle = (start: number, end: number): number => (start + end) / 2;
const across = (from: Box, to: Box): number => middle(to.left, to.right) - middle(from.left, from.right);
const down = (from: Box, to: Box): number => middle(to.top, to.bottom) - middle(from.top, from.bottom);
const gap = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  Math.max(0, otherStart - end, start - otherEnd);
const gapAcross = (from: Box, to: Box): number => gap(from.left, from.right, to.left, to.right);
const gapDown = (from: Box, to: Box): number => gap(from.top, from.bottom, to.top, to.bottom);

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', { ahead: (from, to) => -across(from, to), aside: gapDown }],
  ['ArrowRight', { ahead: across, aside: gapDown }],
  ['ArrowUp', { ahead: (from, to) => -down(from, to), aside: gapAcross }],
  ['ArrowDown', { ahead: down, aside: gapAcross }],
]);

/** What lies aside counts so many times what lies ahead: a row is followed to its end before another is entered. */
const ASIDE = 3;

/** Less than this is not ahead: cards of a fan lie nearly side by side. */
const LEAST_AHEAD = 4;

export const isArrow = (key: string): boolean => DIRECTIONS.has(key);

/** Which of some boxes is next in the direction of an arrow key; undefined if there is none. */
export function nextInDirection<B>(
  key: string,
  from: Box,
  others: readonly B[],
  boxOf: (other: B) => Box,
): B | undefined {
  const direction = DIRECTIONS.get(key);
  if (direction === undefined) return undefined;
  let next: B | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const box = boxOf(other);
    const ahead = direction.ahead(from, box);
    const distance = ahead + ASIDE * direction.aside(from, box);
    if (ahead < LEAST_AHEAD || distance >= least) continue;
    next = other;
    least = distance;
  }
  return next;
}
