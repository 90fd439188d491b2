import { useEffect } from 'react';
import { useText } from './Text.js';

/** Says in the title that a player here is to act, for when the page is not in front. */
export function useTitle(isTurn: boolean): void {
  const t = useText();
  useEffect(() => {
    document.title = isTurn ? `● ${t('table.yourTurn')} – Souk` : 'Souk';
    return () => {
      document.title = 'Souk';
    };
  }, [isTurn, t]);
}
