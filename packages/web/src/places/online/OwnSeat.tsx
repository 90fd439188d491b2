import { type AnyGame, elementAt, type GameTypes } from '@souk/kernel';
import { textNamed, useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { useEffect, useState } from 'react';
import { rulesOf } from '../../games/games.js';
import { host } from '../../online/host.js';
import { useAct } from '../../online/useAct.js';
import type { OnlineSession } from '../../session/online-session.js';
import { GivingUp } from './GivingUp.js';
import { NotifyButton } from './NotifyButton.js';
import { Problem } from './Problem.js';

interface OwnSeatProps {
  readonly session: OnlineSession<GameTypes>;
  readonly isRated: boolean;
}

/** What a player can do with their own seat: answer in advance, let a bot play, take it back, give up. */
export function OwnSeat({ session, isRated }: OwnSeatProps) {
  const t = useText();
  const { seats } = useStore(session.status);
  const [isSure, setIsSure] = useState(false);
  const { you } = session;
  if (you === undefined) return null;
  const { bot, resigned } = elementAt(seats, you);
  if (resigned) return <p className="soft">{t(session.leavesByRules ? 'seat.leftGame' : 'seat.resigned')}</p>;
  return (
    <details className="own-seat">
      <summary>{t('seat.title')}</summary>
      {isSure ? (
        <Resignation session={session} isRated={isRated} onKept={() => setIsSure(false)} />
      ) : (
        <SeatChoices session={session} isAway={bot !== null} onResign={() => setIsSure(true)} />
      )}
    </details>
  );
}

interface SeatChoicesProps {
  readonly session: OnlineSession<GameTypes>;
  /** Whether a bot plays the seat at the moment. */
  readonly isAway: boolean;
  readonly onResign: () => void;
}

function SeatChoices({ session, isAway, onResign }: SeatChoicesProps) {
  const t = useText();
  const { problem, busy, run } = useAct();
  const { id } = session;
  return (
    <>
      {!isAway && <StandingAnswers session={session} />}
      {!isAway && <p className="field-help">{t('leaving.hand')}</p>}
      <div className="row">
        <NotifyButton />
        {isAway ? (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => run('return', () => host.request('comeBack', { params: { id } }))}
          >
            {t('seat.return')}
          </button>
        ) : (
          <button
            type="button"
            className="button is-quiet"
            disabled={busy}
            onClick={() => run('leave', () => host.request('leave', { params: { id } }))}
          >
            {t('seat.hand')}
          </button>
        )}
        <button type="button" className="button is-quiet" onClick={onResign}>
          {t('seat.resign')}
        </button>
      </div>
      <Problem text={problem} />
    </>
  );
}

interface ResignationProps extends OwnSeatProps {
  readonly onKept: () => void;
}

/** Whether giving up is meant, and what becomes of the seat. It stands alone, so that both answers are in sight. */
function Resignation({ session, isRated, onKept }: ResignationProps) {
  const t = useText();
  const { seats } = useStore(session.status);
  const { problem, busy, run } = useAct();
  const { id, game, leavesByRules } = session;
  const players = seats.filter(({ resigned }) => !resigned).length;
  return (
    <>
      <p role="status">
        <GivingUp game={game} leavesByRules={leavesByRules} table={{ players, isRated }} />
      </p>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => run('resign', () => host.request('resign', { params: { id } }))}
        >
          {t('seat.resignSure')}
        </button>
        <button ref={focusOn} type="button" className="button is-quiet" onClick={onKept}>
          {t('seat.resignNot')}
        </button>
      </div>
      <Problem text={problem} />
    </>
  );
}

/** What was pressed before is gone: the keyboard goes on here, and the answers come into view. */
const focusOn = (button: HTMLElement | null): void => button?.focus();

/** Answers to recurring questions, given once in advance, where the game knows such. */
function StandingAnswers({ session }: { readonly session: OnlineSession<GameTypes> }) {
  const t = useText();
  const [rules, setRules] = useState<AnyGame>();
  const [given, setGiven] = useState<readonly string[]>();
  const { problem, busy, run } = useAct();
  const { id, game } = session;
  useEffect(() => {
    void rulesOf(game).then((found) => {
      if (found.standingAnswers.length === 0) return;
      setRules(found);
      host.request('standing', { params: { id } }).then(
        ({ answers }) => setGiven(answers),
        () => setGiven([]),
      );
    });
  }, [id, game]);
  if (rules === undefined || given === undefined) return null;
  return (
    <fieldset className="field plain">
      <legend className="field-label">{t('standing.title')}</legend>
      {rules.standingAnswers.map(({ id: answer, label, help }) => {
        const key = `standing.${game}.${answer}`;
        const set = (isOn: boolean): void => {
          const next = isOn ? [...given, answer] : given.filter((each) => each !== answer);
          setGiven(next);
          run('standing', async () => {
            try {
              await host.request('setStanding', { params: { id }, body: { answers: next } });
            } catch (error) {
              setGiven(given);
              throw error;
            }
          });
        };
        return (
          <label key={answer} className="switch">
            <input
              type="checkbox"
              checked={given.includes(answer)}
              disabled={busy}
              onChange={({ target }) => set(target.checked)}
            />
            <span className="field">
              <span className="field-label">{textNamed(key) ?? label}</span>
              <span className="field-help">{textNamed(`${key}.help`) ?? help}</span>
            </span>
          </label>
        );
      })}
      <Problem text={problem} />
    </fieldset>
  );
}
