import type { Table } from '@souk/protocol';
import { useStore } from '@souk/table-kit/store';
import { useEffect } from 'react';
import { host } from '../../../online/host.js';
import { person } from '../../../online/known-person.js';
import { namesOf, picturedAt } from '../../../online/names-of.js';
import type { Ongoing } from '../../home/ongoing.js';
import { noteOnline } from '../../home/online-ongoing.js';

/** So many matches are asked whose turn it is: nobody plays more of them at once. */
const MOST_ASKED = 12;
/** How often that is asked again while the square is looked at, in milliseconds. */
const INTERVAL = 20_000;

const base = ({ id, settings, seats }: Table): Pick<Ongoing, 'id' | 'game' | 'sitters' | 'path' | 'isLocal'> => ({
  id,
  game: settings.game,
  sitters: picturedAt(seats.filter((seat) => seat.person !== null || seat.bot !== null)),
  path: `/t/${id}`,
  isLocal: false,
});

const waiting = (table: Table): Ongoing => ({
  ...base(table),
  waitsFor: 'people',
  time: table.created,
  moves: undefined,
});

async function playing(table: Table): Promise<Ongoing> {
  const { seat, toAct, time, moves, view } = await host.request('match', { params: { id: table.id } });
  const isOwn = seat !== null && toAct.includes(seat) && table.seats[seat]?.bot === null;
  const { standingsOf } = await import('../../../games/standings.js');
  const standing = (await standingsOf(table.settings.game))?.(view);
  const [actor, ...more] = isOwn ? [] : toAct;
  const thinks = actor === undefined || more.length > 0 ? undefined : namesOf(table.seats)[actor];
  return { ...base(table), waitsFor: isOwn ? 'you' : 'others', time, moves, standing, thinks, you: seat ?? undefined };
}

async function ask(): Promise<readonly Ongoing[]> {
  const [played, open] = await Promise.all([
    host.request('myMatches', { query: { phase: 'playing' } }),
    host.request('myMatches', { query: { phase: 'open' } }),
  ]);
  const asked = await Promise.all(played.tables.slice(0, MOST_ASKED).map(playing));
  return [...asked, ...open.tables.map(waiting)];
}

/** Keeps what the player is in the middle of at the host as it is there. */
export function useOnlineOngoing(): void {
  const who = useStore(person)?.id;
  useEffect(() => {
    if (who === undefined) {
      noteOnline([]);
      return;
    }
    let isClosed = false;
    const look = (): void => {
      if (!navigator.onLine || document.hidden) return;
      ask().then(
        (found) => {
          if (!isClosed) noteOnline(found);
        },
        // A host that does not answer is no reason to say anything here.
        () => {},
      );
    };
    look();
    const timer = setInterval(look, INTERVAL);
    document.addEventListener('visibilitychange', look);
    return () => {
      isClosed = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [who]);
}
