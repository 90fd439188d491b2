import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Our packages are read from their sources, so that the page needs no other build step before it.
const conditions = ['souk-source', 'module', 'browser', 'development|production'];

const PUBLIC_FILES = ['/icon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest'];

/** Writes the service worker with the names of all files of the build. Old font formats are left out. */
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

export default defineConfig({
  plugins: [react(), offline()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 2048,
  },
  server: { port: 5173 },
});
