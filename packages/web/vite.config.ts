import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Our packages are read from their sources, so that the page needs no other build step before it.
const conditions = ['souk-source', 'module', 'browser', 'development|production'];

export default defineConfig({
  plugins: [react()],
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
