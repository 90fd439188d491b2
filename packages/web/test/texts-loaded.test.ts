import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { en as people } from '../src/people/text/en.js';
import { en as records } from '../src/replay/text/en.js';

// Parts of the page bring their texts with them. What is shown before they have been loaded has none of these texts: its
// readers would see, or hear, a key.

const SRC = resolve(import.meta.dirname, '../src');
const MAIN = join(SRC, 'main.tsx');

/** What loads a part together with texts: the parts named in its argument may say what is in the catalogue. */
const LOADERS: readonly { readonly name: string; readonly brings: readonly string[]; readonly texts: object }[] = [
  { name: 'records', brings: ['lazyRecords'], texts: records },
  { name: 'people', brings: ['lazyPeople'], texts: people },
];

const STATIC = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gms;
const DYNAMIC = /(?:(\w+)\(\s*(?:async )?\(\)\s*=>\s*)?import\('(\.[^']+)'\)/g;

/** The file that an import leads to; undefined for what is no code of the page. */
function fileOf(from: string, path: string): string | undefined {
  const bare = join(dirname(from), path).replace(/\.js$/, '');
  return [`${bare}.ts`, `${bare}.tsx`].find(existsSync);
}

/** All that can be there without what one of the loaders brings. */
function reachedWithout(brings: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (file: string | undefined): void => {
    if (file === undefined || reached.has(file)) return;
    reached.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, path = ''] of source.matchAll(STATIC)) visit(fileOf(file, path));
    for (const [, loader = '', path = ''] of source.matchAll(DYNAMIC)) {
      if (!brings.includes(loader)) visit(fileOf(file, path));
    }
  };
  visit(MAIN);
  return reached;
}

test('the way from the page to its parts is followed', () => {
  const all = reachedWithout([]);
  const parts = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(parts.filter((file) => all.has(join(SRC, file))).length).toBeGreaterThan(parts.length * 0.9);
});

test.each(LOADERS)('nothing is said with texts of $name before these are loaded', ({ brings, texts }) => {
  const keys = new Set(Object.keys(texts));
  const early = [...reachedWithout(brings)].filter((file) => !file.includes('/text/'));
  const said = early.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].flatMap(([, key = '']) =>
      keys.has(key) ? [`${file.slice(SRC.length + 1)}: ${key}`] : [],
    ),
  );
  expect(said).toEqual([]);
});
