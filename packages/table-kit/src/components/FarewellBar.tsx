import type { ReactNode } from 'react';
import type { ShownScene } from '../scene.js';
import { motionSpeed, useSettings } from '../settings.js';
import { Say } from './Say.js';
import { useText } from './Text.js';

interface FarewellBarProps {
  readonly farewell: NonNullable<ShownScene['farewell']>;
  readonly notice: ReactNode;
  readonly clock: ReactNode;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

/** The prompt while the last picture of a scene waits: what came of it, and the way on. */
export function FarewellBar({ farewell, notice, clock, onLeave, onAgain }: FarewellBarProps) {
  const t = useText();
  const isStill = motionSpeed(useSettings()) === 'off';
  const { text, button, patience } = farewell;
  return (
    <section className="prompt is-mine is-farewell" aria-label={t('table.prompt')}>
      {notice}
      <p className="prompt-text">
        <Say sentence={text} />
      </p>
      {clock}
      <div className="prompt-buttons">
        {!isStill && (
          <button type="button" className="button is-quiet" onClick={onAgain}>
            {t('scene.again')}
          </button>
        )}
        <button type="button" className="button is-main" data-choice="go-on" onClick={onLeave}>
          {patience !== undefined && <Ring patience={patience} />}
          <Say sentence={button} />
        </button>
      </div>
    </section>
  );
}

/** How much time is left until it goes on by itself. */
function Ring({ patience }: { readonly patience: number }) {
  const t = useText();
  return (
    <svg
      className="farewell-ring"
      viewBox="0 0 20 20"
      role="img"
      aria-label={t('scene.goesOn', { n: Math.round(patience / 1000) })}
    >
      <circle cx="10" cy="10" r="8" pathLength={100} style={{ animationDuration: `${patience}ms` }} />
    </svg>
  );
}
