import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../../../games/arcane-alley/src/page/art/Wizard.js';
import { FACES } from '../../../games/dale-of-merchants/src/page/decks/faces.js';
import { CUTS } from '../../../games/dwarven-traders/src/page/Gem.js';

// What is picked has a ring in a colour that nothing else at a table has: not the decks, the gems or the wizards.

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

const valuesOf = (token: string, css: string): string[] =>
  [...css.matchAll(new RegExp(`--${token}: (#[0-9a-f]{6});`, 'g'))].map(([, value = '']) => value);

const PICKS = valuesOf('pick', read('packages/web/src/design/tokens.css'));

const DECKS = await Promise.all(Object.values(FACES).map((load) => load()));

const THINGS = {
  decks: DECKS.map(({ colour }) => colour),
  gems: Object.values(CUTS).flatMap(({ tones }) => tones),
  'gems in words': valuesOf('gem', read('games/dwarven-traders/src/page/style/tokens.css')),
  wizards: Object.values(LOOKS).flatMap(({ robe, hat }) => [robe, hat]),
};

type Triple = readonly [number, number, number];

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

const weighed = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;

/** A colour in OKLab, where equal distances look equal. */
function seen(colour: string): Triple {
  const at = (place: number): number => linear(Number.parseInt(colour.slice(place, place + 2), 16) / 255);
  const rgb: Triple = [at(1), at(3), at(5)];
  const cones: Triple = [
    Math.cbrt(weighed(rgb, [0.4122214708, 0.5363325363, 0.0514459929])),
    Math.cbrt(weighed(rgb, [0.2119034982, 0.6806995451, 0.1073969566])),
    Math.cbrt(weighed(rgb, [0.0883024619, 0.2817188376, 0.6299787005])),
  ];
  return [
    weighed(cones, [0.2104542553, 0.793617785, -0.0040720468]),
    weighed(cones, [1.9779984951, -2.428592205, 0.4505937099]),
    weighed(cones, [0.0259040371, 0.7827717662, -0.808675766]),
  ];
}

function distance(one: string, other: string): number {
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** From so far apart on nobody takes one colour for the other: about as far as ruby and topaz are at their nearest. */
const APART = 0.12;

test('there is one for either theme', () => {
  expect(PICKS).toHaveLength(2);
});

describe.each(Object.entries(THINGS))('the colours of %s', (_, colours) => {
  test('are no colour of what is picked', () => {
    expect(colours.length).toBeGreaterThan(3);
    const near = colours.flatMap((colour) =>
      PICKS.filter((pick) => distance(colour, pick) < APART).map((pick) => `${colour} is like ${pick}`),
    );
    expect(near).toEqual([]);
  });
});
