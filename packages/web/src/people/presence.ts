import type { Followed } from '@souk/protocol';
import type { FriendsNews } from './friends.js';

/** Whether a person whom one follows is there now; null: they do not show it, and nothing is said of it. */
export const presenceOf = ({ person, online }: Followed, news: FriendsNews | undefined): boolean | null =>
  news?.online.includes(person.id) === true ? true : news === undefined || online === null ? online : false;

/** Those who are there first. */
export const byPresence = (people: readonly Followed[], news: FriendsNews | undefined): Followed[] =>
  people.toSorted((one, other) => Number(presenceOf(other, news)) - Number(presenceOf(one, news)));
