import type { Outcome } from '@souk/kernel';
import { useState } from 'react';
import { headline } from '../headline.js';
import type { Played } from '../session.js';
import type { TableSlots } from '../table-slots.js';
import { Link } from './Link.js';
import { useTable } from './TableContext.js';
import { useText } from './Text.js';

interface EndPanelProps {
  readonly view: object;
  readonly outcome: Outcome;
  readonly past: readonly Played[];
  readonly onRematch: (() => void) | undefined;
  readonly onShare: (() => void) | undefined;
  readonly slots: TableSlots;
}

/** How it ended: ranks, how each point came about, and what can be done next. It can be put aside to see the table. */
export function EndPanel({ view, outcome, past, onRematch, onShare, slots }: EndPanelProps) {
  const t = useText();
  const { face, speaker, session } = useTable();
  const [open, setOpen] = useState(true);
  const { record = `/records/${session.id}` } = slots;
  if (!open) {
    return (
      <button type="button" className="button is-main end-open" onClick={() => setOpen(true)}>
        {t('end.result')}
      </button>
    );
  }
  return (
    <section className="end" aria-label={t('end.result')}>
      <h2>{headline(outcome, speaker.you, speaker.name, t)}</h2>
      <face.Ending view={view} outcome={outcome} past={past} />
      {slots.ending}
      <div className="end-buttons">
        {onRematch !== undefined && (
          <button type="button" className="button is-main" onClick={onRematch}>
            {t('end.rematch')}
          </button>
        )}
        {record !== null && (
          <>
            <Link to={record} className="button">
              {t('end.record')}
            </Link>
            <Link to={`${record}?analysis`} className="button">
              {t('analysis.title')}
            </Link>
          </>
        )}
        {onShare !== undefined && (
          <button type="button" className="button" onClick={onShare}>
            {t('end.share')}
          </button>
        )}
        <button type="button" className="button is-quiet" onClick={() => setOpen(false)}>
          {t('end.look')}
        </button>
      </div>
    </section>
  );
}
