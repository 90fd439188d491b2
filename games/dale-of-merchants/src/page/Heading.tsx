import type { View } from '@souk/games/dale-of-merchants';
import { useText } from '@souk/table-kit/components/Text';
import { emblemOf } from './art/emblems.js';
import { deckName } from './cards.js';

/** The name of the game, the folk at the fair, and the turn. */
export function Heading({ view }: { readonly view: View }) {
  const t = useText();
  return (
    <>
      <h1>{t('game.dale-of-merchants')}</h1>
      <ul className="dm-folk">
        {view.decks.map((deck) => (
          <li key={deck}>
            <img src={emblemOf(deck)} alt={deckName(deck)} title={deckName(deck)} />
          </li>
        ))}
      </ul>
      {view.turn > 0 && <p className="dm-turn">{t('dm.turn', { turn: view.turn })}</p>}
    </>
  );
}
