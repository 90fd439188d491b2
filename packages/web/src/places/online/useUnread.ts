import { useStore } from '@souk/table-kit/store';
import { useState } from 'react';
import { person } from '../../online/person.js';
import type { TableSubscription } from '../../online/table-subscription.js';

interface UnreadLines {
  readonly unread: number;
  markRead(): void;
}

/** How many lines of others have come since the talk was last looked at, in this window. */
export function useUnread(subscription: TableSubscription): UnreadLines {
  const { table, lines, muted } = useStore(subscription.hostedTable);
  const me = useStore(person);
  const key = `souk.read.${table.id}`;
  const [read, setRead] = useState(() => Number(sessionStorage.getItem(key) ?? 0));
  const unread = lines.filter(
    ({ line, from }) => line > read && from.id !== me?.id && !muted.some(({ id }) => id === from.id),
  );
  return {
    unread: unread.length,
    markRead() {
      const last = lines.at(-1)?.line ?? 0;
      sessionStorage.setItem(key, String(last));
      setRead(last);
    },
  };
}
