import { elementAt, type GameTypes } from '@souk/kernel';
import type { Table } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { type Translate, textNamed, useText } from '@souk/table-kit/components/Text';
import type { PlainKey } from '@souk/table-kit/i18n/keys';
import { useStore } from '@souk/table-kit/store';
import type { ReactNode } from 'react';
import { host } from '../../online/host.js';
import { person } from '../../online/person.js';
import { useAct } from '../../online/useAct.js';
import type { MatchStatus, OnlineSession } from '../../session/online-session.js';

interface MatchNoticeProps {
  readonly session: OnlineSession<GameTypes>;
  readonly status: MatchStatus;
  readonly table: Table;
}

/** What the prompt bar says besides the game's own question: who plays for whom, and what others ask. */
export function MatchNotice({ session, status, table }: MatchNoticeProps) {
  const t = useText();
  const { problem, busy, run } = useAct();
  const isAccount = useStore(person)?.account === true;
  const notice = noticeOf({ session, status, table }, isAccount, t);
  if (notice === undefined && problem === undefined) return null;
  const button = (label: PlainKey, act: () => void, isMain = false): ReactNode => (
    <button type="button" className={`button ${isMain ? 'is-main' : ''}`} disabled={busy} onClick={act}>
      {t(label)}
    </button>
  );
  return (
    <div className="prompt-notice" role="status">
      <span>{problem ?? notice?.text}</span>
      {notice?.asks === 'undo' && (
        <>
          {button('undo.agree', () => session.answerUndo(true), true)}
          {button('undo.refuse', () => session.answerUndo(false))}
        </>
      )}
      {notice?.asks === 'sign-in' && <Link to="/account">{t('talk.signIn')}</Link>}
      {notice?.asks === 'return' &&
        button('seat.return', () => run('return', () => host.request('comeBack', { params: { id: table.id } })), true)}
    </div>
  );
}

interface Notice {
  readonly text: string;
  /** What can be answered. */
  readonly asks?: 'undo' | 'return' | 'sign-in';
}

/** The most pressing of what there is to say. */
function noticeOf({ session, status, table }: MatchNoticeProps, isAccount: boolean, t: Translate): Notice | undefined {
  const { you } = session;
  const { seats, undo, undone, refused } = status;
  const name = (seat: number): string => elementAt(session.sitters, seat).name;
  if (table.phase === 'abandoned') return { text: t('news.abandoned') };
  if (table.phase !== 'playing') return undefined;
  const own = you === undefined ? undefined : elementAt(seats, you);
  if (own?.resigned === true) return { text: t(session.leavesByRules ? 'seat.leftGame' : 'seat.resigned') };
  if (you !== undefined && own !== undefined && own.bot !== null) {
    const why = whyBot(status, you);
    return { text: t(`seat.bot.${session.rests && why === 'left' ? 'all' : why}`), asks: 'return' };
  }
  if (undo.asked !== null) return undoNotice(undo.asked, you, name, t);
  if (undone === 'done' || (undone === 'refused' && refuser(status) !== you)) return { text: t(`undo.${undone}`) };
  if (refused !== undefined) {
    return { text: textNamed(`problem.move.${refused}`) ?? t('problem.move.other') };
  }
  if (you !== undefined) return undefined;
  return { text: t('talk.youWatch'), ...(isAccount ? {} : { asks: 'sign-in' }) };
}

function undoNotice(
  { seat, waiting }: NonNullable<MatchStatus['undo']['asked']>,
  you: number | undefined,
  name: (seat: number) => string,
  t: Translate,
): Notice {
  const names = waiting.map(name).join(', ');
  if (seat === you) return { text: t('undo.youAsked', { names }) };
  if (you !== undefined && waiting.includes(you)) return { text: t('undo.asked', { name: name(seat) }), asks: 'undo' };
  return { text: t('undo.others', { name: name(seat), names }) };
}

/** Who has refused the last request to take something back, and knows it. */
function refuser({ news }: MatchStatus): number | undefined {
  const last = news.findLast(({ entry }) => entry.kind === 'undo-answered')?.entry;
  return last?.kind === 'undo-answered' && !last.agree ? last.seat : undefined;
}

/** Why a bot plays a person's seat. */
function whyBot({ news }: MatchStatus, seat: number): 'left' | 'time' {
  const last = news.findLast(({ entry }) => entry.kind === 'to-bot' && entry.seat === seat)?.entry;
  return last?.kind === 'to-bot' && last.reason === 'time' ? 'time' : 'left';
}
