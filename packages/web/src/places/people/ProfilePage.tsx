import type { Profile } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { useState } from 'react';
import { Page } from '../Page.js';
import { EditProfile } from './EditProfile.js';
import { FavouriteThings } from './FavouriteThings.js';
import { type Circle, FollowedPeople } from './FollowedPeople.js';
import { PersonalRecords } from './PersonalRecords.js';
import { ProfileHead } from './ProfileHead.js';
import { RecentMatches } from './RecentMatches.js';
import { Rivals } from './Rivals.js';
import { StrengthOverTime } from './StrengthOverTime.js';

interface ProfilePageProps {
  readonly profile: Profile;
  /** Of the own page: whom one follows, and who is not heard. */
  readonly circle: Circle | undefined;
  /** Something of it is another now. */
  readonly onChanged: () => void;
}

/** The page of an account: who it is, how strong, and how it has gone with whom. */
export function ProfilePage({ profile, circle, onChanged }: ProfilePageProps) {
  const t = useText();
  const [isEdited, setIsEdited] = useState(false);
  const { name, own, records, rivals } = profile;
  const hidden = <p className="soft">{t('profile.hidden', { name })}</p>;
  return (
    <Page title={t('profile.title')}>
      <div className="profile">
        <section className="card profile-person" aria-label={t('profile.facts')}>
          <ProfileHead
            profile={profile}
            isEdited={isEdited}
            onEdit={() => setIsEdited(!isEdited)}
            onChanged={onChanged}
          />
          <PersonalRecords profile={profile} />
        </section>
        <div className="profile-middle">
          {isEdited && <EditProfile name={name} onChanged={onChanged} />}
          <section className="card" aria-labelledby="strength">
            <StrengthOverTime profile={profile} />
          </section>
          {records !== null && <FavouriteThings used={records.used} />}
        </div>
        <div className="profile-side">
          {own && <FollowedPeople circle={circle} />}
          <section className="card" aria-labelledby="rivals">
            <div className="people-head">
              <h2 id="rivals">{t('rivals.title')}</h2>
              <small className="soft">{t('rivals.sub')}</small>
            </div>
            {rivals === null ? hidden : <Rivals rivals={rivals} />}
          </section>
          <section className="card" aria-labelledby="recent">
            <div className="people-head">
              <h2 id="recent">{t('recent.title')}</h2>
              <small className="soft">{t('recent.change')}</small>
            </div>
            {records === null ? hidden : <RecentMatches recent={records.recent} />}
          </section>
        </div>
      </div>
    </Page>
  );
}
