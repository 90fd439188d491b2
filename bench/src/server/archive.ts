import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type AnyGame, below, checkStart, dealtSeed, Match, MoveList, pick, seedRandom } from '@souk/kernel';
import Database from 'libsql';
import { MEASURED } from '../games.js';
import { SEATS } from '../works.js';

/** How many matches of each game the others are copies of. */
const TEMPLATES = 8;
/** One stored match in so many was played to its end, and as many are still being played and long. */
const LONG_ONE_IN = 50;
/** Of the others, which have few moves, one in so many is still being played; the rest were given up. */
const LIVE_ONE_IN = 10;
const FEW_MOVES = 6;
/** How many of its last moves a match has that is not quite over. */
const MISSING = 10;
/** The most moves that come after the last snapshot that a host has made. */
const TAIL = 100;
/** Later than anything here. */
const FAR = 4_000_000_000_000;

interface Template {
  readonly game: AnyGame;
  readonly seed: string;
  readonly options: object;
  readonly moves: readonly (readonly [seat: number, code: number])[];
  readonly phase: 'over' | 'playing' | 'abandoned';
  readonly outcome: object | null;
  readonly copies: number;
}

/** A random match, played for at most so many moves. */
function played(game: AnyGame, seed: string, most: number): Omit<Template, 'phase' | 'copies'> {
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

/** The matches of which the archive is made, of every game and phase. */
function templatesFor(matches: number): Template[] {
  const long = Math.ceil(matches / LONG_ONE_IN / (MEASURED.length * TEMPLATES));
  const short = Math.ceil((matches * (1 - 2 / LONG_ONE_IN)) / MEASURED.length);
  const live = Math.ceil(short / LIVE_ONE_IN);
  return MEASURED.flatMap(({ game }) => [
    ...Array.from({ length: TEMPLATES }, (_, i) => played(game, `${i}`, Number.POSITIVE_INFINITY)).flatMap(
      (whole): Template[] => [
        { ...whole, phase: 'over', copies: long },
        { ...whole, moves: whole.moves.slice(0, -MISSING), outcome: null, phase: 'playing', copies: long },
      ],
    ),
    { ...played(game, 'short', FEW_MOVES), phase: 'abandoned', copies: short - live },
    { ...played(game, 'begun', FEW_MOVES), phase: 'playing', copies: live },
  ]);
}

/** Matches of the past, and of the present, in the database of a host. */
export class Archive {
  readonly #db: Database.Database;
  readonly #templates: readonly { readonly template: Template; readonly key: number; readonly id: string }[];

  /** Writes a few matches into the database that a host has made, as they stood some moves ago. */
  constructor(folder: string, matches: number) {
    this.#db = new Database(join(folder, 'souk.db'));
    this.#templates = this.#db.transaction(() =>
      templatesFor(matches).map((template) => {
        const id = randomBytes(11).toString('hex');
        return { template, id, key: insert(this.#db, id, template) };
      }),
    )();
  }

  /** The matches so far. A host that opens them makes its snapshots, as it would have in the course of play. */
  get ids(): readonly string[] {
    return this.#templates.map(({ id }) => id);
  }

  /** Lets the matches go on to where they stand today, and copies them under other names. */
  fill(): void {
    this.#db.transaction(() => {
      for (const { template, key } of this.#templates) {
        goOn(this.#db, key, template);
        copy(this.#db, key, template);
      }
    })();
  }

  /** The names of some matches: the longest, over or not, and any. */
  some(count: number): { readonly longest: readonly string[]; readonly any: readonly string[] } {
    const ids = (text: string): string[] => (this.#db.prepare(text).all(count) as { id: string }[]).map(({ id }) => id);
    return {
      longest: ids(
        `SELECT id FROM matches JOIN (SELECT match, max(seq) AS length FROM entries GROUP BY match) ON key = match
           ORDER BY length DESC LIMIT ?`,
      ),
      any: ids('SELECT id FROM matches ORDER BY random() LIMIT ?'),
    };
  }

  close(): void {
    this.#db.close();
  }
}

const COLUMNS = `phase, game, settings, rules, seats, host, kicked, seed, nonce, created, started, finished, outcome, public,
  auto, version, deadline`;

/** Writes a match as it stood before its last moves, still being played. */
function insert(db: Database.Database, id: string, { game, seed, options, moves }: Template): number {
  const settings = {
    ...{ game: game.id, seats: SEATS, options, visibility: 'public', clock: { kind: 'none' }, onTimeout: 'bot' },
    ...{ substitute: 3, rated: false, spectators: true, chat: 'all' },
  };
  const person = (seat: number): object => ({ id: `archivedPerson0000000${seat}`, name: `Seat ${seat}` });
  const seats = Array.from({ length: SEATS }, (_, seat) => ({
    ...{ person: person(seat), bot: null, resigned: false, salt: null, standing: [] },
  }));
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO matches (id, code, ${COLUMNS})
         VALUES (?, ?, 'playing', ?, ?, ?, ?, ?, '[]', ?, 'nonce', 1, 1, NULL, NULL, 1, 0, 1, ${FAR})`,
    )
    .run(
      id,
      id.slice(0, 12),
      game.id,
      JSON.stringify(settings),
      game.rulesVersion,
      JSON.stringify(seats),
      JSON.stringify(person(0)),
      seed,
    );
  const key = Number(lastInsertRowid);
  addMoves(db, key, moves.slice(0, -TAIL), 0);
  return key;
}

function addMoves(db: Database.Database, key: number, moves: Template['moves'], after: number): void {
  const entry = db.prepare(`INSERT INTO entries VALUES (?, ?, 'move', ?, ?, 1, ?, NULL)`);
  for (const [i, [seat, code]] of moves.entries()) entry.run(key, after + i + 1, seat, code, `send-${after + i}`);
}

function goOn(db: Database.Database, key: number, { moves, phase, outcome }: Template): void {
  addMoves(db, key, moves.slice(-TAIL), Math.max(0, moves.length - TAIL));
  if (phase === 'playing') return;
  if (phase === 'abandoned') {
    db.prepare(`INSERT INTO entries VALUES (?, ?, 'abandoned', -1, 0, 1, NULL, NULL)`).run(key, moves.length + 1);
  }
  db.prepare(`UPDATE matches SET phase = ?, outcome = ?, finished = 2, deadline = NULL WHERE key = ?`).run(
    phase,
    outcome === null ? null : JSON.stringify(outcome),
    key,
  );
}

function copy(db: Database.Database, original: number, { copies }: Template): void {
  if (copies < 2) return;
  const counting = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)`;
  const [{ last }] = db.prepare('SELECT max(key) AS last FROM matches').all() as [{ last: number }];
  db.prepare(
    `INSERT INTO matches (key, id, code, ${COLUMNS}) ${counting}
       SELECT ? + i, lower(hex(randomblob(11))), lower(hex(randomblob(6))), ${COLUMNS} FROM n, matches WHERE key = ?`,
  ).run(copies - 1, last, original);
  db.prepare(
    `INSERT INTO entries ${counting}
       SELECT ? + i, seq, kind, seat, code, time, send, data FROM n, entries WHERE match = ?`,
  ).run(copies - 1, last, original);
  db.prepare(`INSERT INTO snapshots ${counting} SELECT ? + i, seq, text FROM n, snapshots WHERE match = ?`).run(
    copies - 1,
    last,
    original,
  );
}
