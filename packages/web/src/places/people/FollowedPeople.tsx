import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import { useStore } from '@souk/table-kit/store';
import { host } from '../../online/host.js';
import { problemText } from '../../online/problems.js';
import { useAct } from '../../online/useAct.js';
import { Avatar } from '../../people/avatars/Avatar.js';
import { follow, friendsNews, mute } from '../../people/friends.js';
import { PersonName } from '../../people/PersonName.js';
import { Presence } from '../../people/Presence.js';
import { byPresence, presenceOf } from '../../people/presence.js';
import { Problem } from '../online/Problem.js';
import { ChallengeForm } from './ChallengeForm.js';
import { HostAway } from './HostAway.js';
import { useLoaded } from './useLoaded.js';

const loadFollows = () => host.request('follows');
const loadMutes = () => host.request('mutes');

/** What the host has said of both. */
export interface Circle {
  readonly follows: Awaited<ReturnType<typeof loadFollows>>;
  readonly mutes: Awaited<ReturnType<typeof loadMutes>>;
}

export async function loadCircle(): Promise<Circle> {
  const [follows, mutes] = await Promise.all([loadFollows(), loadMutes()]);
  return { follows, mutes };
}

interface FollowedPeopleProps {
  /** Left out where it was not to be had: it is asked for, and what has gone wrong is said here. */
  readonly circle: Circle | undefined;
}

/** Whom one follows, those who are there first, and who is not heard. */
export function FollowedPeople({ circle }: FollowedPeopleProps) {
  const t = useText();
  const news = useStore(friendsNews);
  const follows = useLoaded(loadFollows, circle?.follows);
  const mutes = useLoaded(loadMutes, circle?.mutes);
  const { problem, busy, run } = useAct();
  const people = byPresence(follows.value?.people ?? [], news);
  const muted = mutes.value?.people ?? [];
  const end = (asked: string, act: Promise<void>, reload: () => void): void =>
    run(asked, async () => {
      await act;
      reload();
    });
  return (
    <section className="card" aria-labelledby="followed">
      <h2 id="followed">{t('followed.heading')}</h2>
      {follows.error !== undefined && (
        <HostAway problem={problemText(follows.error, 'follow')} onAgain={follows.reload} />
      )}
      {follows.value !== undefined && people.length === 0 && <p className="soft">{t('followed.none')}</p>}
      <ul className="followed">
        {people.map((each) => (
          <li key={each.person.id}>
            <Avatar name={each.person.name} chosen={each.person.avatar} />
            <span className="followed-name">
              <PersonName person={each.person} />
              <Presence isOn={presenceOf(each, news)} />
            </span>
            <ChallengeForm person={each.person} />
            <button
              type="button"
              className="tool"
              disabled={busy}
              aria-label={t('followed.unfollow', { name: each.person.name })}
              title={t('followed.unfollow', { name: each.person.name })}
              onClick={() => end('follow', follow(each.person.id, false), follows.reload)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      {muted.length > 0 && (
        <>
          <h3>{t('followed.muted')}</h3>
          <ul className="followed">
            {muted.map(({ id, name }) => (
              <li key={id}>
                <Avatar name={name} />
                <span className="followed-name">
                  <PersonName person={{ id, name }} />
                </span>
                <button
                  type="button"
                  className="tool"
                  disabled={busy}
                  aria-label={t('followed.unmute', { name })}
                  title={t('followed.unmute', { name })}
                  onClick={() => end('mute', mute(id, false), mutes.reload)}
                >
                  <Icon name="hushed" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Problem text={problem} />
    </section>
  );
}
