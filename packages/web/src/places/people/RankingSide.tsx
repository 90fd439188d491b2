import type { Leaderboard, LeaderboardRow, OwnStanding } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { Text, useText } from '@souk/table-kit/components/Text';
import { Avatar } from '../../people/avatars/Avatar.js';
import { decimal, wholeNumber } from '../../people/numbers.js';
import { PersonName } from '../../people/PersonName.js';
import { SmallOffer } from '../../people/SmallOffer.js';
import { placeWord } from './place-words.js';
import { MonthChange } from './RankingTable.js';

interface RankingSideProps {
  readonly board: Leaderboard;
  readonly me: string | undefined;
  /** Whether matches of theirs can count. */
  readonly isAccount: boolean;
  readonly isSeason: boolean;
}

const CLIMBERS = 3;

const climbersAmong = (rows: readonly LeaderboardRow[]): readonly LeaderboardRow[] =>
  rows
    .filter(({ month }) => month !== null && month > 0)
    .sort((one, other) => (other.month ?? 0) - (one.month ?? 0))
    .slice(0, CLIMBERS);

/** The best, what it takes to get further, and who has climbed. */
export function RankingSide({ board, me, isAccount, isSeason }: RankingSideProps) {
  const t = useText();
  const { rows, own } = board;
  const climbers = climbersAmong(rows);
  return (
    <div className="ranking-side">
      {rows.length > 0 && (
        <section className="card" aria-labelledby="ranking-best">
          <h2 id="ranking-best">{t(isSeason ? 'ranking.bestSeason' : 'ranking.best')}</h2>
          <Podium rows={rows.filter(({ rank }) => rank <= 3).slice(0, 3)} me={me} />
        </section>
      )}
      {isAccount ? <OwnPlace own={own} board={board} /> : <GuestsPlace />}
      {climbers.length > 0 && (
        <section className="card" aria-labelledby="ranking-climbed">
          <h2 id="ranking-climbed">{t('ranking.climbed')}</h2>
          <ul className="climbers">
            {climbers.map(({ person, month }) => (
              <li key={person.id}>
                <span className="person-cell">
                  <Avatar name={person.name} chosen={person.avatar} />
                  <PersonName person={person} />
                </span>
                <MonthChange change={month} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface PodiumProps {
  readonly rows: readonly LeaderboardRow[];
  readonly me: string | undefined;
}

function Podium({ rows, me }: PodiumProps) {
  const t = useText();
  return (
    <ol className="people-podium">
      {rows.map(({ rank, person }) => (
        <li key={person.id} className={`is-${rank}`}>
          <Avatar name={person.name} chosen={person.avatar} size="medium" />
          <PersonName person={person.id === me ? { ...person, name: t('you') } : person} />
          <span className="people-stone">{rank}</span>
        </li>
      ))}
    </ol>
  );
}

interface OwnPlaceProps {
  readonly own: OwnStanding | null;
  readonly board: Leaderboard;
}

/** Where one stands oneself, and who is next. */
function OwnPlace({ own, board: { game, seats, ranked, minMatches } }: OwnPlaceProps) {
  const t = useText();
  const rank = own?.rank ?? null;
  return (
    <section className="card own-place" aria-labelledby="ranking-own">
      <h2 id="ranking-own">
        {rank === null
          ? t('ranking.unranked')
          : t('ranking.ownTitle', { place: placeWord(rank), of: wholeNumber(ranked) })}
      </h2>
      <p>
        {own !== null &&
          (own.rank === null ? t('ranking.early', { n: own.matches, of: minMatches }) : <Next own={own} />)}{' '}
        {t('ranking.counts')}
      </p>
      <Link to={`/lobby?game=${game}&players=${seats ?? 2}&rated`} className="button is-main">
        <Icon name="play" />
        {t('ranking.play')}
      </Link>
    </section>
  );
}

function GuestsPlace() {
  const t = useText();
  return (
    <section className="card own-place" aria-labelledby="ranking-own">
      <h2 id="ranking-own">{t('offer.title')}</h2>
      <SmallOffer says="offer.ranking" />
    </section>
  );
}

const Next = ({ own: { next } }: { readonly own: OwnStanding }) =>
  next === null ? (
    <Text k="ranking.first" />
  ) : (
    <Text k="ranking.past" with={{ gap: decimal(next.gap), name: <PersonName person={next.person} /> }} />
  );
