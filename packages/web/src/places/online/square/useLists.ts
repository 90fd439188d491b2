import type { Table } from '@souk/protocol';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import type { HostConnection } from '../../../online/connection.js';
import { host } from '../../../online/host.js';
import { person } from '../../../online/known-person.js';
import { isSignedOut, signInNeed } from '../../../online/sign-in-need.js';
import { offeredTables } from '../../home/offered-tables.js';

/** The public tables that wait, and the matches that may be watched. */
export interface Lists {
  readonly open: readonly Table[];
  readonly playing: readonly Table[];
  /** How many watch a match, by its id; those that nobody watches are left out. */
  readonly watched: ReadonlyMap<string, number>;
}

/** `asking`: the host has not answered yet. `away`: there is none, or no way to it. */
export type ListState = 'asking' | 'there' | 'away' | 'signed-out';

const NOBODY: Lists['watched'] = new Map();
const NOTHING: Lists = { open: [], playing: [], watched: NOBODY };

/** Tables with the same deal are watched when all of them are finished: none of these is. */
const mayBeWatched = ({ deal, settings }: Table): boolean => deal === null && settings.spectators;

async function ask(): Promise<Lists> {
  const request = () =>
    Promise.all([
      host.request('tables', { query: { phase: 'open' } }),
      host.request('tables', { query: { phase: 'playing' } }),
    ]);
  // Who was here before may have to enter anew; that takes more than a look at tables.
  const isKnown = person.get() !== undefined;
  const [open, playing] = await (isKnown ? (await import('../../../online/person.js')).asClient(request) : request());
  return { open: open.tables, playing: playing.tables.filter(mayBeWatched), watched: NOBODY };
}

/** Follows the lists until it is closed. Whether there is a host at all is asked first, by requests that can say so. */
class ListFollower {
  readonly #show: (lists: Lists) => void;
  readonly #say: (state: ListState) => void;
  #connection: HostConnection | undefined;
  #isClosed = false;

  constructor(show: (lists: Lists) => void, say: (state: ListState) => void) {
    this.#show = show;
    this.#say = say;
    window.addEventListener('online', this.#open);
    window.addEventListener('offline', this.#away);
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    window.removeEventListener('online', this.#open);
    window.removeEventListener('offline', this.#away);
    if (this.#connection !== undefined) closeCalmly(this.#connection);
  }

  readonly #away = (): void => this.#say('away');

  readonly #open = (): void => {
    if (!navigator.onLine) this.#away();
    else if (this.#connection === undefined) void this.#follow();
  };

  async #follow(): Promise<void> {
    try {
      const lists = await ask();
      if (this.#isClosed) return;
      this.#show(lists);
      this.#say('there');
      const { connectToHost } = await import('../../../online/connect.js');
      if (this.#isClosed || this.#connection !== undefined) return;
      const connection = connectToHost();
      this.#connection = connection;
      connection.live.on('lobby', ({ tables, playing, watched }) =>
        this.#show({
          open: tables,
          playing,
          watched: new Map(watched.map(({ match, spectators }) => [match, spectators])),
        }),
      );
      connection.status.subscribe(() => this.#say(connection.status.get() === 'lost' ? 'away' : 'there'));
      connection.live.lobby(true);
    } catch {
      if (!this.#isClosed) this.#say(isSignedOut() ? 'signed-out' : 'away');
    }
  }
}

/** Who leaves the square at once would break off a connection that is just being made, which browsers complain about. */
function closeCalmly(connection: HostConnection): void {
  if (connection.live.state !== 'connecting') {
    connection.close();
    return;
  }
  const stop = connection.live.onState(() => {
    stop();
    connection.close();
  });
}

/** Who plays with others at tables, bots left out. */
const peopleAt = (tables: readonly Table[]): number =>
  tables.reduce((sum, { seats }) => sum + seats.filter((seat) => seat.person !== null).length, 0);

/** How many tables of each game wait, and how many people play it, for the stalls. */
function countByGame({ open, playing }: Lists): void {
  const games = new Set([...open, ...playing].map(({ settings }) => settings.game));
  const of = (game: string, tables: readonly Table[]): readonly Table[] =>
    tables.filter(({ settings }) => settings.game === game);
  offeredTables.set(
    Object.fromEntries(
      [...games].map((game) => [game, { open: of(game, open).length, playing: peopleAt(of(game, playing)) }]),
    ),
  );
}

/** The lists as they are at the host, from moment to moment. */
export function useLists(): Lists & { readonly state: ListState } {
  const [lists, setLists] = useState(NOTHING);
  const [state, setState] = useState<ListState>('asking');
  const need = useStore(signInNeed);
  const who = useStore(person)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who signs in, or was signed out, looks anew
  useEffect(() => {
    const follower = new ListFollower(setLists, setState);
    return () => follower.close();
  }, [need?.why, who]);
  useEffect(() => countByGame(state === 'there' ? lists : NOTHING), [lists, state]);
  useEffect(() => () => countByGame(NOTHING), []);
  return { ...lists, state };
}
