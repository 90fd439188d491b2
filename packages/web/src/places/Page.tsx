import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import { goBack } from '@souk/table-kit/router';
import type { ReactNode } from 'react';
import { GAME_IDS } from '../games/games.js';
import { Places } from './home/Places.js';
import { Sky } from './home/Sky.js';
import { StallScene } from './home/StallScene.js';
import './page.css';

interface PageProps {
  readonly title: string;
  /** The game that the place belongs to: its stall stands above. */
  readonly game?: string;
  /** Whether it belongs to none, but to the market: all stalls stand above. */
  readonly isAtMarket?: boolean;
  readonly children: ReactNode;
}

/** A place that is read: the square behind it, the way back and to other places, a title, and what there is. */
export function Page({ title, game, isAtMarket = false, children }: PageProps) {
  const t = useText();
  const stalls = isAtMarket ? GAME_IDS : game === undefined ? [] : [game];
  return (
    <div className="page-square">
      <Sky />
      <main className={stalls.length === 0 ? 'page' : 'page stall-page'}>
        <header className="page-head">
          {stalls.length > 0 && (
            <div className={`page-scenes is-${stalls.length === 1 ? 'one' : 'all'}`}>
              {stalls.map((each) => (
                <StallScene key={each} game={each} className="page-scene" />
              ))}
            </div>
          )}
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
