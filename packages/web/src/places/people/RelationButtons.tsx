import type { Profile } from '@souk/protocol';
import { Icon } from '@souk/table-kit/components/Icon';
import { useText } from '@souk/table-kit/components/Text';
import { useAct } from '../../online/useAct.js';
import { follow, mute } from '../../people/friends.js';
import { SmallOffer } from '../../people/SmallOffer.js';
import { Problem } from '../online/Problem.js';
import { ChallengeForm } from './ChallengeForm.js';

interface RelationButtonsProps {
  readonly profile: Profile;
  readonly onChanged: () => void;
}

/** What one can do with the person of a page: challenge, follow, not hear. Guests are told what that would take. */
export function RelationButtons({ profile, onChanged }: RelationButtonsProps) {
  const t = useText();
  const { problem, busy, run } = useAct();
  const { id, relation } = profile;
  if (relation === null) return <SmallOffer says="offer.people" />;
  const { following, muted, mayChallenge } = relation;
  const change = (asked: string, act: Promise<void>): void =>
    run(asked, async () => {
      await act;
      onChanged();
    });
  return (
    <>
      {mayChallenge && <ChallengeForm person={profile} isMain />}
      <button
        type="button"
        className="button"
        aria-pressed={following}
        disabled={busy}
        onClick={() => change('follow', follow(id, !following))}
      >
        {t(following ? 'profile.following' : 'profile.follow')}
      </button>
      <button
        type="button"
        className="button is-quiet"
        aria-pressed={muted}
        disabled={busy}
        onClick={() => change('mute', mute(id, !muted))}
      >
        <Icon name={muted ? 'muted' : 'heard'} />
        {t(muted ? 'profile.muted' : 'profile.mute')}
      </button>
      <Problem text={problem} />
    </>
  );
}
