import { DECK_IDS, JUNK } from '@souk/dale-of-merchants';
import { Fragment } from 'react';
import { useText } from '../../i18n/text.js';
import { CardFace } from './Card.js';
import { cardName, cardsOfDeck, cardText, deckName } from './cards.js';
import './dale-of-merchants.css';

/** Every card, deck by deck, with what it does. */
export function Gallery() {
  const t = useText();
  return (
    <>
      {DECK_IDS.map((deck) => (
        <Fragment key={deck}>
          <h3 className="gallery-part">{deckName(deck)}</h3>
          <ul className="gallery-items">
            {cardsOfDeck(deck).map(({ id, copies }) => (
              <li key={id} className="gallery-item card">
                <span className="dm-card">
                  <CardFace card={id} />
                </span>
                <div>
                  <h4>
                    {cardName(id)} × {copies}
                  </h4>
                  <p>{cardText(id)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <ul className="gallery-items">
        <li className="gallery-item card">
          <span className="dm-card">
            <CardFace card={JUNK.id} />
          </span>
          <div>
            <h3>{cardName(JUNK.id)}</h3>
            <p>{t('dm.about.junk')}</p>
          </div>
        </li>
      </ul>
    </>
  );
}
