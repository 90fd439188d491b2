import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useShortcut } from '@souk/table-kit/keys/useLetters';
import { notNow } from './lesson-offer.js';
import { StallScene } from './StallScene.js';

interface LessonOfferProps {
  readonly game: string;
  /** Whether there is nothing else in the row. */
  readonly isLarge: boolean;
}

/** Offers the lesson of a game that is new here. */
export function LessonOffer({ game, isLarge }: LessonOfferProps) {
  const t = useText();
  const shortcut = useShortcut('L');
  return (
    <li className={isLarge ? 'continue-card lesson-offer is-large' : 'continue-card lesson-offer'}>
      <StallScene game={game} className="thumb" />
      <div className="continue-text">
        <strong>{t('home.learnByPlaying')}</strong>
        <span className="soft">{t('home.learnHow', { game: gameName(game) })}</span>
      </div>
      <div className="lesson-buttons">
        <Link
          to={`/learn/${game}`}
          className={isLarge ? 'button is-main has-key' : 'button has-key'}
          {...shortcut}
          aria-label={t('home.beginAt', { game: gameName(game) })}
        >
          {t('home.begin')}
        </Link>
        <button type="button" className="not-now" onClick={() => notNow(game, Date.now())}>
          {t('home.notNow')}
        </button>
      </div>
    </li>
  );
}
