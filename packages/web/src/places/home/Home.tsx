import { Icon } from '@souk/table-kit/components/Icon';
import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { useLetters } from '@souk/table-kit/keys/useLetters';
import { go } from '@souk/table-kit/router';
import { useSettings } from '@souk/table-kit/settings';
import { useStore } from '@souk/table-kit/store';
import { lazy, Suspense } from 'react';
import { GAME_IDS } from '../../games/games.js';
import { LESSONS } from '../../games/parts.js';
import { learnt } from '../../lessons/progress.js';
import { person } from '../../online/known-person.js';
import { savedMatches } from '../../session/saved-match.js';
import { playNow } from '../play-now.js';
import { Continue } from './Continue.js';
import { declined, offeredLessons } from './lesson-offer.js';
import { onlineOngoing } from './online-ongoing.js';
import { Places } from './Places.js';
import { Portraits } from './Portraits.js';
import { Sky } from './Sky.js';
import { Stall } from './Stall.js';
import { Stalls } from './Stalls.js';
import '@souk/table-kit/style/key-hints.css';
import './home.css';

/** Loaded with what it says itself; all else about online play comes when somebody sits down. */
const SquareTables = lazy(async () => {
  const [part, { speakOfTables }] = await Promise.all([
    import('../online/square/SquareTables.js'),
    import('../../online/square-texts.js'),
  ]);
  await speakOfTables();
  return part;
});

interface HomeProps {
  /** The list that is to be seen first; undefined: the square from its top. */
  readonly list?: 'square-open' | 'square-playing';
}

/** The market square: what goes on, a stall for each game, and the tables of others. */
export function Home({ list }: HomeProps) {
  const t = useText();
  const begun = [
    ...useStore(savedMatches).map(({ game }) => game),
    // Those that are over are kept with the others.
    ...useStore(onlineOngoing).flatMap(({ game, waitsFor }) => (waitsFor === 'people' ? [] : [game])),
  ];
  const lessons = useLessons(begun);
  const [lesson] = lessons;
  useLetters({
    ...Object.fromEntries(GAME_IDS.map((game, i) => [String(i + 1), () => void playNow(game)])),
    c: () => document.querySelector<HTMLElement>('.continue-go')?.click(),
    l: () => go(lesson === undefined ? '/learn' : `/learn/${lesson}`),
    '/': () => document.querySelector<HTMLElement>('.square-search')?.focus(),
  });
  return (
    <div className="home">
      <Sky />
      <header className="home-head">
        <h1>Souk</h1>
        <Places />
        <OwnName />
        <Link to="/settings" className="tool home-settings" aria-label={t('settings.title')}>
          <Icon name="gear" />
        </Link>
      </header>
      <main className="home-main">
        <Continue lesson={lesson} />
        <Stalls>
          {GAME_IDS.map((game, i) => (
            <Stall key={game} game={game} place={i + 1} isNew={lessons.includes(game) && !begun.includes(game)} />
          ))}
        </Stalls>
        <Suspense fallback={<div className="square-room" />}>
          <SquareTables first={list} />
        </Suspense>
      </main>
    </div>
  );
}

/** The games whose lesson is offered now. */
function useLessons(begun: readonly string[]): readonly string[] {
  const known = { begun, learnt: useStore(learnt), declined: useStore(declined) };
  return offeredLessons(
    GAME_IDS.filter((game) => LESSONS.has(game)),
    known,
    Date.now(),
  );
}

/** Who is here, with the way to what is theirs. */
function OwnName() {
  const t = useText();
  const { name } = useSettings();
  const known = useStore(person);
  const id = known?.id;
  // An account is named by its own name, whatever this browser calls who plays at it alone.
  const shown = (known?.account === true ? known.name : name || known?.name) || t('home.guest');
  return (
    <Link to="/people/me" className="own-name">
      <Portraits of={[id === undefined ? { name: shown } : { id, name: shown }]} />
      {shown}
    </Link>
  );
}
