import type { View } from '@souk/games/arcane-alley';
import { Spot } from '@souk/table-kit/components/Spot';
import { useText } from '@souk/table-kit/components/Text';
import { ItemBack, ItemFront } from './ItemCard.js';
import { itemName } from './naming.js';
import { spots } from './spots.js';
import { places } from './stepping.js';

export function Deck({ view }: { readonly view: View }) {
  const t = useText();
  return (
    <div className="aa-pile">
      <Spot
        className="aa-slot is-pile"
        spot={spots.deck}
        at={places.deck}
        subject="deck"
        label={t('aa.deckOf', { n: view.deckSize })}
      >
        <span className="aa-card">
          <ItemBack />
        </span>
      </Spot>
      <span aria-hidden="true">
        {t('aa.deck')} · {view.deckSize}
      </span>
    </div>
  );
}

export function Discard({ view }: { readonly view: View }) {
  const t = useText();
  const [top] = view.discard;
  return (
    <div className="aa-pile">
      <Spot
        className="aa-slot is-pile"
        spot={spots.discard}
        at={places.discard}
        subject={top === undefined ? undefined : 'discard'}
        label={
          top === undefined ? t('aa.discardEmpty') : t('aa.discardOf', { n: view.discard.length, item: itemName(top) })
        }
      >
        {top === undefined ? (
          <span className="aa-hole" />
        ) : (
          <span className="aa-card">
            <ItemFront item={top} view={view} />
          </span>
        )}
      </Spot>
      <span aria-hidden="true">
        {t('aa.discard')} · {view.discard.length}
      </span>
    </div>
  );
}
