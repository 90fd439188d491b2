import { signed } from '@souk/i18n';
import { SeatName } from '@souk/table-kit/components/SeatName';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { Fragment } from 'react';
import { Gem } from '../Gem.js';
import { Likeness } from '../TraderFace.js';
import { nameOf } from '../telling.js';
import { type Podium, places, type Stand, type Stone, stonesOf } from './podium.js';

/** The best stands second from the left, as on any podium. */
const columnOf = (rank: number): number => (rank === 0 ? 2 : rank === 1 ? 1 : rank + 1);

/** Stones as high as their places, who stands on them, and what they bring; before, all traders on the floor. */
export function Stones({ podium }: { readonly podium: Podium }) {
  const stones = stonesOf(podium);
  if (stones.length === 0) {
    return (
      <ul className="dt-stones">
        {podium.stands.map((stand) => (
          <li key={stand.trader} className="dt-stone is-floor">
            <Figure podium={podium} stand={stand} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ol className="dt-stones">
      {stones.map((stone, rank) => (
        <li
          key={stone.place}
          className={`dt-stone is-place-${stone.place} ${stones.length - rank <= podium.risen ? 'is-risen' : ''}`}
          style={{ '--column': columnOf(rank), '--wide': stone.stands.length }}
        >
          <div className="dt-figures">
            {stone.stands.map((stand) => (
              <Figure key={stand.trader} podium={podium} stand={stand} />
            ))}
          </div>
          <Block podium={podium} stone={stone} />
        </li>
      ))}
    </ol>
  );
}

interface FigureProps {
  readonly podium: Podium;
  readonly stand: Stand;
}

/** A trader, with what was left over and sold. */
function Figure({ podium, stand: { trader, sold, shows, space, placed } }: FigureProps) {
  const t = useText();
  const { speaker } = useTable();
  return (
    <div className={`dt-figure ${trader === 'smuggler' ? 'is-smuggler' : `is-seat-${trader}`}`}>
      {sold !== undefined && (
        <span className="dt-sold">
          <span className="visually-hidden">{t('dt.podium.sold')} </span>
          {shows.map(({ gem, price }, i) => (
            <span key={i} className="dt-sold-gem">
              <Gem gem={gem} />
              <span className="visually-hidden">{t(`dt.gem.${gem}`)} </span>
              {shows.length === 1 ? <Earned sum={price} /> : signed(price)}
            </span>
          ))}
          {shows.length > 1 && (
            <>
              {' = '}
              <Earned sum={sold} />
            </>
          )}
        </span>
      )}
      {trader === 'smuggler' && podium.marker !== undefined && (
        <span className="dt-sold">
          {t('dt.podium.piece')}
          <Gem gem={podium.marker} />
          <span className="visually-hidden">{t(`dt.gem.${podium.marker}`)}</span>
        </span>
      )}
      <Likeness trader={trader} />
      {placed === undefined && (
        <>
          <strong className="dt-names">
            <SeatName of={trader}>{nameOf(trader, speaker)}</SeatName>
          </strong>
          <small>{t('dt.podium.space', { space })}</small>
        </>
      )}
    </div>
  );
}

const Earned = ({ sum }: { readonly sum: number }) => (
  <strong className={sum < 0 ? 'is-bad' : 'is-good'}>{signed(sum)}</strong>
);

function Block({ podium, stone }: { readonly podium: Podium; readonly stone: Stone }) {
  const t = useText();
  const { speaker } = useTable();
  const { place, points, stands } = stone;
  const [first] = stands;
  return (
    <div className="dt-block">
      <strong className="dt-names">
        {stands.map(({ trader }, i) => (
          <Fragment key={trader}>
            {i > 0 && ' · '}
            <SeatName of={trader}>{nameOf(trader, speaker)}</SeatName>
          </Fragment>
        ))}
      </strong>
      {first !== undefined && <small>{t('dt.podium.space', { space: first.space })}</small>}
      <span className={`dt-coins ${podium.step === 'points' ? 'is-here' : ''}`}>
        {stands.map(({ trader }) => (
          <span key={trader} className="dt-coin" data-at={places.coin(trader)}>
            <strong>{points}</strong>
            <small>{t(podium.solo ? 'dt.podium.rounds' : 'dt.podium.points', { n: points })}</small>
          </span>
        ))}
      </span>
      <small>{t(stands.length > 1 ? 'dt.podium.shared' : 'dt.podium.place', { place })}</small>
    </div>
  );
}
