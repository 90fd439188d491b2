import { readFileSync } from 'node:fs';
import { AVATARS } from '@souk/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translate } from '../../table-kit/src/components/Text.js';
import { addCatalogue, loadLanguage } from '../../table-kit/src/i18n/language.js';
import { gameName } from '../../table-kit/src/i18n/names.js';
import { aboutTexts } from '../src/games/about-texts.js';
import { GAME_IDS, levelsOf } from '../src/games/games.js';
import { STRENGTHS } from '../src/games/parts.js';
import { ANIMALS } from '../src/people/avatars/animals.js';
import { avatarOf } from '../src/people/avatars/avatar-ids.js';
import { DWARVES } from '../src/people/avatars/dwarves.js';
import { KIN_OF } from '../src/people/avatars/kin.js';
import { WIZARDS } from '../src/people/avatars/wizards.js';
import { botName } from '../src/people/bots.js';
import { favouritesAt, lowerBound } from '../src/people/favourites.js';
import { dayText, decimal, percent, signedDecimal } from '../src/people/numbers.js';
import { speakOfPeople } from '../src/people/texts.js';
import { thingName } from '../src/people/thing-name.js';
import { standingSaid } from '../src/places/people/place-words.js';

beforeAll(async () => {
  await addCatalogue(aboutTexts);
  await speakOfPeople();
});

describe('favourites', () => {
  const used = (thing: string, won: number, played: number) => ({ game: 'fair', thing, won, played });

  test('are what wins surely: few matches promise less than many', () => {
    expect(lowerBound(0, 0)).toBe(0);
    expect(lowerBound(5, 5)).toBeLessThan(lowerBound(50, 50));
    expect(lowerBound(5, 5)).toBeGreaterThan(0.6);
    expect(lowerBound(16, 30)).toBeCloseTo(0.387, 3);
  });

  test('need five matches, are of one game, and three at most', () => {
    const all = [
      used('four of four', 4, 4),
      used('three of five', 3, 5),
      used('half of many', 50, 100),
      used('most of many', 60, 100),
      used('none', 0, 30),
      { ...used('elsewhere', 90, 100), game: 'lair' },
    ];
    expect(favouritesAt('fair', all).map(({ thing }) => thing)).toEqual([
      'most of many',
      'half of many',
      'three of five',
    ]);
  });
});

describe('portraits', () => {
  const LOOKS = { ...WIZARDS, ...DWARVES, ...ANIMALS };

  test('there is one for every name that the host knows, and no other', () => {
    expect(Object.keys(LOOKS).sort()).toEqual([...AVATARS].sort());
  });

  test('each is looked for among the drawings where it lies', () => {
    const among = { wizard: WIZARDS, dwarf: DWARVES, animal: ANIMALS };
    for (const avatar of AVATARS) expect(Object.keys(among[KIN_OF[avatar]]), avatar).toContain(avatar);
  });

  test('no two have the same lines: they are told apart without colour', () => {
    const lines = Object.values(LOOKS).map(({ shapes }) => shapes.map(({ d }) => d).join());
    expect(new Set(lines).size).toBe(AVATARS.length);
  });

  test('a name always has the same, many names have many, and what was chosen counts', () => {
    const names = Array.from({ length: 500 }, (_, i) => `Guest ${i}`);
    expect(names.map((name) => avatarOf(name, null))).toEqual(names.map((name) => avatarOf(name, undefined)));
    expect(new Set(names.map((name) => avatarOf(name, null))).size).toBe(AVATARS.length);
    expect(avatarOf('Guest 1', 'owl')).toBe('owl');
    expect(avatarOf('Guest 1', 'of a later version')).toBe(avatarOf('Guest 1', null));
  });
});

test('what is known of how strong the bots are is what docs/strength.md says', async () => {
  const docs = readFileSync(new URL('../../../docs/strength.md', import.meta.url), 'utf8');
  for (const game of GAME_IDS) {
    const beats = (await STRENGTHS.get(game)?.())?.beatsBelow;
    const measured = levelsOf(game)
      .slice(1)
      .map(({ level }) => {
        const [, share] =
          new RegExp(`\\| ${gameName(game)} \\| level ${level} \\| level ${level - 1} \\| ([\\d.]+) `).exec(docs) ?? [];
        return Number(share);
      });
    expect(beats, game).toEqual(measured);
  }
});

describe.each([
  ['en', '33.1', '+0.4', '−0.2', '0.0', 'yesterday', 'Third, you, strength 33.1, give or take 1.3, 96 matches.'],
  ['de', '33,1', '+0,4', '−0,2', '0,0', 'gestern', 'Platz 3, du, Stärke 33,1, mehr oder weniger 1,3, 96 Partien.'],
] as const)('in %s', (language, strength, up, down, nothing, yesterday, said) => {
  beforeAll(() => loadLanguage(language));
  afterAll(() => loadLanguage('en'));

  test('numbers are written as the language does, minus as a minus', () => {
    expect(decimal(33.14)).toBe(strength);
    expect(signedDecimal(0.41)).toBe(up);
    expect(signedDecimal(-0.19)).toBe(down);
    expect(signedDecimal(0.01)).toBe(nothing);
    expect(percent(0.454)).toBe('45 %');
  });

  test('days are said as one says them', () => {
    const now = new Date(2026, 10, 18, 0, 30).getTime();
    expect(dayText(new Date(2026, 10, 17, 23, 30).getTime(), now)).toBe(yesterday);
    expect(dayText(new Date(2026, 9, 1, 12).getTime(), now)).toContain('2026');
  });

  test('a row of the ranking is told', () => {
    expect(standingSaid({ rank: 3, mu: 33.1, sigma: 1.3, matches: 96 }, true)).toBe(said);
    expect(standingSaid({ rank: 12, mu: 20, sigma: 2, matches: 1, person: { name: 'Sable' } }, false)).toContain(
      '12, Sable',
    );
  });

  test('bots and what was played with have names', () => {
    for (const game of GAME_IDS)
      for (const { level } of levelsOf(game)) expect(botName(game, level)).not.toBe(String(level));
    expect(thingName('dale-of-merchants', 'squirrels')).not.toBe('Squirrels');
    expect(thingName('dale-of-merchants', 'unheard-of')).toBe('Unheard-of');
  });

  test('what is too early to say is said so', () => {
    expect(translate('strength.early', { n: 4, of: 10 })).toMatch(
      /^(Too early to say: 4 of 10|Noch zu früh: 4 von 10)/,
    );
  });
});
