import { defineConfig } from 'vite';

// The page imports the package by its name: package.json's exports lead to dist/, so the library must have been built.
export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the page runs from any folder of any static host.
  base: './',
  build: {
    outDir: '../build/demo',
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
