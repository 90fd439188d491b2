import type { ArcaneAlleyTypes, View } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { SceneProps } from '@souk/table-kit/scene';
import { useState } from 'react';
import { Backdrop } from '../art/Alley.js';
import { PlayerFace } from '../PlayerFace.js';
import { useOwnSeat } from '../useOwnSeat.js';
import { ColumnView } from './ColumnView.js';
import { type Inspection, isCounted, sumOf } from './inspection.js';
import { Terms } from './Terms.js';
import { useBribe } from './useBribe.js';

/** With so many players there are two rows of storehouses, and less beside each. */
const MANY = 4;

/** The own storehouse is the second of the first row: with three players it stands in the middle. */
function seating(own: number, seats: number): readonly number[] {
  const others = Array.from({ length: seats - 1 }, (_, k) => (own + 1 + k) % seats);
  return [...others.slice(0, 1), own, ...others.slice(1)];
}

/** All storehouses side by side, as the inspectors go through them; on a phone the one that they are at. */
export function Picture({ view, picture }: SceneProps<ArcaneAlleyTypes, Inspection>) {
  const own = useOwnSeat(view);
  const { deciding } = useTableState();
  const { at, turnTo } = useAttendedSeat(picture, deciding ?? picture.at ?? own);
  const { points } = useBribe();
  const isLast = picture.round === picture.rounds;
  return (
    <div
      className={`aa-scene is-for-${view.seats} ${view.seats >= MANY ? 'is-many' : ''} ${isLast ? 'is-last' : ''} is-inspected`}
    >
      <Backdrop />
      <Sums view={view} picture={picture} at={at} onTurn={turnTo} />
      <div className="aa-columns">
        {seating(own, view.seats).map((seat) => (
          <ColumnView
            key={seat}
            {...{ view, picture, seat }}
            isOwn={seat === own}
            isAt={seat === at}
            bribe={seat === deciding ? points : 0}
          />
        ))}
      </div>
      <Terms />
    </div>
  );
}

/** The storehouse that a phone shows: that of who decides, or where the inspectors are, unless somebody has turned to another since. */
function useAttendedSeat(picture: Inspection, seat: number) {
  const [turned, setTurned] = useState<{ readonly picture: Inspection; readonly to: number }>();
  const at = turned !== undefined && turned.picture === picture ? turned.to : seat;
  return { at, turnTo: (to: number) => setTurned({ picture, to }) };
}

interface SumsProps {
  readonly view: View;
  readonly picture: Inspection;
  readonly at: number;
  readonly onTurn: (seat: number) => void;
}

/** All sums in a strip: where there is room for one storehouse only, each leads to its own. */
function Sums({ view, picture, at, onTurn }: SumsProps) {
  const t = useText();
  const { speaker } = useTable();
  return (
    <ul className="aa-sums">
      {view.players.map(({ wizard, infamy }, seat) => {
        const column = elementAt(picture.columns, seat);
        const sum = column.counted === 0 ? '…' : signed(sumOf(column));
        return (
          <li key={seat} className={isCounted(column) ? 'is-counted' : ''}>
            <button type="button" aria-pressed={seat === at} onClick={() => onTurn(seat)}>
              <PlayerFace wizard={wizard} seat={seat} />
              <span className="aa-sums-name">{speaker.name(seat)}</span>
              <strong>{sum}</strong>
              <span className="visually-hidden">{t('aa.scene.sumsInfamy', { infamy })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
