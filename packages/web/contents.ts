import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a script of the build is made of. */
export interface Contents {
  readonly part: 'page' | 'worker';
  readonly isEntry: boolean;
  /** The games whose rules, heuristics or face it holds. */
  readonly games: readonly string[];
  /** The scripts that are loaded with it. */
  readonly imports: readonly string[];
}

/** Where the build says so, for the tests of sizes. It is not served. */
export const CONTENTS_FILE = '.vite/contents.json';

const GAMES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A game has a package of rules, a folder of the bots, and one of the page. */
const isOf = (game: string, module: string): boolean =>
  ['/packages/', '/bots/src/', '/web/src/games/'].some((place) => module.includes(`${place}${game}/`));

const gamesIn = (modules: readonly string[]): string[] =>
  GAMES.filter((game) => modules.some((module) => isOf(game, module)));

/** Writes down which scripts of the page and of its workers hold which game: names of files do not tell. */
export function contents(): { of(part: Contents['part']): Plugin } {
  const all: { [file: string]: Contents } = {};
  const gather = (part: Contents['part']): Plugin => ({
    name: `souk-contents-${part}`,
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { fileName, isEntry, imports, moduleIds } = chunk;
          all[fileName] = { part, isEntry, games: gamesIn(moduleIds), imports };
        }
      },
    },
    // Workers are built before the page is written.
    writeBundle({ dir = '' }) {
      if (part === 'page') writeFileSync(join(dir, CONTENTS_FILE), JSON.stringify(all, undefined, 2));
    },
  });
  return { of: gather };
}
