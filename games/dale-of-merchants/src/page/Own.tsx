import type { CardView, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import { Docked } from '@souk/table-kit/components/Dock';
import { Say } from '@souk/table-kit/components/Say';
import { Spot } from '@souk/table-kit/components/Spot';
import { useTable, useTableState } from '@souk/table-kit/components/TableContext';
import { type Translate, useText } from '@souk/table-kit/components/Text';
import { type CSSProperties, lazy, type MouseEvent, Suspense, useState } from 'react';
import { CardBack, CardFront, MiniCard } from './Card.js';
import { cardName, cardNamed, keyOf } from './cards.js';
import { meantOf, rolls, worthOf } from './hand.js';
import { Stall } from './Stall.js';
import { copySpots, handCardOf, OWN_PILE, PURSE } from './spots.js';
import { places } from './stepping.js';

/** Asked for in few turns, so it is loaded when it first is. */
const OrderRow = lazy(() => import('@souk/table-kit/components/OrderRow'));

interface OwnProps {
  readonly view: View;
  readonly seat: number;
}

/** What a discard pile is called by those who listen: the own one where it is nobody else's. */
function pileNamed(t: Translate, top: string | undefined, owner: string | undefined): string {
  if (owner === undefined) {
    return top === undefined ? t('dm.yourDiscardEmpty') : t('dm.yourDiscardTop', { card: cardName(top) });
  }
  return top === undefined
    ? t('dm.discardEmpty', { name: owner })
    : t('dm.discardTop', { name: owner, card: cardName(top) });
}

/** The stall, the deck and the discard pile of the player at this screen. */
export function OwnStall({ view, seat }: OwnProps) {
  const t = useText();
  const { speaker } = useTable();
  const { deck, discard, coins } = elementAt(view.players, seat);
  const [top] = discard;
  return (
    <div className="dm-own" data-menu-room>
      <span className="dm-deck" data-at={places.deck(seat)}>
        {t('dm.deckPile', { n: deck.length })}
      </span>
      <Stall view={view} seat={seat} />
      <Spot
        className="dm-discard"
        spot={OWN_PILE}
        at={places.discard(seat)}
        subject={top === undefined ? undefined : `pile:${seat}`}
        label={pileNamed(t, top, seat === speaker.you ? undefined : speaker.name(seat))}
      >
        <span key={top === undefined ? 'alone' : 'above'}>{t('dm.discardPile', { n: discard.length })}</span>
        {top !== undefined && <MiniCard card={top} />}
      </Spot>
      {coins > 0 && (
        <Spot className="dm-coins" spot={PURSE} label={t('dm.coins', { n: coins })}>
          {t('dm.coins', { n: coins })}
        </Spot>
      )}
    </div>
  );
}

/** Which of the fan a card is. */
const placed = (nth: number): CSSProperties => ({ '--nth': nth });

/** What is in reach of the thumb on a phone: the hand, or the row that takes its place while an order is asked. */
export function Hand(props: OwnProps) {
  const { ordering } = useTableState();
  return (
    <Docked>
      {ordering === undefined ? (
        <HandCards {...props} />
      ) : (
        <Suspense fallback={<div className="order" />}>
          <OrderRow
            ordering={ordering}
            draw={(card) => (
              <span className="dm-card">
                <CardFront card={card} />
              </span>
            )}
          />
        </Suspense>
      )}
    </Docked>
  );
}

/** More cards than that overlap on a phone, and make room for the one that is touched. */
const SIDE_BY_SIDE = 5;

/** Which card of a hand was touched last, while there are so many that they overlap. Not before the finger is up: what moves away under it is not hit. */
function useSpreading(cards: number) {
  const [touched, touch] = useState<{ readonly nth: number; readonly of: number }>();
  const isSpread = cards > SIDE_BY_SIDE && touched?.of === cards && touched.nth < cards - 1;
  return {
    nth: isSpread ? touched.nth : undefined,
    onClickCapture({ target, currentTarget }: MouseEvent<HTMLElement>): void {
      const nth = [...currentTarget.children].findIndex((card) => target instanceof Node && card.contains(target));
      if (nth !== -1) touch({ nth, of: cards });
    },
  };
}

/** Tells a hand how much room it has, before it is drawn. */
function watchRoom(hand: HTMLElement | null): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) hand?.style.setProperty('--room', `${entry.contentRect.width}px`);
  });
  if (hand !== null) observer.observe(hand);
  return () => observer.disconnect();
}

/** Of like cards those that were touched, in that order: they are seen picked, and none in their place. */
function useTouched(cards: number) {
  const [{ of, copies }, set] = useState({ of: cards, copies: new Map<string, readonly number[]>() });
  const now = of === cards ? copies : new Map<string, readonly number[]>();
  const touch = (key: string, copy: number, isTaken: boolean): void => {
    const others = (now.get(key) ?? []).filter((each) => each !== copy);
    set({ of: cards, copies: new Map(now).set(key, isTaken ? others : [...others, copy]) });
  };
  return [now, touch] as const;
}

/** What was rolled for a card in this turn, on a die at its corner: also if that changes nothing. */
function Rolled({ card: { card, marks } }: { readonly card: CardView }) {
  if (card === null || marks === null || !marks.used.some(rolls)) return null;
  return (
    <span className="dm-die" aria-hidden="true">
      +{marks.bonus}
    </span>
  );
}

/** The hand, fanned. Of like cards that one is picked which is clicked. */
function HandCards({ view, seat }: OwnProps) {
  const t = useText();
  const { picking, progress, hinted } = useTableState();
  const { hand } = elementAt(view.players, seat);
  const { nth, onClickCapture } = useSpreading(hand.length);
  const [touched, touch] = useTouched(hand.length);
  const copies = new Map<string, number>();
  const meant = meantOf(hinted, picking.taken);
  return (
    <section
      ref={watchRoom}
      className="dm-hand"
      data-own
      tabIndex={-1}
      aria-label={t('dm.yourHand')}
      data-at={places.hand(seat)}
      data-spread={nth}
      onClickCapture={onClickCapture}
      style={{ '--cards': Math.max(hand.length, 1) }}
    >
      {hand.map((view_, i) => {
        if (view_.card === null) {
          return (
            <span key={i} className="dm-card" style={placed(i)}>
              <CardBack />
            </span>
          );
        }
        const named = handCardOf(view_);
        const copy = copies.get(keyOf(named)) ?? 0;
        copies.set(keyOf(named), copy + 1);
        const count = hand.filter((each) => each.card !== null && keyOf(handCardOf(each)) === keyOf(named)).length;
        const spot = copySpots(named, count, picking, touched.get(keyOf(named)))[copy] ?? '';
        const isMeant = !picking.taken.has(spot) && meant(named);
        const worth = worthOf(view_, view);
        const counts = progress?.marks?.get(spot);
        const value = worth ?? cardNamed(view_.card).card.value;
        return (
          <Spot
            key={i}
            className={`dm-card ${nth !== undefined && i > nth ? 'is-past' : ''}`}
            style={placed(i)}
            spot={spot}
            at={places.handCard(view_.card)}
            subject={view_.card}
            label={t('dm.handCard', { card: cardName(view_.card), value })}
            mark={progress?.tally === undefined ? undefined : counts === undefined ? value : <Say sentence={counts} />}
            isMeant={isMeant}
            onTouch={() => touch(keyOf(named), copy, picking.taken.has(spot))}
          >
            <CardFront card={view_.card} worth={worth} />
            <Rolled card={view_} />
          </Spot>
        );
      })}
    </section>
  );
}
