import type { GameTypes } from '@souk/kernel';
import { type MouseEvent, useMemo, useState } from 'react';
import type { ShownScene } from '../scene.js';
import { motionSpeed, useSettings } from '../settings.js';
import type { Shown, Stage } from '../stage.js';
import { useSceneKeys } from '../useSceneKeys.js';
import { Icon } from './Icon.js';
import { Say } from './Say.js';
import { useTable } from './TableContext.js';
import { useText } from './Text.js';

interface SceneOrBoardProps {
  readonly stage: Stage<GameTypes>;
  readonly shown: Shown;
}

/** What lies on the table: the board, or the scene that takes its place until somebody wants to see the table under it. */
export function SceneOrBoard({ stage, shown }: SceneOrBoardProps) {
  const t = useText();
  const { face } = useTable();
  const { view, scene, busy } = shown;
  const [isLooking, look] = useState(false);
  const toggle = (): void => look(!isLooking);
  if (scene === undefined && isLooking) look(false);
  const isSkipped = busy && scene?.farewell === undefined;
  const goOn = (): void => (isSkipped ? stage.skip() : stage.leaveScene());
  useSceneKeys(scene !== undefined && busy ? goOn : undefined);
  // The same element for the same view: what changes besides is for the parts that ask for it.
  const board = useMemo(() => <face.Board view={view} />, [face, view]);
  if (scene === undefined) return board;
  if (!isLooking)
    return <SceneSection {...{ stage, shown, scene }} onSkip={isSkipped ? goOn : undefined} onLook={toggle} />;
  return (
    <>
      {board}
      <button type="button" className="button is-main scene-back" data-key="V" onClick={toggle}>
        {t('scene.back')}
      </button>
    </>
  );
}

interface SceneSectionProps extends SceneOrBoardProps {
  readonly scene: ShownScene;
  /** Jumps to the last picture, while there is one to come. */
  readonly onSkip: (() => void) | undefined;
  readonly onLook: () => void;
}

const PRESSED = 'button, a, input, label, .spot';

function SceneSection({ stage, shown, scene, onSkip, onLook }: SceneSectionProps) {
  const t = useText();
  const { face } = useTable();
  const isStill = motionSpeed(useSettings()) === 'off';
  if (face.scene === undefined) return null;
  const skip = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(PRESSED) === null) onSkip?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space skip, too, wherever the focus is
    <section className="scene" aria-labelledby="scene-title" onClick={skip}>
      <h2 className="visually-hidden" id="scene-title">
        <Say sentence={face.scene.title(scene.picture)} />
      </h2>
      <face.scene.Picture view={shown.view} picture={scene.picture} past={stage.past} />
      <div
        key={onSkip === undefined ? 'last' : 'early'}
        className={`scene-tools ${onSkip === undefined ? '' : 'is-early'}`}
      >
        {!shown.busy && !shown.lookingBack && !isStill && (
          <button type="button" className="button is-quiet" title={t('scene.again')} onClick={() => stage.watchScene()}>
            <Icon name="again" />
            <span>{t('scene.again')}</span>
          </button>
        )}
        <button type="button" className="button is-quiet" title={t('scene.lookKey')} data-key="V" onClick={onLook}>
          <Icon name="eye" />
          <span>{t('scene.look')}</span>
        </button>
      </div>
    </section>
  );
}

/** How far a scene has come: it stands in the head, where the phases of the game do. */
export function SceneSteps({ scene, view }: { readonly scene: ShownScene; readonly view: object }) {
  const t = useText();
  const { face } = useTable();
  if (face.scene === undefined) return null;
  const { names, at } = face.scene.steps(scene.picture, view);
  return (
    <ol className="scene-steps" aria-label={t('scene.steps')}>
      {names.map((name, i) => (
        <li key={name} className={i < at ? 'is-done' : ''} aria-current={i === at ? 'step' : undefined}>
          {t(name)}
        </li>
      ))}
    </ol>
  );
}
