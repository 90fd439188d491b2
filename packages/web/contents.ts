import { writeFileSync } from 'node:fs';
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

/** The parts of a game that are large; its stall, levels and manifest belong to the market square. */
const PART_OF_GAME = /\/games\/([^/]+)\/src\/(?:rules|heuristics|page(?!\/stall))\//;

const gamesIn = (modules: readonly string[]): string[] => [
  ...new Set(modules.flatMap((module) => PART_OF_GAME.exec(module)?.[1] ?? [])),
];

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
