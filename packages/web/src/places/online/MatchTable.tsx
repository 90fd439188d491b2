import type { GameTypes } from '@souk/kernel';
import { TableView } from '@souk/table-kit/components/TableView';
import { useText } from '@souk/table-kit/components/Text';
import type { Face } from '@souk/table-kit/face';
import { gameName } from '@souk/table-kit/i18n/names';
import { go } from '@souk/table-kit/router';
import { useStore } from '@souk/table-kit/store';
import type { Share } from '@souk/table-kit/table-slots';
import { useEffect } from 'react';
import { MatchChances } from '../../analysis/MatchChances.js';
import { timeGiven } from '../../online/clock.js';
import { expectAt } from '../../online/expected.js';
import { gaveUpIn } from '../../online/gave-up.js';
import { host } from '../../online/host.js';
import { notify } from '../../online/notify.js';
import { rematchState } from '../../online/rematch-state.js';
import type { TableSubscription } from '../../online/table-subscription.js';
import { useAct } from '../../online/useAct.js';
import { whoSits } from '../../online/who-sits.js';
import { ChosenPortrait } from '../../people/ChosenPortrait.js';
import { WhoName, WhoSlot } from '../../people/WhoSlot.js';
import type { OnlineSession } from '../../session/online-session.js';
import { savedMatch } from '../../session/saved-match.js';
import { shareLink } from '../../session/share-link.js';
import { ConnectionBanner } from './ConnectionBanner.js';
import { Ending } from './Ending.js';
import { MatchNotice } from './MatchNotice.js';
import { PeoplePanel } from './PeoplePanel.js';
import { PromptClock } from './PromptClock.js';
import { isKeptSoon, useKeptRecord } from './useKeptRecord.js';
import { useUnread } from './useUnread.js';

interface MatchTableProps {
  readonly subscription: TableSubscription;
  readonly session: OnlineSession<GameTypes>;
  readonly face: Face;
}

/** The table itself, with what it needs because others sit at it elsewhere. */
export function MatchTable({ subscription, session, face }: MatchTableProps) {
  const t = useText();
  const hostedTable = useStore(subscription.hostedTable);
  const status = useStore(session.status);
  const { unread, markRead } = useUnread(subscription);
  const { problem, run } = useAct();
  const { table } = hostedTable;
  const kept = useKeptRecord(table, session.you);
  useTurnNotice(session, gameName(table.settings.game));

  const rematch = (): void =>
    run('rematch', async () => {
      const again = await host.request('rematch', { params: { id: table.id } });
      expectAt(again.id, rematchState(table, again).missing);
      go(`/t/${again.id}`);
    });
  const shareMatch: Share = () => shareLink(new URL(`/t/${table.id}`, window.location.href).href);
  const shareKept: Share = async () => {
    const saved = savedMatch(table.id);
    return saved === undefined ? undefined : (await import('../../session/records.js')).shareRecord(saved);
  };
  return (
    <TableView
      session={session}
      face={face}
      onRematch={session.you === undefined ? undefined : rematch}
      onShare={table.settings.spectators ? shareMatch : kept === null ? undefined : shareKept}
      slots={{
        banner: <ConnectionBanner connection={subscription.connection} />,
        notice: <MatchNotice session={session} status={status} table={table} />,
        clock: (
          <PromptClock
            status={status}
            session={session}
            given={timeGiven(table.settings.clock)}
            now={() => subscription.connection.live.now()}
          />
        ),
        talk: {
          label: t('talk.title'),
          unread,
          onRead: markRead,
          node: <PeoplePanel subscription={subscription} session={session} />,
        },
        portrait: (seat, own) => {
          const who = whoSits(session, status, seat);
          return who.kind === 'person' ? <ChosenPortrait person={who.person}>{own}</ChosenPortrait> : own;
        },
        who: (seat) => <WhoSlot who={whoSits(session, status, seat)} game={table.settings.game} />,
        name: (seat, name) => (
          <WhoName who={whoSits(session, status, seat)} game={table.settings.game}>
            {name}
          </WhoName>
        ),
        gaveUp: gaveUpIn(status.seats),
        ending: <Ending table={table} you={session.you} problem={problem} />,
        chances: kept === null ? undefined : <MatchChances match={table.id} session={session} face={face} />,
        record: kept,
        isRecordComing: kept === null && isKeptSoon(table, session.you),
      }}
    />
  );
}

/** Notifies a player who has allowed it, and looks elsewhere, that it is their turn. */
function useTurnNotice(session: OnlineSession<GameTypes>, game: string): void {
  const t = useText();
  useEffect(() => {
    let wasAsked = session.moment.decisions.length > 0;
    return session.subscribe(({ after }) => {
      const isAsked = after.decisions.length > 0;
      if (isAsked && !wasAsked) void notify(t('table.yourTurn'), game, session.id);
      wasAsked = isAsked;
    });
  }, [session, game, t]);
}
