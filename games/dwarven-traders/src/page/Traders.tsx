import { type GemName, STORE_SIZE, type TraderName, type View } from '@souk/games/dwarven-traders';
import { Count } from '@souk/table-kit/components/Count';
import { Icon } from '@souk/table-kit/components/Icon';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { Text, useText } from '@souk/table-kit/components/Text';
import { Gem } from './Gem.js';
import { spots } from './spots.js';
import { places, traderIn } from './stepping.js';
import { WagonBack, WagonFront } from './Tools.js';
import { TraderFace } from './TraderFace.js';
import { nameOf } from './telling.js';

interface TraderProps {
  readonly view: View;
  readonly trader: TraderName;
}

/** A player or the Smuggler: face, name, points, space on the track, and what is in the wagons. */
export function Trader({ view, trader }: TraderProps) {
  const t = useText();
  const { speaker } = useTable();
  const { moment, shownPlaces, sitters } = useTableState();
  const { score, points, store } = traderIn(view, trader);
  const isTurn = trader !== 'smuggler' && moment.toAct.includes(trader);
  const name = nameOf(trader, speaker);
  const solo = view.seats === 1;
  const sitter = trader === 'smuggler' ? undefined : sitters[trader];
  return (
    <section
      className={`dt-trader ${isTurn ? 'is-turn' : ''} ${trader === 'smuggler' ? 'is-smuggler' : `is-seat-${trader}`} ${
        shownPlaces.includes(places.trader(trader)) ? 'is-shown' : ''
      }`}
      aria-label={t('dt.traderLong', { name, space: score, points })}
      data-at={places.trader(trader)}
    >
      <Spot
        className="dt-face"
        subject={trader === 'smuggler' ? 'smuggler' : `trader:${trader}`}
        label={trader === speaker.you ? t('dt.lookAtYou') : t('dt.lookAt', { name })}
      >
        <TraderFace trader={trader} />
      </Spot>
      <h2 className="dt-name" title={name}>
        <span>{name}</span>
        {sitter?.kind === 'bot' && (
          <small>
            <Icon name="bot" />
            {t('table.level', { level: sitter.level ?? 1 })}
          </small>
        )}
      </h2>
      <p className="dt-points">
        <Count value={points} />{' '}
        <abbr title={t(solo ? 'dt.roundsWon' : 'dt.vpLong')}>{solo ? t('dt.won') : t('dt.vp', { n: points })}</abbr>
      </p>
      <p className="dt-space" title={t('dt.spaceLong')}>
        <Text
          k="dt.space"
          with={{
            n: (
              <b>
                <Count value={score} />
              </b>
            ),
          }}
        />
      </p>
      <div className="dt-wagons">
        {trader === 'smuggler' && !solo ? (
          <Marker view={view} />
        ) : (
          Array.from({ length: STORE_SIZE }, (_, i) => <Wagon key={i} trader={trader} index={i} gem={store[i]} />)
        )}
      </div>
    </section>
  );
}

/** What a gem in a wagon can be picked for, if it can. */
function useWagonSpot(trader: TraderName, gem: GemName | undefined): string | undefined {
  const { picking, deciding } = useTableState();
  if (gem === undefined) return undefined;
  const candidates = trader === deciding ? [spots.wagon(gem), spots.give(gem)] : [spots.take(trader, gem)];
  return candidates.find((spot) => picking.lit.has(spot) || picking.taken.has(spot));
}

interface WagonProps {
  readonly trader: TraderName;
  readonly index: number;
  readonly gem: GemName | undefined;
}

function Wagon({ trader, index, gem }: WagonProps) {
  const t = useText();
  const { speaker } = useTable();
  const spot = useWagonSpot(trader, gem);
  const label =
    gem === undefined
      ? t('dt.wagonEmpty')
      : t('dt.wagonOf', { name: nameOf(trader, speaker), gem: t(`dt.gem.${gem}`) });
  return (
    <Spot className="dt-wagon" spot={spot} subject={gem === undefined ? undefined : `gem:${gem}`} label={label}>
      <WagonBack />
      <span className="dt-load" data-at={places.wagon(trader, index)}>
        {gem !== undefined && <Gem gem={gem} />}
      </span>
      <WagonFront />
      {gem === undefined && <span className="visually-hidden">{label}</span>}
    </Spot>
  );
}

/** The Smuggler has one gem, which is his piece on the track (DT-TRADE-4). */
function Marker({ view }: { readonly view: View }) {
  const t = useText();
  const { speaker } = useTable();
  const spot = useWagonSpot('smuggler', view.marker);
  return (
    <Spot
      className="dt-marker"
      spot={spot}
      subject="smuggler"
      label={t('dt.markerOf', { name: nameOf('smuggler', speaker), gem: t(`dt.gem.${view.marker}`) })}
    >
      <span className="dt-load" data-at={places.marker}>
        <Gem gem={view.marker} />
      </span>
      <span className="dt-marker-text">{t('dt.marker')}</span>
    </Spot>
  );
}
