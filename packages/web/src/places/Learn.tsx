import { Link } from '../app/Link.js';
import { useStore } from '../app/store.js';
import { GAME_IDS } from '../games/rules.js';
import { useText } from '../i18n/text.js';
import { learnt } from '../lessons/progress.js';
import { Page } from './Page.js';
import { STALLS } from './stalls/index.js';
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
          const Scene = STALLS[game];
          return (
            <article key={game} className={`stall is-${game}`}>
              <div className="stall-scene" aria-hidden="true">
                <Scene />
              </div>
              <h2>{t(`game.${game}`)}</h2>
              <p>{t(`tagline.${game}`)}</p>
              {done[game]?.isDone === true && <p className="stall-facts">✓ {t('lesson.finished')}</p>}
              <div className="stall-buttons">
                <Link to={`/learn/${game}`} className="button is-main">
                  {t('lesson.begin')}
                </Link>
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
