import type { View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { useText } from '@souk/table-kit/components/Text';
import { MiniCard } from './Card.js';
import { cardName, countedInStack } from './cards.js';
import { spots } from './spots.js';
import { places } from './stepping.js';

const STACKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A stall: eight stacks on shelves, each to be worth its number. */
export function Stall({ view, seat }: { readonly view: View; readonly seat: number }) {
  const t = useText();
  const { speaker } = useTable();
  const { deciding } = useTableState();
  const { stall } = elementAt(view.players, seat);
  const own = seat === deciding;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      className="dm-stall"
      aria-label={seat === speaker.you ? t('dm.yourStall') : t('dm.stallOf', { name: speaker.name(seat) })}
    >
      {STACKS.map((number) => {
        const cards = stall[number - 1];
        const isNext = own && number === stall.length + 1;
        const label =
          cards === undefined
            ? t(isNext ? 'dm.stackBuild' : 'dm.stackEmpty', { n: number })
            : t('dm.stack', { n: number, cards: cards.map(cardName).join(', ') });
        return (
          <Spot
            key={number}
            className={`dm-stack ${cards === undefined ? 'is-empty' : ''} ${isNext ? 'is-next' : ''}`}
            spot={isNext ? spots.stall : spots.stack(seat, number)}
            at={places.stack(seat, number)}
            subject={cards === undefined ? undefined : `stack:${seat}:${number}`}
            label={label}
          >
            <span className="dm-stack-number">{number}</span>
            <StackCards seat={seat} number={number} cards={cards ?? []} />
          </Spot>
        );
      })}
    </div>
  );
}

interface StackCardsProps {
  readonly seat: number;
  readonly number: number;
  readonly cards: readonly string[];
}

/** The cards of a stack; each a choice of its own where one of them is asked for. */
function StackCards({ seat, number, cards }: StackCardsProps) {
  const { speaker } = useTable();
  const { picking, insteadOf } = useTableState();
  const counts = countedInStack(cards, number);
  return (
    <span className="dm-stack-cards">
      {cards.map((card, i) => {
        const spot = spots.stallCard(seat, number, card);
        return picking.lit.has(spot) || picking.taken.has(spot) || insteadOf(spot) !== undefined ? (
          <Spot key={i} spot={spot} className="dm-stack-choice" label={`${speaker.name(seat)}: ${cardName(card)}`}>
            <MiniCard card={card} counts={counts[i]} />
          </Spot>
        ) : (
          <MiniCard key={i} card={card} counts={counts[i]} />
        );
      })}
    </span>
  );
}
