import { DECK_IDS, JUNK } from '@souk/games/dale-of-merchants';
import { GalleryItem, type GalleryProps } from '@souk/table-kit/components/GalleryItem';
import { useText } from '@souk/table-kit/components/Text';
import { Fragment } from 'react';
import { CardFront } from './Card.js';
import { cardName, cardsOfDeck, cardText, deckName } from './cards.js';
import { loadDecks } from './decks/loading.js';
import './dale-of-merchants.css';

const Picture = ({ card }: { readonly card: string }) => (
  <span className="dm-card">
    <CardFront card={card} />
  </span>
);

/** All cards are shown, so the faces of all decks are loaded. */
export const load = async (): Promise<void> => loadDecks(DECK_IDS);

/** Every card, deck by deck, with what it does. */
export function Gallery({ words }: GalleryProps) {
  const t = useText();
  return (
    <>
      {DECK_IDS.map((deck) => (
        <Fragment key={deck}>
          <h3 className="gallery-part">{deckName(deck)}</h3>
          <ul className="gallery-items">
            {cardsOfDeck(deck).map(({ id, copies }) => (
              <GalleryItem
                key={id}
                level={4}
                words={words}
                name={`${cardName(id)} × ${copies}`}
                text={cardText(id)}
                rules={[`DM-CARD-${id}`]}
                picture={<Picture card={id} />}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      <ul className="gallery-items">
        <GalleryItem
          words={words}
          name={cardName(JUNK.id)}
          text={t('dm.about.junk')}
          rules={['DM-COMP-3', 'DM-STALL-4', 'DM-DRAW-3', 'DM-THROW-1']}
          picture={<Picture card={JUNK.id} />}
        />
      </ul>
    </>
  );
}
