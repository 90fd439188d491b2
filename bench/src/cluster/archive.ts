import { type AnyGame, below, checkStart, Match, MoveList, pick, seedRandom } from '@souk/kernel';
import pg from 'pg';
import { MEASURED } from '../games.js';
import { SEATS } from '../works.js';

/** How many matches of each game the others are copies of. */
const TEMPLATES = 4;
const LIVE_MOVES = 40;

interface Template {
  readonly game: AnyGame;
  readonly seed: string;
  readonly options: object;
  readonly moves: readonly (readonly [seat: number, code: number])[];
  readonly outcome: object | null;
}

/** A random match, played for at most so many moves. */
function template(game: AnyGame, seed: string, most: number): Template {
  const random = seedRandom(`cluster ${seed}`);
  const options = checkStart(game, SEATS, {});
  const match = new Match(game, { seats: SEATS, options, seed });
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

const settingsOf = ({ game, options }: Template): object => ({
  ...{ game: game.id, seats: SEATS, options, visibility: 'public', clock: { kind: 'none' }, onTimeout: 'bot' },
  ...{ substitute: 3, rated: false, spectators: true, chat: 'all' },
});

const person = (seat: number): object => ({ id: `archivedPerson0000000${seat}`, name: `Seat ${seat}` });

const seatsOf = (): object[] =>
  Array.from({ length: SEATS }, (_, seat) => ({
    ...{ person: person(seat), bot: null, resigned: false, salt: null, standing: [] },
  }));

/** Writes copies of a match as a host would have. */
async function store(client: pg.Client, each: Template, copies: number): Promise<void> {
  const { game, seed, moves, outcome } = each;
  await client.query(
    `WITH made AS (
       INSERT INTO matches (id, code, phase, game, settings, rules, seats, host, kicked, seed, nonce, created, started, finished,
           outcome, public, auto, version)
         SELECT substr(md5(random()::text || i), 1, 22), substr(md5(random()::text || i), 1, 12), $1, $2, $3, $4, $5, $6, '[]',
             $7, 'nonce', 1, 1, $8::bigint, $9, true, false, 1
           FROM generate_series(1, $10::int) AS i RETURNING key),
     seated AS (INSERT INTO places SELECT unnest($11::text[]), key FROM made)
     INSERT INTO entries SELECT key, seq, 'move', seat, code, 1, NULL, NULL
       FROM made, unnest($12::int[], $13::int[]) WITH ORDINALITY AS moved (seat, code, seq)`,
    [
      outcome === null ? 'playing' : 'over',
      game.id,
      JSON.stringify(settingsOf(each)),
      game.rulesVersion,
      JSON.stringify(seatsOf()),
      JSON.stringify(person(0)),
      seed,
      outcome === null ? null : 2,
      outcome === null ? null : JSON.stringify(outcome),
      copies,
      Array.from({ length: SEATS }, (_, seat) => `archivedPerson0000000${seat}`),
      moves.map(([seat]) => seat),
      moves.map(([, code]) => code),
    ],
  );
}

/** Fills the database of hosts with matches of the past and of today. Answers with the names of some. */
export async function fillDatabase(url: string, finished: number, live: number): Promise<readonly string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const templates = (most: number): Template[] =>
      MEASURED.flatMap(({ game }) => Array.from({ length: TEMPLATES }, (_, i) => template(game, `${i}`, most)));
    const [past, today] = [templates(Number.POSITIVE_INFINITY), templates(LIVE_MOVES)];
    for (const each of past) await store(client, each, Math.ceil(finished / past.length));
    for (const each of today) await store(client, each, Math.ceil(live / today.length));
    await client.query('VACUUM ANALYZE');
    const some = `SELECT id FROM matches WHERE phase = $1 ORDER BY id LIMIT 100`;
    const ids = await Promise.all(['playing', 'over'].map((phase) => client.query<{ id: string }>(some, [phase])));
    return ids.flatMap(({ rows }) => rows.map(({ id }) => id));
  } finally {
    await client.end();
  }
}
