import type { Shared } from '../table-slots.js';
import { useText } from './Text.js';
import '../style/share-answer.css';

interface ShareAnswerProps {
  /** Undefined where nothing was shared yet, or the system has answered. */
  readonly shared: Shared | undefined;
  /** What is said of a link that was copied. */
  readonly copied: string;
}

/** What became of a link that was shared; one that the browser would not copy can be copied by hand. */
export function ShareAnswer({ shared, copied }: ShareAnswerProps) {
  const t = useText();
  if (shared === undefined) return null;
  if (shared === 'copied') return copied;
  return (
    <label className="share-answer">
      {t('end.link')}
      <input readOnly value={shared.byHand} onFocus={({ currentTarget }) => currentTarget.select()} />
    </label>
  );
}
