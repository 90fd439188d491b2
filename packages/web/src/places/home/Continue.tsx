import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { type Translate, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { useShortcut } from '@souk/table-kit/keys/useLetters';
import { useStore } from '@souk/table-kit/store';
import { type ReactNode, useState } from 'react';
import { savedMatches } from '../../session/saved-match.js';
import { DeletedNotice, deleteMatch } from './DeletedNotice.js';
import { LessonOffer } from './LessonOffer.js';
import { MoreMenu } from './MoreMenu.js';
import { folded, inOrder, type Ongoing, ongoingFrom } from './ongoing.js';
import { onlineOngoing } from './online-ongoing.js';
import { Portraits } from './Portraits.js';
import { StallScene } from './StallScene.js';
import { standingText } from './standing-text.js';
import './continue.css';

/** What goes on, before everything else; beside it, the lesson of a game that is new here. */
export function Continue({ lesson }: { readonly lesson: string | undefined }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const local = useStore(savedMatches)
    .filter(({ outcome }) => outcome === null)
    .map(ongoingFrom);
  const all = inOrder([...local, ...useStore(onlineOngoing)]);
  const { shown, more } = folded(all, isOpen);
  return (
    <section className="continue" aria-label={t('home.continue')} hidden={all.length === 0 && lesson === undefined}>
      <ul className={isOpen ? 'continue-cards is-open' : 'continue-cards'}>
        {shown.map((each, i) => (
          <OngoingCard key={each.id} ongoing={each} isFirst={i === 0} />
        ))}
        {lesson !== undefined && <LessonOffer game={lesson} isLarge={all.length === 0} />}
        {more > 0 && (
          <li className="continue-more">
            <button type="button" className="button is-quiet" onClick={() => setOpen(true)}>
              {t('home.more', { n: more })}
            </button>
          </li>
        )}
      </ul>
      <DeletedNotice />
    </section>
  );
}

interface OngoingCardProps {
  readonly ongoing: Ongoing;
  /** Whether a key leads to it. */
  readonly isFirst: boolean;
}

function OngoingCard({ ongoing, isFirst }: OngoingCardProps) {
  const t = useText();
  const shortcut = useShortcut('C');
  const { id, game, sitters, path, waitsFor, isLocal } = ongoing;
  const all = sitters.map(({ name }) => name).join(', ');
  const isYours = waitsFor === 'you';
  return (
    <li className={isYours ? 'continue-card open-match is-yours' : 'continue-card open-match'}>
      <StallScene game={game} className="thumb" />
      <div className="continue-text">
        <strong>{gameName(game)}</strong>
        <span className="soft">
          <HowItStands of={ongoing} />
        </span>
        <span className="continue-who">
          <Portraits of={sitters} />
          <span className="continue-names">{othersIn(ongoing)}</span>
        </span>
      </div>
      <Link
        to={path}
        className={`button ${isYours ? 'is-main' : ''} continue-go has-key`}
        {...(isFirst ? shortcut : {})}
        aria-label={t(isYours ? 'home.yourMoveAt' : 'home.lookInAt', { game: gameName(game), names: all })}
      >
        {t(isYours ? 'home.yourMove' : 'home.lookIn')}
      </Link>
      {isLocal && (
        <MoreMenu label={t('home.moreOfMatch', { names: all })}>
          <button type="button" aria-label={t('home.forget', { names: all })} onClick={() => deleteMatch(id)}>
            <Icon name="trash" />
            {t('home.delete')}
          </button>
        </MoreMenu>
      )}
    </li>
  );
}

/** Who else sits there; all of them where several here share the screen. */
const othersIn = ({ sitters, you }: Ongoing): string =>
  sitters.flatMap(({ name }, seat) => (seat === you ? [] : [name])).join(', ');

function standsAs({ game, standing, moves, sitters, you }: Ongoing, t: Translate): readonly string[] {
  if (standing !== undefined) return [standingText({ game, standing, sitters, you }, t)];
  return moves === undefined ? [] : [t('home.moves', { moves })];
}

function HowItStands({ of }: { readonly of: Ongoing }): ReactNode {
  const t = useText();
  const { waitsFor, isLocal, thinks } = of;
  if (waitsFor === 'people') return t('home.waitsForPeople');
  const parts = [
    ...(isLocal ? [] : [t('home.online')]),
    ...standsAs(of, t),
    ...(waitsFor === 'others' && !isLocal
      ? [thinks === undefined ? t('home.othersMove') : t('home.thinks', { name: thinks })]
      : []),
  ];
  return parts.join(' · ');
}
