import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/games.js';
import { BUILT, bytesBuilt, scripts, sum } from './built.js';

const SCRIPTS = scripts();

/** A script and all that is loaded with it. */
function loadedWith(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const each of SCRIPTS.get(file)?.imports ?? []) loadedWith(each, loaded);
  return loaded;
}

const gamesAmong = (files: Iterable<string>): string[] => [
  ...new Set([...files].flatMap((file) => SCRIPTS.get(file)?.games ?? [])),
];

const entries = (part: 'page' | 'worker'): string[] =>
  [...SCRIPTS].filter(([, each]) => each.part === part && each.isEntry).map(([file]) => file);

describe('games are loaded one by one', () => {
  test('no script brings more than one game with it', () => {
    for (const file of SCRIPTS.keys()) expect(gamesAmong(loadedWith(file)).length, file).toBeLessThanOrEqual(1);
  });

  test('the page and its workers begin without any', () => {
    expect(entries('page')).toHaveLength(1);
    expect(entries('worker')).toHaveLength(3);
    for (const entry of [...entries('page'), ...entries('worker')]) expect(gamesAmong(loadedWith(entry))).toEqual([]);
  });
});

/** But for the one whose bots know nothing but rules. */
const knowing = entries('worker').filter((file) => !file.includes('generic'));

describe.each(knowing)('the worker %s', (worker) => {
  const source = readFileSync(BUILT + worker, 'utf8');
  const imported = [...SCRIPTS.keys()].filter((file) =>
    source.includes(`import(\`./${file.replace('assets/', '')}\`)`),
  );

  test.each(GAME_IDS)('loads at most 170 kB as built with %s, its rules and heuristics', (game) => {
    const heuristics = imported.filter((file) => SCRIPTS.get(file)?.games.includes(game));
    expect(heuristics).toHaveLength(1);
    const all = new Set([...loadedWith(worker), ...heuristics.flatMap((file) => [...loadedWith(file)])]);
    expect(gamesAmong(all)).toEqual([game]);
    expect(sum(all, bytesBuilt)).toBeLessThanOrEqual(170_000);
  });
});

describe('files are compressed when they are built', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('.'));
  const served = files.filter((file) => /\.(?:js|css|html|svg|json|webmanifest|txt|wasm)$/.test(file));

  test('with brotli and gzip, where that makes them smaller, and without loss', () => {
    expect(served).toEqual(expect.arrayContaining(['index.html', 'service-worker.js', 'icon.svg']));
    const ways = { br: brotliDecompressSync, gz: gunzipSync };
    for (const file of served) {
      const bytes = readFileSync(BUILT + file);
      for (const [ending, decompress] of Object.entries(ways)) {
        const smaller = `${file}.${ending}`;
        if (bytes.length > 500) expect(files, file).toContain(smaller);
        if (!existsSync(BUILT + smaller)) continue;
        expect(bytesBuilt(smaller), smaller).toBeLessThan(bytes.length);
        expect(decompress(readFileSync(BUILT + smaller)).equals(bytes), smaller).toBe(true);
      }
    }
  });

  test('the browser keeps each once: what it is sent is not its affair', () => {
    const worker = readFileSync(`${BUILT}service-worker.js`, 'utf8');
    for (const file of SCRIPTS.keys()) expect(worker).toContain(`"/${file}"`);
    expect(worker).not.toMatch(/\.(?:br|gz)"/);
    expect(files.filter((file) => file.endsWith('.woff'))).toEqual([]);
  });
});
