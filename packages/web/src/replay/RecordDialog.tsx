import type { Verdict, Viewer } from '@souk/kernel';
import { Dialog } from '@souk/table-kit/components/Dialog';
import { ShareAnswer } from '@souk/table-kit/components/ShareAnswer';
import { useText } from '@souk/table-kit/components/Text';
import type { Shared } from '@souk/table-kit/table-slots';
import { useState } from 'react';
import { downloadRecord, isProvable, shareRecord, verdictOn } from '../session/records.js';
import { ownSeatIn, type SavedMatch } from '../session/saved-match.js';
import { proofProblem } from './record-problems.js';
import { PACES, type Playing } from './usePlaying.js';

interface RecordDialogProps {
  readonly saved: SavedMatch;
  readonly playing: Playing;
  readonly viewer: Viewer;
  readonly hides: boolean;
  readonly onViewer: (viewer: Viewer) => void;
  readonly onClose: () => void;
}

/** How a replay is watched, and what else can be done with its record. */
export function RecordDialog({ saved, playing, viewer, hides, onViewer, onClose }: RecordDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('replay.more')} className="record-dialog" onClose={onClose}>
      <label className="field">
        <span className="field-label">{t('replay.eyes')}</span>
        <select
          value={String(viewer)}
          onChange={({ target }) => onViewer(target.value === 'spectator' ? 'spectator' : Number(target.value))}
        >
          <option value="spectator">{t('replay.spectator')}</option>
          {saved.sitters.map(({ name }, each) => (
            <option key={each} value={each}>
              {each === ownSeatIn(saved) ? t('replay.eyesYou') : t('replay.eyesOf', { name })}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="field-label">{t('replay.speed')}</span>
        <select value={playing.pace} onChange={({ target }) => playing.setPace(Number(target.value))}>
          {PACES.map(({ between, label }) => (
            <option key={between} value={between}>
              {t(label)}
            </option>
          ))}
        </select>
      </label>
      <Proof saved={saved} hides={hides} />
      <div className="dialog-buttons">
        <ShareLink saved={saved} />
        <button type="button" className="button" onClick={() => void downloadRecord(saved)}>
          {t('replay.export')}
        </button>
        <button type="button" className="button is-main" onClick={onClose}>
          {t('replay.backToReplay')}
        </button>
      </div>
    </Dialog>
  );
}

/** Hands the record on as a link. Where it was copied nobody could see it otherwise. */
function ShareLink({ saved }: Pick<RecordDialogProps, 'saved'>) {
  const t = useText();
  const [shared, setShared] = useState<Shared>();
  return (
    <>
      <span className="soft" role="status">
        <ShareAnswer shared={shared} copied={t('replay.shared')} />
      </span>
      <button type="button" className="button" onClick={() => void shareRecord(saved).then(setShared)}>
        {t('replay.share')}
      </button>
    </>
  );
}

/** Has the record proved, and says what was found. */
function Proof({ saved, hides }: Pick<RecordDialogProps, 'saved' | 'hides'>) {
  const t = useText();
  const [verdict, setVerdict] = useState<Verdict>();
  if (!isProvable(saved)) {
    return <p className="verdict is-none">{t(hides ? 'replay.noVerdict' : 'replay.noVerdictOpen')}</p>;
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void verdictOn(saved).then(setVerdict)}>
        {t('replay.verify')}
      </button>
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
