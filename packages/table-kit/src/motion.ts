import type { Flight, Pace } from './face.js';
import type { Speed } from './settings.js';

/** How long things take, in milliseconds. */
export interface Tempo {
  readonly flight: number;
  /** Between things that set off one after the other and are in the air together. */
  readonly stagger: number;
  readonly pace: { readonly [P in Pace]: number };
  /** How long the pictures of a scene are shown, beside full pace. */
  readonly scene: number;
  /** The most that a player's own move takes: they know what they did, and see their cards go one after the other. */
  readonly own: number;
  /** The most that a turn of another player takes, */
  readonly turn: number;
  /** and all others' turns together. */
  readonly others: number;
  /** The pause after another player's move, if there is time. */
  readonly rest: number;
  /** The least that a move of another player takes, so that it can be followed. */
  readonly shortest: number;
  /** What a moment takes that is felt: a round that is dealt, what is turned up. */
  readonly moment: number;
  /** When all others have taken so long, */
  readonly enough: number;
  /** what is not notable takes this; */
  readonly least: number;
  /** and when they have taken so long, the rest of every turn is told together. */
  readonly most: number;
  /** How long a player sees what they did before another takes over the screen. */
  readonly handover: number;
}

const STILL = 0;

export const TEMPOS: { readonly [S in Speed]: Tempo } = {
  full: {
    flight: 520,
    stagger: 90,
    pace: { none: 0, short: 180, usual: 380, long: 760, scene: 2000 },
    scene: 1,
    own: 1200,
    turn: 2000,
    others: 2200,
    rest: 260,
    shortest: 420,
    moment: 1800,
    enough: 1700,
    least: 60,
    most: 3400,
    handover: 1500,
  },
  quick: {
    flight: 260,
    stagger: 45,
    pace: { none: 0, short: 90, usual: 200, long: 380, scene: 1000 },
    scene: 0.5,
    own: 600,
    turn: 1000,
    others: 1100,
    rest: 140,
    shortest: 280,
    moment: 900,
    enough: 850,
    least: 40,
    most: 1700,
    handover: 700,
  },
  off: {
    flight: STILL,
    stagger: STILL,
    pace: { none: STILL, short: STILL, usual: STILL, long: STILL, scene: STILL },
    scene: STILL,
    own: STILL,
    turn: STILL,
    others: STILL,
    rest: STILL,
    shortest: STILL,
    moment: STILL,
    enough: STILL,
    least: STILL,
    most: STILL,
    handover: STILL,
  },
};

const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';

const placeIn = (root: HTMLElement, at: string): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`) ?? undefined;

/** A flight whose beginning has been seen, waiting for the table to be drawn as it is afterwards. */
export interface Started {
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly likeness: HTMLElement;
}

/** Looks where things are before they leave. */
export function startFlights(root: HTMLElement, flights: readonly Flight[]): Started[] {
  return flights.flatMap((flight) => {
    const place = placeIn(root, flight.from);
    if (place === undefined) return [];
    return [{ flight, from: place.getBoundingClientRect(), likeness: likenessOf(place) }];
  });
}

/** A copy to be seen in the air: nothing that can be used, read out or found by name. */
function likenessOf(place: HTMLElement): HTMLElement {
  const copy = place.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('[data-at], [data-spot], [id]')]) {
    if (element.closest('defs') !== null || element.tagName.includes('Gradient')) continue;
    element.removeAttribute('data-at');
    element.removeAttribute('data-spot');
  }
  for (const button of copy.querySelectorAll('button')) button.remove();
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  return copy;
}

/** Shows everything that has started arriving. Resolves when all of it is there. */
export async function land(root: HTMLElement, started: readonly Started[], duration: number): Promise<void> {
  await Promise.all(started.map((each) => fly(root, each, duration)));
}

const FLIGHT = 'flight';

/** Whatever flies is there now. */
export function finishFlights(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) if (animation.id === FLIGHT) animation.finish();
}

/** How long something glows before it leaves, beside the flight itself. */
export const GLOW = 0.5;

async function fly(root: HTMLElement, { flight, from, likeness }: Started, duration: number): Promise<void> {
  const place = placeIn(root, flight.to);
  if (place === undefined || duration === 0) return;
  const to = place.getBoundingClientRect();
  const arrives = flight.looks !== 'from';
  const flyer = arrives ? likenessOf(place) : likeness;
  const size = arrives ? to : from;
  // What is not drawn now, on a panel that is closed for instance, has no size to fly with.
  if (size.width === 0 || size.height === 0) return;
  Object.assign(flyer.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    width: `${size.width}px`,
    height: `${size.height}px`,
    zIndex: 'var(--layer-flight)',
    pointerEvents: 'none',
    visibility: 'visible',
    transformOrigin: '0 0',
    transition: 'none',
  });
  flyer.classList.toggle('is-glowing', flight.glows === true);
  root.append(flyer);
  // As large as there is room for it: over a place of another shape it keeps its own.
  const at = ({ left, top, width, height }: DOMRect, lift: number): string => {
    const scale = Math.min(width / size.width, height / size.height);
    const x = left + (width - scale * size.width) / 2;
    const y = top + (height - scale * size.height) / 2 - lift;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  const delay = flight.glows === true ? duration * GLOW : 0;
  if (arrives) place.style.visibility = 'hidden';
  try {
    await flyer.animate(
      [
        { transform: at(from, 0), opacity: 1 },
        { transform: at(middle, 28), opacity: 1 },
        { transform: at(to, 0), opacity: arrives ? 1 : 0.2 },
      ],
      { duration, delay, easing: EASING, fill: 'both', id: FLIGHT },
    ).finished;
  } finally {
    flyer.remove();
    place.style.visibility = '';
  }
}
