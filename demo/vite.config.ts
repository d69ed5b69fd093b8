import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Returns the cells of the table rows of a page that begin with a text. */
function rowsOf(page: string, first: string): string[][] {
  const lines = readFileSync(join(import.meta.dirname, '..', page), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith(`| ${first}`))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Kilobytes gzipped of an import of each engine and of other libraries: scripts/sizes.mjs writes them into the two pages. */
function kilobytes(): Record<string, string> {
  const [, , wasm, js] = rowsOf('docs/platforms.md', '`findPath`, `Grid` ')[0];
  const weights = rowsOf('README.md', 'KB gzipped')[0];
  const names = rowsOf('README.md', '|').find((cells) => cells.includes('hotpath') && cells.length === weights.length);
  const others =
    names?.map((name, i) => [name, weights[i]] as const).filter(([name]) => /\.js$|\.path$/.test(name)) ?? [];
  return { wasm, js, ...Object.fromEntries(others) };
}

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
  define: { KILOBYTES: JSON.stringify(kilobytes()) },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
