import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName, tagline } from '@souk/table-kit/i18n/names';
import { useStore } from '@souk/table-kit/store';
import { GAME_IDS } from '../games/games.js';
import { LESSONS, STALLS } from '../games/parts.js';
import { learnt } from '../lessons/progress.js';
import { DefaultStall } from './DefaultStall.js';
import { Page } from './Page.js';
import './home.css';

/** Where the games are learnt and read about. */
export default function Learn() {
  const t = useText();
  const done = useStore(learnt);
  return (
    <Page title={t('learn.title')}>
      <p>{t('learn.intro')}</p>
      <div className="home-stalls">
        {GAME_IDS.map((game) => {
          const Scene = STALLS.get(game)?.MarketStall;
          return (
            <article key={game} className={`stall is-${game}`}>
              <div className="stall-scene" aria-hidden="true">
                {Scene === undefined ? <DefaultStall game={game} /> : <Scene />}
              </div>
              <h2>{gameName(game)}</h2>
              <p>{tagline(game)}</p>
              {done[game]?.isDone === true && <p className="stall-facts">✓ {t('lesson.finished')}</p>}
              <div className="stall-buttons">
                {LESSONS.has(game) && (
                  <Link to={`/learn/${game}`} className="button is-main">
                    {t('lesson.begin')}
                  </Link>
                )}
                <Link to={`/rules/${game}`} className="button is-quiet">
                  {t('rules.text')}
                </Link>
              </div>
            </article>
          );
        })}
      </div>
    </Page>
  );
}
