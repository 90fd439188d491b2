import type { PersonRef, Profile } from '@souk/protocol';
import { Link } from '@souk/table-kit/components/Link';
import { isPlainKey, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { host } from '../online/host.js';
import { isDeleted, shownName } from '../online/shown-name.js';
import { RelationButtons } from '../places/people/RelationButtons.js';
import { useLoaded } from '../places/people/useLoaded.js';
import { Avatar } from './avatars/Avatar.js';
import { botName, botPath } from './bots.js';
import { ENOUGH } from './curve.js';
import { readFace } from './faces.js';
import { decimal } from './numbers.js';
import { profilePath } from './PersonName.js';
import './who-card.css';

/** Somebody at a table: a person whom the host knows, a bot, whoever plays at this screen, or a name in a record. */
export type Who =
  | { readonly kind: 'person'; readonly person: PersonRef }
  | { readonly kind: 'bot'; readonly name: string; readonly level: number }
  | { readonly kind: 'local'; readonly name: string }
  | { readonly kind: 'recorded'; readonly name: string };

interface WhoCardProps {
  readonly who: Who;
  /** The game that is played, or looked at. */
  readonly game: string;
}

/** The main facts of somebody at a table, and the way to their page. The match goes on meanwhile. */
export default function WhoCard({ who, game }: WhoCardProps) {
  switch (who.kind) {
    case 'person':
      return <AboutPerson key={who.person.id} person={who.person} game={game} />;
    case 'bot':
      return <AboutBot name={who.name} level={who.level} game={game} />;
    case 'local':
    case 'recorded':
      return <JustName {...who} />;
  }
}

interface CardProps {
  readonly name: string;
  readonly chosen?: string | null | undefined;
  readonly children: ReactNode;
}

const Card = ({ name, chosen, children }: CardProps) => (
  <div className="who-card">
    <Avatar name={name} chosen={chosen} size="medium" />
    <div className="who-facts">
      <strong>{name}</strong>
      {children}
    </div>
  </div>
);

function JustName({ kind, name }: { readonly kind: 'local' | 'recorded'; readonly name: string }) {
  const t = useText();
  return (
    <Card name={name}>
      <p className="soft">{t(`who.${kind}`)}</p>
    </Card>
  );
}

function AboutBot({ name, level, game }: { readonly name: string; readonly level: number; readonly game: string }) {
  const t = useText();
  const character = `bot.character.${level}`;
  return (
    <Card name={name}>
      <p className="soft">
        {botName(game, level)} · {t('table.level', { level })}
      </p>
      {isPlainKey(character) && <p>{t(character)}</p>}
      <Link to={botPath(game, level)}>{t('who.page', { name: botName(game, level) })}</Link>
    </Card>
  );
}

/** Null for a guest, who has no page. */
async function profileOf(id: string): Promise<Profile | null> {
  const face = await readFace(id);
  return face?.account === true ? host.request('profile', { params: { id } }) : null;
}

function AboutPerson({ person, game }: { readonly person: PersonRef; readonly game: string }) {
  const t = useText();
  const { id } = person;
  const isGone = isDeleted(person);
  const load = useCallback(async () => (isGone ? null : profileOf(id)), [id, isGone]);
  const { value: profile, error, reload } = useLoaded(load);
  return (
    <Card name={shownName(person)} chosen={profile?.avatar}>
      {profile === null && !isGone && <p className="soft">{t('who.guest')}</p>}
      {profile !== null && profile !== undefined && <Facts profile={profile} game={game} />}
      {error !== undefined && <p className="soft">{t('problem.noHost')}</p>}
      {profile !== null && profile !== undefined && !profile.own && (
        <div className="who-buttons">
          <RelationButtons profile={profile} onChanged={reload} />
        </div>
      )}
      {profile !== null && <Link to={profilePath(id)}>{t('who.page', { name: person.name })}</Link>}
    </Card>
  );
}

function Facts({ profile, game }: { readonly profile: Profile; readonly game: string }) {
  const t = useText();
  const rating = profile.ratings.find((each) => each.game === game && each.seats === null);
  const met = profile.relation?.headToHead;
  const strength =
    rating === undefined || rating.matches < ENOUGH
      ? t('strength.early', { n: rating?.matches ?? 0, of: ENOUGH })
      : t('strength.value', { mu: decimal(rating.mu), sigma: decimal(rating.sigma) });
  return (
    <>
      <p>{t('who.rating', { game: gameName(game), strength })}</p>
      {met !== undefined && met.ahead + met.behind > 0 && (
        // Seen from the person of the page: what they are ahead, one is behind.
        <p>{t('who.against', { ahead: met.ahead, behind: met.behind })}</p>
      )}
    </>
  );
}
