import { setTimeout as pause } from 'node:timers/promises';
import { RefusedError } from '@souk/client';
import { type AnyGame, below, elementAt, pick, type RandomState, readRecord, seedRandom } from '@souk/kernel';
import type { NewTable } from '@souk/protocol';
import pg from 'pg';
import { startBreakablePostgres } from '../../../../scripts/servers/postgres.mjs';
import { startRedis } from '../../../../scripts/servers/redis.mjs';
import { NetworkLink } from '../support/network-link.js';
import { type Cluster, type ClusterHost, FaultSchedule } from './faults.js';
import type { History, LoggedEntry, Witness } from './history.js';
import { HostProcess } from './host-process.js';
import { clientAt } from './raw-http.js';
import { type Harness, ReconnectingPlayer } from './reconnecting-player.js';
import { persist, seat } from './seating.js';

/** Who sits at a table. A sleeper stops deciding in the middle of the match, and a clock runs. */
export interface TablePlan {
  readonly game: AnyGame;
  readonly seats: readonly ('person' | 'bot')[];
  readonly sleeper?: boolean;
}

export interface FaultPlan {
  readonly seed: string;
  readonly hosts: number;
  readonly tables: readonly TablePlan[];
  /** Matches at once, and altogether at least. */
  readonly atOnce: number;
  readonly matches: number;
  /** What goes wrong, by name, and how often in all. */
  readonly kinds: readonly string[];
  readonly faults: number;
  /** How many messages go to and fro between two faults, on average. */
  readonly messagesPerFault: number;
}

interface PlayedMatch extends TablePlan {
  readonly match: string;
  readonly players: readonly ReconnectingPlayer[];
}

/** Once enough matches have been played, so many at once keep the hosts busy until enough has gone wrong. */
const LASTING = 6;
const CLOCK = { kind: 'live', perMove: 5, bank: 0 } as const;
/** Milliseconds before a player whose connection has broken tries again, at most. */
const RECONNECT_MS = 60;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How far the clocks of the hosts are ahead, each of another machine, as long as they do not jump. */
const SKEWS: readonly number[] = [0, 7 * MINUTE, -5 * MINUTE];
const FLAGS = {
  'log-level': 'warn',
  'bot-pause': 0,
  'grace-seconds': 0,
  'lookout-seconds': 2,
  // Shorter than the longest partition.
  'database-seconds': 3,
} as const;
const OUTAGES = new Set(['unavailable', 'bye']);

/** Matches on hosts that share a database, while everything breaks that can break. */
export class FaultyCluster implements Harness {
  readonly played: PlayedMatch[] = [];
  readonly faults: string[] = [];
  readonly #playing = new Map<string, readonly ReconnectingPlayer[]>();
  readonly #plan: FaultPlan;
  readonly #cluster: Cluster;
  readonly #random: RandomState;
  readonly #schedule: FaultSchedule;
  #begun = 0;
  #left: number;
  #isFaulty = false;
  #fail: (error: Error) => void = () => {};

  private constructor(plan: FaultPlan, cluster: Cluster) {
    this.#plan = plan;
    this.#cluster = cluster;
    this.#random = seedRandom(plan.seed);
    this.#schedule = new FaultSchedule(this.#random, plan.kinds);
    this.#left = this.#nextFault();
  }

  static async open(plan: FaultPlan): Promise<FaultyCluster> {
    const postgres = await startBreakablePostgres();
    const redis = await startRedis();
    const hosts = await Promise.all(
      Array.from({ length: plan.hosts }, async (_, i): Promise<ClusterHost> => {
        const ways = { postgres: await NetworkLink.to(postgres.url), redis: await NetworkLink.to(redis.url) };
        const flags = { ...FLAGS, database: ways.postgres.url, redis: ways.redis.url };
        return { ...ways, process: new HostProcess(flags, {}, elementAt(SKEWS, i % SKEWS.length)) };
      }),
    );
    await Promise.all(hosts.map(({ process }) => process.open));
    return new FaultyCluster(plan, { hosts, postgres, redis });
  }

  async close(): Promise<void> {
    const { hosts, postgres, redis } = this.#cluster;
    await Promise.all(hosts.map(({ process }) => process.end()));
    await Promise.all(hosts.flatMap((host) => [host.postgres.close(), host.redis.close()]));
    await Promise.all([postgres.remove(), redis.remove()]);
  }

  /** Any of the hosts that are open, as behind a load balancer. */
  readonly port = async (): Promise<number> => {
    await pause(below(this.#random, RECONNECT_MS));
    const hosts = this.#cluster.hosts.map(({ process }) => process);
    const open = hosts.filter(({ isOpen }) => isOpen);
    return open.length > 0 ? pick(this.#random, open).open : Promise.any(hosts.map((host) => host.open));
  };

  readonly isOutage = (code: string): boolean => OUTAGES.has(code);

  readonly takeBack = async (match: string, token: string): Promise<void> => {
    try {
      await persist(this.port, (port) => clientAt(port, token).request('comeBack', { params: { id: match } }));
    } catch (error) {
      // Nobody knows whether it was done before the host died: then there is no bot any more, or the match is over.
      if (!(error instanceof RefusedError) || error.code !== 'conflict') throw error;
    }
  };

  readonly wrong = (problem: string): void => this.#fail(new Error(problem));

  readonly happened = (): void => {
    this.#left--;
    if (this.#left > 0 || this.#isFaulty || this.faults.length >= this.#plan.faults) return;
    this.#break().catch((error) => this.wrong(String(error)));
  };

  /** Resolves when all matches are over and enough has gone wrong; rejects with the first thing that must not be. */
  play(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      Promise.all(Array.from({ length: this.#plan.atOnce }, (_, i) => this.#playInSequence(i < LASTING))).then(
        () => resolve(),
        reject,
      );
    });
  }

  /** What has become of every match: what the database has, what the record says, what each client knows. */
  async histories(): Promise<History[]> {
    const client = new pg.Client(this.#cluster.postgres.url);
    await client.connect();
    try {
      const histories: History[] = [];
      for (const { game, match, players, sleeper } of this.played) {
        const log = await logOf(client, match);
        const record = readRecord(await clientAt(await this.port()).request('record', { params: { id: match } }));
        const perMove = sleeper === true ? CLOCK.perMove * SECOND : undefined;
        histories.push({ game, match, log, record, perMove, witnesses: players.map(witnessOf) });
      }
      return histories;
    } finally {
      await client.end();
    }
  }

  /** How far it has come, and who is waited for. */
  get status(): string {
    const waiting = [...this.#playing].slice(0, 5).map(([match, players]) => {
      const seats = players.map((player) => `${player.seat}: ${player.status}`);
      return `${match} ${seats.join('; ')}`;
    });
    const words = this.#cluster.hosts.map(({ process: { output, isOpen } }) => `open: ${isOpen}, ${output.at(-1)}`);
    return [
      `${this.played.length} matches, ${this.faults.length} faults, the last: ${this.faults.slice(-3).join(', ')}`,
      ...waiting,
      ...words,
    ].join('\n');
  }

  #nextFault(): number {
    return 1 + below(this.#random, 2 * this.#plan.messagesPerFault);
  }

  async #break(): Promise<void> {
    this.#isFaulty = true;
    this.faults.push(await this.#schedule.next(this.#cluster));
    this.#left = this.#nextFault();
    this.#isFaulty = false;
  }

  async #playInSequence(isLasting: boolean): Promise<void> {
    const { tables, matches, faults } = this.#plan;
    while (this.#begun < matches || (isLasting && this.faults.length < faults)) {
      const number = this.#begun++;
      this.played.push(await this.#playOne(elementAt(tables, number % tables.length), number));
    }
  }

  async #playOne(plan: TablePlan, number: number): Promise<PlayedMatch> {
    const settings: Partial<NewTable> = plan.sleeper === true ? { clock: CLOCK, substitute: 1 } : {};
    const { match, tokens } = await seat(this.port, plan.game, plan.seats, settings);
    const players: ReconnectingPlayer[] = [];
    this.#playing.set(match, players);
    await new Promise<void>((resolve) => {
      let over = 0;
      const isOver = (): void => {
        over++;
        if (over === players.length) resolve();
      };
      for (const [i, token] of tokens.entries()) {
        if (token === undefined) continue;
        const random = seedRandom(`${this.#plan.seed} ${number} ${i}`);
        const player = new ReconnectingPlayer({ seat: i, token, match }, this, random, isOver);
        player.isTimed = plan.sleeper === true;
        if (plan.sleeper === true && players.length === 0) player.sleepsAfter = below(random, 10);
        players.push(player);
      }
      for (const player of players) player.comeIn().catch((error) => this.wrong(String(error)));
    });
    for (const player of players) player.leave();
    this.#playing.delete(match);
    return { ...plan, match, players };
  }
}

const witnessOf = ({ seat: own, acknowledged, updates, heardAt, view }: ReconnectingPlayer): Witness => ({
  seat: own,
  acknowledged,
  told: new Map([...updates].map(([seq, text]) => [seq, JSON.parse(text).entry])),
  heardAt,
  view,
});

async function logOf(client: pg.Client, match: string): Promise<LoggedEntry[]> {
  const { rows } = await client.query(
    `SELECT seq, kind, seat, code, time::float8 AS time, send, data FROM entries
       WHERE match = (SELECT key FROM matches WHERE id = $1) ORDER BY seq`,
    [match],
  );
  return rows;
}
