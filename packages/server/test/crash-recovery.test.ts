import { join } from 'node:path';
import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, below, elementAt, readRecord, seedRandom, verifyRecord } from '@souk/kernel';
import type { Update } from '@souk/protocol';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { type Flags, HostProcess } from './proofs/host-process.js';
import { clientAt } from './proofs/raw-http.js';
import { type Harness, ReconnectingPlayer } from './proofs/reconnecting-player.js';
import { seat } from './proofs/seating.js';
import { ask as askDatabase, ON_CLUSTER, sharedFlags } from './support/cluster.js';

const SEED = process.env.SOUK_KILL_SEED ?? 'nothing lost';
const KILLS = Number(process.env.SOUK_KILLS ?? (ON_CLUSTER ? 2 : 4));
/** How many messages go to and fro between two deaths, on average. */
const MESSAGES_PER_LIFE = 400;
/** Every so many deaths the host dies again before it is open. */
const STILLBORN_EVERY = 3;

type Wish = 'person' | 'bot';
interface Plan {
  readonly game: AnyGame;
  readonly seats: readonly Wish[];
}

/** All at once, and each again as long as the host keeps dying. */
const PLANS: readonly Plan[] = [
  { game: dwarvenTraders, seats: ['person', 'person', 'person'] },
  { game: dwarvenTraders, seats: ['person', 'bot', 'person'] },
  { game: arcaneAlley, seats: ['person', 'person'] },
  { game: arcaneAlley, seats: ['bot', 'person', 'person'] },
  { game: daleOfMerchants, seats: ['person', 'person', 'person'] },
  { game: daleOfMerchants, seats: ['person', 'bot'] },
];

interface FinishedMatch {
  readonly game: AnyGame;
  readonly match: string;
  readonly players: readonly ReconnectingPlayer[];
}

const ended: HostProcess[] = [];
afterEach(async () => {
  for (const served of ended.splice(0)) await served.end();
});

/** Plays matches on a host that dies again and again, until it has died often enough and every match is over. */
class DyingHost implements Harness {
  readonly served: HostProcess;
  readonly finished: FinishedMatch[] = [];
  kills = 0;
  readonly #random = seedRandom(SEED);
  #left = this.#nextLife();
  #dying = false;
  #fail: (error: Error) => void = () => {};

  constructor(flags: Flags) {
    this.served = new HostProcess({ 'bot-pause': 0, 'log-level': 'warn', ...flags });
  }

  readonly port = (): Promise<number> => this.served.open;

  readonly happened = (): void => {
    this.#left--;
    if (this.#left > 0 || this.#dying || this.kills >= KILLS) return;
    this.#die().catch((error) => this.wrong(String(error)));
  };

  readonly wrong = (problem: string): void => this.#fail(new Error(problem));

  /** Resolves when it is all over; rejects with the first thing that must not be. */
  play(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      Promise.all(PLANS.map((plan, i) => this.#table(plan, i))).then(() => resolve(), reject);
    });
  }

  async #die(): Promise<void> {
    this.#dying = true;
    this.kills++;
    const twice = this.kills % STILLBORN_EVERY === 0;
    await (twice ? this.served.restartTwice() : this.served.restart());
    this.#left = this.#nextLife();
    this.#dying = false;
  }

  #nextLife(): number {
    return 1 + below(this.#random, 2 * MESSAGES_PER_LIFE);
  }

  /** One match after another, as long as the host keeps dying. */
  async #table({ game, seats }: Plan, table: number): Promise<void> {
    for (let round = 0; round === 0 || this.kills < KILLS; round++) {
      const { match, tokens } = await seat(this.port, game, seats);
      let over = 0;
      const players: ReconnectingPlayer[] = [];
      await new Promise<void>((resolve) => {
        for (const [i, token] of tokens.entries()) {
          if (token === undefined) continue;
          const random = seedRandom(`${SEED} ${table} ${round} ${i}`);
          players.push(
            new ReconnectingPlayer({ seat: i, token, match }, this, random, () => {
              over++;
              if (over === players.length) resolve();
            }),
          );
        }
        for (const player of players) player.comeIn().catch((error) => this.wrong(String(error)));
      });
      for (const player of players) player.leave();
      this.finished.push({ game, match, players });
    }
  }
}

/** The entries of a match as a player was told of them, in order. */
const entriesTold = ({ updates }: ReconnectingPlayer): Update['entry'][] =>
  [...updates.keys()].sort((one, other) => one - other).map((seq) => JSON.parse(updates.get(seq) ?? '').entry);

/** The numbers of the moves that were not taken back, in order. */
function lastingMoves(entries: readonly Update['entry'][]): number[] {
  const moves: number[] = [];
  for (const [i, entry] of entries.entries()) {
    if (entry.kind === 'move') moves.push(i + 1);
    else if (entry.kind === 'undo') moves.length = entry.to;
  }
  return moves;
}

const COUNT = 'SELECT count(*) AS count FROM snapshots';

async function snapshotsOf({ data }: HostProcess, database: string | undefined): Promise<number> {
  if (database !== undefined) return Number(elementAt(await askDatabase(database, COUNT), 0).count);
  const db = new Database(join(data, 'souk.db'), { readonly: true });
  const [{ count }] = db.prepare(COUNT).all() as [{ count: number }];
  db.close();
  return count;
}

describe('nothing is lost when the host dies', () => {
  it(`plays on through ${KILLS} sudden deaths`, { timeout: 7_200_000 }, async () => {
    const flags = await sharedFlags();
    const host = new DyingHost(flags);
    ended.push(host.served);
    await host.play();
    expect(host.kills).toBe(KILLS);
    const port = await host.port();
    const snapshots = await snapshotsOf(host.served, flags.database);
    expect(snapshots, 'long matches have been gone on with from snapshots').toBeGreaterThan(0);
    for (const { game, match, players } of host.finished) {
      const record = readRecord(await clientAt(port).request('record', { params: { id: match } }));
      expect(verifyRecord(game, record), match).toEqual({ fair: true, problems: [] });

      const entries = entriesTold(elementAt(players, 0));
      const lasting = lastingMoves(entries);
      expect(record.moves.length, `${match}: moves in the record`).toBe(lasting.length);
      for (const player of players) {
        const { seat: own, updates, acknowledged, seq } = player;
        expect(
          [...updates.keys()].sort((a, b) => a - b),
          'every number once',
        ).toEqual(entries.map((_, i) => i + 1));
        expect(seq).toBe(entries.length);
        expect(entriesTold(player), 'told alike to everybody').toEqual(entries);
        // Every entry of the seat was acknowledged, and nothing was acknowledged that is not an entry.
        const ownEntries = entries.flatMap((entry, i) => ('seat' in entry && entry.seat === own ? [i + 1] : []));
        expect(acknowledged.map((sent) => sent.seq)).toEqual(ownEntries);
        for (const sent of acknowledged) {
          const index = lasting.indexOf(sent.seq);
          if (sent.kind === 'move' && index >= 0)
            expect(record.moves[index]).toMatchObject({ seat: own, move: sent.move });
        }
      }
    }
    const back = host.finished.flatMap(({ players }) => players.map(({ returns }) => returns));
    console.log(
      `${host.kills} deaths, ${host.finished.length} matches, ${back.reduce((sum, n) => sum + n, 0)} returns, ` +
        `${host.finished.reduce((sum, { players }) => sum + elementAt(players, 0).seq, 0)} entries`,
    );
  });
});
