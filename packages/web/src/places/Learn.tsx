import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameFacts, gameName, tagline } from '@souk/table-kit/i18n/names';
import { useStore } from '@souk/table-kit/store';
import { GAME_IDS } from '../games/games.js';
import { LESSONS } from '../games/parts.js';
import { learnt } from '../lessons/progress.js';
import { StallScene } from './home/StallScene.js';
import { Page } from './Page.js';
import './home/stall.css';

/** Where the games are learnt and read about. */
export default function Learn() {
  const t = useText();
  const done = useStore(learnt);
  return (
    <Page title={t('learn.title')}>
      <p>{t('learn.intro')}</p>
      <div className="home-stalls">
        {GAME_IDS.map((game) => (
          <article key={game} className={`stall is-${game}`}>
            <StallScene game={game} className="stall-scene" />
            <h2>{gameName(game)}</h2>
            <p>{tagline(game)}</p>
            {gameFacts(game) !== '' && <p className="stall-facts">{gameFacts(game)}</p>}
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
        ))}
      </div>
    </Page>
  );
}
