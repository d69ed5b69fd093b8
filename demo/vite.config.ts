import { defineConfig } from 'vite';

// The page imports the package by its name. The exports in package.json point to dist/, so build the library first.
export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses let the page run from any folder of any static host.
  base: './',
  build: {
    outDir: '../build/demo',
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // A policy without data: refuses inlined pictures.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
