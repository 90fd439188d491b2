import { HIGHEST_INFAMY } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { useText } from '@souk/table-kit/components/Text';
import type { ReactNode } from 'react';
import { Seal } from '../art/Signs.js';
import { type Column, isCounted, sumOf, type Way } from './inspection.js';

interface FindingsProps {
  readonly column: Column;
  /** Whether this player called the inspection, and then whether nobody has less in store. */
  readonly called: boolean;
  readonly isLeast: boolean;
  /** Whether it is settled that there is no fine. */
  readonly isUnfined: boolean;
}

/** What the inspectors make of a storehouse, line by line: every number that moves the dial or costs gold. */
export function Findings({ column, called, isLeast, isUnfined }: FindingsProps) {
  const t = useText();
  const { counted, infamy, penalty, appraised, fine, bribe } = column;
  if (counted === 0 && !isCounted(column)) return <dl className="aa-findings" />;
  const isSpared = called && penalty === 0 && isLeast;
  const sum = sumOf(column);
  return (
    <dl className="aa-findings">
      <Line term={t('aa.scene.inStore')} className={`is-sum ${sum > 0 ? 'is-bad' : 'is-good'}`}>
        {signed(sum)}
      </Line>
      {penalty > 0 && <Line term={t('aa.scene.tooSoon')}>{signed(penalty)}</Line>}
      {infamy !== undefined && (
        <Line term={t('aa.scene.infamy')}>
          <WayOf way={infamy} />
        </Line>
      )}
      {isSpared && <Line term={t('aa.scene.least')}>{t('aa.scene.noPenalty')}</Line>}
      {appraised !== 0 && (
        <Line term={t('aa.scene.appraised')}>{t('aa.scene.goldChange', { gold: signed(appraised) })}</Line>
      )}
      {fine !== undefined && (
        <Line
          className="is-fine"
          term={
            <>
              <Seal /> {t('aa.scene.past', { n: fine.markers, most: HIGHEST_INFAMY })}
            </>
          }
        >
          {t('aa.scene.goldChange', { gold: signed(0 - fine.gold) })}
        </Line>
      )}
      {isUnfined && !isSpared && <Line term={t('aa.scene.fines')}>{t('aa.scene.none')}</Line>}
      {bribe !== undefined && (
        <Line term={t('aa.scene.bribe')}>
          {bribe.points === 0 ? t('aa.scene.none') : t('aa.scene.bribed', { gold: bribe.gold, n: bribe.points })}
        </Line>
      )}
    </dl>
  );
}

interface LineProps {
  readonly term: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

const Line = ({ term, className = '', children }: LineProps) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The hand of the dial, from where it stood to where it stands: past 24 it begins again at 0. */
function WayOf({ way: { from, to, laps } }: { readonly way: Way }) {
  if (from === to && laps === 0) return to;
  const stops = [from, ...Array.from({ length: laps }, () => `${HIGHEST_INFAMY} ↺ 0`), to];
  return <>{stops.join(' → ')}</>;
}
