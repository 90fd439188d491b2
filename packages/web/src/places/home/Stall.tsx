import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName, tagline } from '@souk/table-kit/i18n/names';
import { useShortcut } from '@souk/table-kit/keys/useLetters';
import { useStore } from '@souk/table-kit/store';
import { LESSONS } from '../../games/parts.js';
import { playNow } from '../play-now.js';
import { MoreMenu } from './MoreMenu.js';
import { offeredTables } from './offered-tables.js';
import { StallScene } from './StallScene.js';
import './stall.css';

interface StallProps {
  readonly game: string;
  /** Where it stands among the stalls, from 1 on: the digit that plays it. */
  readonly place: number;
  /** Whether its lesson is offered, since the game is new here. */
  readonly isNew: boolean;
}

/** A game's stall: what it looks like, what it is about, and the ways to play it. */
export function Stall({ game, place, isNew }: StallProps) {
  const t = useText();
  const shortcut = useShortcut(String(place));
  const name = gameName(game);
  return (
    <article className={`stall is-${game}`}>
      <StallScene game={game} className="stall-scene" />
      <Badges game={game} />
      {isNew && (
        <Link to={`/learn/${game}`} className="stall-lesson" aria-label={t('home.newHereAt', { game: name })}>
          <Icon name="book" />
          {t('home.newHere')}
        </Link>
      )}
      <h2>{name}</h2>
      <p className="stall-tagline">{tagline(game)}</p>
      <div className="stall-buttons">
        <button type="button" className="button is-main has-key" {...shortcut} onClick={() => void playNow(game)}>
          <Icon name="play" />
          {t('home.playNow')}
        </button>
        <Link to={`/friends/${game}`} className="button" aria-label={t('home.withFriends')}>
          <Icon name="person" />
          {t('home.friends')}
        </Link>
        <MoreMenu label={t('home.moreOf', { game: name })}>
          <Link to={`/play/${game}`}>{t('home.setUp')}</Link>
          <Link to={`/rules/${game}`}>{t('home.rules')}</Link>
          {LESSONS.has(game) && <Link to={`/learn/${game}`}>{t('lesson.begin')}</Link>}
        </MoreMenu>
      </div>
    </article>
  );
}

/** What others do at this stall now; a click leads to it. */
function Badges({ game }: { readonly game: string }) {
  const t = useText();
  const { open, playing } = useStore(offeredTables)[game] ?? { open: 0, playing: 0 };
  if (open + playing === 0) return null;
  const [list, text] =
    open > 0
      ? (['square-open', t('home.openTables', { n: open })] as const)
      : (['square-playing', t('home.playing', { n: playing })] as const);
  return (
    <button type="button" className="stall-badge" onClick={() => showList(list)}>
      {text}
    </button>
  );
}

function showList(id: string): void {
  const list = document.getElementById(id);
  list?.scrollIntoView({ block: 'nearest' });
  list?.focus({ preventScroll: true });
}
