import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { arcaneAlley } from '@souk/games/arcane-alley';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, below, elementAt, readRecord, seedRandom } from '@souk/kernel';
import { checkFolder, type Problem } from '@souk/server/check';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { DISK_FAULTS, DiskFaultSchedule, type FaultyHost } from './proofs/disk-faults.js';
import { HostOnFaultyDisk } from './proofs/faulty-disk.js';
import { type History, type LoggedEntry, problemsOf, type Witness } from './proofs/history.js';
import { clientAt } from './proofs/raw-http.js';
import { type Harness, ReconnectingPlayer } from './proofs/reconnecting-player.js';
import { seat } from './proofs/seating.js';

const SEED = process.env.SOUK_DISK_SEED ?? 'nothing but writing stops';
const FAULTS = Number(process.env.SOUK_DISK_FAULTS ?? DISK_FAULTS.length);
/** How many messages go to and fro between two faults, on average. */
const MESSAGES_PER_FAULT = 150;
/** Milliseconds before a player whose connection has broken tries again, at most. */
const RECONNECT_MS = 60;
const OUTAGES = new Set(['unavailable', 'bye']);

type Seats = readonly ('person' | 'bot')[];
const TABLES: readonly (readonly [AnyGame, Seats])[] = [
  [dwarvenTraders, ['person', 'person']],
  [dwarvenTraders, ['person', 'bot', 'person']],
  [arcaneAlley, ['bot', 'person', 'person']],
  [dwarvenTraders, ['person', 'person', 'person']],
];

interface PlayedMatch {
  readonly game: AnyGame;
  readonly match: string;
  readonly players: readonly ReconnectingPlayer[];
}

/** Matches on a host whose disk fails again and again, until it has failed often enough and every match is over. */
class DiskFaultRun implements Harness, FaultyHost {
  readonly host = new HostOnFaultyDisk({ 'bot-pause': 0, 'log-level': 'warn', web: 'none' });
  readonly faults: string[] = [];
  readonly played: PlayedMatch[] = [];
  readonly #random = seedRandom(SEED);
  readonly #schedule = new DiskFaultSchedule(this.#random);
  #left = this.#nextFault();
  #refusals = 0;
  #isFaulty = false;
  #fail: (error: Error) => void = () => {};

  readonly refusals = (): number => this.#refusals;

  readonly port = async (): Promise<number> => {
    await pause(below(this.#random, RECONNECT_MS));
    return this.host.open;
  };

  readonly isOutage = (code: string): boolean => {
    if (code === 'unavailable') this.#refusals++;
    return OUTAGES.has(code);
  };

  readonly wrong = (problem: string): void => this.#fail(new Error(problem));

  readonly happened = (): void => {
    this.#left--;
    if (this.#left > 0 || this.#isFaulty || this.faults.length >= FAULTS) return;
    this.#break().catch((error) => this.wrong(String(error)));
  };

  /** Resolves when it is all over; rejects with the first thing that must not be. */
  play(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      Promise.all(TABLES.map((_, table) => this.#playInSequence(table))).then(() => resolve(), reject);
    });
  }

  /** What has become of every match: what the database has, what the record says, what each client knows. */
  async histories(): Promise<History[]> {
    const client = clientAt(await this.port());
    const db = new Database(join(this.host.data, 'souk.db'));
    try {
      const histories: History[] = [];
      for (const { game, match, players } of this.played) {
        const record = readRecord(await client.request('record', { params: { id: match } }));
        histories.push({ game, match, log: logOf(db, match), record, witnesses: players.map(witnessOf) });
      }
      return histories;
    } finally {
      db.close();
    }
  }

  #nextFault(): number {
    return 1 + below(this.#random, 2 * MESSAGES_PER_FAULT);
  }

  async #break(): Promise<void> {
    this.#isFaulty = true;
    this.faults.push(await this.#schedule.next(this));
    this.#left = this.#nextFault();
    this.#isFaulty = false;
  }

  async #playInSequence(table: number): Promise<void> {
    for (let round = 0; round === 0 || this.faults.length < FAULTS; round++) {
      this.played.push(await this.#playOne(table, `${SEED} ${table} ${round}`));
    }
  }

  async #playOne(table: number, seed: string): Promise<PlayedMatch> {
    const [game, seats] = elementAt(TABLES, table);
    const { match, tokens } = await seat(this.port, game, seats);
    const players: ReconnectingPlayer[] = [];
    await new Promise<void>((resolve) => {
      let over = 0;
      const isOver = (): void => {
        over++;
        if (over === players.length) resolve();
      };
      for (const [i, token] of tokens.entries()) {
        if (token === undefined) continue;
        players.push(new ReconnectingPlayer({ seat: i, token, match }, this, seedRandom(`${seed} ${i}`), isOver));
      }
      for (const player of players) player.comeIn().catch((error) => this.wrong(String(error)));
    });
    for (const player of players) player.leave();
    return { game, match, players };
  }
}

function logOf(db: Database.Database, match: string): LoggedEntry[] {
  const rows = db
    .prepare(
      `SELECT seq, kind, seat, code, time, send, data FROM entries
         WHERE match = (SELECT key FROM matches WHERE id = ?) ORDER BY seq`,
    )
    .all(match) as (Omit<LoggedEntry, 'data'> & { data: string | null })[];
  return rows.map(({ data, ...entry }) => ({ ...entry, data: data === null ? null : JSON.parse(data) }));
}

const witnessOf = ({ seat: own, acknowledged, updates, heardAt, view }: ReconnectingPlayer): Witness => ({
  seat: own,
  acknowledged,
  told: new Map([...updates].map(([seq, text]) => [seq, JSON.parse(text).entry])),
  heardAt,
  view,
});

const counted = (faults: readonly string[]): string =>
  [...new Set(faults)].map((name) => `${name} ×${faults.filter((each) => each === name).length}`).join(', ');

test(`a host on one machine loses and doubles nothing while its disk fails ${FAULTS} times`, {
  timeout: 7_200_000,
}, async () => {
  const run = new DiskFaultRun();
  onTestFinished(() => run.host.end());
  await run.play();
  const histories = await run.histories();
  expect(histories.flatMap(problemsOf)).toEqual([]);
  expect(run.faults.length).toBe(FAULTS);
  const found: Problem[] = [];
  await checkFolder(run.host.data, false, (problem) => found.push(problem));
  expect(found).toEqual([]);
  const entries = histories.reduce((sum, { log }) => sum + log.length, 0);
  const returns = run.played.flatMap(({ players }) => players).reduce((sum, player) => sum + player.returns, 0);
  console.log(
    `${histories.length} matches, ${entries} entries, ${run.refusals()} refusals, ${returns} returns; ${counted(run.faults)}`,
  );
});
