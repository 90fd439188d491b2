import type { Leaderboard, LeaderboardRow } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useShortcut } from '@souk/table-kit/keys/useLetters';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { GAME_IDS, rulesOf } from '../../games/games.js';
import { host } from '../../online/host.js';
import { person } from '../../online/person.js';
import { problemText } from '../../online/problems.js';
import { sinceOf } from '../../people/curve.js';
import { useGameKeys } from '../../people/useGameKeys.js';
import { Problem } from '../online/Problem.js';
import { Page } from '../Page.js';
import { standingSaid } from './place-words.js';
import { RankingSide } from './RankingSide.js';
import { RankingTable } from './RankingTable.js';
import '@souk/table-kit/style/key-hints.css';
import './people.css';

/** Which ranking is looked at. */
interface Wanted {
  readonly game: string;
  readonly seats: number | null;
  readonly season: boolean;
  readonly known: boolean;
}

const read = ({ game, seats, season, known }: Wanted, after?: string): Promise<Leaderboard> => {
  const since = season ? sinceOf('season', Date.now()) : undefined;
  const query = {
    ...(seats === null ? {} : { seats }),
    ...(known ? { among: 'known' as const } : {}),
    ...(since === undefined ? {} : { since }),
    ...(after === undefined ? {} : { after }),
  };
  return host.request('leaderboard', { params: { game }, query });
};

interface Ranking {
  readonly board: Leaderboard | undefined;
  readonly problem: string | undefined;
  more(): void;
}

/** A ranking, page after page. What was shown stays until the next is there, so that nothing jumps. */
function useRanking({ game, seats, season, known }: Wanted, me: string | undefined): Ranking {
  const [board, setBoard] = useState<Leaderboard>();
  const [problem, setProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another row
  useEffect(() => {
    let left = false;
    read({ game, seats, season, known }).then(
      (found) => {
        if (left) return;
        setBoard(found);
        setProblem(undefined);
      },
      (error: unknown) => !left && setProblem(problemText(error, 'ranking')),
    );
    return () => {
      left = true;
    };
  }, [game, seats, season, known, me]);
  const more = (): void => {
    if (board === undefined || board.next === null) return;
    read({ game, seats, season, known }, board.next).then(
      (found) => setBoard({ ...found, rows: [...board.rows, ...found.rows] }),
      (error: unknown) => setProblem(problemText(error, 'ranking')),
    );
  };
  return { board, problem, more };
}

/** How many can play a game together, from two on: alone there is nobody to be ranked with. */
function useTableSizes(game: string): readonly number[] {
  const [sizes, setSizes] = useState<readonly number[]>([]);
  useEffect(() => {
    let left = false;
    void rulesOf(game).then(({ maxSeats }) => {
      if (!left) setSizes(Array.from({ length: maxSeats - 1 }, (_, i) => i + 2));
    });
    return () => {
      left = true;
    };
  }, [game]);
  return sizes;
}

/** Who is how strong at a game, by the careful estimate. */
export default function RankingPlace({ first }: { readonly first?: string }) {
  const t = useText();
  const me = useStore(person);
  const [wanted, setWanted] = useState<Wanted>({
    game: first ?? GAME_IDS[0] ?? '',
    seats: null,
    season: false,
    known: false,
  });
  const change = (by: Partial<Wanted>): void => setWanted({ ...wanted, ...by });
  const { board, problem, more } = useRanking(wanted, me?.id);
  const chooseGame = (game: string): void => change({ game, seats: null });
  useGameKeys(GAME_IDS, wanted.game, chooseGame);
  const own = board?.rows.find(({ person: { id } }) => id === me?.id);
  return (
    <Page title={t('ranking.title')}>
      <div className="ranking">
        <section className="card ranking-main" aria-label={gameName(wanted.game)}>
          <p className="soft ranking-order">{t('ranking.order')}</p>
          <RankingChoices wanted={wanted} mayKnow={me?.account === true} onChange={change} onGame={chooseGame} />
          <Problem text={problem} />
          {board !== undefined && <Shown board={board} me={me?.id} isKnown={wanted.known} onMore={more} />}
        </section>
        {board !== undefined && (
          <RankingSide board={board} me={me?.id} isAccount={me?.account === true} isSeason={wanted.season} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {board !== undefined && t('ranking.saidGame', { game: gameName(board.game), n: board.ranked })}{' '}
        {board !== undefined && ownSaid(own, board)}
      </p>
    </Page>
  );
}

/** What is said of the own place where there is one, whether or not its row is shown. */
function ownSaid(row: LeaderboardRow | undefined, { own }: Leaderboard): string {
  if (row !== undefined) return standingSaid(row, true);
  if (own === null || own.rank === null) return '';
  return standingSaid({ ...own, rank: own.rank }, true);
}

interface RankingChoicesProps {
  readonly wanted: Wanted;
  /** Whether there is an account, which can follow others. */
  readonly mayKnow: boolean;
  readonly onChange: (by: Partial<Wanted>) => void;
  readonly onGame: (game: string) => void;
}

function RankingChoices({ wanted, mayKnow, onChange, onGame }: RankingChoicesProps) {
  const t = useText();
  const sizes = useTableSizes(wanted.game);
  const shortcut = useShortcut('[ ]');
  return (
    <div className="ranking-choices">
      <fieldset className="plain choices has-key" aria-label={t('ranking.games')} {...shortcut}>
        {GAME_IDS.map((game) => (
          <label key={game} className="choice">
            <input type="radio" name="game" checked={game === wanted.game} onChange={() => onGame(game)} />
            {gameName(game)}
          </label>
        ))}
      </fieldset>
      <div className="choices">
        <label className="strength-seats">
          <span className="visually-hidden">{t('strength.players')}</span>
          <select
            value={wanted.seats ?? ''}
            onChange={({ target }) => onChange({ seats: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t('strength.players.all')}</option>
            {sizes.map((n) => (
              <option key={n} value={n}>
                {t('strength.players.n', { n })}
              </option>
            ))}
          </select>
        </label>
        <label className="choice" title={t('ranking.seasonHelp')}>
          <input
            type="checkbox"
            checked={wanted.season}
            onChange={({ target }) => onChange({ season: target.checked })}
          />
          {t('ranking.season')}
        </label>
        {mayKnow && (
          <label className="choice" title={t('ranking.knownHelp')}>
            <input
              type="checkbox"
              checked={wanted.known}
              onChange={({ target }) => onChange({ known: target.checked })}
            />
            {t('ranking.known')}
          </label>
        )}
      </div>
    </div>
  );
}

interface ShownProps {
  readonly board: Leaderboard;
  readonly me: string | undefined;
  readonly isKnown: boolean;
  readonly onMore: () => void;
}

function Shown({ board, me, isKnown, onMore }: ShownProps) {
  const t = useText();
  if (board.rows.length === 0)
    return <p className="soft">{isKnown ? t('ranking.emptyKnown') : t('ranking.empty', { n: board.minMatches })}</p>;
  return (
    <>
      <RankingTable board={board} me={me} />
      {board.next !== null && (
        <button type="button" className="button is-quiet" onClick={onMore}>
          {t('ranking.more')}
        </button>
      )}
    </>
  );
}
