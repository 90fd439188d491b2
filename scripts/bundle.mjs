// Puts the rules of each game into one module. V8 looks a name that is imported up at every use, so that rules in many
// small modules run about a tenth slower. With --conditions=souk-bundle Node takes these modules, as in
// `npm start` and `npm run bench`; without, the modules as tsc has written them.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { GAME_IDS } from './games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'games/dist');

/** @param {string} path */
const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

for (const game of GAME_IDS) {
  const dist = join(DIST, game);
  if (timeOf(join(dist, 'bundle', 'index.js')) > timeOf(join(DIST, '.tsbuildinfo'))) continue;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      ssr: join(dist, 'src/rules/index.js'),
      outDir: join(dist, 'bundle'),
      minify: false,
      // Constants that stay constants: V8 takes their values for granted.
      rollupOptions: { external: [/^@souk\//], output: { entryFileNames: 'index.js', topLevelVar: false } },
    },
  });
}
