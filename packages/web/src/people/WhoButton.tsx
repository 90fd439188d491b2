import { useText } from '@souk/table-kit/components/Text';
import { type ReactNode, Suspense, useState } from 'react';
import { CardDialog } from './CardDialog.js';
import { lazyPeople } from './lazy.js';
import type { Who } from './WhoCard.js';
import './who-card.css';

const WhoCard = lazyPeople(() => import('./WhoCard.js'));

interface WhoButtonProps {
  readonly who: Who;
  readonly game: string;
  /** Whether it stands in a line of text. */
  readonly isInline?: boolean;
  readonly children: ReactNode;
}

const nameOf = (who: Who): string => (who.kind === 'person' ? who.person.name : who.name);

/** A name at a table: it opens a small card over it, so that nobody leaves a match to see whom they play. */
export function WhoButton({ who, game, isInline = false, children }: WhoButtonProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`who-button ${isInline ? 'is-inline' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <CardDialog label={t('table.about', { name: nameOf(who) })} onClose={() => setIsOpen(false)}>
          <Suspense fallback={<p>{t('loading')}</p>}>
            <WhoCard who={who} game={game} />
          </Suspense>
        </CardDialog>
      )}
    </>
  );
}
