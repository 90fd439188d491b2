import type { Challenges, Table } from '@souk/protocol';
import { createStore } from '@souk/table-kit/store';
import { host } from '../online/host.js';

/** What the host tells of the people whom one follows, and of who asks whom to a table. */
export interface FriendsNews {
  /** The ids of those who are there now, and show it. */
  readonly online: readonly string[];
  readonly challenges: Challenges;
}

/** Undefined until the host has told it. */
export const friendsNews = createStore<FriendsNews | undefined>(undefined);

export const follow = (person: string, following: boolean): Promise<void> =>
  host.request('follow', { body: { person, following } });

/** How often somebody was muted here, or is heard again: lists of them are read anew. */
export const muteChanges = createStore(0);

export async function mute(person: string, muted: boolean): Promise<void> {
  await host.request('mute', { body: { person, muted } });
  muteChanges.set(muteChanges.get() + 1);
}

/** Makes a table for two and asks a person to it; the table's id. */
export async function challenge(person: string, game: string, rated: boolean): Promise<string> {
  const { id } = await host.request('newTable', {
    body: { game, seats: [{ kind: 'you' }, { kind: 'open' }], visibility: 'link', rated },
  });
  await askTo(id, person);
  return id;
}

/** Asks a person to a table that waits. */
export async function askTo(table: string, person: string): Promise<void> {
  await host.request('challenge', { params: { id: table }, body: { person } });
}

export const answerChallenge = (table: string, accept: boolean): Promise<Table> =>
  host.request('answerChallenge', { params: { id: table }, body: { accept } });
