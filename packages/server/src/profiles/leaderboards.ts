import type { Leaderboard, LeaderboardRow, OwnStanding } from '@souk/protocol';
import { gameNamed } from '../games.js';
import type { HostContext } from '../host-context.js';
import { notSignedIn } from '../people/not-signed-in.js';
import { Refusal } from '../refusal.js';
import { type Board, MIN_MATCHES, type RankedRow, type Standing } from '../store/statements/ranking.js';
import { ALL_SEATS } from '../store/statements/standings.js';

const PAGE = 50;
const MONTH = 30 * 86_400_000;

/** Above everyone, and below: ids have other characters. */
const TOP: Standing = { careful: Number.MAX_VALUE, person: '~' };
const BOTTOM: Standing = { careful: -Number.MAX_VALUE, person: '' };

interface LeaderboardRequest {
  readonly seats?: number;
  readonly among?: 'all' | 'known';
  readonly since?: number;
  readonly after?: string;
}

/** Where a page goes on: behind a place, whose rank is told with it. */
interface Cursor {
  readonly standing: Standing;
  readonly rank: number;
}

const cursorText = ({ standing: { careful, person }, rank }: Cursor): string => `${rank},${careful},${person}`;

function cursorFrom(text: string | undefined): Cursor {
  if (text === undefined) return { standing: TOP, rank: 0 };
  const [rank = '', careful = '', person = ''] = text.split(',');
  const cursor = { standing: { careful: Number(careful), person }, rank: Number(rank) };
  if (
    !Number.isSafeInteger(cursor.rank) ||
    cursor.rank < 0 ||
    careful === '' ||
    !Number.isFinite(cursor.standing.careful)
  ) {
    throw new Refusal('bad-request', 'after: expected the `next` of the page before');
  }
  return cursor;
}

const rowFrom = ({ face, mu, sigma, careful, matches, won, before }: RankedRow, rank: number): LeaderboardRow => ({
  rank,
  person: face,
  mu,
  sigma,
  matches,
  won: won / matches,
  month: before === null ? null : careful - before,
});

/** Who is strongest at a game, as far as that is certain. */
export class Leaderboards {
  readonly #context: Pick<HostContext, 'store' | 'runtime'>;

  constructor(context: Pick<HostContext, 'store' | 'runtime'>) {
    this.#context = context;
  }

  async page(game: string, viewer: string | undefined, request: LeaderboardRequest): Promise<Leaderboard> {
    gameNamed(game);
    if (request.among === 'known' && viewer === undefined) throw notSignedIn();
    const board: Board = {
      game,
      seats: request.seats ?? ALL_SEATS,
      since: request.since ?? 0,
      known: request.among === 'known' ? (viewer ?? null) : null,
    };
    const from = cursorFrom(request.after);
    const [ranked, rows, own] = await Promise.all([
      this.#above(board, BOTTOM),
      this.#rows(board, from),
      viewer === undefined ? null : this.#own(board, viewer),
    ]);
    const last = rows.at(-1);
    const next = rows.length < PAGE || last === undefined ? null : cursorText(behind(last, from.rank + rows.length));
    return {
      game,
      seats: request.seats ?? null,
      ranked,
      minMatches: MIN_MATCHES,
      rows: rows.map((row, i) => rowFrom(row, from.rank + i + 1)),
      next,
      own,
    };
  }

  #rows(board: Board, { standing }: Cursor): Promise<readonly RankedRow[]> {
    const { store, runtime } = this.#context;
    const { ranking, rankingOfKnown } = store.profiles;
    return (board.known === null ? ranking : rankingOfKnown)(board, standing, runtime.now() - MONTH, PAGE);
  }

  #above(board: Board, than: Standing): Promise<number> {
    const { rankedAbove, knownRankedAbove } = this.#context.store.profiles;
    return (board.known === null ? rankedAbove : knownRankedAbove)(board, than);
  }

  async #own(board: Board, person: string): Promise<OwnStanding | null> {
    const { standing, nextAbove, nextKnownAbove } = this.#context.store.profiles;
    const own = await standing(person, board.game, board.seats);
    if (own === undefined) return null;
    const { mu, sigma, careful, matches, latest } = own;
    const place = { careful, person };
    const [above, next] = await Promise.all([
      this.#above(board, place),
      (board.known === null ? nextAbove : nextKnownAbove)(board, place),
    ]);
    const isRanked = matches >= MIN_MATCHES && latest >= board.since;
    return {
      rank: isRanked ? above + 1 : null,
      mu,
      sigma,
      matches,
      next: next === undefined || !isRanked ? null : { person: next.face, gap: next.careful - careful },
    };
  }
}

const behind = ({ careful, face }: RankedRow, rank: number): Cursor => ({
  standing: { careful, person: face.id },
  rank,
});
