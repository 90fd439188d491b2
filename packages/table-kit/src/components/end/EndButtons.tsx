import { useState } from 'react';
import { go } from '../../router.js';
import { Icon } from '../Icon.js';
import { Link } from '../Link.js';
import { useText } from '../Text.js';

interface EndButtonsProps {
  readonly onRematch: (() => void) | undefined;
  readonly onShare: (() => void) | undefined;
  readonly onLook: () => void;
  /** Where the record is; null while there is none. */
  readonly record: string | null;
  readonly onAnalyse: (() => void) | undefined;
}

/** What can be done after a match. Where there is little room the less usual is behind a button. */
export function EndButtons({ onRematch, onShare, onLook, record, onAnalyse }: EndButtonsProps) {
  const t = useText();
  const [isMore, setMore] = useState(false);
  const analysis = record === null ? undefined : `${record}?analysis`;
  const analyse = onAnalyse ?? (analysis === undefined ? undefined : () => go(analysis));
  return (
    <div className="end-buttons">
      {onRematch !== undefined && (
        <button type="button" className="button is-main" data-key="R" onClick={onRematch}>
          {t('end.rematch')}
        </button>
      )}
      {analyse !== undefined && (
        <button type="button" className="button" data-key="A" onClick={analyse}>
          {t('analysis.title')}
        </button>
      )}
      <button
        type="button"
        className="button is-quiet end-more"
        aria-label={t('end.more')}
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
      >
        ⋯
      </button>
      <div className={`end-rest ${isMore ? 'is-open' : ''}`}>
        {onShare !== undefined && (
          <button type="button" className="button" data-key="S" onClick={onShare}>
            <Icon name="share" /> {t('end.share')}
          </button>
        )}
        <button type="button" className="button is-quiet" data-key="V" onClick={onLook}>
          {t('end.look')}
        </button>
        <Link to="/" className="button is-quiet">
          {t('end.home')}
        </Link>
      </div>
    </div>
  );
}
