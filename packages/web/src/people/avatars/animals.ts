import { beadEyes, both, disc, flat, type Look, line, shape } from './drawing.js';

const DAYLIGHT = '#f7eeda';
const DARK = '#25211f';

const muzzle = (fur: string): ReturnType<typeof flat> =>
  flat('M32 34c12 0 16 9 12 15-4 6-20 6-24 0-4-6 0-15 12-15z', fur);

const nose = flat('M28 39h8l-4 4.500z', DARK);
const mouth = line('M32 43q-3 5-7 3M32 43q3 5 7 3');

/** Merchants of the dale, told apart by ears, beaks and masks. */
export const ANIMALS = {
  panda: {
    ground: DAYLIGHT,
    shapes: [
      shape(both(disc(16, 17, 9), disc(48, 17, 9)), DARK),
      shape('M8 35c0-15 10-24 24-24s24 9 24 24-10 23-24 23S8 50 8 35z', '#fbf7ef'),
      flat('M14 34c1-8 10-9 13-3s-3 13-8 13-6-5-5-10zM50 34c-1-8-10-9-13-3s3 13 8 13 6-5 5-10z', DARK),
      flat(both(disc(21, 35, 2.6), disc(43, 35, 2.6)), '#fff'),
      nose,
      mouth,
    ],
  },
  squirrel: {
    ground: '#e8f0d2',
    shapes: [
      shape('M12 22L12 4l15 12zM52 22L52 4 37 16z', '#a3602e'),
      shape('M8 35c0-14 10-23 24-23s24 9 24 23c0 13-10 23-24 23S8 48 8 35z', '#c47a3a'),
      muzzle('#fbe6c8'),
      ...beadEyes(11, 29, 5),
      flat('M28 37h8l-4 4z', DARK),
      shape('M29 44h6v7h-6z', '#fff', 1.4),
      line('M32 44v7', '#1d1320', 1.2),
    ],
  },
  parrot: {
    ground: '#d7ecf5',
    shapes: [
      shape('M12 38C8 19 19 5 34 5s23 11 22 27c-1 15-10 27-24 27-11 0-18-8-20-21z', '#d8412f'),
      shape('M31 22c11-4 21 1 22 12-7 4-17 2-22-12z', '#fff4e4'),
      flat(disc(41, 29, 3.2), DARK),
      shape('M49 33c11 1 12 16 3 22-1-6-7-9-11-10 0-7 3-12 8-12z', '#3a3330'),
      shape('M13 43c4 9 10 14 18 15-5 4-16 1-18-15z', '#2f6fc4'),
      line('M24 9q-4-4-2-8M29 7q-2-4 1-7', '#d8412f', 3.2),
    ],
  },
  raccoon: {
    ground: '#dfe4ea',
    shapes: [
      shape('M10 24L12 5l15 11zM54 24L52 5 37 16z', '#6f747c'),
      shape('M5 35c0-14 12-23 27-23s27 9 27 23c-5 15-15 23-27 23S10 50 5 35z', '#9aa0a8'),
      flat('M8 35c5-9 17-9 22 0-3 10-12 13-18 9zM56 35c-5-9-17-9-22 0 3 10 12 13 18 9z', '#2c2f36'),
      flat(both(disc(21, 35, 4), disc(43, 35, 4)), '#ffe9a8'),
      flat(both(disc(21, 35, 2), disc(43, 35, 2)), DARK),
      shape('M32 37c8 4 10 12 0 18-10-6-8-14 0-18z', '#f4efe6'),
      flat('M27 45q5-4 10 0l-5 5z', DARK),
    ],
  },
  tiger: {
    ground: '#f8e7c6',
    shapes: [
      shape('M11 26L9 6l17 10zM53 26l2-20-17 10z', '#c98332'),
      shape('M7 35c0-14 11-23 25-23s25 9 25 23-11 23-25 23S7 49 7 35z', '#eeb155'),
      line('M25 13q2 7 0 11M39 13q-2 7 0 11M32 12v11', '#4a2c10', 3.2),
      line('M8 36l7 2M9 43l7 0M56 36l-7 2M55 43l-7 0', '#4a2c10', 3),
      muzzle('#fff0d2'),
      shape('M15 34q7-8 13 0-6 5-13 0zM36 34q7-8 13 0-6 5-13 0z', '#d6f08a', 1.4),
      line('M21.500 30v7M42.500 30v7', '#1d1320', 2),
      nose,
      mouth,
    ],
  },
  chameleon: {
    ground: '#f3efcf',
    shapes: [
      shape('M5 40c0-9 8-14 15-17C23 9 38 3 53 10c4 8 2 15-2 21 8 3 10 12 4 17-8 8-39 12-47 1-2-2-3-5-3-9z', '#7ab53a'),
      flat('M23 22c4-9 17-14 28-10-2 6-10 10-28 10z', '#a6d85c'),
      shape(disc(28, 32, 9.5), '#a6d85c'),
      shape(disc(28, 32, 4.5), '#fff4c4', 1.4),
      flat(disc(26.8, 32, 2), DARK),
      line('M8 43c13 5 31 5 46-1'),
      flat(both(disc(44, 28, 2.4), disc(49, 36, 1.8)), '#3f8f5c'),
    ],
  },
  fox: {
    ground: '#fdeccf',
    shapes: [
      shape('M9 30L9 5l17 13zM55 30V5L38 18z', '#d9662a'),
      flat('M13 22V12l7 6zM51 22V12l-7 6z', '#5a2a14'),
      shape('M6 32c6-12 15-17 26-17s20 5 26 17c-4 12-16 25-26 27C22 57 10 44 6 32z', '#e67a35'),
      flat(
        'M7 34c8 0 17 4 21 13 1 5 2 9 4 11C22 56 11 45 7 34zM57 34c-8 0-17 4-21 13-1 5-2 9-4 11 10-2 21-13 25-24z',
        '#fff4e4',
      ),
      ...beadEyes(10, 33, 3.2),
      flat(disc(32, 54, 3.4), DARK),
    ],
  },
  owl: {
    ground: '#d9dcef',
    shapes: [
      shape('M10 16L8 3l14 8h20l14-8-2 13c5 8 5 20 2 28-3 10-13 16-24 16S11 54 8 44c-3-8-3-20 2-28z', '#8a6a4a'),
      shape(both(disc(21, 30, 11), disc(43, 30, 11)), '#f3e3c2'),
      shape(both(disc(21, 30, 6), disc(43, 30, 6)), '#f0a63c', 1.4),
      flat(both(disc(21, 30, 3.2), disc(43, 30, 3.2)), DARK),
      shape('M28 36h8l-4 9z', '#e0962f'),
      line('M22 48q3 4 5 0 3 4 5 0 2 4 5 0 2 4 5 0', '#f3e3c2', 2),
    ],
  },
  otter: {
    ground: '#cfe6ea',
    shapes: [
      shape(both(disc(13, 22, 5), disc(51, 22, 5)), '#6f4a30'),
      shape('M8 36c0-16 10-26 24-26s24 10 24 26c0 14-10 22-24 22S8 50 8 36z', '#8a5d3b'),
      shape('M32 35c13 0 17 6 15 13-3 7-27 7-30 0-2-7 2-13 15-13z', '#ead3b4', 1.4),
      ...beadEyes(9, 30, 3),
      flat('M26 35q6-3 12 0-1 5-6 6-5-1-6-6z', DARK),
      mouth,
      line('M19 43l-11-2M19 47l-11 3M45 43l11-2M45 47l11 3', DARK, 1.2),
    ],
  },
  turtle: {
    ground: '#f4ecc8',
    shapes: [
      shape('M2 66c2-22 14-32 30-32s28 10 30 32z', '#6b8f3f'),
      line('M32 34v30M14 42l9 22M50 42l-9 22', '#4a672a', 2.4),
      shape('M18 30c0-14 5-24 14-24s14 10 14 24c0 11-5 18-14 18s-14-7-14-18z', '#a9c46a'),
      ...beadEyes(8, 24, 3.4),
      line('M24 36q8 6 16 0'),
      line('M30 30l.1.1M34 30l.1.1', DARK, 2),
      line('M22 12q4-3 7-2M42 12q-4-3-7-2', '#7f9a48', 2.4),
    ],
  },
  camel: {
    ground: '#bfe0ef',
    shapes: [
      shape('M12 66c0-14 4-22 12-26l16 4c6 6 8 14 8 22z', '#c89a5e'),
      shape('M16 20L8 8l12 3zM42 16L50 4 38 9z', '#a8793f'),
      shape('M16 22c2-11 20-15 26-4 3 6 6 10 10 13 6 5 4 14-4 15-10 2-22 2-28-4-6-5-6-13-4-20z', '#d9ad70'),
      shape('M17 18c3-9 19-12 24-2-8-3-17-2-24 2z', '#7a4a22'),
      flat(disc(30, 26, 2.6), DARK),
      line('M25 22q5-4 10 0', DARK, 2.2),
      line('M34 42c8 1 14 0 18-5'),
      flat(disc(50, 34, 1.6), DARK),
      line('M20 44c6 6 16 8 24 6', '#b0303c', 3.2),
    ],
  },
} as const satisfies { readonly [id: string]: Look };
