import { createHash } from 'node:crypto';
import { DELETED_PERSON } from '@souk/protocol';
import { Refusal } from '../refusal.js';
import type { PeopleStore } from '../store/store.js';

/** Names that people cannot tell apart are the same. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** What the name of a deleted account is remembered by: enough to keep it from others, and not the name itself. */
export const retiredNameOf = (key: string): string => createHash('sha256').update(`name ${key}`).digest('base64url');

/** What deleted people are called, here and in the page's languages: no person can pass for one of them. */
const OF_THE_DELETED: ReadonlySet<string> = new Set([DELETED_PERSON.name, 'gelöscht']);

/** Refuses a name that belongs to an account, to one that was deleted, or to no person at all. */
export async function checkFree(people: PeopleStore, name: string, taken: string): Promise<void> {
  const key = keyOf(name);
  if (OF_THE_DELETED.has(key) || (await people.account(key)) !== undefined) throw new Refusal('conflict', taken);
  if (await people.isRetired(retiredNameOf(key))) {
    throw new Refusal('conflict', 'this name belonged to an account that was deleted: take another one');
  }
}
