import type { View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { RuleLink } from '@souk/table-kit/components/RuleLink';
import { useTable } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { CardFront, MiniCard } from './Card.js';
import { cardBrief, cardName, cardNamed, cardRule, cardText, countedInStack, deckName } from './cards.js';
import { Stall } from './Stall.js';

/** A card, large, with what it does; or the cards of a pile, a stack or a known hand. */
export function Inspector({ subject, view }: { readonly subject: string; readonly view: View }) {
  const t = useText();
  const [what, seat = '', stack = ''] = subject.split(':');
  switch (what) {
    case 'pile':
      return <Listed title={t('dm.about.pile')} cards={elementAt(view.players, Number(seat)).discard} />;
    case 'market-discard':
      return <Listed title={t('dm.about.pile')} cards={view.marketDiscard} />;
    case 'stack':
      return (
        <Listed
          title={t('dm.about.stack', { n: stack })}
          cards={elementAt(view.players, Number(seat)).stall[Number(stack) - 1] ?? []}
          stack={Number(stack)}
        />
      );
    case 'player':
      return <AboutPlayer seat={Number(seat)} view={view} />;
    default:
      return <AboutCard id={subject} />;
  }
}

/** A merchant in large: the stall, what is known of the hand, and the discard pile. */
function AboutPlayer({ seat, view }: { readonly seat: number; readonly view: View }) {
  const t = useText();
  const { speaker } = useTable();
  const { hand, discard } = elementAt(view.players, seat);
  const known = hand.flatMap(({ card }) => (card === null ? [] : [card]));
  return (
    <>
      <h2>{speaker.name(seat)}</h2>
      <Stall view={view} seat={seat} />
      {known.length > 0 && <Listed title={t('dm.about.hand')} cards={known} />}
      {discard.length > 0 && <Listed title={t('dm.about.pile')} cards={discard} />}
    </>
  );
}

function AboutCard({ id }: { readonly id: string }) {
  const t = useText();
  const { card, deck } = cardNamed(id);
  return (
    <>
      <span className="dm-card dm-large">
        <CardFront card={id} />
      </span>
      <h2>{cardName(id)}</h2>
      <p>{deck === undefined ? t('dm.about.junk') : cardText(id)}</p>
      <p>{t('dm.about.value', { value: card.value, set: deck === undefined ? '' : deckName(deck) })}</p>
      {card.plus && <p>{t('dm.plus')}</p>}
      <RuleLink rule={deck === undefined ? 'DM-COMP-3' : cardRule(id)} />
    </>
  );
}

interface ListedProps {
  readonly title: string;
  readonly cards: readonly string[];
  /** The number of the stack that they are. */
  readonly stack?: number;
}

function Listed({ title, cards, stack }: ListedProps) {
  const counts = stack === undefined ? [] : countedInStack(cards, stack);
  return (
    <>
      <h2>{title}</h2>
      <ol className="dm-list">
        {cards.map((card, i) => (
          <li key={i}>
            <MiniCard card={card} counts={counts[i]} /> {cardName(card)}
            {stack !== undefined && <small className="dm-list-brief">{cardBrief(card)}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}
