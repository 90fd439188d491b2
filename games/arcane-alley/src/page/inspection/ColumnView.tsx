import { numbersOf, type View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { Count } from '@souk/table-kit/components/Count';
import { SeatName } from '@souk/table-kit/components/SeatName';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { pictureOf } from '../art/items.js';
import { Coin, Eye } from '../art/Signs.js';
import { Dial } from '../Dial.js';
import { itemName, valuesOf, wizardName } from '../naming.js';
import { PlayerFace } from '../PlayerFace.js';
import { Storehouse, storehouseName } from '../Storehouse.js';
import { places } from '../stepping.js';
import { Findings } from './Findings.js';
import { type Column, type Inspection, isLeast, isSettled, isUnfined, leastOf, type SoldSet } from './inspection.js';

interface ColumnViewProps {
  readonly view: View;
  readonly picture: Inspection;
  readonly seat: number;
  readonly isOwn: boolean;
  /** Whether the inspectors are here. */
  readonly isAt: boolean;
  /** How many points of infamy the slider would buy off. */
  readonly bribe: number;
}

/** One player's storehouse at an inspection: what is turned up, sold and counted, and what comes of it. */
export function ColumnView({ view, picture, seat, isOwn, isAt, bribe }: ColumnViewProps) {
  const t = useText();
  const { speaker } = useTable();
  const column = elementAt(picture.columns, seat);
  const { infamy } = elementAt(view.players, seat);
  const laps = column.infamy?.laps ?? 0;
  return (
    <article
      className={`aa-col ${isOwn ? 'is-own' : ''} ${isAt ? 'is-at' : ''}`}
      aria-label={storehouseName(seat, speaker, t)}
      data-at={places.player(seat)}
    >
      <ColumnHead {...{ view, picture, seat, column }} />
      {column.sold.length > 0 && <Sold sets={column.sold} />}
      <Storehouse view={view} seat={seat} markOf={(slot) => <Marks {...{ view, seat, slot, column }} />} />
      {column.fine !== undefined && <FineSeal gold={column.fine.gold} />}
      <div className="aa-col-foot">
        <span className={`aa-record ${bribe > 0 ? 'is-offered' : ''}`}>
          <Dial infamy={infamy - bribe} laps={laps} />
          <span>
            <span className="visually-hidden">{t(bribe > 0 ? 'aa.bribe.dial' : 'aa.infamy')} </span>
            <Count value={infamy - bribe} />
          </span>
        </span>
        <Findings
          column={column}
          called={picture.called === seat}
          isJudged={picture.called !== null}
          isLeast={isLeast(picture, seat)}
          least={leastOf(picture).map(speaker.name).join(', ')}
          isSettled={isSettled(picture, view)}
          isUnfined={isUnfined(picture, view, seat)}
        />
      </div>
    </article>
  );
}

interface ColumnPartProps {
  readonly view: View;
  readonly seat: number;
  readonly column: Column;
}

function ColumnHead({ view, picture, seat, column }: ColumnPartProps & { readonly picture: Inspection }) {
  const t = useText();
  const { speaker } = useTable();
  const { sitters } = useTableState();
  const { gold, wizard } = elementAt(view.players, seat);
  const { kind, level } = elementAt(sitters, seat);
  const about = [
    ...(wizard === null ? [] : [wizardName(wizard)]),
    ...(wizard === null && kind === 'bot' ? [t('table.level', { level: level ?? 1 })] : []),
    ...(picture.called === seat ? [t('aa.scene.called')] : []),
  ];
  return (
    <header className="aa-col-head">
      <span className="aa-portrait">
        <PlayerFace wizard={wizard} seat={seat} />
      </span>
      <span className="aa-name">
        <SeatName of={seat}>{speaker.name(seat)}</SeatName>
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </span>
      <span className="aa-col-gold" data-at={places.gold(seat)}>
        <Coin />
        {column.fine !== undefined && column.fine.gold > 0 && (
          <s>
            <span className="visually-hidden">{t('aa.scene.goldBefore')} </span>
            {column.fine.before}
          </s>
        )}
        <Count value={gold} />
        <span className="visually-hidden"> {t('aa.gold')}</span>
      </span>
    </header>
  );
}

/** The sets that were still sold, and what they brought. */
function Sold({ sets }: { readonly sets: readonly SoldSet[] }) {
  const t = useText();
  return (
    <ul className="aa-sold">
      {sets.map(({ as, items, gold }, i) => (
        <li key={i}>
          <span className="aa-sold-word">{t('aa.scene.soldNow')}</span>
          {items.map((item, k) => (
            <img key={k} src={pictureOf(item)} alt={k === 0 ? itemName(as) : ''} />
          ))}
          <strong>{t('aa.scene.goldChange', { gold: signed(gold) })}</strong>
        </li>
      ))}
    </ul>
  );
}

/** On an item: an eye where it was turned up, and what it counts. */
function Marks({ view, seat, slot, column }: ColumnPartProps & { readonly slot: number }) {
  const { item } = elementAt(elementAt(view.players, seat).storehouse.slots, slot);
  const points = slot < column.counted ? (column.points[slot] ?? null) : null;
  const isDoubled = points !== null && item !== null && points !== valuesOf(item, view).infamy;
  const { mirrorFactor } = numbersOf(view.options.houseRules);
  return (
    <>
      {column.turned.includes(slot) && (
        <span className="aa-eye" style={{ '--turn': column.turned.indexOf(slot) }}>
          <Eye />
        </span>
      )}
      {points !== null && (
        <span className={`aa-points ${points > 0 ? 'is-bad' : 'is-good'}`}>
          {isDoubled && <small>×{mirrorFactor} </small>}
          {signed(points)}
        </span>
      )}
    </>
  );
}

/** A fine is stamped onto the storehouse. The account below says the same. */
function FineSeal({ gold }: { readonly gold: number }) {
  const t = useText();
  return (
    <span className="aa-fine" aria-hidden="true">
      <small>{t('aa.scene.fine')}</small>
      <strong>{signed(0 - gold)}</strong>
    </span>
  );
}
