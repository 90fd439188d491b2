// Puts the rules of each game into one module. V8 looks a name that is imported up at every use, so that rules in many
// small modules run about a tenth slower. Whoever runs Node with --conditions=souk-bundle gets these modules, as
// `npm start` and `npm run bench` do; all others get the modules as tsc has written them.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAMES = ['dwarven-traders', 'arcane-alley', 'dale-of-merchants'];

/** @param {string} path */
const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

for (const game of GAMES) {
  const dist = join(ROOT, 'packages', game, 'dist');
  if (timeOf(join(dist, 'bundle', 'index.js')) > timeOf(join(dist, '.tsbuildinfo'))) continue;
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      ssr: join(dist, 'index.js'),
      outDir: join(dist, 'bundle'),
      minify: false,
      // Constants that stay constants: V8 takes their values for granted.
      rollupOptions: { external: [/^@souk\//], output: { entryFileNames: 'index.js', topLevelVar: false } },
    },
  });
}
