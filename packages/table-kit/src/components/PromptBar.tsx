import type { ReactNode } from 'react';
import type { Sentence } from '../face.js';
import type { PlainKey } from '../i18n/keys.js';
import { Say } from './Say.js';
import { useAttention, useTable, useTableState } from './TableContext.js';
import { useText } from './Text.js';

/** Messages for when there is nothing to decide but whether to go on. */
export interface Pause {
  readonly text: PlainKey;
  readonly button: PlainKey;
  act(): void;
}

interface PromptBarProps {
  readonly busy: boolean;
  readonly lookingBack: boolean;
  readonly question: Sentence | undefined;
  readonly pending: Sentence | undefined;
  readonly pause: Pause | undefined;
  /** What is said or asked besides. */
  readonly notice: ReactNode;
  readonly clock: ReactNode;
  readonly onSkip: () => void;
  readonly onBackToNow: () => void;
}

/** Says whose decision it is and what is asked, with the choices that are no places on the table. Nothing else ever asks. */
export function PromptBar(props: PromptBarProps) {
  const t = useText();
  const { deciding } = useTableState();
  const isAsked = (deciding !== undefined || props.pause !== undefined) && !props.lookingBack;
  return (
    <section className={`prompt ${isAsked ? 'is-mine' : ''}`} aria-label={t('table.prompt')}>
      {props.notice}
      <p className="prompt-text">
        <PromptText {...props} />
      </p>
      {props.clock}
      <div className="prompt-buttons">
        <PromptButtons {...props} />
      </div>
    </section>
  );
}

function PromptText({ busy, lookingBack, question, pending, pause }: PromptBarProps) {
  const t = useText();
  const { moment, previewOf, deciding } = useTableState();
  const { pointedAt } = useAttention();
  if (lookingBack) return t('table.lookingBack', { move: moment.length });
  if (deciding === undefined && pause !== undefined) return t(pause.text);
  if (question === undefined) {
    return (
      <>
        <WhoseTurn /> <Waiting busy={busy} />
      </>
    );
  }
  const preview = pending === undefined && pointedAt !== undefined ? previewOf(pointedAt) : undefined;
  // What is pointed at must not move away from under the pointer: the question keeps its room under the preview.
  return (
    <>
      <span className={`prompt-question ${preview === undefined ? '' : 'is-covered'}`}>
        <WhoseTurn />{' '}
        <span className={pending === undefined ? '' : 'prompt-preview'}>
          <Say sentence={pending ?? question} />
        </span>
      </span>
      {preview !== undefined && (
        <span className="prompt-above prompt-preview">
          <WhoseTurn /> <Say sentence={preview} />
        </span>
      )}
    </>
  );
}

function WhoseTurn() {
  const t = useText();
  const { speaker } = useTable();
  const { deciding } = useTableState();
  if (deciding === undefined) return null;
  return (
    <strong>
      {speaker.you === undefined ? t('table.turnOf', { name: speaker.name(deciding) }) : t('table.yourTurn')}
    </strong>
  );
}

function PromptButtons({ busy, lookingBack, pending, pause, onSkip, onBackToNow }: PromptBarProps) {
  const t = useText();
  const { deciding } = useTableState();
  if (lookingBack) {
    return (
      <button type="button" className="button is-main" onClick={onBackToNow}>
        {t('table.backToNow')}
      </button>
    );
  }
  return (
    <>
      {deciding !== undefined && <Answers pending={pending} />}
      {deciding === undefined && pause !== undefined && (
        <button type="button" className="button is-main" data-choice="go-on" onClick={pause.act}>
          {t(pause.button)}
        </button>
      )}
      {busy && (
        <button type="button" className="button is-quiet" onClick={onSkip}>
          {t('table.skip')}
        </button>
      )}
    </>
  );
}

/** Choices that are no places, and what can be done with picks. */
function Answers({ pending }: { readonly pending: Sentence | undefined }) {
  const t = useText();
  const { pick, takeBack, confirm, face, speaker } = useTable();
  const { picking, moment } = useTableState();
  const buttons = [...picking.lit].flatMap((spot) => {
    const label = face.buttonFor(spot, moment.view, speaker);
    return label === undefined ? [] : [{ spot, label }];
  });
  return (
    <>
      {buttons.map(({ spot, label }) => (
        <button key={spot} type="button" className="button" data-choice={spot} onClick={() => pick(spot)}>
          <Say sentence={label} />
        </button>
      ))}
      {picking.picked.length > 0 && (
        <button type="button" className="button is-quiet" onClick={takeBack}>
          {t('table.takeBack')}
        </button>
      )}
      {pending !== undefined && (
        <button type="button" className="button is-main" onClick={confirm}>
          {t('table.confirm')}
        </button>
      )}
    </>
  );
}

/** Nobody here is asked: says what is waited for. */
function Waiting({ busy }: { readonly busy: boolean }) {
  const t = useText();
  const { speaker, session } = useTable();
  const { moment } = useTableState();
  if (!session.live) return t('replay.showing', { move: moment.length });
  if (moment.outcome !== undefined && !busy) return t('table.over');
  if (session.sending === true) return t('table.sending');
  const [seat] = moment.toAct;
  if (seat === undefined) return t('table.watching');
  if (busy) return seat === speaker.you ? t('table.movingYou') : t('table.moving', { name: speaker.name(seat) });
  return t('table.thinking', { name: speaker.name(seat) });
}
