/** One stroke of a portrait, on a grid of 64. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

export interface Look {
  /** What is behind the face. */
  readonly ground: string;
  readonly shapes: readonly Shape[];
}

const INK = '#1d1320';

/** A filled shape with the outline that all of them have. */
export const shape = (d: string, fill: string, width = 1.8): Shape => ({ d, fill, stroke: INK, width });

/** A shape without an outline. */
export const flat = (d: string, fill: string): Shape => ({ d, fill });

export const line = (d: string, stroke = INK, width = 1.8): Shape => ({ d, stroke, width });

/** The path of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The same path on both sides of the middle, for what there are two of. */
export const both = (left: string, right: string): string => `${left}${right}`;

export const shoulders = (cloth: string): Shape => shape('M4 66c2-15 12-21 28-21s26 6 28 21z', cloth);

/** A face with brows, eyes and nose, as everybody has one. */
export const face = (skin: string): readonly Shape[] => [
  shape('M19 30c0-10 5-15 13-15s13 5 13 15c0 11-6 18-13 18s-13-7-13-18z', skin),
  flat(both(disc(27, 31, 2), disc(37, 31, 2)), INK),
  flat(both(disc(27.6, 30.4, 0.6), disc(37.6, 30.4, 0.6)), '#fff'),
  line('M23 27q4-3 7-1M34 26q4-2 7 1M32 32l-2 6h4'),
];

export const smile = line('M26 42q6 4 12 0');

/** A broad nose and a heavy brow, as in the mines. */
export const broadFace = (skin: string): readonly Shape[] => [
  shape('M18 27c0-10 6-15 14-15s14 5 14 15c0 12-6 19-14 19s-14-7-14-19z', skin),
  line('M22 26q4-3 8 0M34 26q4-3 8 0', INK, 2.4),
  flat(both(disc(26.5, 29.5, 2), disc(37.5, 29.5, 2)), INK),
  flat(both(disc(27.2, 28.9, 0.6), disc(38.2, 28.9, 0.6)), '#fff'),
  shape('M32 29c4 2 5 7 3 9-2 1.6-4 1.6-6 0-2-2-1-7 3-9z', skin, 1.6),
];

export const moustache = (hair: string): Shape =>
  shape('M32 38c-5-1-10 1-13 5 5 1 10 0 13-3 3 3 8 4 13 3-3-4-8-6-13-5z', hair, 1.6);

/** Round eyes with a spark, as animals have them. */
export const beadEyes = (x: number, y: number, r: number): readonly Shape[] => [
  flat(both(disc(32 - x, y, r), disc(32 + x, y, r)), INK),
  flat(both(disc(32 - x + r / 3, y - r / 3, r / 3), disc(32 + x + r / 3, y - r / 3, r / 3)), '#fff'),
];
