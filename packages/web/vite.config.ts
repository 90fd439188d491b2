import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './compressed.js';
import { contents } from './contents.js';
import { pluginGames } from './plugin-games.js';

// Our packages are read from their sources, so that the page needs no other build step before it.
const conditions = ['souk-source', 'module', 'browser', 'development|production'];

const PUBLIC_FILES = ['/icon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest'];

/** Writes the service worker with the names of all files of the build. */
const offline = (): Plugin => ({
  name: 'souk-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Last of all: chunks that held nothing but style are taken out before, and one file that is not there would
    // keep the worker from ever being installed.
    order: 'post',
    handler(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
      const files = [...built.map((name) => `/${name}`), ...PUBLIC_FILES].sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('offline/service-worker.js', import.meta.url), 'utf8')
        .replace("['__FILES__']", JSON.stringify(files))
        .replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});

/** What is made in the page and in its workers alike. */
const rolldownOptions = {
  // Reading a property of ours does nothing else: constants that are put together and not used can go.
  treeshake: { propertyReadSideEffects: false },
  // How long plugins take depends on the machine: nothing to warn of.
  checks: { pluginTimings: false },
} as const;

/**
 * What the page begins with is one script, which is sent in fewer bytes than the forty that share parts of it with other
 * places. Not the one that starts it: it waits for texts, and scripts that need this one would wait for it in turn.
 */
const start: { name: string; tags: '$initial'[]; test(id: string): boolean } = {
  name: 'start',
  tags: ['$initial'],
  test: (id) => !/\/(?:src\/main\.tsx|index\.html)$/.test(id),
};

/** What every table needs is one script, too: in twenty small ones it would be sent in more bytes. */
const table = { name: 'table', test: /\/table-kit\/src\/components\/TableView\.tsx$/ };

const told = contents();

export default defineConfig({
  plugins: [react(), pluginGames(), offline(), told.of('page'), compressed()],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [pluginGames(), told.of('worker')], rolldownOptions },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 2048,
    rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups: [start, table] } } },
  },
  server: { port: 5173 },
});
