import { elementAt, type GameTypes } from '@souk/kernel';
import type { PersonRef } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { useEffect } from 'react';
import { timeGiven, timeLeft, timeText } from '../../online/clock.js';
import { person } from '../../online/person.js';
import { isDeleted } from '../../online/shown-name.js';
import type { TableSubscription } from '../../online/table-subscription.js';
import { whoSits } from '../../online/who-sits.js';
import { Avatar } from '../../people/avatars/Avatar.js';
import { muteChanges } from '../../people/friends.js';
import { PersonAvatar } from '../../people/PersonAvatar.js';
import { WhoButton } from '../../people/WhoButton.js';
import type { Who } from '../../people/WhoCard.js';
import type { MatchStatus, OnlineSession } from '../../session/online-session.js';
import { useNow } from './useNow.js';

interface SeatListProps {
  readonly subscription: TableSubscription;
  readonly session: OnlineSession<GameTypes>;
}

/** Everybody at the table: whether they are there, who plays for them, and their time. */
export function SeatList({ subscription, session }: SeatListProps) {
  const t = useText();
  const { table, present, lines, muted } = useStore(subscription.hostedTable);
  const status = useStore(session.status);
  const me = useStore(person);
  const changes = useStore(muteChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever was muted elsewhere is read anew
  useEffect(() => {
    if (me !== undefined) void subscription.readMutes().catch(() => {});
  }, [subscription, me, changes]);
  const given = timeGiven(table.settings.clock);
  const sitting = status.seats.flatMap((seat) => seat.person?.id ?? []);
  const speakers = new Map<string, PersonRef>();
  for (const { from } of lines)
    if (!sitting.includes(from.id) && from.id !== me?.id && !isDeleted(from)) speakers.set(from.id, from);
  for (const each of muted) if (!sitting.includes(each.id)) speakers.set(each.id, each);
  return (
    <ul className="talk-seats" aria-label={t('talk.people')}>
      {status.seats.map(({ person: sitter }, seat) => (
        <li key={seat}>
          <SeatAvatar who={whoSits(session, status, seat)} />
          <span className="talk-name">
            <WhoButton who={whoSits(session, status, seat)} game={table.settings.game}>
              {seat === session.you ? t('you') : elementAt(session.sitters, seat).name}
            </WhoButton>
            <small>
              {elementAt(session.sitters, seat).kind === 'bot' && <Icon name="bot" />}
              {statusOf(session, status, seat, present.includes(seat), t)}
            </small>
          </span>
          <SeatClock status={status} seat={seat} given={given} now={() => subscription.connection.live.now()} />
          {me !== undefined && sitter !== null && sitter.id !== me.id && !isDeleted(sitter) && (
            <Mute subscription={subscription} whom={sitter} />
          )}
        </li>
      ))}
      {[...speakers.values()].map((whom) => (
        <li key={whom.id}>
          <PersonAvatar person={whom} />
          <span className="talk-name">
            <WhoButton who={{ kind: 'person', person: whom }} game={table.settings.game}>
              {whom.name}
            </WhoButton>
            <small>{t('talk.watches')}</small>
          </span>
          {me !== undefined && <Mute subscription={subscription} whom={whom} />}
        </li>
      ))}
    </ul>
  );
}

const SeatAvatar = ({ who }: { readonly who: Who }) =>
  who.kind === 'person' ? <PersonAvatar person={who.person} /> : <Avatar name={who.name} />;

function statusOf(
  { leavesByRules, you }: OnlineSession<GameTypes>,
  { seats }: MatchStatus,
  seat: number,
  isHere: boolean,
  t: ReturnType<typeof useText>,
): string {
  const { person: sitter, bot, resigned } = elementAt(seats, seat);
  if (sitter === null) return t('table.level', { level: bot ?? 1 });
  const isOwn = seat === you;
  if (resigned && leavesByRules) return t(isOwn ? 'talk.own.leftGame' : 'talk.leftGame');
  if (resigned) return t(isOwn ? 'talk.own.resigned' : 'talk.resigned');
  if (bot !== null) return t('talk.botPlays', { level: bot });
  if (isOwn) return t('talk.own.here');
  return t(isHere ? 'talk.here' : 'talk.away');
}

interface SeatClockProps {
  readonly status: MatchStatus;
  readonly seat: number;
  readonly given: number;
  readonly now: () => number;
}

function SeatClock({ status: { clock, toAct, seats }, seat, given, now }: SeatClockProps) {
  const t = useText();
  const isActing = toAct.includes(seat);
  const time = useNow(now, clock !== null && isActing);
  if (clock === null || elementAt(seats, seat).bot !== null) return null;
  const { decision, reserve } = timeLeft(clock, seat, isActing, time, given);
  if (!isActing && reserve === 0) return null;
  return (
    <span className="talk-clock">
      {isActing && decision > 0 && timeText(decision, t)}{' '}
      {reserve > 0 && <small title={t('terms.bank')}>+ {timeText(reserve, t)}</small>}
    </span>
  );
}

function Mute({ subscription, whom }: { readonly subscription: TableSubscription; readonly whom: PersonRef }) {
  const t = useText();
  const { muted } = useStore(subscription.hostedTable);
  const isMuted = muted.some(({ id }) => id === whom.id);
  return (
    <button
      type="button"
      className="tool"
      aria-pressed={isMuted}
      aria-label={t('talk.mute', { name: whom.name })}
      title={t(isMuted ? 'talk.unmute' : 'talk.mute', { name: whom.name })}
      onClick={() => void subscription.mute(whom, !isMuted).catch(() => {})}
    >
      <Icon name={isMuted ? 'hushed' : 'talk'} />
    </button>
  );
}
