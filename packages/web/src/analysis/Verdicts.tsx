import type { Analysis, MoveReport, Reason, TurningPoint } from '@souk/bots';
import { signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { ReasonList } from '@souk/table-kit/components/ReasonList';
import { Say } from '@souk/table-kit/components/Say';
import { useText } from '@souk/table-kit/components/Text';
import type { LogSentence, Sentence } from '@souk/table-kit/face';

/** In which words moves are told. */
export interface Teller {
  /** What happened in a move. */
  played(number: number): readonly LogSentence[];
  /** What another move would have done in its place. */
  instead(number: number, code: number): Sentence;
  /** What a move is good for. */
  because(reason: Reason): Sentence;
}

interface VerdictsProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly teller: Teller;
  readonly onGoTo: (move: number) => void;
}

const points = (share: number): string => signed(Math.round(share * 100));

/** How everybody came from the start to the end: skill, luck and what could only be seen later apart. */
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
          <th scope="col">{t('analysis.foresight')}</th>
        </tr>
      </thead>
      <tbody>
        {analysis.seats.map(({ skill, gifts, luck, foresight }, seat) => (
          <tr key={names[seat]}>
            <th scope="row">{names[seat]}</th>
            <td>{points(skill)}</td>
            <td>{points(gifts)}</td>
            <td>{points(luck)}</td>
            <td>{points(foresight)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The moves after which the match stood differently. */
export function TurningPoints(props: VerdictsProps) {
  const t = useText();
  const { analysis, names } = props;
  return (
    <section>
      <h3>{t('analysis.turningPoints')}</h3>
      {analysis.turningPoints.length === 0 && <p className="soft">{t('analysis.noTurningPoints')}</p>}
      <ol className="turning-points">
        {analysis.turningPoints.map((turn) => (
          <MoveVerdict key={turn.number} {...props} report={elementAt(analysis.moves, turn.number - 1)}>
            {turnText(turn, elementAt(names, turn.contender), t)}
          </MoveVerdict>
        ))}
      </ol>
    </section>
  );
}

const turnText = ({ swing, because }: TurningPoint, name: string, t: ReturnType<typeof useText>): string =>
  t(`analysis.turn.${because}`, { name, n: points(swing) });

const MOST_MISSED = 5;

/** What could have been done better, the dearest first, beside the turning points. */
export function MissedChances(props: VerdictsProps) {
  const t = useText();
  const { analysis, names } = props;
  const told = new Set(analysis.turningPoints.map(({ number }) => number));
  const missed = analysis.moves
    .filter(({ better, number }) => better !== undefined && !told.has(number))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_MISSED);
  if (missed.length === 0) return null;
  return (
    <section>
      <h3>{t('analysis.missed')}</h3>
      <ol className="turning-points">
        {missed.map((report) => (
          <MoveVerdict key={report.number} {...props} report={report}>
            {t('analysis.lost', { name: elementAt(names, report.seat), n: points(-report.loss) })}
          </MoveVerdict>
        ))}
      </ol>
    </section>
  );
}

interface MoveVerdictProps extends VerdictsProps {
  readonly report: MoveReport;
  readonly children: string;
}

function MoveVerdict({ report, teller, onGoTo, children }: MoveVerdictProps) {
  const { number } = report;
  return (
    <li>
      <button type="button" className="log-line" onClick={() => onGoTo(number)}>
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
      {t('analysis.wouldHave', { n: Math.round(better.chance * 100), instead: Math.round(played * 100) })}{' '}
      <ReasonList face={teller} reasons={better.reasons} />
    </p>
  );
}
