import type { Profile } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { useState } from 'react';
import { Avatar } from '../../people/avatars/Avatar.js';
import { monthText } from '../../people/numbers.js';
import { profilePath } from '../../people/PersonName.js';
import { MainValues } from './PersonalRecords.js';
import { RelationButtons } from './RelationButtons.js';

interface ProfileHeadProps {
  readonly profile: Profile;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onChanged: () => void;
}

/** Portrait, name, and what one can do with, or as, this person. */
export function ProfileHead({ profile, isEdited, onEdit, onChanged }: ProfileHeadProps) {
  const t = useText();
  const { name, avatar, since, own, relation, followers, online } = profile;
  const notes = [
    ...(online === null || own ? [] : [t(online ? 'profile.on' : 'profile.off')]),
    t('profile.followers', { n: followers }),
    ...(relation?.followsYou === true ? [t('profile.followsYou')] : []),
  ];
  return (
    <div className="profile-head">
      <Avatar name={name} chosen={avatar} size="large" />
      <h2 className="profile-name">{name}</h2>
      <p className="soft">{t('profile.since', { month: monthText(since) })}</p>
      <MainValues profile={profile} />
      <ul className="profile-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="profile-buttons">
        {own ? (
          <>
            <button type="button" className="button is-main" aria-expanded={isEdited} onClick={onEdit}>
              {t(isEdited ? 'profile.editDone' : 'profile.edit')}
            </button>
            <Link to="/settings" className="button">
              <Icon name="gear" />
              {t('settings.title')}
            </Link>
          </>
        ) : (
          <RelationButtons profile={profile} onChanged={onChanged} />
        )}
        <ShareButton path={profilePath(profile.id)} />
      </div>
    </div>
  );
}

function ShareButton({ path }: { readonly path: string }) {
  const t = useText();
  const [isDone, setIsDone] = useState(false);
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    setIsDone(true);
  };
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={t('profile.share')}
        onClick={() => void share().catch(() => {})}
      >
        <Icon name="share" />
      </button>
      <span role="status" className="profile-shared">
        {isDone && t('profile.shared')}
      </span>
    </>
  );
}
