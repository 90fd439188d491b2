import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type AnyGame, type Viewer, viewersOf, writeRecord } from '@souk/kernel';
import type { SnapshotRow, StoredMatch, TableRow } from '@souk/server';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GAMES } from '../src/games.js';
import { openLog } from '../src/logs/log.js';
import { stateFrames, updateFrames } from '../src/matches/frames.js';
import type { Progress } from '../src/matches/progress.js';
import { opened, retell } from '../src/matches/replay.js';
import { Log } from '../src/store/log.js';
import { openSqliteStore } from '../src/store/sqlite/store.js';
import { openHost, temporaryFolder } from './support/host.js';
import { request } from './support/person.js';
import { begunTable, randomLog } from './support/random-log.js';

/** Everything that can be known about a match. */
const picture = (progress: Progress): unknown => [
  viewersOf(progress.seats.length).map((viewer: Viewer) => stateFrames(progress)(viewer)),
  progress.game.toJSON(progress.match.state),
  writeRecord(progress.match, ['Ann', 'Ben'], { seed: '', nonce: '', salts: [] }, progress.undos, progress.handovers),
  progress.seats.map((_, seat) => [progress.askedAt(seat), progress.clock.deadlineOf(seat)]),
  [progress.people, progress.question, progress.phase, progress.match.freeUndo],
  Array.from({ length: progress.seq }, (_, i) => [0, 1].map((seat) => progress.sent(seat, `send ${i}`))),
];

/** What is told of the entries after one. */
function retold(game: AnyGame, stored: StoredMatch, since: number): string[] {
  const frames: string[] = [];
  retell(game, stored, since, (progress, entry, told) => {
    for (const viewer of viewersOf(2)) frames.push(updateFrames(progress, entry, told)(viewer));
  });
  return frames;
}

/** The game, and how many moves have been played in it. */
function counted(game: AnyGame): { readonly game: AnyGame; plays: number } {
  const count = {
    plays: 0,
    game: {
      ...game,
      play: (...args: Parameters<AnyGame['play']>): void => {
        count.plays++;
        game.play(...args);
      },
    },
  };
  return count;
}

interface Kept {
  readonly table: TableRow;
  readonly log: Log;
  readonly snapshots: readonly SnapshotRow[];
}

/** A match and how it stood after each of its entries. */
function played(game: AnyGame, seed: string, most: number): Kept {
  const table = begunTable(game, seed);
  const snapshots: SnapshotRow[] = [];
  const entries = randomLog(game, table, most, (progress) => snapshots.push(progress.snapshot()));
  return { table, log: Log.of(entries), snapshots };
}

describe.each(GAMES)('A snapshot of $name', (game) => {
  test('taken anywhere in a log leads to the same match as the whole log', () => {
    const { table, log, snapshots } = played(game, 'anywhere', 240);
    expect(new Set(log.entries().map(({ kind }) => kind))).toEqual(
      new Set(['move', 'undo', 'undo-asked', 'undo-answered', 'to-bot', 'to-person']),
    );
    const whole = picture(opened(game, { table, log, snapshot: null }));
    for (const snapshot of snapshots.filter((_, i) => i % 7 === 0 || i > snapshots.length - 7)) {
      expect(picture(opened(game, { table, log, snapshot })), `from ${snapshot.seq}`).toEqual(whole);
    }
  });

  test('tells what was missed since, and before, word for word', () => {
    const { table, log, snapshots } = played(game, 'missed', 60);
    const [snapshot] = snapshots.slice(30);
    for (const since of [0, 29, 30, 31, 45]) {
      const told = retold(game, { table, log, snapshot }, since);
      expect(told.length).toBe(3 * (log.length - since));
      expect(told).toEqual(retold(game, { table, log, snapshot: null }, since));
    }
  });

  test('spares all moves but those made since', () => {
    const { table, log, snapshots } = played(game, 'spared', 120);
    const count = counted(game);
    opened(count.game, { table, log, snapshot: snapshots[log.length - 1] });
    expect(count.plays).toBe(0);
    opened(count.game, { table, log, snapshot: null });
    expect(count.plays).toBeGreaterThan(20);
  });

  test.each<[string, (text: string) => string]>([
    ['that is no document', () => '{"format":1'],
    ['of another format', (text) => text.replace('"format":1', '"format":2')],
    ['of other rules', (text) => text.replace(/"rules":\d+/, '"rules":99')],
    ['that is ahead of the log', (text) => text.replace(/"seq":\d+/, '"seq":9999')],
    ['of another number of moves', (text) => text.replace(/"moves":\d+/, '"moves":3')],
    ['of another number of seats', (text) => text.replace(/"banks":\[\d+,/, '"banks":[')],
    ['with half a position', (text) => text.replace(/"position":\{"[^"]+":/, '"position":{"other":')],
  ])('%s is as good as none', (_, spoil) => {
    const { table, log, snapshots } = played(game, 'unfit', 40);
    const snapshot = snapshots[30];
    const text = spoil(snapshot.text);
    expect(text).not.toBe(snapshot.text);
    const whole = { table, log, snapshot: null };
    expect(picture(opened(game, { ...whole, snapshot: { ...snapshot, text } }))).toEqual(picture(opened(game, whole)));
    expect(retold(game, { ...whole, snapshot: { ...snapshot, text } }, 35)).toEqual(retold(game, whole, 35));
  });

  test('of another deal, from which the moves since cannot be made, is as good as none', () => {
    const { table, log } = played(game, 'here', 80);
    const playsFrom = (snapshot: SnapshotRow | null): number => {
      const count = counted(game);
      opened(count.game, { table, log, snapshot });
      return count.plays;
    };
    const plays = playsFrom(null);
    const unfit = Array.from({ length: 20 }, (_, i) => played(game, `elsewhere ${i}`, 1))
      .map(({ snapshots }) => snapshots[0])
      .filter((snapshot) => playsFrom(snapshot) >= plays);
    const whole = picture(opened(game, { table, log, snapshot: null }));
    expect(unfit.length).toBeGreaterThan(0);
    for (const snapshot of unfit) expect(picture(opened(game, { table, log, snapshot }))).toEqual(whole);
  });
});

describe('A host', () => {
  const [, , game] = GAMES;

  /** A data folder with a long match in it, as a host has stored it that made no snapshots. */
  async function archive(most: number): Promise<{ data: string; id: string; db: Database.Database }> {
    const data = temporaryFolder();
    const store = await openSqliteStore(data);
    const { table, log } = played(game, 'archived', most);
    await store.tables.add([table]);
    const still = { phase: 'playing', deadline: undefined, outcome: null, finished: null, seat: null } as const;
    await Promise.all(log.entries().map((entry) => store.matches.append(table.id, entry, { ...still, rated: false })));
    await store.close();
    const db = new Database(join(data, 'souk.db'));
    onTestFinished(() => void db.close());
    return { data, id: table.id, db };
  }

  const snapshotsIn = (db: Database.Database): SnapshotRow[] =>
    db.prepare('SELECT seq, text FROM snapshots').all() as SnapshotRow[];

  /** What a passer-by is told about a match, and what is logged meanwhile, in one life of a host. */
  async function visit(data: string, id: string): Promise<{ text: string; log: string }> {
    const written = new PassThrough();
    let log = '';
    written.on('data', (bytes: Buffer) => {
      log += bytes;
    });
    const host = await openHost({ data }, { log: openLog('debug', written) });
    const { body } = await request(host.address, 'GET', `/matches/${id}`);
    await host.close();
    return { text: JSON.stringify(body), log };
  }

  test('keeps a snapshot of a long match that has none, and opens it the same from there', async () => {
    const { data, id, db } = await archive(300);
    expect(snapshotsIn(db)).toEqual([]);
    const { text } = await visit(data, id);
    const [{ seq }] = snapshotsIn(db);
    expect(seq).toBe(300);
    expect((await visit(data, id)).text).toBe(text);
  });

  test('keeps none of a match that is soon replayed', async () => {
    const { data, id, db } = await archive(60);
    await visit(data, id);
    expect(snapshotsIn(db)).toEqual([]);
  });

  test('does not mind a snapshot that is spoilt: it replays the match, says nothing of it, and keeps a new one', async () => {
    const { data, id, db } = await archive(300);
    const { text } = await visit(data, id);
    const [{ text: kept }] = snapshotsIn(db);
    const spoilt = kept.replace(/"random":\[-?\d+/, '"random":["HIDDEN"');
    expect(spoilt).not.toBe(kept);
    db.prepare('UPDATE snapshots SET text = ?').run(spoilt);
    const again = await visit(data, id);
    expect(again.text).toBe(text);
    expect(again.log).not.toContain('HIDDEN');
    expect(snapshotsIn(db)[0].text).toBe(kept);
  });

  test('brings a database without snapshots up to date', async () => {
    const { data, id, db } = await archive(300);
    const { text } = await visit(data, id);
    db.exec('DROP TABLE snapshots; PRAGMA user_version = 1');
    expect((await visit(data, id)).text).toBe(text);
    expect(snapshotsIn(db)).toHaveLength(1);
  });
});
