import type { AnyGame } from '@souk/kernel';
import type { Translator } from '../text/index.js';
import { UsageError } from '../usage.js';
import { PERSON, type Seated } from './local-match.js';

/** Names for those who have none of their own. */
const BOT_NAMES = ['Nadir', 'Zahra', 'Idris', 'Samira', 'Tariq', 'Leyla', 'Omar', 'Yasmin'];
const MOST_NAME = 20;

/** The people at the keyboard: how many, or who. */
export type People = number | readonly string[];

/** Reads `--hot-seat`: a number, or names with commas between them. */
export function peopleAsked(text: string, game: AnyGame): People {
  if (/^-?\d+$/.test(text)) {
    const count = Number(text);
    if (count >= 0 && count <= game.maxSeats) return count;
    throw new UsageError(({ say }) => say('usage.hotSeat', { most: game.maxSeats, got: text }));
  }
  const names = text.split(',').map((name) => name.trim());
  const isGood = names.every((name) => name !== '' && [...name].length <= MOST_NAME && !/\p{C}/u.test(name));
  if (!isGood || new Set(names).size !== names.length) {
    throw new UsageError(({ say }) => say('usage.hotSeatNames', { most: MOST_NAME }));
  }
  if (names.length > game.maxSeats) {
    const told = { most: game.maxSeats, game: game.name, got: names.length };
    throw new UsageError(({ say }) => say('usage.hotSeatMany', told));
  }
  return names;
}

export const countOf = (people: People): number => (typeof people === 'number' ? people : people.length);

/** People first, bots in the other seats. */
export function seatingOf(seats: number, people: People, botId: string, { say }: Translator): Seated[] {
  const count = countOf(people);
  if (count > seats)
    throw new UsageError((translator) => translator.say('usage.hotSeatSeats', { most: seats, got: count }));
  const names =
    typeof people === 'number'
      ? Array.from({ length: people }, (_, i) =>
          people === 1 ? say('play.player') : say('play.playerNumber', { n: i + 1 }),
        )
      : people;
  const free = BOT_NAMES.filter((name) => !names.includes(name));
  return [
    ...names.map((name) => ({ name, player: PERSON })),
    ...free.slice(0, seats - count).map((name) => ({ name, player: botId })),
  ];
}
