import type { GameTypes, Verdict, Viewer } from '@souk/kernel';
import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import { go } from '@souk/table-kit/router';
import { useStore } from '@souk/table-kit/store';
import { type ReactNode, useEffect, useState } from 'react';
import { downloadRecord, type Hidden, isProvable, playOnFrom, verdictOn } from '../session/records.js';
import type { ReplaySession } from '../session/replay-session.js';
import type { SavedMatch } from '../session/saved-match.js';
import { proofProblem } from './input-problems.js';
import './records.css';

/** Milliseconds between moves, once all of a move has been shown. */
const PACES = [
  { between: 1800, label: 'replay.speed.1' },
  { between: 700, label: 'replay.speed.2' },
  { between: 60, label: 'replay.speed.3' },
] as const;

interface ScrubberProps {
  readonly saved: SavedMatch;
  readonly session: ReplaySession<GameTypes>;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  readonly analysing: boolean;
  readonly onAnalyse: () => void;
}

/** Plays a replay on by itself, at a pace. */
function usePace(session: ReplaySession<GameTypes>, at: number) {
  const arrived = useStore(session.arrived);
  const [pace, setPace] = useState<number>();
  useEffect(() => {
    if (pace === undefined || arrived !== at) return;
    if (at === session.total) {
      setPace(undefined);
      return;
    }
    const timer = window.setTimeout(() => session.goTo(at + 1), pace);
    return () => window.clearTimeout(timer);
  }, [pace, at, arrived, session]);
  const play = (next: number | undefined): void => {
    if (next !== undefined && at === session.total) session.goTo(0);
    setPace(next);
  };
  return { pace, play };
}

/** Goes through a match, and offers what can be done with its record. */
export function Scrubber(props: ScrubberProps) {
  const t = useText();
  const { session } = props;
  const at = useStore(session.at);
  const { pace, play } = usePace(session, at);
  const [more, setMore] = useState(false);
  return (
    <div className="scrubber">
      <button type="button" className="tool" aria-label={t('replay.back')} onClick={() => session.goTo(at - 1)}>
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t(pace === undefined ? 'replay.play' : 'replay.pause')}
        onClick={() => play(pace === undefined ? PACES[1].between : undefined)}
      >
        <Icon name={pace === undefined ? 'play' : 'pause'} />
      </button>
      <button type="button" className="tool" aria-label={t('replay.next')} onClick={() => session.goTo(at + 1)}>
        <Icon name="next" />
      </button>
      <label className="scrubber-line">
        <span className="visually-hidden">{t('replay.move')}</span>
        <input
          type="range"
          min={0}
          max={session.total}
          value={at}
          onChange={({ target }) => session.goTo(target.valueAsNumber)}
        />
      </label>
      <output>{t('replay.at', { at, total: session.total })}</output>
      <button
        type="button"
        className="tool scrubber-open"
        aria-label={t('replay.more')}
        aria-expanded={more}
        onClick={() => setMore(!more)}
      >
        <Icon name="gear" />
      </button>
      <div className={`scrubber-more ${more ? 'is-open' : ''}`}>
        <PaceField pace={pace} onPace={play} />
        <RecordActions {...props} at={at} />
      </div>
    </div>
  );
}

interface PaceFieldProps {
  readonly pace: number | undefined;
  readonly onPace: (pace: number | undefined) => void;
}

function PaceField({ pace, onPace }: PaceFieldProps) {
  const t = useText();
  return (
    <label>
      <span className="visually-hidden">{t('replay.speed')}</span>
      <select
        value={pace ?? ''}
        onChange={({ target }) => onPace(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{t('replay.paused')}</option>
        {PACES.map(({ between, label }) => (
          <option key={between} value={between}>
            {t(label)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What can be done with a record, beside watching it. */
function RecordActions(props: ScrubberProps & { readonly at: number }) {
  const { saved, session, viewer, onViewer, analysing, onAnalyse, at } = props;
  const t = useText();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <label>
        <span className="visually-hidden">{t('replay.eyes')}</span>
        <select
          value={String(viewer)}
          onChange={({ target }) => onViewer(target.value === 'spectator' ? 'spectator' : Number(target.value))}
        >
          <option value="spectator">{t('replay.spectator')}</option>
          {saved.sitters.map(({ name }, each) => (
            <option key={each} value={each}>
              {t('replay.eyesOf', { name })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button is-quiet" aria-pressed={analysing} onClick={onAnalyse}>
        {t('analysis.title')}
      </button>
      <button
        type="button"
        className="button is-quiet"
        disabled={at === session.total}
        aria-expanded={choosing}
        onClick={() => setChoosing(!choosing)}
      >
        {t('replay.playOn')}
      </button>
      <button type="button" className="button is-quiet" onClick={() => void downloadRecord(saved)}>
        {t('replay.export')}
      </button>
      <Proof saved={saved}>
        {choosing && at < session.total && (
          <PlayOn saved={saved} at={at} seat={typeof viewer === 'number' ? viewer : 0} />
        )}
      </Proof>
    </>
  );
}

interface ProofProps {
  readonly saved: SavedMatch;
  /** What stands between the button and what it has found. */
  readonly children: ReactNode;
}

/** Has the record proved, and says what was found. */
function Proof({ saved, children }: ProofProps) {
  const t = useText();
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <>
      {isProvable(saved) ? (
        <button type="button" className="button is-quiet" onClick={() => void verdictOn(saved).then(setVerdict)}>
          {t('replay.verify')}
        </button>
      ) : (
        <p className="verdict is-none">{t('replay.noVerdict')}</p>
      )}
      {children}
      {verdict !== undefined && (
        <p className={`verdict ${verdict.fair ? 'is-fair' : 'is-unfair'}`} role="status">
          {verdict.fair
            ? t('replay.fair')
            : t('replay.unfair', { problems: verdict.problems.map(proofProblem).join(' ') })}
        </p>
      )}
    </>
  );
}

const HIDDEN: readonly Hidden[] = ['as-they-were', 'as-believed'];

interface PlayOnProps {
  readonly saved: SavedMatch;
  readonly at: number;
  readonly seat: number;
}

/** From this moment on, against bots: in whose place, and with which hidden things. */
function PlayOn({ saved, at, seat }: PlayOnProps) {
  const t = useText();
  const [as, setAs] = useState(seat);
  return (
    <div className="play-on">
      <label>
        {t('replay.playOnAs')}{' '}
        <select value={as} onChange={({ target }) => setAs(Number(target.value))}>
          {saved.sitters.map(({ name }, each) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {HIDDEN.map((hidden) => (
        <button
          key={hidden}
          type="button"
          className="button"
          onClick={() => void playOnFrom(saved, at, as, hidden).then(({ id }) => go(`/table/${id}`))}
        >
          {t(`replay.hidden.${hidden}`)}
        </button>
      ))}
    </div>
  );
}
