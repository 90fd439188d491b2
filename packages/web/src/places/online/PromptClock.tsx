import { elementAt, type GameTypes } from '@souk/kernel';
import type { SeatInfo } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { timeLeft, timeText } from '../../online/clock.js';
import type { MatchStatus, OnlineSession } from '../../session/online-session.js';
import { useNow } from './useNow.js';

const HURRY = 10_000;

interface PromptClockProps {
  readonly status: MatchStatus;
  readonly session: OnlineSession<GameTypes>;
  /** What the table gives for a decision, in milliseconds. */
  readonly given: number;
  readonly now: () => number;
}

const isPlayedByPerson = ({ person, bot }: SeatInfo): boolean => person !== null && bot === null;

/** The time that runs: one's own if it does, otherwise that of the seat that is waited for. */
export function PromptClock({ status, session, given, now }: PromptClockProps) {
  const t = useText();
  const { clock, toAct, seats } = status;
  const acting = toAct.filter((each) => isPlayedByPerson(elementAt(seats, each)));
  const seat = acting.find((each) => each === session.you) ?? acting[0];
  const runs = clock !== null && clock.deadline !== null && seat !== undefined;
  const time = useNow(now, runs);
  if (!runs) return null;
  const { decision, reserve } = timeLeft(clock, seat, true, time, given);
  const name = seat === session.you ? t('you') : elementAt(session.sitters, seat).name;
  const isShort = decision + reserve <= HURRY;
  return (
    <p
      className={`clock ${isShort ? 'is-short' : ''}`}
      role="timer"
      aria-label={t('clock.label', { name, time: timeText(decision, t), reserve: timeText(reserve, t) })}
    >
      <span aria-hidden="true">
        {decision > 0 || reserve === 0 ? timeText(decision, t) : ''}
        {reserve > 0 && <small>{t('clock.reserve', { time: timeText(reserve, t) })}</small>}
      </span>
    </p>
  );
}
