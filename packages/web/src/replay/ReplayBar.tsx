import type { GameTypes } from '@souk/kernel';
import { Icon, type IconName } from '@souk/table-kit/components/Icon';
import { Say } from '@souk/table-kit/components/Say';
import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import type { ReplaySession } from '../session/replay-session.js';
import type { ToldMove } from './told-moves.js';
import type { Playing } from './usePlaying.js';
import './replay.css';

interface ReplayBarProps {
  readonly session: ReplaySession<GameTypes>;
  readonly playing: Playing;
  /** What was done at each move. */
  readonly moves: readonly ToldMove[];
  readonly onPlayOn: () => void;
  readonly onMore: () => void;
}

/** Goes through a match. It stands where the prompt bar stands in play, so that the table is as large as there. */
export function ReplayBar({ session, playing, moves, onPlayOn, onMore }: ReplayBarProps) {
  const t = useText();
  const at = useStore(session.at);
  const { total } = session;
  return (
    <section className="prompt replay-bar" aria-label={t('replay.bar')}>
      {/* The list of moves says the same, where there is room for it beside the table. */}
      <p className="replay-said">
        {at === 0
          ? t('replay.start')
          : moves[at - 1]?.sentences.map((sentence, i) => (
              <span key={i}>
                <Say sentence={sentence} />{' '}
              </span>
            ))}
      </p>
      <div className="replay-steps">
        <Step icon="first" label={t('replay.first')} shortcut="Home" isFar act={() => session.goTo(0)} />
        <Step icon="back" label={t('replay.back')} shortcut="ArrowLeft" act={() => session.goTo(at - 1)} />
        <Step
          icon={playing.isOn ? 'pause' : 'play'}
          label={t(playing.isOn ? 'replay.pause' : 'replay.play')}
          shortcut=" "
          act={playing.toggle}
        />
        <Step icon="next" label={t('replay.next')} shortcut="ArrowRight" act={() => session.goTo(at + 1)} />
        <Step icon="last" label={t('replay.last')} shortcut="End" isFar act={() => session.goTo(total)} />
      </div>
      <label className="replay-line">
        <span className="visually-hidden">{t('replay.move')}</span>
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          onChange={({ target }) => session.goTo(target.valueAsNumber)}
        />
      </label>
      <output className="replay-at">{t('replay.at', { at, total })}</output>
      <button type="button" className="button" disabled={at === total} onClick={onPlayOn}>
        {t('replay.playOn')}
      </button>
      <button type="button" className="tool" aria-label={t('replay.more')} title={t('replay.more')} onClick={onMore}>
        <Icon name="more" />
      </button>
    </section>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut: string;
  /** Whether it gives way where there is little room. */
  readonly isFar?: boolean;
  readonly act: () => void;
}

/** A mouse leaves the focus where it is, so that Space plays on and does not press what was clicked last. */
const Step = ({ icon, label, shortcut, isFar = false, act }: StepProps) => (
  <button
    type="button"
    className={`tool ${isFar ? 'is-far-step' : ''}`}
    aria-label={label}
    title={label}
    data-key={shortcut}
    onPointerDown={(event) => event.preventDefault()}
    onClick={act}
  >
    <Icon name={icon} />
  </button>
);
