import { signed } from '@souk/i18n';
import type { GameTypes } from '@souk/kernel';
import { Say } from '@souk/table-kit/components/Say';
import { useText } from '@souk/table-kit/components/Text';
import type { Face, LogSentence } from '@souk/table-kit/face';
import { rivalName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import type { Session } from '@souk/table-kit/session';
import { speakerFor } from '@souk/table-kit/speaking';
import { useEffect, useId, useMemo } from 'react';
import type { SavedMatch } from '../session/saved-match.js';
import { ChanceLines } from './ChanceLines.js';
import { highlightTitle } from './highlight-title.js';
import { type Highlight, highlightsOf } from './highlights.js';
import { useAnalysis } from './useAnalysis.js';
import './chances.css';

interface ChancesProps {
  readonly saved: SavedMatch;
  readonly session: Session<GameTypes>;
  readonly face: Face;
  /** Opens a moment of the match in its analysis; left out: with the record. */
  readonly onOpen?: ((move: number) => void) | undefined;
}

/** How the chances changed, as far as the bots have thought about it by now, and what was best and worst. */
export default function Chances({ saved, session, face, onOpen }: ChancesProps) {
  const t = useText();
  const id = useId();
  const { insight, begin } = useAnalysis(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every match
  useEffect(begin, [saved.id]);
  const speaker = useMemo(() => speakerFor(session.sitters, session.you), [session]);
  const names = [
    ...session.sitters.map((_, seat) => speaker.name(seat)),
    ...(saved.outcome?.rivals ?? []).map(({ name }) => rivalName(name)),
  ];
  if (insight.kind === 'none') return null;
  if (insight.kind === 'failed') {
    return <p className="end-panel chances-note">{t('analysis.failed', { problem: insight.problem })}</p>;
  }
  const moves = insight.kind === 'done' ? insight.analysis.moves : insight.moves;
  const start = insight.kind === 'done' ? insight.analysis.start : moves[0]?.chances;
  const startOwn = insight.kind === 'done' ? insight.analysis.startOwn : moves[0]?.own;
  const marks = startOwn === undefined ? undefined : highlightsOf(startOwn, moves, session.you);
  const total = saved.moves.length;
  const open = onOpen ?? ((move: number): void => go(`/records/${saved.id}?analysis&move=${move}`));
  // Where it can be done otherwise, and played on from.
  const openBefore = (move: number): void => open(move - 1);
  const titleOf = (highlight: Highlight, isBest: boolean): string =>
    highlightTitle(highlight, isBest, { saved, own: session.you, names }, t);
  return (
    <>
      <section className="end-panel chances" aria-labelledby={id}>
        <h3 id={id}>{t('end.chances')}</h3>
        <ChanceLines
          {...{ names, total }}
          own={session.you}
          chances={start === undefined ? [] : [start, ...moves.map(({ chances }) => chances)]}
          chapters={chaptersOf(session, face)}
          marks={marks}
          nameOf={(mark, isBest) => t('end.mark', { title: titleOf(mark, isBest), n: mark.number })}
          onOpen={openBefore}
        />
        {insight.kind === 'running' && <p className="chances-note">{t('end.thinking', { n: moves.length, total })}</p>}
      </section>
      {insight.kind === 'done' && marks !== undefined && (
        <Cards
          {...marks}
          {...{ session, titleOf }}
          tell={(number) => told(session, face, number, speaker)}
          onOpen={openBefore}
        />
      )}
    </>
  );
}

/** Where rounds begin: the lines between them. A game whose chapters are short has none. */
const MOST_CHAPTERS = 8;

/** Which share of a match two lines are apart at least. */
const APART = 0.05;

function chaptersOf(session: Session<GameTypes>, face: Face): readonly number[] {
  const starts = session
    .past()
    .filter(({ events }) => events.some((event) => face.chapter(event) !== undefined))
    .map(({ after }) => after.length);
  if (starts.length > MOST_CHAPTERS) return [];
  const apart = APART * session.moment.length;
  return starts.filter((at, i) => at - (starts[i - 1] ?? 0) > apart && session.moment.length - at > apart);
}

const MOST_TOLD = 2;

function told(
  session: Session<GameTypes>,
  face: Face,
  number: number,
  speaker: ReturnType<typeof speakerFor>,
): readonly LogSentence[] {
  const played = session.past().find(({ after }) => after.length === number);
  const events = played?.events ?? [];
  return events.flatMap((_, at) => face.tell({ events, at }, speaker) ?? []).slice(0, MOST_TOLD);
}

interface CardsProps {
  readonly best: Highlight | undefined;
  readonly costliest: Highlight | undefined;
  readonly session: Session<GameTypes>;
  readonly titleOf: (highlight: Highlight, isBest: boolean) => string;
  readonly tell: (number: number) => readonly LogSentence[];
  readonly onOpen: (move: number) => void;
}

/** The best move and the costliest, which open that moment. */
function Cards({ best, costliest, session: { you }, titleOf, tell, onOpen }: CardsProps) {
  const t = useText();
  const card = (highlight: Highlight, isBest: boolean) => {
    return (
      <button
        type="button"
        className={`end-panel highlight ${isBest ? 'is-good' : 'is-bad'}`}
        onClick={() => onOpen(highlight.number)}
      >
        <strong>{titleOf(highlight, isBest)}</strong>
        <strong className="highlight-change">{t('analysis.percent', { n: signed(highlight.percent) })}</strong>
        <span className="highlight-what">
          {t('end.move', { n: highlight.number })}{' '}
          {tell(highlight.number).map((sentence, i) => (
            <span key={i}>
              <Say sentence={sentence} />{' '}
            </span>
          ))}
        </span>
      </button>
    );
  };
  return (
    <div className="highlights">
      {best !== undefined && card(best, true)}
      {costliest === undefined ? (
        <p className="end-panel chances-note">{t(you === undefined ? 'end.noCostAll' : 'end.noCost')}</p>
      ) : (
        card(costliest, false)
      )}
    </div>
  );
}
