import { useState } from 'react';
import { go } from '../../router.js';
import type { Share, Shared } from '../../table-slots.js';
import { Icon } from '../Icon.js';
import { Link } from '../Link.js';
import { ShareAnswer } from '../ShareAnswer.js';
import { useText } from '../Text.js';

interface EndButtonsProps {
  readonly onRematch: (() => void) | undefined;
  readonly onShare: Share | undefined;
  readonly onLook: () => void;
  /** Shows once more how the end came in; left out where nothing moves. */
  readonly onAgain: (() => void) | undefined;
  /** Where the record is; null while there is none. */
  readonly record: string | null;
  /** The record is on its way: there is nothing to analyse yet, but there will be. */
  readonly isRecordComing: boolean;
  readonly onAnalyse: (() => void) | undefined;
}

/** What can be done after a match. Where there is little room the less usual is behind a button. */
export function EndButtons(props: EndButtonsProps) {
  const { onRematch, onShare, onLook, onAgain, record, isRecordComing, onAnalyse } = props;
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
      {(analyse !== undefined || isRecordComing) && (
        <button type="button" className="button" data-key="A" disabled={analyse === undefined} onClick={analyse}>
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
        {onShare !== undefined && <ShareButton onShare={onShare} />}
        <button type="button" className="button is-quiet" data-key="V" onClick={onLook}>
          {t('end.look')}
        </button>
        {onAgain !== undefined && (
          <button type="button" className="button is-quiet" onClick={onAgain}>
            {t('end.again')}
          </button>
        )}
        <Link to="/" className="button is-quiet">
          {t('end.home')}
        </Link>
      </div>
    </div>
  );
}

/** Hands the match on. Where that is a link that was copied, nobody could see it otherwise; one that could not be can be copied by hand. */
function ShareButton({ onShare }: { readonly onShare: Share }) {
  const t = useText();
  const [shared, setShared] = useState<Shared>();
  return (
    <>
      <button type="button" className="button" data-key="S" onClick={() => void onShare().then(setShared)}>
        <Icon name={shared === 'copied' ? 'tick' : 'share'} /> {t('end.share')}
      </button>
      <span className="end-copied" role="status">
        <ShareAnswer shared={shared} copied={t('end.copied')} />
      </span>
    </>
  );
}
