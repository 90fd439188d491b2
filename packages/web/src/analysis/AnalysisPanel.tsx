import type { GameTypes } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import type { Speaker } from '@souk/table-kit/face';
import { rivalName } from '@souk/table-kit/i18n/names';
import { speakerFor } from '@souk/table-kit/speaking';
import { useStore } from '@souk/table-kit/store';
import { useMemo, useState } from 'react';
import type { ReplaySession } from '../session/replay-session.js';
import type { SavedMatch } from '../session/saved-match.js';
import { Curve } from './Curve.js';
import { highlightsOf } from './highlights.js';
import type { UsedAnalysis } from './useAnalysis.js';
import {
  ChoicesMade,
  MissedChances,
  SkillAndLuck,
  type Teller,
  TurningPoints,
  type VerdictsProps,
} from './Verdicts.js';
import './analysis.css';

interface AnalysisPanelProps {
  readonly saved: SavedMatch;
  readonly session: ReplaySession<GameTypes>;
  readonly teller: Teller;
  readonly analysis: UsedAnalysis;
}

/** What a strong bot thinks of a match, move by move. */
export function AnalysisPanel({ saved, session, teller, analysis }: AnalysisPanelProps) {
  const t = useText();
  const at = useStore(session.at);
  const { insight, begin, cancel } = analysis;
  const speaker = useMemo(() => speakerFor(session.sitters, session.you), [session]);
  const names = contenders(saved, speaker);
  const goTo = (move: number): void => session.goTo(move);
  if (insight.kind === 'none' || insight.kind === 'failed') {
    return (
      <section className="analysis" aria-label={t('analysis.title')}>
        <h2>{t('analysis.title')}</h2>
        <p>{t('analysis.about')}</p>
        {insight.kind === 'failed' && <p role="alert">{t('analysis.failed', { problem: insight.problem })}</p>}
        <button type="button" className="button is-main" onClick={begin}>
          {t('analysis.begin')}
        </button>
      </section>
    );
  }
  const moves = insight.kind === 'done' ? insight.analysis.moves : insight.moves;
  const start = insight.kind === 'done' ? insight.analysis.start : moves[0]?.chances;
  const chances = start === undefined ? [] : [start, ...moves.map((move) => move.chances)];
  return (
    <section className="analysis" aria-label={t('analysis.title')}>
      <h2>{t('analysis.title')}</h2>
      {insight.kind === 'running' && (
        <div className="analysis-running" role="status">
          <span>{t('analysis.running', { n: moves.length, total: session.total })}</span>
          <progress value={moves.length} max={session.total} aria-label={t('analysis.title')} />
          <button type="button" className="button is-quiet" onClick={cancel}>
            {t('analysis.cancel')}
          </button>
        </div>
      )}
      {chances.length > 0 && <Curve chances={chances} names={names} total={session.total} at={at} onGoTo={goTo} />}
      {insight.kind === 'done' && (
        <>
          <Verdicts
            analysis={insight.analysis}
            names={names}
            teller={teller}
            own={session.you}
            saved={saved}
            onGoTo={goTo}
          />
          <ChancesInNumbers chances={chances} names={names} />
        </>
      )}
    </section>
  );
}

interface WholeProps extends Omit<VerdictsProps, 'told'> {
  readonly own: number | undefined;
  readonly saved: SavedMatch;
}

/** What is thought of the whole and of single moves, none of them twice. */
function Verdicts({ own, saved, ...props }: WholeProps) {
  const { startOwn, moves, turningPoints } = props.analysis;
  const highlights = highlightsOf(startOwn, moves, own);
  const made = [highlights.best?.number, highlights.costliest?.number];
  const turned = turningPoints.map(({ number }) => number);
  return (
    <>
      <ChoicesMade {...props} {...{ highlights, own, saved }} />
      <TurningPoints {...props} told={made} />
      <MissedChances {...props} told={[...made, ...turned]} />
      <SkillAndLuck {...props} />
    </>
  );
}

/** The seats by name, and the rivals that are ranked with them. */
const contenders = ({ sitters, outcome }: SavedMatch, { name }: Speaker): string[] => [
  ...sitters.map((_, seat) => name(seat)),
  ...(outcome?.rivals ?? []).map(({ name }) => rivalName(name)),
];

interface ChancesInNumbersProps {
  readonly chances: readonly (readonly number[])[];
  readonly names: readonly string[];
}

/** The curve in numbers. */
function ChancesInNumbers({ chances, names }: ChancesInNumbersProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('analysis.inNumbers')}</summary>
      {open && (
        <table className="verdicts">
          <thead>
            <tr>
              <th scope="col">{t('replay.move')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chances.map((each, move) => (
              <tr key={move}>
                <th scope="row">{move}</th>
                {each.map((chance, contender) => (
                  <td key={names[contender]}>{t('analysis.percent', { n: Math.round(chance * 100) })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
