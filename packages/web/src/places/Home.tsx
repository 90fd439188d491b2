import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameFacts, gameName, tagline } from '@souk/table-kit/i18n/names';
import { useStore } from '@souk/table-kit/store';
import { Suspense, useState } from 'react';
import { GAME_IDS } from '../games/games.js';
import { STALLS } from '../games/parts.js';
import { isKnown } from '../online/known.js';
import { lazyOnline } from '../online/lazy.js';
import { forgetMatch, type SavedMatch, savedMatches } from '../session/saved-match.js';
import { DefaultStall } from './DefaultStall.js';
import { playNow } from './play-now.js';
import './home.css';

const OpenOnline = lazyOnline(() => import('./online/OpenOnline.js'));

/** The market square: a stall for each game. */
export function Home() {
  const t = useText();
  return (
    <div className="home">
      <div className="home-sky" aria-hidden="true" />
      <header className="home-head">
        <h1>Souk</h1>
        <p>{t('home.motto')}</p>
        <nav aria-label={t('home.places')}>
          <Link to="/lobby">{t('home.lobby')}</Link>
          <Link to="/watch">{t('home.watch')}</Link>
          <Link to="/learn">{t('learn.title')}</Link>
          <Link to="/records">{t('records.title')}</Link>
          <Link to="/settings">{t('settings.title')}</Link>
        </nav>
      </header>
      <main className="home-main">
        <div className="home-stalls">
          {GAME_IDS.map((game) => (
            <Stall key={game} game={game} />
          ))}
        </div>
        <OpenMatches />
      </main>
      <footer className="home-foot">
        <Link to="/credits">{t('credits.title')}</Link>
      </footer>
    </div>
  );
}

function Stall({ game }: { readonly game: string }) {
  const t = useText();
  const Scene = STALLS.get(game)?.MarketStall;
  return (
    <article className={`stall is-${game}`}>
      <div className="stall-scene" aria-hidden="true">
        {Scene === undefined ? <DefaultStall game={game} /> : <Scene />}
      </div>
      <h2>{gameName(game)}</h2>
      {tagline(game) !== '' && <p>{tagline(game)}</p>}
      {gameFacts(game) !== '' && <p className="stall-facts">{gameFacts(game)}</p>}
      <div className="stall-buttons">
        <button type="button" className="button is-main" onClick={() => void playNow(game)}>
          <Icon name="play" />
          {t('home.playNow')}
        </button>
        <Link to={`/friends/${game}`} className="button">
          <Icon name="person" />
          {t('home.friends')}
        </Link>
        <Link to={`/play/${game}`} className="button is-quiet">
          {t('home.setUp')}
        </Link>
        <Link to={`/rules/${game}`} className="button is-quiet">
          {t('home.rules')}
        </Link>
      </div>
    </article>
  );
}

/** So many open matches are shown before the player asks for all. */
const FIRST = 6;

function OpenMatches() {
  const t = useText();
  const [all, setAll] = useState(false);
  const open = useStore(savedMatches).filter(({ outcome }) => outcome === null);
  const online = isKnown();
  if (open.length === 0 && !online) return null;
  return (
    <section className="home-open" aria-labelledby="home-open">
      <h2 id="home-open">{t('home.continue')}</h2>
      <ul>
        {(all ? open : open.slice(0, FIRST)).map((match) => (
          <OpenMatch key={match.id} match={match} />
        ))}
        {online && (
          <Suspense>
            <OpenOnline />
          </Suspense>
        )}
      </ul>
      {open.length > FIRST && !all && (
        <button type="button" className="button is-quiet" onClick={() => setAll(true)}>
          {t('home.more', { n: open.length - FIRST })}
        </button>
      )}
    </section>
  );
}

function OpenMatch({ match }: { readonly match: SavedMatch }) {
  const t = useText();
  const names = match.sitters.map(({ name }) => name).join(', ');
  return (
    <li className={`open-match is-${match.game}`}>
      <Link to={`/table/${match.id}`}>
        <strong>{gameName(match.game)}</strong>
        <span>{t('home.openMatch', { names, moves: match.moves.length })}</span>
      </Link>
      <button
        type="button"
        className="tool"
        aria-label={t('home.forget', { names })}
        onClick={() => window.confirm(t('home.forgetSure', { names })) && forgetMatch(match.id)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
