import { both, disc, face, flat, type Look, line, shape, shoulders, smile } from './drawing.js';

const NIGHT = '#3a2566';

/** Keepers of the alley, told apart by what is on their heads. */
export const WIZARDS = {
  wizard: {
    ground: NIGHT,
    shapes: [
      shoulders('#3b4fa8'),
      ...face('#f0bd97'),
      shape('M19 36c2 18 8 26 13 28 5-2 11-10 13-28-6 6-20 6-26 0z', '#f4f1ea'),
      shape('M12 24c12-6 28-6 40 0L38 1c-4 6-8 8-12 10z', '#2a3a86'),
      flat('M31 9l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z', '#ffe27a'),
    ],
  },
  witch: {
    ground: '#234a3f',
    shapes: [
      shape('M15 30c-3 12-3 22 0 30h34c3-8 3-18 0-30z', '#b8452f'),
      shoulders('#3f8f6a'),
      ...face('#f3c9a2'),
      smile,
      flat('M40 39l2 1-1 2-2-1z', '#8d4a35'),
      shape('M15 24c9-6 25-6 34 0L36 2c-2 3-7 3-9 2z', '#2c6b4e'),
      shape('M5 27c16-8 38-8 54 0-16-3-38-3-54 0z', '#2c6b4e'),
      line('M17 22c9-4 21-4 30 0', '#e7b65c', 3),
    ],
  },
  queen: {
    ground: '#5c1f45',
    shapes: [
      shape('M14 32C8 12 22 4 32 4s24 8 18 28c3 12 3 20 0 26H14c-3-6-3-14 0-26z', '#2b1620'),
      shoulders('#a02f5d'),
      ...face('#a86a46'),
      shape('M26 42q6 5 12 0-6-3-12 0z', '#c23a4e', 1.4),
      shape('M18 19l3-12 6 7 5-12 5 12 6-7 3 12q-14-5-28 0z', '#e7b65c'),
      flat(disc(32, 13, 2.4), '#e2314f'),
      line('M19 38v5M45 38v5', '#ffd34d', 2.4),
    ],
  },
  'blue-hood': {
    ground: '#1d2a52',
    shapes: [
      shoulders('#4a2b7a'),
      ...face('#9fb7d9'),
      line('M27 43h10'),
      shape('M32 2C16 6 10 20 12 40c4-12 10-20 20-20s16 8 20 20C54 20 48 6 32 2z', '#2b184e'),
      flat('M29 6a7 7 0 1 0 9 6 6 6 0 0 1-9-6z', '#e6efff'),
    ],
  },
  genie: {
    ground: '#4d2a4a',
    shapes: [
      shoulders('#8f2f6a'),
      ...face('#7fb7d6'),
      shape('M27 46c0 6 2 12 5 15 3-3 5-9 5-15-3 2-7 2-10 0z', '#1f2a44'),
      line('M19 36l-1 5M45 36l1 5', '#ffd34d', 2.6),
      line('M25 42q7 5 14 0'),
      shape('M13 23c2-16 36-16 38 0-11-5-27-5-38 0z', '#c98a2b'),
      shape('M12 24c12-6 28-6 40 0l-1 4c-12-5-26-5-38 0z', '#f4e3bd'),
      shape(disc(32, 13, 4), '#ffd34d'),
      shape('M32 9c-1-4 1-7 5-8 1 4-1 7-5 8z', '#3fae8a', 1.4),
    ],
  },
  'violet-hood': {
    ground: '#4a2f7c',
    shapes: [
      shoulders('#7a4fb0'),
      shape('M32 3C16 5 10 20 12 38c4 9 12 15 20 15s16-6 20-15C54 20 48 5 32 3z', '#7a4fb0'),
      ...face('#f0bd97'),
      smile,
    ],
  },
  'green-hood': {
    ground: '#3f5a2c',
    shapes: [
      shoulders('#58793a'),
      shape('M32 1l5 5c11 3 17 16 15 33-4 9-12 15-20 15s-16-6-20-15C10 22 16 9 27 6z', '#58793a'),
      ...face('#8f5b3c'),
      line('M27 43h10'),
      shape('M32 52c-6 0-8 5-8 9 5 0 8-4 8-9zM32 52c6 0 8 5 8 9-5 0-8-4-8-9z', '#b9d36a', 1.4),
    ],
  },
  'rose-scarf': {
    ground: '#3d6a6b',
    shapes: [
      shape('M32 4C15 5 10 22 11 40c1 9 3 15 6 20h30c3-5 5-11 6-20C54 22 49 5 32 4z', '#d56a86'),
      shoulders('#7c2f4e'),
      ...face('#e0a57a'),
      line('M18 24c4-9 24-9 28 0', '#f6d7b0', 3),
      shape('M14 50c10 7 26 7 36 0l2 7c-12 7-28 7-40 0z', '#d56a86'),
      line('M22 54l.1.1M32 56l.1.1M42 54l.1.1M27 10l.1.1M37 10l.1.1', '#fff4e4', 3),
      shape('M27 42q5 4 10 0-5-2-10 0z', '#b2413f', 1.4),
    ],
  },
  lantern: {
    ground: '#2b1f4a',
    shapes: [
      line('M32 2v6', '#e7b65c', 3),
      shape('M20 16c2-8 22-8 24 0z', '#c98a2b'),
      shape('M16 17h32l-4 36H20z', '#ffdf8a'),
      flat('M32 24c7 6 9 12 8 18H24c-1-6 1-12 8-18z', '#ffb845'),
      line('M25 17l1 36M39 17l-1 36', '#c98a2b', 2.4),
      flat(both(disc(28, 36, 1.8), disc(36, 36, 1.8)), '#3a1d08'),
      line('M28.500 41q3.500 3 7 0', '#3a1d08', 1.6),
      shape('M17 53h30l2 7H15z', '#c98a2b'),
    ],
  },
} as const satisfies { readonly [id: string]: Look };
