import type { GameTypes } from '@souk/kernel';
import { useMemo, useState } from 'react';
import type { Face, Ordering, Sentence, Speaker } from './face.js';
import type { Decision, Moment } from './session.js';
import type { PickActions } from './usePicking.js';

/** A row of things that a player is putting in order. */
export interface OrderingState {
  /** The numbers of the things, from the first that is laid to the last. */
  readonly row: readonly number[];
  readonly things: readonly string[];
  readonly detail: Sentence;
  readonly first: Sentence;
  readonly last: Sentence;
  /** Whether they lie otherwise than they did. */
  readonly isMoved: boolean;
  /** Only which comes last can be asked for. */
  readonly isTopOnly: boolean;
  nameOf(thing: string): string;
  /** Puts what lies at one place of the row to another, as far as that order can be asked for. Says how the row lies then. */
  move(from: number, to: number): readonly number[];
  /** Lays them as they stand. */
  keep(): void;
}

/** The row with one thing at another place. */
export function movedInRow<V>(row: readonly V[], from: number, to: number): readonly V[] {
  const others = row.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...row.slice(from, from + 1));
}

/** The row that comes of one that was asked for; of like things each keeps its number as long as its place is one of theirs. */
function arrangedRow<M>({ things, arranged }: Ordering<M>, wanted: readonly number[]): readonly number[] {
  const free = [...wanted];
  return arranged(namesOf(wanted, things)).map((name, place) => {
    const own = wanted[place] ?? -1;
    const number = free.includes(own) && things[own] === name ? own : free.find((each) => things[each] === name);
    free.splice(free.indexOf(number ?? -1), 1);
    return number ?? 0;
  });
}

interface Moved {
  readonly at: number;
  readonly row: readonly number[];
}

const namesOf = (row: readonly number[], things: readonly string[]): readonly string[] =>
  row.map((number) => things[number] ?? '');

export function useOrdering<T extends GameTypes>(
  face: Face<T>,
  speaker: Speaker,
  { view, length }: Moment<T>,
  decision: Decision<T> | undefined,
  { answerAll }: PickActions<T>,
): OrderingState | undefined {
  const [moved, setMoved] = useState<Moved>({ at: -1, row: [] });
  const asked = useMemo(
    (): Ordering<T['Move']> | undefined =>
      decision === undefined ? undefined : face.ordering?.(decision, view, speaker),
    [decision, face, view, speaker],
  );
  const at = decision?.asked ?? length;
  return useMemo(() => {
    if (asked === undefined) return undefined;
    const { things, detail, first, last, isTopOnly = false } = asked;
    const row = moved.at === at ? moved.row : [...things.keys()];
    const isMoved = namesOf(row, things).some((name, place) => name !== things[place]);
    return {
      ...{ row, things, detail, first, last, isMoved, isTopOnly },
      nameOf: (thing) => asked.nameOf(thing),
      move(from, to) {
        const next = arrangedRow(asked, movedInRow(row, from, to));
        setMoved({ at, row: next });
        return next;
      },
      keep: () => answerAll(asked.movesFor(namesOf(row, things))),
    };
  }, [asked, moved, at, answerAll]);
}
