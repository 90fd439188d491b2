// Puts what is spread over many modules into few. V8 looks a name that is imported up at every use, so that rules in many
// small modules run about a tenth slower; and the library behind the protocol's schemas is hundreds of files, which take
// longer to open than to run. With --conditions=souk-bundle Node takes these modules, as in `npm start` and
// `npm run bench`; without, the modules as tsc has written them.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { GAME_IDS } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = join(ROOT, 'games/dist');
const PROTOCOL = join(ROOT, 'packages/protocol/dist');

/**
 * The modules that go into a folder, by the names that they get there; which packages they take in; and what they are made of:
 * the folder of the compiler's output, which says when it has last changed.
 * @typedef {{ folder: string, inputs: Record<string, string>, takesIn: string[], madeOf: string }} Bundle
 */

/** @type {Bundle[]} */
const BUNDLES = [
  ...GAME_IDS.map((id) => ({
    folder: join(GAMES, id, 'bundle'),
    inputs: { index: join(GAMES, id, 'src/rules/index.js') },
    takesIn: [],
    madeOf: GAMES,
  })),
  {
    folder: join(PROTOCOL, 'bundle'),
    inputs: {
      index: join(PROTOCOL, 'index.js'),
      schemas: join(PROTOCOL, 'schemas/index.js'),
      routes: join(PROTOCOL, 'routes/index.js'),
      validate: join(PROTOCOL, 'validate.js'),
      openapi: join(PROTOCOL, 'openapi.js'),
    },
    takesIn: ['typebox'],
    madeOf: PROTOCOL,
  },
];

/** @param {string} path */
const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

for (const { folder, inputs, takesIn, madeOf } of BUNDLES) {
  if (timeOf(join(folder, 'index.js')) > timeOf(join(madeOf, '.tsbuildinfo'))) continue;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { noExternal: takesIn },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rollupOptions: {
        input: inputs,
        external: [/^@souk\//],
        // Constants that stay constants: V8 takes their values for granted.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', topLevelVar: false },
      },
    },
  });
}
