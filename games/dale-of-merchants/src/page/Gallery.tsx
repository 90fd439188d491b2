import { DECK_IDS, JUNK } from '@souk/games/dale-of-merchants';
import { GalleryItem, type GalleryProps } from '@souk/table-kit/components/GalleryItem';
import { useText } from '@souk/table-kit/components/Text';
import { Fragment } from 'react';
import { dressed } from './art/cloth.js';
import { emblemOf } from './art/emblems.js';
import { CardFront } from './Card.js';
import { cardName, cardRule, cardsOfDeck, cardText, deckName, deckProfile } from './cards.js';
import { faceOfDeck, loadDecks } from './decks/loading.js';
import './dale-of-merchants.css';

const Picture = ({ card }: { readonly card: string }) => (
  <span className="dm-card">
    <CardFront card={card} />
  </span>
);

/** What a deck is called, what it does and what it is like. */
function About({ deck }: { readonly deck: string }) {
  const t = useText();
  const told = faceOfDeck(deck)?.told;
  return (
    <header className="gallery-part dm-gallery-deck">
      <span {...dressed('dm-badge', deck)}>
        <img src={emblemOf(deck)} alt="" />
      </span>
      <div>
        <h3>{deckName(deck)}</h3>
        <p>{deckProfile(deck)}</p>
        {told !== undefined && <small>{t('dm.deck.nature', { ...told.nature })}</small>}
      </div>
    </header>
  );
}

/** All cards are shown, so the faces of all decks are loaded. */
export const load = async (): Promise<void> => loadDecks(DECK_IDS);

/** Every card, deck by deck, with what it does. */
export function Gallery({ words }: GalleryProps) {
  const t = useText();
  return (
    <>
      {DECK_IDS.map((deck) => (
        <Fragment key={deck}>
          <About deck={deck} />
          <ul className="gallery-items">
            {cardsOfDeck(deck).map(({ id, copies }) => (
              <GalleryItem
                key={id}
                level={4}
                words={words}
                name={`${cardName(id)} ×\u00a0${copies}`}
                text={cardText(id)}
                rules={[cardRule(id)]}
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
