import { broadFace, disc, flat, type Look, line, moustache, shape, shoulders } from './drawing.js';

const CAVERN = '#2c4550';

/** Traders of the mines, told apart by beard and headgear. */
export const DWARVES = {
  dwarf: {
    ground: CAVERN,
    shapes: [
      shoulders('#7a4426'),
      ...broadFace('#f0b58c'),
      shape('M17 31c-1 14 3 24 7 31l5-8 3 5 3-5 5 8c4-7 8-17 7-31-3 6-9 8-15 8s-12-2-15-8z', '#cf5527'),
      line('M21 50l5 4-4 3M43 50l-5 4 4 3', '#ffd27a', 2.4),
      moustache('#cf5527'),
      shape('M15 24c0-12 8-18 17-18s17 6 17 18c-11-4-23-4-34 0z', '#8b97a5'),
      line('M32 6v15M15 24c11-4 23-4 34 0', '#d78b4e', 3),
      shape('M16 15C9 14 6 8 7 2c4 5 8 6 13 6zM48 15c7-1 10-7 9-13-4 5-8 6-13 6z', '#f3e3c2'),
    ],
  },
  shieldmaiden: {
    ground: '#2b4a63',
    shapes: [
      shape('M14 28c-2-16 8-22 18-22s20 6 18 22c2 8 1 16-3 20H17c-4-4-5-12-3-20z', '#eeb741'),
      shoulders('#2f5d7c'),
      ...broadFace('#f6c7a0'),
      line('M25 41q7 4 14 0', '#1d1320', 2),
      shape('M16 25C16 12 24 9 32 9s16 3 16 16c-5-7-10-9-16-9s-11 2-16 9z', '#eeb741'),
      line('M17 21c9-6 21-6 30 0', '#d78b4e', 3.4),
      shape(disc(32, 16.6, 3), '#3f7cf0'),
      shape('M15 42c-4 6-4 13-1 18 4-3 6-9 4-17zM49 42c4 6 4 13 1 18-4-3-6-9-4-17z', '#eeb741'),
      line('M13 50h5M12.500 55h5M46 50h5M46.500 55h5', '#d78b4e', 2.2),
    ],
  },
  miner: {
    ground: '#3f4a36',
    shapes: [
      shoulders('#4b5a3a'),
      ...broadFace('#d99b72'),
      shape('M17 30c-2 16 2 30 15 35 13-5 17-19 15-35-3 7-9 9-15 9s-12-2-15-9z', '#c9ced6'),
      line('M27 48c0 5 2 9 5 12M37 48c0 5-2 9-5 12', '#8d96a3', 1.6),
      moustache('#c9ced6'),
      shape('M14 23c0-11 8-17 18-17s18 6 18 17z', '#c9893f'),
      line('M11 23h42', '#6d451b', 4),
      shape(disc(32, 14, 5.5), '#fff3b8'),
      flat(disc(32, 14, 2.5), '#ffd34d'),
    ],
  },
  captain: {
    ground: '#443055',
    shapes: [
      shoulders('#5b3d73'),
      ...broadFace('#b9784f'),
      shape('M17 30c-1 12 2 22 6 30 4-4 7-9 9-15 2 6 5 11 9 15 4-8 7-18 6-30-3 7-9 9-15 9s-12-2-15-9z', '#2b2530'),
      moustache('#2b2530'),
      { d: disc(37.5, 29.5, 5), fill: 'rgb(200 240 255 / 0.35)', stroke: '#f0b45a', width: 2 },
      line('M42 32q5 8 3 18', '#f0b45a', 1.2),
      shape('M16 22c4-9 28-9 32 0 1-12-6-18-16-18S15 10 16 22z', '#4f8f86'),
      shape('M47 18l9-3-3 6 5 3-10 1', '#4f8f86'),
      line('M22 13l.1.1M32 10l.1.1M42 13l.1.1M27 16l.1.1M37 16l.1.1', '#f6eedf', 2.6),
    ],
  },
} as const satisfies { readonly [id: string]: Look };
