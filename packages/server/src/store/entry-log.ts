import { elementAt } from '@souk/kernel';
import type { EntryData, EntryRow } from './rows.js';

/** A log by its columns, each a JSON list: a long one is far cheaper to hand over like this than entry by entry. */
export interface EntryLogText {
  readonly kinds: string;
  readonly seats: string;
  readonly codes: string;
  readonly times: string;
  readonly sends: string;
  /** The entries' data, each as text of its own. */
  readonly data: string;
}

/** What has happened in a match, from its first entry on. Read column by column, and only what is asked for. */
export class EntryLog {
  readonly #kinds: readonly EntryRow['kind'][];
  readonly #seats: readonly number[];
  readonly #codes: readonly number[];
  readonly #times: readonly number[];
  readonly #data: readonly (string | null)[];
  readonly #sendsText: string;
  #sends: readonly (string | null)[] | undefined;

  constructor(text: EntryLogText) {
    this.#kinds = JSON.parse(text.kinds);
    this.#seats = JSON.parse(text.seats);
    this.#codes = JSON.parse(text.codes);
    this.#times = JSON.parse(text.times);
    this.#data = JSON.parse(text.data);
    this.#sendsText = text.sends;
  }

  static of(entries: readonly EntryRow[]): EntryLog {
    const column = (read: (entry: EntryRow) => unknown): string => JSON.stringify(entries.map(read));
    return new EntryLog({
      kinds: column(({ kind }) => kind),
      seats: column(({ seat }) => seat),
      codes: column(({ code }) => code),
      times: column(({ time }) => time),
      sends: column(({ send }) => send),
      data: column(({ data }) => (data === null ? null : JSON.stringify(data))),
    });
  }

  /** The number of the last entry. */
  get length(): number {
    return this.#kinds.length;
  }

  /** Entry number `seq`, all but what its send was called. */
  entry(seq: number): Omit<EntryRow, 'send'> {
    const i = seq - 1;
    const data = this.#data[i] ?? null;
    return {
      seq,
      kind: elementAt(this.#kinds, i),
      seat: elementAt(this.#seats, i),
      code: elementAt(this.#codes, i),
      time: elementAt(this.#times, i),
      data: data === null ? null : (JSON.parse(data) as EntryData),
    };
  }

  /** What the client called the send that entry number `seq` came from. */
  send(seq: number): string | null {
    this.#sends ??= JSON.parse(this.#sendsText) as (string | null)[];
    return this.#sends[seq - 1] ?? null;
  }

  /** The entries after `since`, up to and with `until`. */
  entries(since = 0, until = this.length): EntryRow[] {
    return Array.from({ length: until - since }, (_, i) => {
      const seq = since + i + 1;
      return { ...this.entry(seq), send: this.send(seq) };
    });
  }
}
