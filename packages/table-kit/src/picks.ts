/** A move and the spots that make it up. */
export interface Choice<M> {
  readonly move: M;
  readonly spots: readonly string[];
}

/** Where a player stands who has picked some spots: all of it follows from the list of legal moves. */
export interface Picking<M> {
  /** All moves that there are. */
  readonly among: readonly Choice<M>[];
  readonly picked: readonly string[];
  /** The moves that all picks belong to. */
  readonly left: readonly Choice<M>[];
  /** What can be picked next. */
  readonly lit: ReadonlySet<string>;
  /** The move that the picks are, and what all moves left have in common, whether or not they could become another. */
  readonly complete: Choice<M> | undefined;
  /** The only move left; undefined while there are several, or while nothing has been picked. */
  readonly decided: Choice<M> | undefined;
  /** The move that would be sent now. */
  readonly chosen: Choice<M> | undefined;
  /** What is picked, and all else that the chosen move takes. */
  readonly taken: ReadonlySet<string>;
}

/** Whether a spot is something that is laid down for a move, such as a card: it can be picked though every move left needs it. */
type IsLaid = (spot: string) => boolean;

const NEVER: IsLaid = () => false;

const narrowed = <M>(choices: readonly Choice<M>[], picked: readonly string[]): readonly Choice<M>[] =>
  choices.filter(({ spots }) => picked.every((spot) => spots.includes(spot)));

/** The spots that would narrow the moves left, and what is laid down for all of them. At first any spot of any move is a beginning. */
function litAmong<M>(
  left: readonly Choice<M>[],
  picked: readonly string[],
  taken: ReadonlySet<string>,
  isLaid: IsLaid,
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { spots } of left) for (const spot of spots) counts.set(spot, (counts.get(spot) ?? 0) + 1);
  const lit = new Set<string>();
  for (const [spot, count] of counts) {
    const isOpen = picked.length === 0 || count < left.length || isLaid(spot);
    if (isOpen && !taken.has(spot)) lit.add(spot);
  }
  return lit;
}

export function picking<M>(
  choices: readonly Choice<M>[],
  picked: readonly string[],
  isLaid: IsLaid = NEVER,
): Picking<M> {
  const left = narrowed(choices, picked);
  const isSettled = (spot: string): boolean => picked.includes(spot) || left.every(({ spots }) => spots.includes(spot));
  const complete = picked.length === 0 ? undefined : left.find(({ spots }) => spots.every(isSettled));
  const decided = picked.length > 0 && left.length === 1 ? left[0] : undefined;
  const chosen = decided ?? complete;
  const taken = new Set([...picked, ...(chosen?.spots ?? [])]);
  const lit = decided === undefined ? litAmong(left, picked, taken, isLaid) : new Set<string>();
  return { among: choices, picked, left, lit, complete, decided, chosen, taken };
}

/**
 * What would be sent if only ways to make the move were left to be picked (`isWay`), each taken as it comes first. What is picked stays
 * what it is, so that another way can be taken, and taking back takes back what the player has picked.
 */
export function settled<M>(now: Picking<M>, isWay: (spot: string) => boolean, isLaid: IsLaid = NEVER): Picking<M> {
  let further = now;
  while (further.chosen === undefined && further.picked.length > 0 && [...further.lit].every(isWay)) {
    const [first] = further.lit;
    if (first === undefined) return now;
    further = picking(now.among, [...further.picked, first], isLaid);
  }
  return { ...now, chosen: further.chosen, taken: further.taken };
}

/** The picks with one of them in the place of others; what does not go with it any more is dropped. */
export function repicked<M>(
  { among, picked }: Picking<M>,
  spot: string | undefined,
  instead: readonly string[],
): readonly string[] {
  const wanted = picked.filter((each) => !instead.includes(each));
  const kept = spot === undefined ? [] : [spot];
  for (const each of wanted) if (narrowed(among, [...kept, each]).length > 0) kept.push(each);
  return spot === undefined ? kept : [...kept.slice(1), spot];
}

/** The picks in whose place another would come, of what excludes one another (`groupOf`); undefined where it would in none. */
export function insteadOf<M>(
  { among, picked, lit, taken }: Picking<M>,
  spot: string,
  groupOf: (spot: string) => string | undefined,
): readonly string[] | undefined {
  const group = groupOf(spot);
  if (group === undefined || lit.has(spot) || taken.has(spot)) return undefined;
  const others = picked.filter((each) => groupOf(each) === group);
  return others.length > 0 && among.some(({ spots }) => spots.includes(spot)) ? others : undefined;
}

/** The move that picking one more spot would decide; undefined if several would be left. */
export const decidedBy = <M>(choices: readonly Choice<M>[], picked: readonly string[], spot: string) =>
  picking(choices, [...picked, spot]).decided;

/** Spots of which no two belong to the same of the moves left: equal choices are offered once. */
export function distinct<M>(spots: readonly string[], left: readonly Choice<M>[]): readonly string[] {
  const offered = new Map<string, string>();
  for (const spot of spots) {
    const moves = left.flatMap((choice, i) => (choice.spots.includes(spot) ? [i] : [])).join();
    if (!offered.has(moves)) offered.set(moves, spot);
  }
  return [...offered.values()];
}
