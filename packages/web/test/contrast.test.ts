import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/games.js';

// What can be chosen has a ring of two colours, one dark and one light, and so has what is picked: whatever is behind, one of the
// two stands out from it. All of it is computed from the tokens.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** What WCAG asks of what is no text (1.4.11). */
const LEAST = 3;

interface Rule {
  readonly selectors: readonly string[];
  readonly tokens: ReadonlyMap<string, string>;
}

function rulesOf(file: string): Rule[] {
  if (!existsSync(file)) return [];
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((each) => each.trim()),
    tokens: new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  }));
}

const BASE = rulesOf(`${ROOT}packages/web/src/design/tokens.css`);
const tableRules = (game: string): Rule[] => rulesOf(`${ROOT}games/${game}/src/page/style/tokens.css`);

/** The tokens as they are at a table, the more particular ones last; without a game, everywhere else. */
function tokensAt(theme: Theme, game?: string): ReadonlyMap<string, string> {
  const root = `:root[data-theme="${theme}"]`;
  const everywhere = [':root', root];
  const here = game === undefined ? [] : [`.is-${game}`, `${root} .is-${game}`];
  const rules = game === undefined ? BASE : [...BASE, ...tableRules(game)];
  const inOrder = [...everywhere, ...here].flatMap((selector) =>
    rules.filter(({ selectors }) => selectors.includes(selector)),
  );
  return new Map(inOrder.flatMap(({ tokens }) => [...tokens]));
}

function luminance(colour: string): number {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour.length === 4 ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour)?.[1];
  if (digits === undefined) throw new Error(`${colour} should be a plain colour`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function tokenIn(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`there should be a token ${name}`);
  return value;
}

/** Plain colours that anything may be drawn on. */
const surfaces = (tokens: ReadonlyMap<string, string>): [name: string, colour: string][] =>
  [...tokens].filter(([, value]) => /^#(?:[0-9a-f]{3}){1,2}$/i.test(value));

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});

const TABLES = [undefined, ...GAME_IDS].flatMap((game) => THEMES.map((theme) => ({ game, theme })));

describe.each(TABLES)('$game, $theme', ({ game, theme }) => {
  const tokens = tokensAt(theme, game);
  const lit = tokenIn(tokens, '--lit');
  const edge = tokenIn(tokens, '--lit-edge');

  test('what is lit stands out from whatever is behind it', () => {
    expect(surfaces(tokens).length).toBeGreaterThan(10);
    const lost = surfaces(tokens).filter(
      ([, behind]) => Math.max(contrast(lit, behind), contrast(edge, behind)) < LEAST,
    );
    expect(lost).toEqual([]);
    // So it does from every colour that there is, those of pictures included: between two so far apart there is room for none.
    expect(contrast(lit, edge)).toBeGreaterThanOrEqual(LEAST * LEAST);
  });

  test('what is picked stands out from the gap around it', () => {
    const pick = tokens.get('--pick');
    if (pick === undefined) return;
    for (const surface of ['--surface', '--surface-raised', '--ground-deep']) {
      expect(contrast(pick, tokenIn(tokens, surface)), surface).toBeGreaterThanOrEqual(LEAST);
    }
    expect(contrast(pick, tokenIn(tokens, '--pick-ink'))).toBeGreaterThanOrEqual(4.5);
  });

  test('what is lit can be read as a word, too', () => {
    for (const surface of ['--surface', '--ground-deep']) {
      expect(contrast(lit, tokenIn(tokens, surface)), surface).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('the ring is drawn of both', () => {
  const css = readFileSync(`${ROOT}packages/table-kit/src/style/spots.css`, 'utf8');
  const [, lit = ''] = /\.is-lit > \.spot-hit \{([^}]*)\}/.exec(css) ?? [];
  expect(lit).toContain('var(--lit)');
  expect(lit).toContain('var(--lit-edge)');
});

test.each(THEMES)('what can be chosen on a trading card stands out from its paper, on either side: %s', (theme) => {
  const tokens = tokensAt(theme, 'dwarven-traders');
  const rim = cardToken(tokens, '--dt-open-rim');
  for (const paper of ['--dt-card-high', '--dt-card-low', '--dt-back-high', '--dt-back-low']) {
    expect(contrast(rim, cardToken(tokens, paper)), paper).toBeGreaterThanOrEqual(LEAST);
  }
});

/** The tokens of cards are the same in both themes. */
function cardToken(tokens: ReadonlyMap<string, string>, name: string): string {
  const value =
    tokens.get(name) ??
    tableRules('dwarven-traders')
      .find((rule) => rule.tokens.has(name))
      ?.tokens.get(name);
  if (value === undefined) throw new Error(`${name} should be a token`);
  return value;
}
