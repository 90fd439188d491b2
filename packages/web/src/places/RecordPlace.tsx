import { type GameTypes, InputError, type Verdict, type Viewer } from '@souk/kernel';
import { useEffect, useState } from 'react';
import { go } from '../app/router.js';
import { Icon } from '../design/Icon.js';
import { faceOf } from '../games/faces.js';
import { rulesOf } from '../games/rules.js';
import { addCatalogue } from '../i18n/language.js';
import { useText } from '../i18n/text.js';
import { downloadRecord, playOnFrom, verdictOn } from '../session/records.js';
import { ReplaySession } from '../session/replay-session.js';
import { type SavedMatch, savedMatch } from '../session/saved-match.js';
import type { Face } from '../table-kit/face.js';
import { Table } from '../table-kit/Table.js';
import './records.css';

interface Opened {
  readonly saved: SavedMatch;
  readonly session: ReplaySession<GameTypes>;
  readonly face: Face;
}

async function open(match: string, viewer: Viewer): Promise<Opened> {
  const saved = savedMatch(match);
  if (saved === undefined) throw new InputError('match', 'a match that this browser has kept', match);
  const [rules, face] = await Promise.all([rulesOf(saved.game), faceOf(saved.game)]);
  await addCatalogue(face.texts);
  return { saved, face, session: new ReplaySession(rules, saved, viewer) };
}

/** A finished match, to be watched again move by move. */
export default function RecordPlace({ match }: { readonly match: string }) {
  const t = useText();
  const [viewer, setViewer] = useState<Viewer>(() => firstPerson(savedMatch(match)));
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<Error>();
  useEffect(() => {
    open(match, viewer).then(setOpened, (error: unknown) =>
      setProblem(error instanceof Error ? error : new Error(String(error))),
    );
  }, [match, viewer]);
  if (problem !== undefined) throw problem;
  if (opened === undefined) return <p className="loading">{t('table.opening')}</p>;
  return (
    <Table
      key={String(viewer)}
      session={opened.session}
      face={opened.face}
      footer={<Scrubber opened={opened} viewer={viewer} onViewer={setViewer} />}
    />
  );
}

function firstPerson(saved: SavedMatch | undefined): Viewer {
  const seat = saved?.sitters.findIndex(({ kind }) => kind === 'person') ?? -1;
  return seat === -1 ? 'spectator' : seat;
}

const PACES = [2400, 1200, 500] as const;

interface ScrubberProps {
  readonly opened: Opened;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
}

/** Goes through a match, and offers what can be done with its record. */
function Scrubber({ opened: { saved, session }, viewer, onViewer }: ScrubberProps) {
  const t = useText();
  const [at, setAt] = useState(session.at);
  const [pace, setPace] = useState<number>();
  const [verdict, setVerdict] = useState<Verdict>();
  const [more, setMore] = useState(false);
  const move = (to: number): void => {
    session.goTo(to);
    setAt(session.at);
  };
  useEffect(() => {
    if (pace === undefined) return;
    const timer = window.setInterval(() => {
      session.goTo(session.at + 1);
      setAt(session.at);
      if (session.at === session.total) setPace(undefined);
    }, pace);
    return () => window.clearInterval(timer);
  }, [pace, session]);
  const seat = typeof viewer === 'number' ? viewer : 0;
  return (
    <div className="scrubber">
      <button type="button" className="tool" aria-label={t('replay.back')} onClick={() => move(at - 1)}>
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t(pace === undefined ? 'replay.play' : 'replay.pause')}
        onClick={() => setPace(pace === undefined ? PACES[1] : undefined)}
      >
        <Icon name={pace === undefined ? 'play' : 'pause'} />
      </button>
      <button type="button" className="tool" aria-label={t('replay.next')} onClick={() => move(at + 1)}>
        <Icon name="next" />
      </button>
      <label className="scrubber-line">
        <span className="visually-hidden">{t('replay.move')}</span>
        <input
          type="range"
          min={0}
          max={session.total}
          value={at}
          onChange={({ target }) => move(target.valueAsNumber)}
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
        <label>
          <span className="visually-hidden">{t('replay.speed')}</span>
          <select
            value={pace ?? ''}
            onChange={({ target }) => setPace(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{t('replay.paused')}</option>
            {PACES.map((each, i) => (
              <option key={each} value={each}>
                {t(`replay.speed.${i + 1}`)}
              </option>
            ))}
          </select>
        </label>
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
        <button
          type="button"
          className="button is-quiet"
          disabled={at === session.total}
          onClick={() => go(`/table/${playOnFrom(saved, at, seat, 3).id}`)}
        >
          {t('replay.playOn')}
        </button>
        <button type="button" className="button is-quiet" onClick={() => void downloadRecord(saved)}>
          {t('replay.export')}
        </button>
        <button type="button" className="button is-quiet" onClick={() => void verdictOn(saved).then(setVerdict)}>
          {t('replay.verify')}
        </button>
      </div>
      {verdict !== undefined && (
        <p className={`verdict ${verdict.fair ? 'is-fair' : 'is-unfair'}`} role="status">
          {verdict.fair ? t('replay.fair') : t('replay.unfair', { problems: verdict.problems.join('; ') })}
        </p>
      )}
    </div>
  );
}
