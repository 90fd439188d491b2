import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { createStore, useStore } from '@souk/table-kit/store';
import { useEffect, useRef } from 'react';
import { forgetMatch, type SavedMatch, savedMatch, saveMatch } from '../../session/saved-match.js';

/** For so many milliseconds a match that was deleted can be had back. */
const UNDO_TIME = 10_000;

/** The match that was deleted last, while it can be had back. */
const lastDeleted = createStore<SavedMatch | undefined>(undefined);

/** Deletes at once, so that it is gone whatever becomes of the page, and keeps the match at hand for a moment. */
export function deleteMatch(id: string): void {
  const match = savedMatch(id);
  forgetMatch(id);
  lastDeleted.set(match);
}

/** Says which match is gone, and brings it back. */
export function DeletedNotice() {
  const t = useText();
  const match = useStore(lastDeleted);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (match === undefined) return;
    undo.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => lastDeleted.set(undefined), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [match]);
  const bringBack = (): void => {
    if (match === undefined) return;
    saveMatch(match);
    lastDeleted.set(undefined);
  };
  return (
    <div className="deleted" role="status">
      {match !== undefined && (
        <p>
          {t('home.deleted', { game: gameName(match.game) })}
          <button ref={undo} type="button" className="button" onClick={bringBack}>
            {t('home.undoDelete')}
          </button>
        </p>
      )}
    </div>
  );
}
