import { elementAt } from '@souk/kernel';
import type { SeatInfo } from '@souk/protocol';
import type { Pictured } from '../places/home/Portraits.js';
import { BOT_NAMES } from '../session/bot-names.js';
import { shownName } from './shown-name.js';

/** What each seat is called: bots have no names of their own, and get one that no other seat has. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const people = seats.map(({ person: sitter }) => (sitter === null ? undefined : shownName(sitter)));
  const free = BOT_NAMES.filter((name) => !people.includes(name));
  let bots = 0;
  return people.map((name) => name ?? free[bots++] ?? `Bot ${bots}`);
}

/** Who sits in seats that are taken, as they are pictured. */
export function picturedAt(seats: readonly SeatInfo[]): Pictured[] {
  const names = namesOf(seats);
  return seats.map(({ person: sitter }, seat) => ({
    name: elementAt(names, seat),
    ...(sitter === null ? {} : { id: sitter.id }),
  }));
}
