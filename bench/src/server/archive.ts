import { join } from 'node:path';
import { type AnyGame, below, checkStart, dealtSeed, Match, MoveList, pick, seedRandom } from '@souk/kernel';
import Database from 'libsql';
import { GAMES, SEATS } from '../works.js';

/** How many matches of each game the others are copies of. */
const TEMPLATES = 8;
/** One stored match in so many was played to its end; the others were given up after a few moves. */
const FINISHED_ONE_IN = 50;
const FEW_MOVES = 6;

interface Played {
  readonly game: AnyGame;
  readonly seed: string;
  readonly options: object;
  readonly moves: readonly (readonly [seat: number, code: number])[];
  readonly outcome: object | null;
}

/** A random match, played for at most so many moves. */
function played(game: AnyGame, seed: string, most: number): Played {
  const random = seedRandom(`archive ${seed}`);
  const options = checkStart(game, SEATS, {});
  const match = new Match(game, { seats: SEATS, options, seed: dealtSeed({ seed, salts: [null, null, null] }) });
  const list = new MoveList();
  const moves: [number, number][] = [];
  while (!match.over && moves.length < most) {
    const seat = pick(random, game.toAct(match.state));
    game.moves(match.state, seat, list);
    const code = list.at(below(random, list.size));
    match.play(seat, code);
    moves.push([seat, code]);
  }
  return { game, seed, options, moves, outcome: game.outcome(match.state) ?? null };
}

/**
 * Fills the database of a host, which the host itself has made, with matches of the past. A few are played,
 * the rest are copies of them under other names. Answers with the names of some, long ones among them.
 */
export function fillArchive(folder: string, matches: number): readonly string[] {
  const db = new Database(join(folder, 'souk.db'));
  const whole = GAMES.flatMap((game) => Array.from({ length: TEMPLATES }, (_, i) => played(game, `${i}`, Infinity)));
  const short = GAMES.map((game, i) => played(game, `short ${i}`, FEW_MOVES));
  const finished = Math.ceil(matches / FINISHED_ONE_IN / whole.length);
  const given = Math.ceil((matches * (1 - 1 / FINISHED_ONE_IN)) / short.length);
  db.transaction(() => {
    for (const each of whole) store(db, each, finished);
    for (const each of short) store(db, each, given);
  })();
  const some = (condition: string): string[] =>
    (db.prepare(`SELECT id FROM matches WHERE ${condition} ORDER BY id LIMIT 100`).all() as { id: string }[]).map(
      ({ id }) => id,
    );
  const ids = [...some(`phase = 'abandoned'`), ...some(`phase = 'over'`)];
  db.close();
  return ids;
}

/** Writes a match as the host would have, then copies it. */
function store(db: Database.Database, { game, seed, options, moves, outcome }: Played, copies: number): void {
  const settings = {
    ...{ game: game.id, seats: SEATS, options, visibility: 'public', clock: { kind: 'none' }, onTimeout: 'bot' },
    ...{ substitute: 3, rated: false, spectators: true, chat: 'all' },
  };
  const person = (seat: number): object => ({ id: `archivedPerson0000000${seat}`, name: `Seat ${seat}` });
  const seats = Array.from({ length: SEATS }, (_, seat) => ({
    ...{ person: person(seat), bot: null, resigned: false, salt: null, standing: [] },
  }));
  const phase = outcome === null ? 'abandoned' : 'over';
  const columns = `code, phase, game, settings, rules, seats, host, kicked, seed, nonce, created, started, finished, outcome,
    public, auto, version`;
  const { lastInsertRowid: first } = db
    .prepare(
      `INSERT INTO matches (id, ${columns}) VALUES (lower(hex(randomblob(11))), 'ARCHIV', ?, ?, ?, ?, ?, ?, '[]', ?, 'nonce', 1, 1, 2, ?, 1, 0, 1)`,
    )
    .run(
      phase,
      game.id,
      JSON.stringify(settings),
      game.rulesVersion,
      JSON.stringify(seats),
      JSON.stringify(person(0)),
      seed,
      outcome === null ? null : JSON.stringify(outcome),
    );
  const entry = db.prepare(`INSERT INTO entries VALUES (?, ?, ?, ?, ?, 1, NULL, NULL)`);
  for (const [i, [seat, code]] of moves.entries()) entry.run(first, i + 1, 'move', seat, code);
  if (outcome === null) entry.run(first, moves.length + 1, 'abandoned', -1, 0);
  const counting = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)`;
  if (copies < 2) return;
  db.prepare(
    `INSERT INTO matches (id, ${columns}) ${counting}
       SELECT lower(hex(randomblob(11))), ${columns} FROM n, matches WHERE key = ?`,
  ).run(copies - 1, first);
  db.prepare(
    `INSERT INTO entries ${counting}
       SELECT ? + i, seq, kind, seat, code, time, send, data FROM n, entries WHERE match = ?`,
  ).run(copies - 1, first, first);
}
