import type { UsedThing } from '@souk/protocol';
import { textNamed, useText } from '@souk/table-kit/components/Text';
import { gameName } from '@souk/table-kit/i18n/names';
import { GAME_IDS } from '../../games/games.js';
import { favouritesAt } from '../../people/favourites.js';
import { thingName } from '../../people/thing-name.js';

/** What a person does best with, game by game: decks, wizards, whatever a game names. */
export function FavouriteThings({ used }: { readonly used: readonly UsedThing[] }) {
  const lists = GAME_IDS.map((game) => ({ game, things: favouritesAt(game, used) })).filter(
    ({ things }) => things.length > 0,
  );
  if (lists.length === 0) return null;
  return (
    <div className="favourites">
      {lists.map(({ game, things }) => (
        <Favourites key={game} game={game} things={things} />
      ))}
    </div>
  );
}

function Favourites({ game, things }: { readonly game: string; readonly things: readonly UsedThing[] }) {
  const t = useText();
  const what = textNamed(`used.${game}`) ?? t('favourites.what');
  return (
    <section className="card" aria-labelledby={`favourites-${game}`}>
      <div className="people-head">
        <h2 id={`favourites-${game}`}>{t('favourites.title', { what, game: gameName(game) })}</h2>
        <small className="soft">{t('favourites.won')}</small>
      </div>
      <ul className="favourite-list">
        {things.map(({ thing, won, played }) => (
          <li key={thing}>
            <strong>{thingName(game, thing)}</strong>
            <span>{t('favourites.of', { won, played })}</span>
            <span className="share-bar" aria-hidden="true">
              <span style={{ '--share': won / played }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
