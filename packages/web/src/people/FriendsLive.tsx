import { useStore } from '@souk/table-kit/store';
import { useEffect } from 'react';
import { connectToHost } from '../online/connect.js';
import { person } from '../online/person.js';
import { ChallengeNotices } from './ChallengeNotices.js';
import { friendsNews } from './friends.js';

/** Hears who is there and who asks one to a table, wherever in the page one is. For accounts: guests follow nobody. */
export default function FriendsLive() {
  const me = useStore(person);
  const id = me?.account === true ? me.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const connection = connectToHost();
    const stop = connection.live.on('friends', ({ online, challenges }) => friendsNews.set({ online, challenges }));
    connection.live.friends(true);
    return () => {
      stop();
      connection.close();
      friendsNews.set(undefined);
    };
  }, [id]);
  return <ChallengeNotices />;
}
