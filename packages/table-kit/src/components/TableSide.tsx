import type { GameTypes } from '@souk/kernel';
import type { ReactNode } from 'react';
import type { Stage } from '../stage.js';
import { useStore } from '../store.js';
import type { TableSlots } from '../table-slots.js';
import { Link } from './Link.js';
import { LogPanel } from './LogPanel.js';
import { SideTabs } from './SideTabs.js';
import { useAttention, useTable } from './TableContext.js';
import { useText } from './Text.js';

interface TableSideProps {
  readonly stage: Stage<GameTypes>;
  readonly note: ReactNode;
  readonly slots: TableSlots;
  /** Whether a phone shows it now. */
  readonly isOpen: boolean;
  /** The player wants to see the table as it was. */
  readonly onLook: () => void;
}

/** What stands beside the table: a lesson's note, the log and what others say, and what is looked at large. */
export function TableSide({ stage, note, slots, isOpen, onLook }: TableSideProps) {
  const t = useText();
  const { face, inspect } = useTable();
  const { inspected } = useAttention();
  const { log, view } = useStore(stage.shown);
  const seat = inspected === undefined ? undefined : face.seatOf?.(inspected);
  return (
    <aside className="table-side" aria-label={t('table.log')}>
      <nav className="side-tools" aria-label={t('table.side')}>
        <Link to={`/rules/${face.id}`} className="button is-quiet">
          {t('table.rules')}
        </Link>
        <Link to="/settings" className="button is-quiet">
          {t('settings.title')}
        </Link>
      </nav>
      {note}
      <SideTabs slots={slots} isSeen={isOpen}>
        {slots.log?.(onLook) ?? (
          <LogPanel
            log={log}
            onOpen={(length) => {
              stage.lookAt(length);
              onLook();
            }}
          />
        )}
      </SideTabs>
      {inspected !== undefined && (
        <section className="inspector" aria-label={t('table.inspector')}>
          <button type="button" className="inspector-close" aria-label={t('close')} onClick={() => inspect(undefined)}>
            ×
          </button>
          {seat !== undefined && slots.who?.(seat)}
          <face.Inspector subject={inspected} view={view} />
        </section>
      )}
    </aside>
  );
}
