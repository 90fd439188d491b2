import { RefusedError } from '@souk/client';
import type { AnyGame, GameTypes } from '@souk/kernel';
import type { ChatLine, ErrorCode, Failure, History, PersonRef, State, Table, Update } from '@souk/protocol';
import { createStore, type Store } from '@souk/table-kit/store';
import { rulesOf } from '../games/games.js';
import { OnlineSession } from '../session/online-session.js';
import { connectToHost } from './connect.js';
import { host } from './host.js';
import { namesOf } from './names-of.js';
import { loseSession, person } from './person.js';
import { isSignedOut } from './sign-in-need.js';

/** Milliseconds until a match whose history could not be had is asked for again. */
const PAUSE = 1000;

/** What is known of a table beside its match. */
export interface HostedTable {
  readonly table: Table;
  /** The seats whose people are connected. */
  readonly present: readonly number[];
  readonly spectators: number;
  readonly lines: readonly ChatLine[];
  /** Whom the person here does not want to hear. */
  readonly muted: readonly PersonRef[];
  /** Why what was said last did not get through. */
  readonly unsaid: ErrorCode | undefined;
  /** Why the table may not be followed. */
  readonly refused: ErrorCode | undefined;
}

/** Follows one table, from before the match to after it, through whatever happens to the connection. */
export class TableSubscription {
  readonly hostedTable: Store<HostedTable>;
  readonly session = createStore<OnlineSession<GameTypes> | undefined>(undefined);
  readonly connection = connectToHost();
  readonly #id: string;
  readonly #game: Promise<AnyGame>;
  readonly #stops: readonly (() => void)[];
  /** What came before the session was ready for it; undefined while there is no match to be opened. */
  #early: (State | Update)[] | undefined;
  #isChatDue = false;
  /** How often something was said. */
  #said = 0;
  #isClosed = false;

  constructor(table: Table) {
    this.#id = table.id;
    this.#game = rulesOf(table.settings.game);
    this.hostedTable = createStore<HostedTable>({
      table,
      present: [],
      spectators: 0,
      lines: [],
      muted: [],
      unsaid: undefined,
      refused: undefined,
    });
    const { live } = this.connection;
    this.#stops = [
      live.on('welcome', (welcome) => this.#welcome(welcome.person)),
      live.on('table', (message) => this.#hearTable(message.table)),
      live.on('presence', ({ seats, spectators }) => this.#change({ present: seats, spectators })),
      live.on('chat', (line) => this.#hearChat(line)),
      live.on('error', (failure) => this.#hearRefusal(failure)),
      live.on('state', (state) => this.#hearOfMatch(state)),
      live.on('update', (update) => this.#hearOfMatch(update)),
      this.#followPerson(),
    ];
    live.watch(this.#id);
  }

  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    this.connection.close();
    this.session.get()?.close();
  }

  /** A table as an answer of the host has shown it, before the connection did. */
  show(table: Table): void {
    this.#change({ table });
  }

  /** Follows again: what was refused before may be allowed now. */
  again(): void {
    this.connection.live.watch(this.#id);
  }

  /** Reads again what was said: who is heard has changed. */
  async readChat(): Promise<void> {
    const { table } = this.hostedTable.get();
    if (person.get() === undefined || table.settings.chat === 'off') return;
    const { lines } = await host.request('chat', { params: { id: this.#id } });
    const heard = this.hostedTable.get().lines.filter(({ line }) => line > (lines.at(-1)?.line ?? 0));
    this.#change({ lines: [...lines, ...heard] });
  }

  async readMutes(): Promise<void> {
    this.#change({ muted: (await host.request('mutes')).people });
  }

  /** Hears a person no longer, or again: then also what they said meanwhile. */
  async mute(whom: PersonRef, isMuted: boolean): Promise<void> {
    await host.request('mute', { body: { person: whom.id, muted: isMuted } });
    const others = this.hostedTable.get().muted.filter(({ id }) => id !== whom.id);
    this.#change({ muted: isMuted ? [...others, whom] : others });
    if (!isMuted) await this.readChat();
  }

  /** Says something, if there is a connection to say it by. */
  say(text: string): boolean {
    const { live } = this.connection;
    if (live.state !== 'open') return false;
    const said = ++this.#said;
    this.#change({ unsaid: undefined });
    live.chat(this.#id, text).catch((error: unknown) => {
      if (error instanceof RefusedError && said === this.#said) this.#change({ unsaid: error.code });
    });
    return true;
  }

  /** Connects anew as soon as another person looks; a void token would only be refused. */
  #followPerson(): () => void {
    let known = person.get()?.id;
    return person.subscribe(() => {
      if (person.get()?.id === known) return;
      known = person.get()?.id;
      this.#forgetSession();
      if (isSignedOut()) this.connection.live.assumeSignedOut();
      else this.connection.live.reopen();
    });
  }

  /** Another person looks now, from another seat perhaps. */
  #forgetSession(): void {
    this.session.get()?.close();
    this.session.set(undefined);
    this.#early = undefined;
  }

  #welcome(who: PersonRef | null): void {
    this.#isChatDue = true;
    // The cookie is gone: the person is remembered by this page alone. Forgetting it connects anew.
    if (who === null && person.get() !== undefined) loseSession();
  }

  #hearRefusal({ id, match, code }: Failure): void {
    if (id === undefined && match === this.#id) this.#change({ refused: code });
  }

  /** A line that was just said may have been read with those before it. */
  #hearChat(line: ChatLine): void {
    const { lines } = this.hostedTable.get();
    if (line.line > (lines.at(-1)?.line ?? 0)) this.#change({ lines: [...lines, line] });
  }

  /** The first word about a table after asking for it means that it may be followed. */
  #hearTable(table: Table): void {
    this.#change({ table, refused: undefined });
    if (!this.#isChatDue) return;
    this.#isChatDue = false;
    this.readChat().catch(() => {
      this.#isChatDue = true;
    });
  }

  #hearOfMatch(message: State | Update): void {
    const session = this.session.get();
    if (session !== undefined) session.hear(message);
    else if (this.#early !== undefined) this.#early.push(message);
    else if (message.type === 'state') {
      const early: (State | Update)[] = [];
      this.#early = early;
      this.#open(message, early).catch(() => {
        if (this.#early !== early || this.#isClosed) return;
        this.#early = undefined;
        this.#refresh();
      });
    }
  }

  #refresh(): void {
    setTimeout(() => {
      if (!this.#isClosed) this.again();
    }, PAUSE);
  }

  async #open(first: State, early: readonly (State | Update)[]): Promise<void> {
    const { live } = this.connection;
    const id = this.#id;
    const readHistory = (): Promise<History> => host.request('history', { params: { id } });
    const [game, history] = await Promise.all([this.#game, readHistory()]);
    // Another person looks meanwhile, and the match is being asked for anew.
    if (this.#isClosed || this.#early !== early) return;
    const session = new OnlineSession<GameTypes>(game, first, history, namesOf(first.seats), {
      move: (answers, move) => live.move(id, answers, move),
      undo: (answers) => live.undo(id, answers),
      answerUndo: (answers, agree) => live.answerUndo(id, answers, agree),
      history: readHistory,
      refresh: () => this.#refresh(),
    });
    for (const each of early) session.hear(each);
    this.session.set(session);
  }

  #change(change: Partial<HostedTable>): void {
    this.hostedTable.set({ ...this.hostedTable.get(), ...change });
  }
}
