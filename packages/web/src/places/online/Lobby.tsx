import { Link } from '@souk/table-kit/components/Link';
import { useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { GAME_IDS } from '../../games/games.js';
import { StallScene } from '../home/StallScene.js';
import { Page } from '../Page.js';
import { JoinByCode } from './JoinByCode.js';
import { QuickMatch } from './QuickMatch.js';
import { SignInOffer } from './SignInOffer.js';
import '../game-tiles.css';
import './online.css';

/** The ways to others that need more than a click on the square: a quick match, a friend's code, a table of one's own. */
export default function Lobby() {
  const t = useText();
  return (
    <Page title={t('lobby.title')} isAtMarket>
      <SignInOffer />
      <div className="setup">
        <QuickMatch />
        <JoinByCode />
        <section className="card lobby-form" aria-labelledby="lobby-new">
          <h2 id="lobby-new">{t('lobby.new')}</h2>
          <p className="soft">{t('lobby.newHelp')}</p>
          <div className="game-tiles">
            {GAME_IDS.map((game) => (
              <Link key={game} to={`/friends/${game}`} className="game-tile">
                <StallScene game={game} className="game-tile-scene" />
                <span className="game-tile-name">{gameName(game)}</span>
              </Link>
            ))}
          </div>
        </section>
      </div>
    </Page>
  );
}
