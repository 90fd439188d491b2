import { useText } from '@souk/table-kit/components/Text';
import { followHistory, matchPath, useLocation } from '@souk/table-kit/router';
import { keepSettingsApplied } from '@souk/table-kit/settings';
import { Component, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { GAME_IDS } from '../games/games.js';
import { isKnown as isKnownToHost } from '../online/known.js';
import { lazyOnline } from '../online/lazy.js';
import { isBot } from '../people/bots.js';
import { lazyPeople } from '../people/lazy.js';
import { Home } from '../places/home/Home.js';
import { lazyRecords } from '../replay/lazy.js';
import { setLetters } from './letters.js';

const SetUp = lazy(() => import('../places/SetUp.js'));
const LocalTable = lazy(() => import('../places/LocalTable.js'));
const SettingsPlace = lazy(() => import('../places/SettingsPlace.js'));
const Records = lazyRecords(() => import('../places/Records.js'));
const RecordPlace = lazyRecords(() => import('../places/RecordPlace.js'));
const SharedRecord = lazyRecords(() => import('../places/SharedRecord.js'));
const Learn = lazy(() => import('../places/Learn.js'));
const LessonPlace = lazy(() => import('../places/LessonPlace.js'));
const Rules = lazy(() => import('../places/Rules.js'));
const Credits = lazy(() => import('../places/Credits.js'));
const NotFound = lazy(() => import('../places/NotFound.js'));
const NewTable = lazyOnline(() => import('../places/online/NewTable.js'));
const OnlineTable = lazyOnline(() => import('../places/online/OnlineTable.js'));
const Lobby = lazyOnline(() => import('../places/online/Lobby.js'));
const JoinPlace = lazyOnline(() => import('../places/online/JoinPlace.js'));
const AccountPlace = lazyOnline(() => import('../places/online/account/AccountPlace.js'));

const ProfilePlace = lazyPeople(() => import('../places/people/ProfilePlace.js'));
const RankingPlace = lazyPeople(() => import('../places/people/RankingPlace.js'));
const FriendsLive = lazyPeople(() => import('../people/FriendsLive.js'));
const BotPlace = lazyPeople(() => import('../places/people/BotPlace.js'));

const isKnown = (game: string): boolean => GAME_IDS.some((id) => id === game);

/** A place of a game, if there is such a game. */
const ofGame =
  (show: (game: string) => ReactNode) =>
  (game: string): ReactNode =>
    isKnown(game) ? show(game) : <NotFound />;

/** Every place of the app and the path that leads to it, which names two things at most. Only the market square is there from the start. */
const PLACES: readonly (readonly [path: string, show: (named: string, further: string) => ReactNode])[] = [
  ['/', () => <Home />],
  ['/play/:game', ofGame((game) => <SetUp key={game} game={game} />)],
  ['/table/:match', (match) => <LocalTable key={match} match={match} />],
  ['/settings', () => <SettingsPlace />],
  ['/records', () => <Records />],
  ['/records/:match', (match) => <RecordPlace key={match} match={match} />],
  ['/shared', () => <SharedRecord />],
  ['/learn', () => <Learn />],
  ['/learn/:game', ofGame((game) => <LessonPlace key={game} game={game} />)],
  ['/rules/:game', ofGame((game) => <Rules key={game} game={game} />)],
  ['/credits', () => <Credits />],
  ['/friends/:game', ofGame((game) => <NewTable key={game} game={game} />)],
  ['/t/:table', (table) => <OnlineTable key={table} table={table} />],
  ['/lobby', () => <Lobby />],
  ['/join/:code', (code) => <JoinPlace key={code} code={code} />],
  ['/watch', () => <Home list="square-playing" />],
  ['/account', () => <AccountPlace />],
  ['/people/:person', (person) => <ProfilePlace key={person} id={person} />],
  ['/ranking', () => <RankingPlace />],
  ['/ranking/:game', ofGame((game) => <RankingPlace key={game} first={game} />)],
  [
    '/bots/:game/:level',
    (game, level) =>
      isKnown(game) && isBot(game, level) ? (
        <BotPlace key={`${game} ${level}`} game={game} level={Number(level)} />
      ) : (
        <NotFound />
      ),
  ],
];

export function App() {
  const path = useLocation();
  useEffect(followHistory, []);
  useEffect(keepSettingsApplied, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every place anew
  useLayoutEffect(setLetters, [path]);
  return (
    <>
      <ErrorBoundary key={path}>
        <Suspense fallback={<Loading />}>
          <Place path={path} />
        </Suspense>
      </ErrorBoundary>
      {isKnownToHost() && (
        <Suspense>
          <FriendsLive />
        </Suspense>
      )}
    </>
  );
}

function Place({ path }: { readonly path: string }) {
  for (const [pattern, show] of PLACES) {
    const named = matchPath(pattern, path);
    if (named !== undefined) return show(named[0] ?? '', named[1] ?? '');
  }
  return <NotFound />;
}

function Loading() {
  const t = useText();
  return <p className="loading">{t('loading')}</p>;
}

interface ErrorBoundaryState {
  readonly problem: string | undefined;
}

/** Says what went wrong instead of showing an empty page. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { problem: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    return this.state.problem === undefined ? this.props.children : <ErrorPage problem={this.state.problem} />;
  }
}

function ErrorPage({ problem }: { readonly problem: string }) {
  const t = useText();
  return (
    <main className="page">
      <h1>{t('mishap.title')}</h1>
      <p>{t('mishap.help')}</p>
      <pre className="card">{problem}</pre>
      <p>
        <a href="/" className="button is-main">
          {t('toSquare')}
        </a>
      </p>
    </main>
  );
}
