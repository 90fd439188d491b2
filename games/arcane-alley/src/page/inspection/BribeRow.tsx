import { type ArcaneAlleyTypes, BRIBE_PRICE } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import type { BoardProps } from '@souk/table-kit/face';
import type { KeyboardEvent } from 'react';
import { pointsIn, spots } from '../spots.js';
import { useBribe } from './useBribe.js';

/** How far Page Up and Page Down go. */
const LEAP = 3;

/** The answers to what is asked of a bribe: as many points as the list of legal moves has, and what they would come to. */
export function BribeRow({ view }: BoardProps<ArcaneAlleyTypes>) {
  const t = useText();
  const { picking, deciding } = useTableState();
  const { points, setPoints } = useBribe();
  if (deciding === undefined || view.decision?.kind !== 'bribe') return null;
  const most = Math.max(0, ...pointsIn(picking.left));
  const { gold, infamy } = elementAt(view.players, deciding);
  const paid = points * BRIBE_PRICE;
  const spot = spots.bribe(points);
  return (
    <section className="aa-bribe" aria-label={t('aa.bribe.title')}>
      <p className="aa-bribe-title">
        <strong>{t('aa.bribe.title')}</strong>
        <small>{t('aa.bribe.price', { gold: BRIBE_PRICE })}</small>
      </p>
      <Slider
        {...{ points, most, setPoints }}
        label={t('aa.bribeLabel')}
        value={t('aa.bribe.value', { n: points, gold: paid, left: infamy - points })}
        end={t('aa.bribe.most', { n: most })}
        outcome={t('aa.bribe.outcome', { gold, goldLeft: gold - paid, infamy, infamyLeft: infamy - points })}
      />
      <div className="aa-bribe-buttons">
        <Answer spot={spots.bribe(0)} isMain={points === 0} text={t('aa.bribeNothing')} />
        <Answer
          spot={spot}
          isMain
          isAway={points === 0}
          text={t('aa.bribePay', { gold: paid, n: points })}
          longest={t('aa.bribePay', { gold: most * BRIBE_PRICE, n: most })}
        />
      </div>
    </section>
  );
}

interface AnswerProps {
  readonly spot: string;
  readonly isMain: boolean;
  /** Its room is kept, so that the slider is as long as ever. */
  readonly isAway?: boolean;
  readonly text: string;
  /** The longest text that it may have, whose room it takes from the start. */
  readonly longest?: string;
}

/** It names its move, and so is the button that the move would wait for. */
function Answer({ spot, isMain, isAway = false, text, longest = text }: AnswerProps) {
  const { pick } = useTable();
  const { picking } = useTableState();
  return (
    <button
      type="button"
      className={`button ${isMain ? 'is-main' : 'is-quiet'} ${isAway ? 'is-away' : ''}`}
      data-longest={longest}
      data-choice={picking.lit.has(spot) && !isAway ? spot : undefined}
      onClick={() => pick(spot, 'button')}
    >
      {text}
    </button>
  );
}

interface SliderProps {
  readonly points: number;
  readonly most: number;
  readonly setPoints: (points: number) => void;
  readonly label: string;
  readonly value: string;
  readonly outcome: string;
  /** How far it goes, with its unit. */
  readonly end: string;
}

function Slider({ points, most, setPoints, label, value, outcome, end }: SliderProps) {
  const go = (to: number): void => setPoints(Math.min(most, Math.max(0, to)));
  const leap = (event: KeyboardEvent): void => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    go(points + (event.key === 'PageUp' ? LEAP : -LEAP));
  };
  return (
    <div className="aa-slider" style={{ '--at': most === 0 ? 0 : points / most }}>
      <p className="aa-slider-outcome" aria-hidden="true">
        {outcome}
      </p>
      <input
        type="range"
        min={0}
        max={most}
        value={points}
        aria-label={label}
        aria-valuetext={value}
        onKeyDown={leap}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      <span className="aa-slider-knob" aria-hidden="true">
        {points}
      </span>
      <span className="aa-slider-ends" aria-hidden="true">
        <span>0</span>
        <span>{end}</span>
      </span>
    </div>
  );
}
