import { CardName } from '@souk/table-kit/components/CardName';
import { useText } from '@souk/table-kit/components/Text';
import { pictureOf } from './art/cards.js';
import { dressed } from './art/cloth.js';
import { emblemOf } from './art/emblems.js';
import { cardBrief, cardName, cardNamed, sortOf } from './cards.js';
import { hyphenationOf } from './decks/loading.js';

interface CardFrontProps {
  readonly card: string;
  /** What it is worth now, if that is not what is printed on it. */
  readonly worth?: number | undefined;
}

/** A card's face: its value, its folk, its name and its picture. Another card is another face, not this one with its parts moved. */
export function CardFront({ card: id, worth }: CardFrontProps) {
  const { card, deck } = cardNamed(id);
  return (
    <span key={id} {...dressed('dm-face', deck)}>
      <span className="dm-ribbon">
        <span className="dm-value">{worth ?? card.value}</span>
        {deck !== undefined && <img src={emblemOf(deck)} alt="" draggable={false} />}
        {card.plus && <span className="dm-plus">+</span>}
      </span>
      <CardName className="dm-card-name" name={cardName(id)} hyphenation={hyphenationOf(deck)} />
      <img className="dm-art" src={pictureOf(id)} alt="" draggable={false} />
      <Brief card={id} />
    </span>
  );
}

/** Signs of techniques and passives, on a grid of 24. */
const SORT_SIGNS = {
  technique: 'M13 3L5 14h6l-1 7 8-11h-6z',
  passive: 'M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6z',
} as const;

/** What it does, in a few words, and of which sort that is. */
function Brief({ card }: { readonly card: string }) {
  const t = useText();
  const sort = sortOf(card);
  return (
    <span className="dm-brief">
      {sort !== 'junk' && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SORT_SIGNS[sort]} />
        </svg>
      )}
      <span className="visually-hidden">{t(`dm.sort.${sort}`)}: </span>
      <span>{cardBrief(card)}</span>
    </span>
  );
}

export const CardBack = () => <span className="dm-back" />;

interface MiniCardProps {
  readonly card: string;
  /** What it counts where it lies, if that is not what is printed on it. */
  readonly counts?: number | undefined;
}

/** A card in a stack: only its value and its folk. */
export function MiniCard({ card: id, counts }: MiniCardProps) {
  const t = useText();
  const { card, deck } = cardNamed(id);
  return (
    <span key={id} {...dressed('dm-mini', deck)}>
      {counts === undefined ? card.value : t('dm.asValue', { n: counts })}
      {deck !== undefined && <img src={emblemOf(deck)} alt="" draggable={false} />}
    </span>
  );
}
