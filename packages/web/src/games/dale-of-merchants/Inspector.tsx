import type { View } from '@souk/dale-of-merchants';
import { useText } from '../../i18n/text.js';
import { CardFace, MiniCard } from './Card.js';
import { cardName, cardNamed, cardText, deckName } from './cards.js';

/** A card, large, with what it does; or the cards of a pile, a stack or a known hand. */
export function Inspector({ subject, view }: { readonly subject: string; readonly view: View }) {
  const t = useText();
  const [what, seat, stack] = subject.split(':');
  switch (what) {
    case 'pile':
      return <Listed title={t('dm.about.pile')} cards={view.players[Number(seat)].discard} />;
    case 'market-discard':
      return <Listed title={t('dm.about.pile')} cards={view.marketDiscard} />;
    case 'stack':
      return (
        <Listed
          title={t('dm.stack', { n: stack, cards: '' })}
          cards={view.players[Number(seat)].stall[Number(stack) - 1] ?? []}
        />
      );
    case 'hand':
      return (
        <Listed
          title={t('dm.inPlay')}
          cards={view.players[Number(seat)].hand.flatMap(({ card }) => (card === null ? [] : [card]))}
        />
      );
    default:
      return <AboutCard id={subject} />;
  }
}

function AboutCard({ id }: { readonly id: string }) {
  const t = useText();
  const { card, deck } = cardNamed(id);
  return (
    <>
      <span className="dm-card dm-large">
        <CardFace card={id} />
      </span>
      <h2>{cardName(id)}</h2>
      <p>{deck === undefined ? t('dm.about.junk') : cardText(id)}</p>
      <p>{t('dm.about.value', { value: card.value, set: deck === undefined ? '' : deckName(deck) })}</p>
      {card.plus && <p>{t('dm.plus')}</p>}
    </>
  );
}

function Listed({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ol className="dm-list">
        {cards.map((card, i) => (
          <li key={i}>
            <MiniCard card={card} /> {cardName(card)}
          </li>
        ))}
      </ol>
    </>
  );
}
