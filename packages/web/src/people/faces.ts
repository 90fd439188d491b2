import type { Avatar, Face } from '@souk/protocol';
import { createStore, useStore } from '@souk/table-kit/store';
import { useEffect } from 'react';
import { host } from '../online/host.js';

// Seats, rows and lines name people without their portraits. Whoever is shown is asked for once, all of a moment together.

type Chosen = ReadonlyMap<string, Avatar | null>;

const MOST_AT_ONCE = 50;

const chosen = createStore<Chosen>(new Map());
const asked = new Set<string>();
let waiting: string[] = [];

async function ask(ids: readonly string[]): Promise<void> {
  const { people } = await host.request('faces', { query: { ids: ids.join(',') } });
  chosen.set(new Map([...chosen.get(), ...people.map(({ id, avatar }) => [id, avatar] as const)]));
}

function askAll(): void {
  const ids = waiting;
  waiting = [];
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const some = ids.slice(from, from + MOST_AT_ONCE);
    // Without it everybody has the portrait of their name.
    ask(some).catch(() => {
      for (const id of some) asked.delete(id);
    });
  }
}

function want(id: string): void {
  if (asked.has(id)) return;
  asked.add(id);
  if (waiting.length === 0) queueMicrotask(askAll);
  waiting.push(id);
}

/** What a person has chosen is known, from wherever: no need to ask. */
export function learnFace(id: string, avatar: Avatar | null): void {
  asked.add(id);
  if (chosen.get().get(id) !== avatar) chosen.set(new Map([...chosen.get(), [id, avatar]]));
}

/** The portrait that a person has chosen; undefined until it is known, null for who has not. */
export function useChosenAvatar(id: string): Avatar | null | undefined {
  useEffect(() => want(id), [id]);
  return useStore(chosen).get(id);
}

/** Who somebody is: an account, a guest, or nobody that the host knows. It says so without complaint. */
export async function readFace(id: string): Promise<Face | undefined> {
  const [face] = (await host.request('faces', { query: { ids: id } })).people;
  if (face !== undefined) learnFace(id, face.avatar);
  return face;
}
