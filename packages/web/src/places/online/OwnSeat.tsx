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

/** What a player can do with their own seat: answer in advance, let a bot play, take it back, give up. */
export function OwnSeat({ session }: { readonly session: OnlineSession<GameTypes> }) {
  const t = useText();
  const { seats } = useStore(session.status);
  const { problem, busy, run } = useAct();
  const [isSure, setIsSure] = useState(false);
  const { you, id } = session;
  if (you === undefined) return null;
  const { bot, resigned } = elementAt(seats, you);
  if (resigned) return <p className="soft">{t(session.leavesByRules ? 'seat.leftGame' : 'seat.resigned')}</p>;
  return (
    <details className="own-seat">
      <summary>{t('seat.title')}</summary>
      {bot === null && <StandingAnswers session={session} />}
      {bot === null && <p className="field-help">{t('leaving.hand')}</p>}
      {isSure && (
        <p role="status">
          <GivingUp game={session.game} leavesByRules={session.leavesByRules} />
        </p>
      )}
      <div className="row">
        <NotifyButton />
        {bot === null ? (
          <button
            type="button"
            className="button is-quiet"
            disabled={busy}
            onClick={() => run('leave', () => host.request('leave', { params: { id } }))}
          >
            {t('seat.hand')}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => run('return', () => host.request('comeBack', { params: { id } }))}
          >
            {t('seat.return')}
          </button>
        )}
        {isSure ? (
          <>
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => run('resign', () => host.request('resign', { params: { id } }))}
            >
              {t('seat.resignSure')}
            </button>
            <button type="button" className="button is-quiet" onClick={() => setIsSure(false)}>
              {t('seat.resignNot')}
            </button>
          </>
        ) : (
          <button type="button" className="button is-quiet" onClick={() => setIsSure(true)}>
            {t('seat.resign')}
          </button>
        )}
      </div>
      <Problem text={problem} />
    </details>
  );
}

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
