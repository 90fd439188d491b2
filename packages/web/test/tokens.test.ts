import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/games.js';

// Colours, spacings and layers have names, which stand in files called tokens.css. All other style sheets combine them.
//
// Free of it are: what is drawn in SVG, since it is art; 0 and hairlines of 1px; percentages; what is measured by the letters beside
// it (em); sizes and positions, which are those of one thing alone; and custom properties that hold such a size.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const FOLDERS = ['packages/web/src', 'packages/table-kit/src', ...GAME_IDS.map((id) => `games/${id}/src/page`)];

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const SHEETS = FILES.filter((file) => file.endsWith('.css'));
const SCRIPTS = FILES.filter((file) => /\.tsx?$/.test(file));

const isTokens = (file: string): boolean => /(?:^|[\\/])tokens\.css$/.test(file);

/** Named colours that would be likely: the others are found by their looks. */
const NAMED =
  'white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|gold|silver|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|beige|ivory|tan|indigo|violet|crimson|coral|salmon|khaki|orchid|plum|tomato|wheat';

const COLOUR = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${NAMED})(?![\\w-])`,
  'i',
);
const LENGTH = /(?<![\w.-])-?\d*\.?\d+(?:rem|px|pt|cm|mm|in|ch|ex|vw|vh|vmin|vmax|[dsl]v[wh]|cq\w+)\b/g;
const HAIRLINE = new Set(['1px', '-1px', '0px']);
const SPACING = /^(?:margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding)(?:-|$)/;

interface Declaration {
  readonly property: string;
  readonly value: string;
}

function declarationsOf(css: string): Declaration[] {
  const said = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"/g, '""');
  return [...said.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({ property, value }));
}

const CHECKS = {
  'a colour': ({ value }) => COLOUR.test(value),
  'a layer': ({ property, value }) => property === 'z-index' && !/^(?:var\(--layer-[\w-]+\)|auto)$/.test(value.trim()),
  'a spacing': ({ property, value }) =>
    SPACING.test(property) && (value.match(LENGTH) ?? []).some((length) => !HAIRLINE.has(length)),
} as const satisfies Record<string, (declaration: Declaration) => boolean>;

const rawIn = (css: string): string[] =>
  declarationsOf(css).flatMap((declaration) =>
    Object.entries(CHECKS).flatMap(([what, isRaw]) =>
      isRaw(declaration) ? [`${what}: ${declaration.property}: ${declaration.value.replaceAll(/\s+/g, ' ')}`] : [],
    ),
  );

describe('what is raw is found', () => {
  test.each([
    ['color: #fff;', 'a colour'],
    ['background: linear-gradient(\n  rgb(0 0 0 / 0.5),\n  transparent\n);', 'a colour'],
    ['box-shadow: 0 0 1px oklch(0.7 0.1 20);', 'a colour'],
    ['border-color: Gold;', 'a colour'],
    ['z-index: 3;', 'a layer'],
    ['margin: 0 -0.3rem;', 'a spacing'],
    ['gap: calc(2px + var(--space-1));', 'a spacing'],
    ['padding-inline: 5vw;', 'a spacing'],
  ])('%s', (said, what) => {
    expect(rawIn(`.thing:hover { ${said} }`)).toEqual([expect.stringContaining(what)]);
  });

  test.each([
    'color: var(--white);',
    'background: color-mix(in srgb, var(--accent) 30%, transparent);',
    'white-space: nowrap;',
    'grid-area: gold-box;',
    'z-index: var(--layer-hint);',
    'padding: calc(var(--space-1) - 1px) 0 12% 0.25em;',
    'margin-left: calc(var(--load) / -2);',
    'width: 3.25rem;',
    'inset: -3px auto auto 50%;',
    '/* color: #fff; */ content: "#fff";',
  ])('and what is not is left alone: %s', (said) => {
    expect(rawIn(`.thing { ${said} }`)).toEqual([]);
  });
});

describe('style sheets combine tokens', () => {
  test.each(SHEETS.filter((sheet) => !isTokens(sheet)))('%s', (sheet) => {
    expect(rawIn(readFileSync(ROOT + sheet, 'utf8'))).toEqual([]);
  });

  const all = [...SHEETS, ...SCRIPTS].map((file) => readFileSync(ROOT + file, 'utf8')).join('\n');
  const used = new Set([...all.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

  test('and every token that is used is there', () => {
    const defined = new Set([...all.matchAll(/(?<![\w-])(--[\w-]+)['"]?\s*:/g)].map(([, name = '']) => name));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  test('and every token that is there is used', () => {
    const tokens = SHEETS.filter(isTokens).flatMap((sheet) =>
      declarationsOf(readFileSync(ROOT + sheet, 'utf8')).map(({ property }) => property),
    );
    expect(tokens.filter((token) => token.startsWith('--') && !used.has(token))).toEqual([]);
  });

  test('scripts set no layers but by name', () => {
    const raw = SCRIPTS.filter((script) => /zIndex:\s*['"]?-?\d/.test(readFileSync(ROOT + script, 'utf8')));
    expect(raw).toEqual([]);
  });
});
