import type { Outcome } from '@souk/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EndingFace, winnersOf } from '../../ending.js';
import type { Played } from '../../session.js';
import { motionSpeed, useSettings } from '../../settings.js';
import type { Share, TableSlots } from '../../table-slots.js';
import { useLatest } from '../../useLatest.js';
import { useTable } from '../TableContext.js';
import { useText } from '../Text.js';
import { AccountTable } from './AccountTable.js';
import { EndButtons } from './EndButtons.js';
import { withGivenUp } from './given-up.js';
import { saidOfEnd } from './said.js';
import { Winners } from './Winners.js';
import '../../style/end.css';
import '../../style/end-winners.css';
import '../../style/account.css';
import '../../style/end-motion.css';

export interface EndSceneProps {
  readonly ending: EndingFace;
  readonly view: object;
  readonly outcome: Outcome;
  readonly past: readonly Played[];
  readonly onRematch: (() => void) | undefined;
  readonly onShare: Share | undefined;
  /** Shows the table instead. */
  readonly onLook: () => void;
  /** Tells those who listen. */
  readonly onSay: (text: string) => void;
  /** Whether it has been seen before: then nothing moves. */
  readonly isSeen: boolean;
  readonly slots: TableSlots;
}

/** The end in the place of the board: who has won and why, how it came about, and what can be done next. */
export function EndScene(props: EndSceneProps) {
  const { ending, view, outcome, past, onRematch, onShare, onLook, isSeen, slots } = props;
  const t = useText();
  const { speaker, session } = useTable();
  const counted = useMemo(
    () => ending.account({ view, outcome, past }, speaker),
    [ending, view, outcome, past, speaker],
  );
  const winners = winnersOf(outcome);
  const { said, account, isOurs } = withGivenUp({ outcome, account: counted, speaker }, slots.gaveUp, t);
  const [isStill, keepStill] = useState(isSeen);
  const scene = useArrival(isStill, () => keepStill(true));
  const say = useLatest(() => props.onSay(saidOfEnd(said, account, speaker, t)));
  useEffect(() => say.current(), [say]);
  const { record = session.live ? `/records/${session.id}` : null, isRecordComing = false } = slots;
  const isMoving = motionSpeed(useSettings()) !== 'off';
  const watchAgain = (): void => {
    flushSync(() => keepStill(true));
    // What has been drawn without motion can come in anew.
    scene.current?.getBoundingClientRect();
    keepStill(false);
  };
  return (
    <>
      <ending.Backdrop />
      <section ref={scene} className={`end ${isStill ? 'is-still' : ''}`} aria-label={t('end.result')} tabIndex={-1}>
        <div className="end-layout">
          <Winners {...{ ending, view, winners }} headline={said} why={account.why} isOurs={isOurs} />
          <div className="end-right">
            <AccountTable account={account} ending={ending} view={view} />
            {slots.chances}
          </div>
          <div className="end-actions">
            {slots.ending}
            <EndButtons
              {...{ onRematch, onShare, onLook, record, isRecordComing }}
              onAgain={isMoving ? watchAgain : undefined}
              onAnalyse={slots.onAnalyse}
            />
          </div>
        </div>
      </section>
    </>
  );
}

const SKIPS: readonly string[] = ['Enter', ' '];

/**
 * Whoever was at the board is at the end now, and a key or a tap shows its last picture at once. A button that is
 * pressed meanwhile still does what it does.
 */
function useArrival(isStill: boolean, skip: () => void) {
  const scene = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) scene.current?.focus({ preventScroll: true });
  }, []);
  const latest = useLatest(skip);
  useEffect(() => {
    if (isStill) return;
    const press = ({ key }: KeyboardEvent): void => {
      if (SKIPS.includes(key)) latest.current();
    };
    const point = (): void => latest.current();
    window.addEventListener('keydown', press);
    window.addEventListener('pointerdown', point);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('pointerdown', point);
    };
  }, [isStill, latest]);
  return scene;
}
