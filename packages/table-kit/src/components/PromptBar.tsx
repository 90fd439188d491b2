import type { ReactNode } from 'react';
import type { LogSentence, Sentence, Tally } from '../face.js';
import type { PlainKey } from '../i18n/keys.js';
import { useSecondPress } from '../second-press.js';
import { plainText } from '../speaking.js';
import { CardMenu } from './CardMenu.js';
import { PromptAnswers } from './PromptAnswers.js';
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
  /** What is being done while something moves. */
  readonly deed: LogSentence | undefined;
  /** Whether that is something to be followed. */
  readonly notable: boolean;
  readonly lookingBack: boolean;
  /** Whether a scene stands in the place of the board. */
  readonly isScene: boolean;
  readonly question: Sentence | undefined;
  readonly pause: Pause | undefined;
  /** What is said or asked besides. */
  readonly notice: ReactNode;
  readonly clock: ReactNode;
  readonly setDock: (dock: HTMLElement | null) => void;
  readonly onSkip: () => void;
  readonly onBackToNow: () => void;
}

/** Says whose decision it is and what is asked, and follows the picks, with the choices that are no places on the table. Nothing else ever asks. */
export function PromptBar(props: PromptBarProps) {
  const t = useText();
  const { deciding, picking } = useTableState();
  const isAsked = (deciding !== undefined || props.pause !== undefined) && !props.lookingBack;
  const isPicking = isAsked && picking.picked.length > 0;
  const keepFromSecondPress = useSecondPress();
  return (
    <section
      className={`prompt ${isAsked ? 'is-mine' : ''} ${isPicking ? 'is-picking' : ''}`}
      aria-label={t('table.prompt')}
    >
      {props.notice}
      {/* What is asked is something new in a new place, not what stood there moved; and so are its answers. */}
      <div className="prompt-text" key={isAsked ? 'asked' : 'told'}>
        <PromptText {...props} />
      </div>
      {props.clock}
      {isAsked && <CardMenu />}
      {isAsked && <OwnAnswer />}
      <div className="prompt-dock" ref={props.setDock} />
      <div className="prompt-buttons" key={isAsked ? 'answers' : 'skip'} onClickCapture={keepFromSecondPress}>
        <PromptButtons {...props} />
      </div>
    </section>
  );
}

function PromptText({ busy, deed, notable, lookingBack, isScene, question, pause }: PromptBarProps) {
  const t = useText();
  const { moment, deciding, progress } = useTableState();
  if (lookingBack) return <p>{t('table.lookingBack', { move: moment.length })}</p>;
  if (deciding === undefined && pause !== undefined) return <p>{t(pause.text)}</p>;
  if (question === undefined) {
    return (
      <p
        key={deed === undefined ? 'waiting' : plainText(deed)}
        data-notable={deed !== undefined && notable ? '' : undefined}
      >
        <WhoseTurn /> <Waiting busy={busy} deed={deed} isScene={isScene} />
      </p>
    );
  }
  return (
    <>
      <p className="prompt-headline" key="question">
        <span className="prompt-question">
          {progress === undefined && <WhoseTurn />} <Say sentence={progress?.headline ?? question} />
        </span>
        {progress?.count !== undefined && (
          <span className="prompt-count">
            {' — '}
            <Say sentence={progress.count} />
          </span>
        )}
        {progress?.tally !== undefined && <Pips tally={progress.tally} />}
      </p>
      <Detail />
    </>
  );
}

/** What a game answers in a way of its own. */
function OwnAnswer() {
  const { face } = useTable();
  const { moment } = useTableState();
  return face.Answer === undefined ? null : <face.Answer view={moment.view} />;
}

/** More than so many are told and not drawn. */
const MOST_PIPS = 12;

const Pips = ({ tally: { done, of } }: { readonly tally: Tally }) =>
  of > MOST_PIPS ? null : (
    <span className="prompt-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < done ? 'is-done' : ''} />
      ))}
    </span>
  );

/** What would happen in full; and what the pointer is at would do, or why it cannot be picked. */
function Detail() {
  const { face, session } = useTable();
  const { previewOf, insteadOf, progress, picking, moment, decision, ordering } = useTableState();
  const { pointedAt } = useAttention();
  const invitation = decision === undefined ? undefined : face.invitation?.(decision, moment.view);
  const said = ordering?.detail ?? (progress === undefined ? invitation : progress.detail);
  const isOpen = pointedAt !== undefined && !picking.picked.includes(pointedAt);
  const isFree = isOpen && !picking.taken.has(pointedAt);
  const canBe = isFree && (picking.lit.has(pointedAt) || insteadOf(pointedAt) !== undefined);
  const whyNot = isOpen && !canBe ? face.whyNot?.(pointedAt, picking, moment.view) : undefined;
  const pointed = canBe
    ? (previewOf(pointedAt) ?? face.outlook?.(pointedAt, picking, moment.view))
    : whyNot && (session.refusal ?? whyNot);
  const sentence = pointed ?? said;
  return (
    <p className={`prompt-detail ${pointed === undefined ? '' : canBe ? 'prompt-preview' : 'prompt-refusal'}`}>
      {sentence !== undefined && <Say sentence={sentence} />}
    </p>
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

function PromptButtons({ busy, lookingBack, pause, onSkip, onBackToNow }: PromptBarProps) {
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
      {deciding !== undefined && <PromptAnswers />}
      {deciding === undefined && pause !== undefined && (
        <button type="button" className="button is-main" data-choice="go-on" data-suggested="" onClick={pause.act}>
          {t(pause.button)}
        </button>
      )}
      {busy && (
        <button type="button" className="button is-quiet" data-key=" " onClick={onSkip}>
          {t('table.skip')}
        </button>
      )}
    </>
  );
}

/** Nobody here is asked: says what is waited for. */
function Waiting({ busy, deed, isScene }: Pick<PromptBarProps, 'busy' | 'deed' | 'isScene'>) {
  const t = useText();
  const { speaker, session } = useTable();
  const { moment } = useTableState();
  if (deed !== undefined) return <Say sentence={deed} />;
  if (!session.live) return t('replay.showing', { move: moment.length });
  if (moment.outcome !== undefined && !busy) return t('table.over');
  if (session.sending === true) return t('table.sending');
  if (session.rests === true) return t('table.resting');
  const [seat] = moment.toAct;
  if (seat === undefined || (busy && isScene)) return t('table.watching');
  if (busy) return seat === speaker.you ? t('table.movingYou') : t('table.moving', { name: speaker.name(seat) });
  if (seat === speaker.you) return t('table.thinkingForYou');
  return t('table.thinking', { name: speaker.name(seat) });
}
