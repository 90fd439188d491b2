import type { GameTypes } from '@souk/kernel';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import type { ReplaySession } from '../session/replay-session.js';

/** Milliseconds between moves, once all of a move has been shown. */
export const PACES = [
  { between: 1800, label: 'replay.speed.1' },
  { between: 700, label: 'replay.speed.2' },
  { between: 60, label: 'replay.speed.3' },
] as const;

const STEADY = PACES[1].between;

export interface Playing {
  readonly isOn: boolean;
  readonly pace: number;
  setPace(pace: number): void;
  /** Begins, from the start if the end has been reached, or pauses. */
  toggle(): void;
}

/** Plays a replay on by itself, at a pace. */
export function usePlaying(session: ReplaySession<GameTypes>): Playing {
  const at = useStore(session.at);
  const arrived = useStore(session.arrived);
  const [pace, setPace] = useState<number>(STEADY);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (!isOn || arrived !== at) return;
    if (at === session.total) {
      setIsOn(false);
      return;
    }
    const timer = window.setTimeout(() => session.goTo(at + 1), pace);
    return () => window.clearTimeout(timer);
  }, [isOn, pace, at, arrived, session]);
  return {
    isOn,
    pace,
    setPace,
    toggle() {
      if (!isOn && at === session.total) session.goTo(0);
      setIsOn(!isOn);
    },
  };
}
