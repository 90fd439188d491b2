import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRowDragging } from '../row-dragging.js';
import { useGliding } from '../useGliding.js';
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

type Step = 'order.lifted' | 'order.moved' | 'order.dropped';

/** What those who listen hear of the row. */
function useTelling({ row, things, nameOf }: OrderingState) {
  const t = useText();
  const { announce } = useTable();
  const nameAt = (place: number): string => nameOf(things[row[place] ?? 0] ?? '');
  const placeName = (place: number): string =>
    t(place === row.length - 1 ? 'order.onTop' : 'order.place', { n: place + 1, of: row.length });
  const tell = (what: Step, card: number, place = card): void =>
    announce(t(what, { card: nameAt(card), place: placeName(place) }));
  return { nameAt, placeName, tell };
}

/** What is lifted, by whichever means, and where it was. */
function useLifting(ordering: OrderingState, tell: (what: Step, card: number, place?: number) => void) {
  const { row, move } = ordering;
  const [lifted, lift] = useState<number>();
  const before = useRef(0);
  const take = (place: number): void => {
    before.current = place;
    tell('order.lifted', place);
    lift(row[place]);
  };
  /** Says where it lies then: not every order can be asked for. */
  const carry = (from: number, to: number): number => {
    const number = row[from] ?? 0;
    const now = move(from, Math.min(Math.max(to, 0), row.length - 1)).indexOf(number);
    if (now !== from) tell('order.moved', from, now);
    return now;
  };
  const drop = (place: number): void => {
    tell('order.dropped', place);
    lift(undefined);
  };
  const place = lifted === undefined ? -1 : row.indexOf(lifted);
  const putBack = (): void => {
    if (place !== -1) move(place, before.current);
    lift(undefined);
  };
  return { lifted: place, take, carry, drop, putBack };
}

type Lifting = ReturnType<typeof useLifting>;

/** Lifts a thing or puts down what is lifted, by pressing. */
function press({ lifted, take, carry, drop }: Lifting, place: number): void {
  if (lifted === -1) take(place);
  else drop(lifted === place ? place : carry(lifted, place));
}

/** The place to which a key leads in a row of so many. */
const placeByKey = (key: string, place: number, length: number): number | undefined =>
  ({ ArrowLeft: Math.max(place - 1, 0), ArrowRight: Math.min(place + 1, length - 1), Home: 0, End: length - 1 })[key];

const HOVER_MS = 350;

/** Shows a thing large that a mouse rests on, where it stands beside the table then. */
function useLooking(things: readonly string[]) {
  const { inspect } = useTable();
  const timer = useRef(0);
  const isBeside = (): boolean => document.documentElement.dataset.tables === 'wide';
  return {
    look: (number: number | undefined): void => inspect(things[number ?? -1]),
    /** What slides below a pointer that rests does not open. */
    point({ pointerType, buttons, movementX, movementY }: PointerEvent, number: number): void {
      if (pointerType !== 'mouse' || buttons !== 0 || !isBeside() || (movementX === 0 && movementY === 0)) return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => inspect(things[number]), HOVER_MS);
    },
    leave: (): void => window.clearTimeout(timer.current),
  };
}

/** Things in a row, to be put in order by dragging, by tapping one and then its place, or by keys. */
export default function OrderRow({ ordering, draw }: OrderRowProps) {
  const t = useText();
  const { row, things, first, last, isTopOnly } = ordering;
  const list = useRef<HTMLOListElement>(null);
  const { nameAt, placeName, tell } = useTelling(ordering);
  const lifting = useLifting(ordering, tell);
  const { lifted, take, carry, drop, putBack } = lifting;
  const { look, point, leave } = useLooking(things);
  const { follow } = useRowDragging(list, {
    ...{ take, move: carry, drop, putBack },
    look: (place) => look(row[place]),
  });
  useGliding(list);
  useLayoutEffect(() => follow());
  // Keys act at once: nothing else that could have the focus is asked now.
  useEffect(() => {
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('.order-hit')?.focus({ preventScroll: true });
  }, []);
  // The focus goes along with what is carried: its place is drawn anew first.
  const focusAt = (place: number): number =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.order-hit')[place]?.focus());
  const onKey = (place: number, event: KeyboardEvent): void => {
    const target = placeByKey(event.key, place, row.length);
    const isBack = event.key === 'Escape' && lifted !== -1;
    // What is carried is put back, and nothing else is put away by the same press.
    if (target !== undefined || isBack) event.preventDefault();
    if (isBack) putBack();
    else if (target !== undefined) focusAt(lifted === place ? carry(place, target) : target);
  };
  return (
    <section className="order" aria-label={t('order.row')}>
      <p className="order-end">
        <Say sentence={first} />
      </p>
      <ol className="order-row" ref={list}>
        {row.map((number, place) => (
          <li
            key={number}
            className={`order-thing ${lifted === place ? 'is-lifted' : ''}`}
            data-thing={number}
            data-subject={things[number]}
            onPointerMove={(event) => point(event, number)}
            onPointerLeave={leave}
          >
            <span className="order-card">
              {draw(things[number] ?? '')}
              <span className="order-grip" aria-hidden="true">
                <Icon name="grip" />
              </span>
              {(!isTopOnly || place === row.length - 1) && (
                <span className="order-number" aria-hidden="true">
                  {place + 1}
                </span>
              )}
              <button
                type="button"
                className="order-hit"
                aria-label={t('order.thing', { card: nameAt(place), place: placeName(place) })}
                aria-pressed={lifted === place}
                onClick={() => press(lifting, place)}
                onKeyDown={(event) => onKey(place, event)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="order-end is-last">
        <Say sentence={last} />
      </p>
    </section>
  );
}
