import { CardName } from '@souk/table-kit/components/CardName';
import { useText } from '@souk/table-kit/components/Text';
import { pictureOf } from './art/cards.js';
import { emblemOf } from './art/emblems.js';
import { cardName, cardNamed, sortOf } from './cards.js';
import { HYPHENATION } from './hyphenation.js';

interface CardFrontProps {
  readonly card: string;
  /** What it is worth now, if that is not what is printed on it. */
  readonly worth?: number | undefined;
}

/** A card's face: its value, its folk, its name and its picture. */
export function CardFront({ card: id, worth }: CardFrontProps) {
  const t = useText();
  const { card, deck } = cardNamed(id);
  return (
    <span className={`dm-face is-${deck ?? 'junk'}`}>
      <span className="dm-ribbon">
        <span className="dm-value">{worth ?? card.value}</span>
        {deck !== undefined && <img src={emblemOf(deck)} alt="" draggable={false} />}
        {card.plus && <span className="dm-plus">+</span>}
      </span>
      <CardName className="dm-card-name" name={cardName(id)} hyphenation={HYPHENATION} />
      <img className="dm-art" src={pictureOf(id)} alt="" draggable={false} />
      <span className="dm-sort">{t(`dm.sort.${sortOf(id)}`)}</span>
    </span>
  );
}

export const CardBack = () => <span className="dm-back" />;

/** A card in a stack: only its value and its folk. */
export function MiniCard({ card: id }: { readonly card: string }) {
  const { card, deck } = cardNamed(id);
  return (
    <span className={`dm-mini is-${deck ?? 'junk'}`}>
      {card.value}
      {deck !== undefined && <img src={emblemOf(deck)} alt="" draggable={false} />}
    </span>
  );
}
