import type { Seat } from '@souk/kernel';
import type { Speaker } from '../face.js';
import { useText } from './Text.js';

interface CurtainProps {
  readonly seat: Seat;
  readonly speaker: Speaker;
  readonly onLift: () => void;
}

/** Hangs between two people at one screen, so that neither sees what the other may not show. */
export function Curtain({ seat, speaker, onLift }: CurtainProps) {
  const t = useText();
  return (
    <main className="curtain">
      <div className="curtain-folds" aria-hidden="true" />
      <div className="curtain-card">
        <h1>{t('curtain.title', { name: speaker.name(seat) })}</h1>
        <p>{t('curtain.help')}</p>
        {/* biome-ignore lint/a11y/noAutofocus: it is the only thing to do here */}
        <button type="button" className="button is-main" autoFocus onClick={onLift}>
          {t('curtain.lift', { name: speaker.name(seat) })}
        </button>
      </div>
    </main>
  );
}
