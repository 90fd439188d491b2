import type { Analysis, MoveReport, Reason, TurningPoint } from '@souk/bots';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { ReasonList } from '@souk/table-kit/components/ReasonList';
import { Say } from '@souk/table-kit/components/Say';
import { useText } from '@souk/table-kit/components/Text';
import type { LogSentence, Sentence } from '@souk/table-kit/face';
import type { SavedMatch } from '../session/saved-match.js';
import { highlightTitle } from './highlight-title.js';
import type { Highlight, Highlights } from './highlights.js';
import { percent, percentLost } from './percent.js';

/** In which words moves are told. */
export interface Teller {
  /** What happened in a move. */
  played(number: number): readonly LogSentence[];
  /** What another move would have done in its place. */
  instead(number: number, code: number): Sentence;
  /** What a move is good for. */
  because(reason: Reason): Sentence;
}

export interface VerdictsProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly teller: Teller;
  /** Moves of which something has been said already. */
  readonly told: readonly (number | undefined)[];
  readonly onGoTo: (move: number) => void;
}

interface ChoicesMadeProps extends Omit<VerdictsProps, 'told'> {
  readonly highlights: Highlights;
  readonly own: number | undefined;
  readonly saved: SavedMatch;
}

/** The same two moves that the end names, with the same figures. */
export function ChoicesMade({ highlights: { best, costliest }, own, saved, ...props }: ChoicesMadeProps) {
  const t = useText();
  const { analysis, names } = props;
  if (best === undefined && costliest === undefined) return null;
  const verdict = (highlight: Highlight, isBest: boolean) => (
    <MoveVerdict {...props} report={elementAt(analysis.moves, highlight.number - 1)}>
      {t('analysis.highlight', {
        title: highlightTitle(highlight, isBest, { saved, own, names }, t),
        n: signed(highlight.percent),
      })}
    </MoveVerdict>
  );
  return (
    <ol className="turning-points">
      {best !== undefined && verdict(best, true)}
      {costliest !== undefined && verdict(costliest, false)}
    </ol>
  );
}

const points = (share: number): string => signed(percent(share));

/**
 * How everybody came from the start to the end. What chance brought and what only who looks further ahead could have known
 * are one thing to who reads it: what came as it could not be seen coming.
 */
export function SkillAndLuck({ analysis, names }: Pick<VerdictsProps, 'analysis' | 'names'>) {
  const t = useText();
  return (
    <table className="verdicts">
      <caption>{t('analysis.skillAndLuck')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('end.player')}</th>
          <th scope="col">{t('analysis.skill')}</th>
          <th scope="col">{t('analysis.gifts')}</th>
          <th scope="col">{t('analysis.luck')}</th>
        </tr>
      </thead>
      <tbody>
        {analysis.seats.map(({ skill, gifts, luck, foresight }, seat) => (
          <tr key={names[seat]}>
            <th scope="row">{names[seat]}</th>
            <td>{points(skill)}</td>
            <td>{points(gifts)}</td>
            <td>{points(luck + foresight)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The moves after which the match stood differently. */
export function TurningPoints(props: VerdictsProps) {
  const t = useText();
  const { analysis, told } = props;
  const turns = analysis.turningPoints.filter(({ number }) => !told.includes(number));
  return (
    <section>
      <h3>{t('analysis.turningPoints')}</h3>
      {analysis.turningPoints.length === 0 && <p className="soft">{t('analysis.noTurningPoints')}</p>}
      <ol className="turning-points">
        {turns.map((turn) => {
          const report = elementAt(analysis.moves, turn.number - 1);
          return (
            <MoveVerdict key={turn.number} {...props} report={report}>
              {turnText(turn, report.seat, props.names, t)}
            </MoveVerdict>
          );
        })}
      </ol>
    </section>
  );
}

/** What a move did to somebody, and whose choice that was. */
function turnText(
  { contender, swing, because }: TurningPoint,
  mover: number,
  names: readonly string[],
  t: ReturnType<typeof useText>,
): string {
  const fillings = { name: elementAt(names, contender), n: points(swing) };
  if (because === 'luck') return t('analysis.turn.luck', fillings);
  if (contender === mover) return t('analysis.turn.choice', fillings);
  return t('analysis.turn.choiceOf', { ...fillings, whose: elementAt(names, mover) });
}

const MOST_MISSED = 5;

/** What could have been done better, the dearest first, beside the turning points. */
export function MissedChances(props: VerdictsProps) {
  const t = useText();
  const { analysis, names, told } = props;
  const missed = analysis.moves
    .filter(({ better, number }) => better !== undefined && !told.includes(number))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_MISSED);
  if (missed.length === 0) return null;
  return (
    <section>
      <h3>{t('analysis.missed')}</h3>
      <ol className="turning-points">
        {missed.map((report) => (
          <MoveVerdict key={report.number} {...props} report={report}>
            {t('analysis.lost', { name: elementAt(names, report.seat), n: signed(-percentLost(report)) })}
          </MoveVerdict>
        ))}
      </ol>
    </section>
  );
}

interface MoveVerdictProps extends Pick<VerdictsProps, 'teller' | 'onGoTo'> {
  readonly report: MoveReport;
  readonly children: string;
}

/** It leads to the moment before the move, where it can be done otherwise. */
function MoveVerdict({ report, teller, onGoTo, children }: MoveVerdictProps) {
  const t = useText();
  const { number } = report;
  return (
    <li>
      <button
        type="button"
        className="log-line"
        title={t('analysis.before', { n: number })}
        onClick={() => onGoTo(number - 1)}
      >
        <span className="log-number">{number}</span>
        <strong>{children}</strong>{' '}
        {teller.played(number).map((sentence, i) => (
          <span key={i}>
            <Say sentence={sentence} />{' '}
          </span>
        ))}
      </button>
      <Better report={report} teller={teller} />
    </li>
  );
}

/** What would have been better, and why; nothing where the loss is not worth a word. */
export function Better({ report, teller }: Pick<MoveVerdictProps, 'report' | 'teller'>) {
  const t = useText();
  const { number, better, played } = report;
  if (better === undefined) return null;
  return (
    <p className="better">
      {t('analysis.better')} <Say sentence={teller.instead(number, better.move)} />{' '}
      {t('analysis.wouldHave', { n: percent(report.best), instead: percent(played) })}{' '}
      <ReasonList face={teller} reasons={better.reasons} k="analysis.because" />
    </p>
  );
}
