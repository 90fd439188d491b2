import { DECK_IDS, type View } from '@souk/games/dale-of-merchants';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { dressed } from './art/cloth.js';
import { emblemOf } from './art/emblems.js';
import { CardFront } from './Card.js';
import { cardName, cardsOfDeck, deckName } from './cards.js';
import { ASIDE, spots } from './spots.js';
import { places } from './stepping.js';
import { isOfPile, offeredCards } from './tray-cards.js';

/** Cards to choose from that have no place on the table: set aside, in a pile, or to be put in order; and decks. */
export function Tray({ view }: { readonly view: View }) {
  const t = useText();
  const { picking, ordering } = useTableState();
  // What is picked keeps its place among the others.
  const isHere = (spot: string): boolean => picking.lit.has(spot) || picking.taken.has(spot);
  const cards = offeredCards(picking);
  const decks = DECK_IDS.filter((deck) => isHere(spots.deck(deck)));
  // What is put in order lies in the hand's place, and covers nothing.
  if (ordering !== undefined) return null;
  if (cards.length > 0) {
    const isPile = cards.every(isOfPile);
    const title = t(isPile ? 'dm.tray.pile' : 'dm.tray.cards');
    return (
      <section className="dm-tray" aria-label={title}>
        {isPile && <h3 className="dm-tray-title">{title}</h3>}
        {cards.map((spot) => {
          const card = spot.slice(spot.indexOf(':') + 1).replace(/#\d+$/, '');
          const label = isPile ? t('dm.tray.ofPile', { card: cardName(card) }) : cardName(card);
          return (
            <Spot key={spot} className="dm-card" spot={spot} subject={card} label={label}>
              <CardFront card={card} />
            </Spot>
          );
        })}
      </section>
    );
  }
  if (decks.length === 0) return view.aside.length > 0 ? <Aside view={view} /> : null;
  return (
    <section className="dm-tray" aria-label={t('dm.tray.decks')}>
      {decks.map((deck) => (
        <Spot key={deck} {...dressed('dm-deck-card', deck)} spot={spots.deck(deck)} label={deckName(deck)}>
          <img src={emblemOf(deck)} alt="" />
          <strong>{deckName(deck)}</strong>
          <small>
            {cardsOfDeck(deck)
              .map(({ id }) => cardName(id))
              .join(', ')}
          </small>
        </Spot>
      ))}
    </section>
  );
}

/** Cards on their way, for all to see who may. With another number of them it is another tray: what is left is not pushed about. */
function Aside({ view }: { readonly view: View }) {
  const t = useText();
  const cards = view.aside.flatMap(({ card }) => (card === null ? [] : [card]));
  if (cards.length === 0) return null;
  return (
    <section key={cards.length} className="dm-tray is-small" aria-label={t('dm.aside')}>
      {cards.map((card, i) => (
        <Spot key={i} className="dm-card" spot={ASIDE} at={places.aside(card)} subject={card} label={cardName(card)}>
          <CardFront card={card} />
        </Spot>
      ))}
    </section>
  );
}
