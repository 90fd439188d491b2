import { type ReactNode, useEffect, useState } from 'react';
import { areTablesWide, settings } from '../settings.js';
import type { TableSlots } from '../table-slots.js';
import { useText } from './Text.js';

interface SideTabsProps {
  readonly slots: TableSlots;
  /** Whether a phone shows the panel now. */
  readonly isSeen: boolean;
  readonly children: ReactNode;
}

/** The log; and where others sit elsewhere, what they say beside it. */
export function SideTabs({ slots: { talk }, isSeen, children }: SideTabsProps) {
  const t = useText();
  const [isTalk, setIsTalk] = useState(talk?.isFirst === true);
  const unread = talk?.unread ?? 0;
  useEffect(() => {
    const isShown = isTalk && (isSeen || areTablesWide(settings.get()));
    if (isShown && unread > 0) talk?.onRead();
  }, [isTalk, isSeen, unread, talk]);
  if (talk === undefined) return children;
  const tab = (isSelected: boolean, label: ReactNode, select: () => void) => (
    <button type="button" role="tab" aria-selected={isSelected} className="side-tab" onClick={select}>
      {label}
    </button>
  );
  return (
    <div className="side-tabs">
      <div role="tablist" className="side-tablist" aria-label={t('table.side')}>
        {tab(!isTalk, t('table.log'), () => setIsTalk(false))}
        {tab(
          isTalk,
          <>
            {talk.label}
            <Unread count={unread} />
          </>,
          () => setIsTalk(true),
        )}
      </div>
      <div role="tabpanel" className="side-panel" aria-label={isTalk ? talk.label : t('table.log')}>
        {isTalk ? talk.node : children}
      </div>
    </div>
  );
}

/** How much has not been read yet. */
export function Unread({ count }: { readonly count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('table.unread', { n: count })}</span>
    </span>
  );
}
