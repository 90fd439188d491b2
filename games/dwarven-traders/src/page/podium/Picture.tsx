import type { DwarvenTradersTypes } from '@souk/games/dwarven-traders';
import { Say } from '@souk/table-kit/components/Say';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { SceneProps } from '@souk/table-kit/scene';
import { Backdrop } from '../Cavern.js';
import { ScoreRail } from '../ScoreTrack.js';
import { Likeness } from '../TraderFace.js';
import { nameOf } from '../telling.js';
import { whyOver } from './beats.js';
import { Lanterns } from './Lanterns.js';
import { PointsTable } from './PointsTable.js';
import type { Next, Podium } from './podium.js';
import { Stones } from './Stones.js';
import { LevelPairs, Ties } from './Ties.js';

/** How a round ends: the stones, and beside them what the round has changed. */
export function Picture({ view, picture, past }: SceneProps<DwarvenTradersTypes, Podium>) {
  const { speaker } = useTable();
  const isSelling = picture.step === 'sell';
  return (
    <div className={`dt-scene is-${picture.step}`}>
      <Backdrop />
      <div className="dt-podium">
        <div className={`dt-podium-track ${isSelling ? '' : 'is-faded'}`}>
          <ScoreRail view={view} />
        </div>
        <Stones podium={picture} />
      </div>
      <p className="dt-plate dt-why">
        <Say sentence={whyOver({ round: picture.round, trader: picture.stuck }, speaker)} />
      </p>
      <div className="dt-podium-side">
        {picture.solo ? <Lanterns podium={picture} past={past} /> : <PointsTable podium={picture} past={past} />}
        {picture.ranked && <LevelPairs podium={picture} past={past} />}
        {picture.step !== 'sell' && <Ties podium={picture} />}
        {picture.next !== undefined && <Order next={picture.next} />}
      </div>
    </div>
  );
}

/** Who takes the first gem of the next round, and who starts it. */
function Order({ next: { round, choosers, starter } }: { readonly next: Next }) {
  const t = useText();
  const { speaker } = useTable();
  return (
    <section className="dt-plate">
      <h3>{t('dt.podium.order', { round })}</h3>
      <ol className="dt-order">
        {choosers.map((trader) => (
          <li key={trader}>
            <Likeness trader={trader} />
            {nameOf(trader, speaker)}
          </li>
        ))}
      </ol>
      <p className="dt-order-starter">{t('dt.podium.starter', { name: nameOf(starter, speaker) })}</p>
    </section>
  );
}
