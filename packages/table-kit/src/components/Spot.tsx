import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { usePressingWay } from '../pressing-way.js';
import { Icon } from './Icon.js';
import { useTable, useTableState } from './TableContext.js';
import { useText } from './Text.js';

interface SpotProps {
  /** What is picked here; left out for what can only be looked at. */
  readonly spot?: string | undefined;
  /** The name of the place, where things fly to and from. */
  readonly at?: string | undefined;
  /** What is shown large when it is looked at. */
  readonly subject?: string | undefined;
  /** What it is called by those who listen. */
  readonly label: string;
  /** What its mark says while it is picked, such as what it pays; left out: that it is. */
  readonly mark?: ReactNode;
  /** Whether a bot would pick it, where several places stand for the same pick. */
  readonly isMeant?: boolean | undefined;
  /** It was pressed, also by a key. */
  readonly onTouch?: (() => void) | undefined;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;

/** What is looked at large stands beside a wide table; over any other it comes only when asked for, and never by pointing. */
const hasRoomBeside = (): boolean => document.documentElement.dataset.tables === 'wide';

interface Pointed {
  readonly spot: string | undefined;
  readonly subject: string | undefined;
  readonly lit: boolean;
  readonly picked: boolean;
}

/** What a mouse, a finger and the focus do with a place: point at it, look at it large, pick it. */
function usePointing({ spot, subject, lit, picked }: Pointed) {
  const table = useTable();
  const { picking, moment } = useTableState();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const held = useRef(false);
  const { noteDown, wayOf } = usePressingWay();
  const pickedNow = useRef(picked);
  pickedNow.current = picked;
  /** It is picked because nothing else can be. */
  const forced = picked && spot !== undefined && !picking.picked.includes(spot);
  const look = (): void => table.inspect(subject);
  /** Where what is looked at large would hide why something does not fit what is picked. */
  const saysWhy = (): boolean =>
    spot !== undefined &&
    picking.picked.length > 0 &&
    !hasRoomBeside() &&
    table.face.whyNot?.(spot, picking, moment.view) !== undefined;
  const later = (milliseconds: number, then: () => void): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(then, milliseconds);
  };
  return {
    onPointerEnter(event: PointerEvent): void {
      if (event.pointerType === 'mouse') table.pointAt(spot);
    },
    // Whoever wants to see it large brings the pointer here: what slides below one that rests does not open.
    onPointerMove({ pointerType, movementX, movementY }: PointerEvent): void {
      const isMouse = pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
      if (isMouse && subject !== undefined && hasRoomBeside()) later(HOVER_MS, look);
    },
    onPointerLeave(): void {
      window.clearTimeout(timer.current);
      table.pointAt(undefined);
    },
    onPointerDown(event: PointerEvent): void {
      held.current = false;
      noteDown(event);
      if (subject === undefined || (event.pointerType === 'mouse' && hasRoomBeside())) return;
      later(LONG_PRESS_MS, () => {
        // A finger that drags has picked it up: it does not ask what it is.
        if (pickedNow.current !== picked) return;
        held.current = true;
        look();
      });
    },
    onPointerUp: (): void => window.clearTimeout(timer.current),
    onContextMenu: (event: MouseEvent): void => {
      if (held.current) event.preventDefault();
    },
    onClick(event: MouseEvent): void {
      window.clearTimeout(timer.current);
      if (held.current) held.current = false;
      else if (spot !== undefined && !forced && (lit || picked)) table.pick(spot, wayOf(event));
      else {
        table.pointAt(spot);
        if (!forced && !saysWhy()) look();
      }
    },
    onFocus(event: FocusEvent): void {
      if (!event.currentTarget.matches(':focus-visible')) return;
      table.pointAt(spot);
      if (subject !== undefined) table.inspectNext(subject);
    },
    onBlur: (): void => table.pointAt(undefined),
  };
}

/**
 * A place on the table. What it shows stays the same element; what can be done with it now is a button on top:
 * lit if it can be picked, quiet if it can only be looked at.
 */
export function Spot({
  spot,
  at,
  subject,
  label,
  mark,
  isMeant = true,
  onTouch,
  className = '',
  style,
  children,
}: SpotProps) {
  const { picking, insteadOf, shownPlaces, hinted } = useTableState();
  const lit = spot !== undefined && picking.lit.has(spot);
  const picked = spot !== undefined && picking.taken.has(spot);
  const isShown = at !== undefined && shownPlaces.includes(at);
  const isHinted = lit && isMeant && hinted.includes(spot);
  const isInstead = spot !== undefined && insteadOf(spot) !== undefined;
  const pointing = usePointing({ spot, subject, lit: lit || isInstead, picked });
  const state = lit ? 'is-lit' : picked ? 'is-picked' : 'is-quiet';
  return (
    <div
      className={`spot ${state} ${isHinted ? 'is-hinted' : isShown ? 'is-shown' : ''} ${className}`}
      data-at={at}
      data-spot={spot}
      data-subject={subject}
      style={style}
    >
      {children}
      {(lit || picked || isInstead || subject !== undefined) && (
        <button
          type="button"
          className="spot-hit"
          aria-label={label}
          aria-pressed={lit || picked ? picked : undefined}
          data-choice={lit ? spot : undefined}
          data-instead={isInstead ? '' : undefined}
          onClickCapture={onTouch}
          {...pointing}
        />
      )}
      {picked && <PickedMark mark={mark} />}
      {spot !== undefined && <MenuTab spot={spot} label={label} />}
    </div>
  );
}

/** That it is picked, and as which of several, where that is told apart. */
const PickedMark = ({ mark }: Pick<SpotProps, 'mark'>) => (
  <span className={`spot-mark ${mark === undefined ? 'is-tick' : ''}`} aria-hidden="true">
    <Icon name="tick" />
    {mark}
  </span>
);

/** Opens what a place offers besides. */
function MenuTab({ spot, label }: { readonly spot: string; readonly label: string }) {
  const t = useText();
  const { openMenu } = useTable();
  const { options, menu } = useTableState();
  const opens = options.filter(({ host }) => host === spot);
  if (opens.length === 0) return null;
  const isOpen = menu === spot;
  return (
    <button
      type="button"
      className="spot-menu"
      aria-label={t('table.menuOf', { what: label })}
      aria-expanded={isOpen}
      data-opens={opens.map((option) => option.spot).join(' ')}
      onClick={() => openMenu(isOpen ? undefined : spot)}
    >
      <Icon name="more" />
    </button>
  );
}
