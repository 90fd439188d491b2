import type { Translate } from '@souk/table-kit/components/Text';
import type { SavedMatch } from '../session/saved-match.js';
import type { Highlight } from './highlights.js';

interface Reader {
  readonly saved: Pick<SavedMatch, 'gaveUp'>;
  /** The seat of the player at this screen; undefined: none. */
  readonly own: number | undefined;
  readonly names: readonly string[];
}

/** What the best and the costliest move are called. Where a bot has finished for the player it may have been the bot's. */
export function highlightTitle({ seat }: Highlight, isBest: boolean, reader: Reader, t: Translate): string {
  const { saved, own, names } = reader;
  const title = isBest ? 'end.best' : 'end.costliest';
  if (own === undefined) return t(`${title}Of`, { name: names[seat] ?? '' });
  return t(saved.gaveUp?.includes(own) === true ? `${title}Seat` : title);
}
