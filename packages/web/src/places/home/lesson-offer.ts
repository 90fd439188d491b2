import { createStore } from '@souk/table-kit/store';
import type { Learnt } from '../../lessons/progress.js';

const KEY = 'souk.not-now';
const DAY = 24 * 3_600_000;
/** For so long a lesson that was declined is not offered again. */
const REST = 7 * DAY;
/** Who has begun so many matches of a game knows it. */
const KNOWN_AFTER = 2;

type Declined = { readonly [game: string]: number };

function read(): Declined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** When a lesson was last declined, by game. */
export const declined = createStore<Declined>(read());

export function notNow(game: string, now: number): void {
  const next = { ...declined.get(), [game]: now };
  localStorage.setItem(KEY, JSON.stringify(next));
  declined.set(next);
}

/** What is known of the player here. */
export interface Experience {
  /** The game of each match that was begun here. */
  readonly begun: readonly string[];
  readonly learnt: { readonly [game: string]: Learnt };
  readonly declined: Declined;
}

/** The games whose lesson is offered: hardly played here, not learnt, and not declined of late; those never played first. */
export function offeredLessons(lessons: readonly string[], known: Experience, now: number): string[] {
  const begun = (game: string): number => known.begun.filter((each) => each === game).length;
  // A clock that was set back does not make it longer.
  const rests = (game: string): boolean => Math.abs(now - (known.declined[game] ?? Number.NEGATIVE_INFINITY)) < REST;
  return lessons
    .filter((game) => begun(game) < KNOWN_AFTER && known.learnt[game]?.isDone !== true && !rests(game))
    .toSorted((one, other) => begun(one) - begun(other));
}
