import { type Audience, type Audiences, AVATARS, type Avatar, type ProfileSettings } from '@souk/protocol';
import { useText } from '@souk/table-kit/components/Text';
import { useCallback, useRef, useState } from 'react';
import { host } from '../../online/host.js';
import { person } from '../../online/person.js';
import { problemText } from '../../online/problems.js';
import { AvatarPicture } from '../../people/avatars/Avatar.js';
import { avatarOf } from '../../people/avatars/avatar-ids.js';
import { learnFace } from '../../people/faces.js';
import { Problem } from '../online/Problem.js';
import { HostAway } from './HostAway.js';
import { useLoaded } from './useLoaded.js';

const SHOWN = ['curve', 'records', 'rivals', 'presence', 'challenges'] as const satisfies (keyof Audiences)[];
const AUDIENCES = ['all', 'followed', 'nobody'] as const satisfies Audience[];

interface EditProfileProps {
  readonly name: string;
  readonly onChanged: () => void;
}

/** The own portrait, and what others may see. Every choice is kept at once. */
export function EditProfile({ name, onChanged }: EditProfileProps) {
  const t = useText();
  const { value: first, error, reload } = useLoaded(useCallback(() => host.request('profileSettings'), []));
  const [changed, setChanged] = useState<ProfileSettings>();
  const [wanted, setWanted] = useState<ProfileSettings>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const busy = pending > 0;
  const kept = changed ?? first;
  // What was chosen is seen at once; what the host did not keep falls back when all is answered.
  const now = busy ? (wanted ?? kept) : kept;
  const take = (settings: ProfileSettings): void => {
    setChanged(settings);
    setProblem(undefined);
    const me = person.get();
    if (me !== undefined) learnFace(me.id, settings.avatar);
    onChanged();
  };
  // One after the other: none is lost because the one before is still on its way.
  const change = (body: { avatar?: Avatar | null; audiences?: Partial<Audiences> }): void => {
    if (now === undefined) return;
    const { avatar = now.avatar, audiences } = body;
    setWanted({ avatar, audiences: { ...now.audiences, ...audiences } });
    setPending((n) => n + 1);
    last.current = last.current
      .then(() => host.request('changeProfile', { body }))
      .then(take)
      .catch((error: unknown) => setProblem(problemText(error, 'profile')))
      .finally(() => setPending((n) => n - 1));
  };
  return (
    <section className="card edit-profile" aria-labelledby="edit-profile" aria-busy={busy}>
      <div className="people-head">
        <h2 id="edit-profile">{t('edit.title')}</h2>
        <small role="status" className="soft">
          {changed !== undefined && !busy && t('edit.saved')}
        </small>
      </div>
      {error !== undefined && <HostAway problem={problemText(error, 'profile')} onAgain={reload} />}
      {now !== undefined && (
        <>
          <AvatarChoice name={name} chosen={now.avatar} onChoose={(avatar) => change({ avatar })} />
          <fieldset className="plain audiences">
            <legend className="field-label">{t('edit.audiences')}</legend>
            {SHOWN.map((what) => (
              <label key={what}>
                <span>{t(`edit.${what}`)}</span>
                <select
                  value={now.audiences[what]}
                  onChange={({ target }) => {
                    const audience = AUDIENCES.find((each) => each === target.value);
                    if (audience !== undefined) change({ audiences: { [what]: audience } });
                  }}
                >
                  {AUDIENCES.map((audience) => (
                    <option key={audience} value={audience}>
                      {t(`edit.${audience}`)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
        </>
      )}
      <Problem text={problem} />
    </section>
  );
}

interface AvatarChoiceProps {
  readonly name: string;
  readonly chosen: Avatar | null;
  readonly onChoose: (avatar: Avatar | null) => void;
}

function AvatarChoice({ name, chosen, onChoose }: AvatarChoiceProps) {
  const t = useText();
  const wants: readonly (Avatar | null)[] = [...AVATARS, null];
  return (
    <fieldset className="plain">
      <legend className="field-label">{t('edit.avatar')}</legend>
      <div className="avatar-choices">
        {wants.map((avatar) => (
          <label
            key={avatar ?? ''}
            className={avatar === null ? 'avatar-choice is-by-name' : 'avatar-choice'}
            title={avatar === null ? undefined : t(`avatar.${avatar}`)}
          >
            <input
              type="radio"
              name="avatar"
              checked={avatar === chosen}
              onChange={() => onChoose(avatar)}
              aria-label={avatar === null ? t('edit.avatar.none') : t(`avatar.${avatar}`)}
            />
            <AvatarPicture avatar={avatarOf(name, avatar)} size="medium" />
            {avatar === null && <span>{t('edit.avatar.none')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
