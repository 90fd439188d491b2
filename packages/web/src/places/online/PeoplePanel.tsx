import type { GameTypes } from '@souk/kernel';
import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import type { TableSubscription } from '../../online/table-subscription.js';
import type { OnlineSession } from '../../session/online-session.js';
import { Chat } from './Chat.js';
import { OwnSeat } from './OwnSeat.js';
import { SeatList } from './SeatList.js';

interface PeoplePanelProps {
  readonly subscription: TableSubscription;
  readonly session: OnlineSession<GameTypes>;
}

/** Who is at the table, what one can do with one's own seat, and what is said. */
export function PeoplePanel({ subscription, session }: PeoplePanelProps) {
  const t = useText();
  const { table, lines, spectators } = useStore(subscription.hostedTable);
  const { news } = useStore(session.status);
  return (
    <div className="talk">
      <SeatList subscription={subscription} session={session} />
      {spectators > 0 && <p className="soft">{t('talk.watching', { n: spectators })}</p>}
      {session.you !== undefined && table.phase === 'playing' && (
        <OwnSeat session={session} isRated={table.settings.rated} />
      )}
      <Chat
        subscription={subscription}
        lines={lines}
        news={news}
        names={session.sitters.map(({ name }) => name)}
        seat={session.you}
      />
    </div>
  );
}
