import type { Followed } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { useCallback, useState } from 'react';
import { host } from '../../online/host.js';
import { problemText } from '../../online/problems.js';
import { useAct } from '../../online/useAct.js';
import { Avatar } from '../../people/avatars/Avatar.js';
import { askTo, friendsNews } from '../../people/friends.js';
import { PersonName } from '../../people/PersonName.js';
import { Presence } from '../../people/Presence.js';
import { byPresence, presenceOf } from '../../people/presence.js';
import { Problem } from '../online/Problem.js';
import { HostAway } from './HostAway.js';
import { useLoaded } from './useLoaded.js';
import './people.css';

interface AskFriendsProps {
  readonly table: string;
  /** Who sits there already. */
  readonly sitting: readonly string[];
}

/** The people whom one follows, each to be asked to the table that waits; those who are there first. */
export default function AskFriends({ table, sitting }: AskFriendsProps) {
  const t = useText();
  const news = useStore(friendsNews);
  const { value, error, reload } = useLoaded(useCallback(() => host.request('follows'), []));
  const others = (value?.people ?? []).filter(({ person }) => !sitting.includes(person.id));
  const people = byPresence(others, news);
  return (
    <section className="card" aria-labelledby="ask-friends">
      <h2 id="ask-friends">{t('ask.title')}</h2>
      {error !== undefined && <HostAway problem={problemText(error, 'follow')} onAgain={reload} />}
      {value !== undefined && people.length === 0 && <p className="soft">{t('ask.nobody')}</p>}
      <ul className="followed">
        {people.map((each) => (
          <Friend key={each.person.id} table={table} friend={each} isOn={presenceOf(each, news)} />
        ))}
      </ul>
    </section>
  );
}

interface FriendProps {
  readonly table: string;
  readonly friend: Followed;
  readonly isOn: boolean | null;
}

function Friend({ table, friend: { person }, isOn }: FriendProps) {
  const t = useText();
  const news = useStore(friendsNews);
  const [wasAsked, setAsked] = useState(false);
  const { problem, busy, run } = useAct();
  const sent = news?.challenges.sent.find((each) => each.table === table && each.to.id === person.id);
  const state = sent?.declined === true ? 'declined' : sent !== undefined || wasAsked ? 'asked' : undefined;
  const ask = (): void =>
    run('challenge', async () => {
      await askTo(table, person.id);
      setAsked(true);
    });
  return (
    <li>
      <Avatar name={person.name} chosen={person.avatar} />
      <span className="followed-name">
        <PersonName person={person} />
        <Presence isOn={isOn} />
      </span>
      <span role="status">{state !== undefined && t(`ask.${state}`)}</span>
      {state === undefined && (
        <button
          type="button"
          className="button"
          disabled={busy}
          aria-label={t('ask.one', { name: person.name })}
          onClick={ask}
        >
          {t('ask.ask')}
        </button>
      )}
      <Problem text={problem} />
    </li>
  );
}
