import type { AnyGame, GameTypes } from '@souk/kernel';
import type { ChatLine, ErrorCode, PersonRef, SeatInfo, ServerMessage, State, Table, Update } from '@souk/protocol';
import { createStore, type Store } from '@souk/table-kit/store';
import { rulesOf } from '../games/games.js';
import { BOT_NAMES } from '../places/play-now.js';
import { OnlineSession } from '../session/online-session.js';
import { host } from './host.js';
import { Line } from './line.js';
import { forgetPerson, person } from './person.js';

/** Milliseconds until a match that could not be opened is asked for again. */
const PAUSE = 1000;

/** What is known of a table beside its match. */
export interface Company {
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

/** What each seat is called: bots have no names of their own, and get one that nobody else has. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const taken = seats.flatMap(({ person: sitter }) => sitter?.name ?? []);
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  let bots = 0;
  return seats.map(({ person: sitter }) => sitter?.name ?? free[bots++] ?? `Bot ${bots}`);
}

/** Follows one table, from before the match to after it, through whatever happens to the line. */
export class Following {
  readonly company: Store<Company>;
  readonly session = createStore<OnlineSession<GameTypes> | undefined>(undefined);
  readonly line: Line;
  readonly #id: string;
  readonly #game: Promise<AnyGame>;
  readonly #stop: () => void;
  /** What came before the session was ready for it; undefined while there is no match to be opened. */
  #early: (State | Update)[] | undefined;
  #isChatDue = false;
  #lastSaid = '';
  #isClosed = false;

  constructor(table: Table) {
    this.#id = table.id;
    this.#game = rulesOf(table.settings.game);
    this.company = createStore<Company>({
      table,
      present: [],
      spectators: 0,
      lines: [],
      muted: [],
      unsaid: undefined,
      refused: undefined,
    });
    this.line = new Line({ opened: (who) => this.#welcome(who), message: (message) => this.#hear(message) });
    let known = person.get()?.id;
    this.#stop = person.subscribe(() => {
      if (person.get()?.id === known) return;
      known = person.get()?.id;
      this.#forgetSession();
      this.line.reopen();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.line.close();
    this.session.get()?.close();
  }

  /** A table as an answer of the host has shown it, before the line did. */
  show(table: Table): void {
    this.#change({ table });
  }

  /** Follows again: what was refused before may be allowed now. */
  again(): void {
    this.line.tell({ type: 'watch', match: this.#id });
  }

  /** Reads again what was said: who is heard has changed. */
  async readChat(): Promise<void> {
    const { table } = this.company.get();
    if (person.get() === undefined || table.settings.chat === 'off') return;
    const { lines } = await host.chat(this.#id);
    const heard = this.company.get().lines.filter(({ line }) => line > (lines.at(-1)?.line ?? 0));
    this.#change({ lines: [...lines, ...heard] });
  }

  async readMutes(): Promise<void> {
    this.#change({ muted: (await host.mutes()).people });
  }

  /** Hears somebody no longer, or again: then also what they said meanwhile. */
  async mute(whom: PersonRef, isMuted: boolean): Promise<void> {
    await host.mute(whom.id, isMuted);
    const others = this.company.get().muted.filter(({ id }) => id !== whom.id);
    this.#change({ muted: isMuted ? [...others, whom] : others });
    if (!isMuted) await this.readChat();
  }

  say(text: string): boolean {
    this.#lastSaid = crypto.randomUUID();
    this.#change({ unsaid: undefined });
    return this.line.tell({ type: 'chat', match: this.#id, id: this.#lastSaid, text });
  }

  /** Somebody else looks now, from another seat perhaps. */
  #forgetSession(): void {
    this.session.get()?.close();
    this.session.set(undefined);
    this.#early = undefined;
  }

  #welcome(who: PersonRef | null): void {
    // The cookie is gone: nobody is remembered but by this page. Forgetting it opens the line anew.
    if (who === null && person.get() !== undefined) forgetPerson();
    else this.#ask();
  }

  #ask(): void {
    const session = this.session.get();
    if (session !== undefined) session.resume();
    else this.line.tell({ type: 'watch', match: this.#id });
    this.#early = undefined;
    this.#isChatDue = true;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#hearTable(message.table);
        break;
      case 'presence':
        this.#change({ present: message.seats, spectators: message.spectators });
        break;
      case 'chat':
        this.#hearChat(message);
        break;
      case 'error':
        if (message.id === undefined && message.match === this.#id) this.#change({ refused: message.code });
        else if (message.id === this.#lastSaid) this.#change({ unsaid: message.code });
        break;
      case 'state':
      case 'update':
        this.#hearOfMatch(message);
        return;
    }
    this.session.get()?.hear(message);
  }

  /** A line that was just said may have been read with those before it. */
  #hearChat(line: ChatLine): void {
    const { lines } = this.company.get();
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
        setTimeout(() => this.again(), PAUSE);
      });
    }
  }

  async #open(first: State, early: readonly (State | Update)[]): Promise<void> {
    const [game, history] = await Promise.all([this.#game, host.history(this.#id)]);
    // The line was lost meanwhile, and the match is being asked for anew.
    if (this.#isClosed || this.#early !== early) return;
    const session = new OnlineSession<GameTypes>(game, first, history, namesOf(first.seats), {
      tell: (message) => this.line.tell(message),
      history: () => host.history(this.#id),
    });
    for (const each of early) session.hear(each);
    this.session.set(session);
  }

  #change(change: Partial<Company>): void {
    this.company.set({ ...this.company.get(), ...change });
  }
}
