import { HIGHEST_INFAMY } from '@souk/games/arcane-alley';
import { signed } from '@souk/i18n';
import { useText } from '@souk/table-kit/components/Text';
import type { ReactNode } from 'react';
import { Seal } from '../art/Signs.js';
import { type Column, isCounted, sumOf } from './inspection.js';
import { LAP, type Reckoning, reckoningOf } from './reckoning.js';

interface FindingsProps {
  readonly column: Column;
  /** Whether this player called the inspection, and whether anybody did. */
  readonly called: boolean;
  readonly isJudged: boolean;
  /** Whether nobody has less in store; and who has the least, by name. */
  readonly isLeast: boolean;
  readonly least: string;
  /** Whether the dials have come to where they stay; and whether it is settled that there is no fine. */
  readonly isSettled: boolean;
  readonly isUnfined: boolean;
}

/** What the inspectors make of a storehouse, line by line: every number that moves the dial or costs gold. */
export function Findings({ column, called, isJudged, isLeast, least, isSettled, isUnfined }: FindingsProps) {
  const t = useText();
  const { counted, penalty, appraised, fine, bribe } = column;
  if (counted === 0 && !isCounted(column)) return <dl className="aa-findings" />;
  const isSpared = called && penalty === 0 && isLeast;
  const sum = sumOf(column);
  const reckoning = reckoningOf(column, isSettled);
  return (
    <dl className="aa-findings">
      <Line
        term={
          <>
            {t('aa.scene.inStore')}
            {isJudged && isLeast && <em className="aa-least">{t('aa.scene.theLeast')}</em>}
          </>
        }
        className={`is-sum ${sum > 0 ? 'is-bad' : 'is-good'}`}
      >
        {signed(sum)}
      </Line>
      {penalty > 0 && <Line term={t('aa.scene.tooSoon', { names: least })}>{signed(penalty)}</Line>}
      {reckoning !== undefined && <Sum reckoning={reckoning} />}
      {isSpared && <Line term={t('aa.scene.least')}>{t('aa.scene.noPenalty')}</Line>}
      {appraised !== 0 && (
        <Line term={t('aa.scene.appraised')}>{t('aa.scene.goldChange', { gold: signed(appraised) })}</Line>
      )}
      {fine !== undefined && (
        <Line
          className="is-fine"
          term={
            <>
              <Seal /> {t('aa.scene.past', { n: fine.markers })}
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

const plus = (change: number): string => (change < 0 ? `\u2212 ${-change}` : `+ ${change}`);

/** What the infamy was, what comes to it, and what that makes; and past 24, where it begins again at 0, what stays. */
function Sum({ reckoning: { from, added, total, laps, to, isStopped } }: { readonly reckoning: Reckoning }) {
  const t = useText();
  const over = `${total} \u2212 ${laps === 1 ? '' : `${laps} × `}${LAP}`;
  const makes = added.reduce((sum, each) => sum + each, from) === total ? '=' : '→';
  return (
    <>
      <Line term={t('aa.scene.infamy')}>
        {added.every((each) => each === 0) ? total : `${[from, ...added.map(plus)].join(' ')} ${makes} ${total}`}
      </Line>
      {(laps > 0 || isStopped) && (
        <Line term={isStopped ? t('aa.scene.stopped') : t('aa.scene.anew', { most: HIGHEST_INFAMY })}>
          {isStopped ? to : `${over} = ${to}`}
        </Line>
      )}
    </>
  );
}
