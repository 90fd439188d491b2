import type { GemName } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';

type Point = readonly [x: number, y: number];

/** A cut stone: its outline, the table on top, and three tones. No two colours share an outline. */
interface Cut {
  readonly outline: readonly Point[];
  /** How large each inner ring is, beside the outline; the last is the table. */
  readonly rings: readonly number[];
  readonly tones: readonly [dark: string, middle: string, light: string];
}

const ring = (count: number, radius: number, turn: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  });

export const CUTS: { readonly [G in GemName]: Cut } = {
  ruby: {
    outline: ring(6, 46, -Math.PI / 2),
    rings: [0.72, 0.46],
    tones: ['#7d0f24', '#e2314f', '#ffb3b8'],
  },
  sapphire: {
    outline: [
      [50, 2],
      [73, 26],
      [94, 50],
      [73, 74],
      [50, 98],
      [27, 74],
      [6, 50],
      [27, 26],
    ],
    rings: [0.5],
    tones: ['#0b3f78', '#1f8fd8', '#c4ebff'],
  },
  emerald: {
    outline: [
      [30, 6],
      [70, 6],
      [90, 26],
      [90, 74],
      [70, 94],
      [30, 94],
      [10, 74],
      [10, 26],
    ],
    rings: [0.78, 0.56, 0.38],
    tones: ['#075033', '#1fa866', '#a9f5c8'],
  },
  topaz: {
    outline: ring(12, 46, 0),
    rings: [0.76, 0.5],
    tones: ['#8a4a05', '#f3a51d', '#fff0b0'],
  },
};

const scaled = (points: readonly Point[], by: number, turn: number): Point[] => {
  const cos = Math.cos(turn) * by;
  const sin = Math.sin(turn) * by;
  return points.map(([x, y]) => [50 + (x - 50) * cos - (y - 50) * sin, 50 + (x - 50) * sin + (y - 50) * cos]);
};

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);

function mixed(one: string, other: string, share: number): string {
  const part = (at: number): string =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

const tone = ([dark, middle, light]: Cut['tones'], brightness: number): string =>
  brightness < 0 ? mixed(middle, dark, -brightness) : mixed(middle, light, brightness);

/** Light falls from the upper left. */
const LIGHT = (-3 * Math.PI) / 4;

interface Facet {
  readonly points: string;
  readonly fill: string;
}

const asPoints = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

function facetsOf({ outline, rings, tones }: Cut): readonly Facet[] {
  const facets: Facet[] = [];
  let outer = outline;
  for (const [ring, by] of rings.entries()) {
    const inner = scaled(outline, by, 0);
    for (const [i, from] of outer.entries()) {
      const next = (i + 1) % outer.length;
      const to = elementAt(outer, next);
      const angle = Math.atan2((from[1] + to[1]) / 2 - 50, (from[0] + to[0]) / 2 - 50);
      // Every second ring slopes the other way, as cut stones do: that is where the fire comes from.
      const facing = Math.cos(angle - LIGHT) * (ring % 2 === 0 ? 1 : -0.55);
      facets.push({
        points: asPoints([from, to, elementAt(inner, next), elementAt(inner, i)]),
        fill: tone(tones, facing * 0.85 + (i % 2 === 0 ? 0.08 : -0.08)),
      });
    }
    outer = inner;
  }
  facets.push({ points: asPoints(outer), fill: tone(tones, 0.42) });
  return facets;
}

/** The stone as a picture of its own: drawn once by the browser, however many of it lie on the table. */
function picture(cut: Cut): string {
  const facets = facetsOf(cut).map(
    ({ points, fill }) => `<polygon points="${points}" fill="${fill}" stroke="${fill}"/>`,
  );
  const outline = asPoints(cut.outline);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 104" width="104" height="108">
    <polygon points="${outline}" transform="translate(0 4)" fill="#000" opacity="0.4"/>
    <g stroke-width="0.8" stroke-linejoin="round">${facets.join('')}</g>
    <polygon points="${outline}" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="2"/>
    <path d="M32 30l9-8 5 3-10 9z" fill="#fff" opacity="0.75"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const PICTURES: { readonly [G in GemName]: string } = {
  ruby: picture(CUTS.ruby),
  sapphire: picture(CUTS.sapphire),
  emerald: picture(CUTS.emerald),
  topaz: picture(CUTS.topaz),
};

/** A gem as a cut stone. It is only a picture: what shows it says what it is. */
export const Gem = ({ gem, className = '' }: { readonly gem: GemName; readonly className?: string }) => (
  <img className={`gem ${className}`} src={PICTURES[gem]} alt="" draggable={false} />
);
