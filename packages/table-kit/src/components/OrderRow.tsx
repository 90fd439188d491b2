import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useRowDragging } from '../row-dragging.js';
import type { OrderingState } from '../useOrdering.js';
import { Icon } from './Icon.js';
import { Say } from './Say.js';
import { useTable } from './TableContext.js';
import { useText } from './Text.js';
import '../style/order.css';

interface OrderRowProps {
  readonly ordering: OrderingState;
  /** How a thing looks. */
  readonly draw: (thing: string) => ReactNode;
}

/** The focus goes along with what is carried: its place is drawn anew first. */
const focusAt = (list: RefObject<HTMLElement | null>, place: number): number =>
  requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.order-hit')[place]?.focus());

type Step = 'order.lifted' | 'order.moved' | 'order.dropped';

/** What is lifted, by whichever means, what is done with it, and what those who listen hear of it. */
function useLifting({ row, things, nameOf, move }: OrderingState) {
  const t = useText();
  const [lifted, lift] = useState<number>();
  const { announce } = useTable();
  const before = useRef<number>(undefined);
  const list = useRowDragging({ move, lift });
  const nameAt = (place: number): string => nameOf(things[row[place] ?? 0] ?? '');
  const placeName = (place: number): string =>
    t(place === row.length - 1 ? 'order.onTop' : 'order.place', { n: place + 1, of: row.length });
  const tell = (what: Step, card: number, place = card): void =>
    announce(t(what, { card: nameAt(card), place: placeName(place) }));
  const within = (place: number): number => Math.min(Math.max(place, 0), row.length - 1);
  const carry = (from: number, to: number): void => {
    move(from, to);
    tell('order.moved', from, to);
    lift(to);
    focusAt(list, to);
  };
  const choose = (place: number): void => {
    if (lifted === undefined) {
      before.current = place;
      tell('order.lifted', place);
    } else {
      move(lifted, place);
      tell('order.dropped', lifted, place);
    }
    lift(lifted === undefined ? place : undefined);
  };
  const press = (place: number, event: KeyboardEvent): void => {
    const target = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: row.length - 1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      if (lifted === place) carry(place, within(target));
      else focusAt(list, within(target));
    } else if (event.key === 'Escape' && lifted !== undefined) {
      if (before.current !== undefined) move(lifted, before.current);
      lift(undefined);
    }
  };
  return { list, lifted, nameAt, placeName, choose, press };
}

/** Things in a row, to be put in order by dragging, by tapping one and then its place, or by keys. */
export default function OrderRow({ ordering, draw }: OrderRowProps) {
  const t = useText();
  const { row, things, first, last } = ordering;
  const { list, lifted, nameAt, placeName, choose, press } = useLifting(ordering);
  return (
    <section className="order" aria-label={t('order.row')}>
      <p className="order-end">
        <Say sentence={first} />
      </p>
      <ol className="order-row" ref={list}>
        {row.map((number, place) => (
          <li key={number} className={`order-thing ${lifted === place ? 'is-lifted' : ''}`}>
            {draw(things[number] ?? '')}
            <span className="order-grip" aria-hidden="true">
              <Icon name="grip" />
            </span>
            <span className="order-number" aria-hidden="true">
              {place + 1}
            </span>
            <button
              type="button"
              className="order-hit"
              aria-label={t('order.thing', { card: nameAt(place), place: placeName(place) })}
              aria-pressed={lifted === place}
              onClick={() => choose(place)}
              onKeyDown={(event) => press(place, event)}
            />
          </li>
        ))}
      </ol>
      <p className="order-end is-last">
        <Say sentence={last} />
      </p>
    </section>
  );
}
