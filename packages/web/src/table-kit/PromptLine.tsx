import type { ReactNode } from 'react';
import { useText } from '../i18n/text.js';
import type { Sentence } from './face.js';
import { Say } from './Say.js';
import { useTable } from './TableContext.js';

interface PromptLineProps {
  readonly busy: boolean;
  readonly lookingBack: boolean;
  readonly question: Sentence | undefined;
  readonly pending: Sentence | undefined;
  /** What is said or asked besides. */
  readonly notice: ReactNode;
  readonly clock: ReactNode;
  readonly onSkip: () => void;
  readonly onBackToNow: () => void;
}

/** Says whose decision it is and what is asked, with the choices that are no places on the table. Nothing else ever asks. */
export function PromptLine({ busy, lookingBack, question, pending, notice, clock, ...acts }: PromptLineProps) {
  const t = useText();
  const { picking, pick, takeBack, confirm, face, moment, speaker, pointedAt, previewOf, deciding } = useTable();
  const buttons = [...picking.lit].flatMap((spot) => {
    const label = face.buttonFor(spot, moment.view, speaker);
    return label === undefined ? [] : [{ spot, label }];
  });
  const preview = pending ?? (pointedAt === undefined ? undefined : previewOf(pointedAt));
  const mine = deciding !== undefined && !lookingBack;
  return (
    <section className={`prompt ${mine ? 'is-mine' : ''}`} aria-label={t('table.prompt')}>
      {notice}
      <p className="prompt-text">
        {lookingBack ? (
          t('table.lookingBack', { move: moment.length })
        ) : (
          <>
            {mine && (
              <strong>
                {speaker.you === undefined
                  ? t('table.turnOf', { name: speaker.name(deciding) })
                  : t('table.yourTurn')}{' '}
              </strong>
            )}
            {question === undefined ? (
              <Waiting busy={busy} />
            ) : (
              <span className={preview === undefined ? '' : 'prompt-preview'}>
                <Say sentence={preview ?? question} />
              </span>
            )}
          </>
        )}
      </p>
      {clock}
      <div className="prompt-buttons">
        {lookingBack && (
          <button type="button" className="button is-main" onClick={acts.onBackToNow}>
            {t('table.backToNow')}
          </button>
        )}
        {mine &&
          buttons.map(({ spot, label }) => (
            <button key={spot} type="button" className="button" data-choice={spot} onClick={() => pick(spot)}>
              <Say sentence={label} />
            </button>
          ))}
        {mine && picking.picked.length > 0 && (
          <button type="button" className="button is-quiet" onClick={takeBack}>
            {t('table.takeBack')}
          </button>
        )}
        {mine && pending !== undefined && (
          <button type="button" className="button is-main" onClick={confirm}>
            {t('table.confirm')}
          </button>
        )}
        {busy && (
          <button type="button" className="button is-quiet" onClick={acts.onSkip}>
            {t('table.skip')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Nobody here is asked: says what is waited for. */
function Waiting({ busy }: { readonly busy: boolean }) {
  const t = useText();
  const { moment, speaker, session } = useTable();
  if (!session.live) return t('replay.showing', { move: moment.length });
  if (moment.outcome !== undefined && !busy) return t('table.over');
  if (session.sending === true) return t('table.sending');
  const [seat] = moment.toAct;
  if (seat === undefined) return t('table.watching');
  if (busy) return seat === speaker.you ? t('table.movingYou') : t('table.moving', { name: speaker.name(seat) });
  return t('table.thinking', { name: speaker.name(seat) });
}
