import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import { goBack } from '@souk/table-kit/router';
import type { ReactNode } from 'react';
import { Places } from './home/Places.js';
import { Sky } from './home/Sky.js';
import { StallScene } from './home/StallScene.js';
import './page.css';

interface PageProps {
  readonly title: string;
  /** The game that the place belongs to: its stall stands above. */
  readonly game?: string;
  readonly children: ReactNode;
}

/** A place that is read: the square behind it, the way back and to other places, a title, and what there is. */
export function Page({ title, game, children }: PageProps) {
  const t = useText();
  return (
    <div className="page-square">
      <Sky />
      <main className={game === undefined ? 'page' : 'page stall-page'}>
        <header className="page-head">
          {game !== undefined && <StallScene game={game} className="page-scene" />}
          <div className="page-sign">
            <button type="button" className="tool" aria-label={t('back')} onClick={goBack}>
              <Icon name="back" />
            </button>
            <h1>{title}</h1>
          </div>
          <Places />
        </header>
        {children}
      </main>
    </div>
  );
}
