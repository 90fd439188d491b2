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
  readonly isMoved: boolean;
  nameOf(thing: string): string;
  /** Puts what lies at one place of the row to another. */
  move(from: number, to: number): void;
  /** Lays them as they stand, or as they stood. */
  keep(): void;
  keepAny(): void;
}

/** The row with one thing at another place. */
export function movedInRow<V>(row: readonly V[], from: number, to: number): readonly V[] {
  const others = row.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...row.slice(from, from + 1));
}

/** The numbers of things in the order of their names; like things keep their order. */
function numbered(names: readonly string[], things: readonly string[]): readonly number[] {
  const free = new Set(things.keys());
  return names.map((name) => {
    const number = [...free].find((each) => things[each] === name) ?? 0;
    free.delete(number);
    return number;
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
    const { things, detail, first, last } = asked;
    const isMoved = moved.at === at;
    const row = isMoved ? moved.row : [...things.keys()];
    return {
      ...{ row, things, detail, first, last, isMoved },
      nameOf: (thing) => asked.nameOf(thing),
      move: (from, to) =>
        setMoved({ at, row: numbered(asked.arranged(namesOf(movedInRow(row, from, to), things)), things) }),
      keep: () => answerAll(asked.movesFor(namesOf(row, things))),
      keepAny: () => answerAll(asked.movesFor(things)),
    };
  }, [asked, moved, at, answerAll]);
}
