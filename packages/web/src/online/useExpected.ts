import type { Table } from '@souk/protocol';
import { useStore } from '@souk/table-kit/store';
import { friendsNews } from '../people/friends.js';
import { type Expectation, expectedAt } from './expected.js';

/** Who is still waited for at a table; who has declined is not. */
export function useExpected(table: Table): Expectation {
  const sent = useStore(friendsNews)?.challenges.sent ?? [];
  const declined = sent.filter((each) => each.table === table.id && each.declined).map(({ to }) => to.id);
  return expectedAt(table, declined);
}
