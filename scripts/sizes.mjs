// node scripts/sizes.mjs (after npm run build)
// Writes into docs/platforms.md where the bytes of a bundle of findPath and Grid go. Each figure is what the gzipped bundle loses if the
// part's text is cut out of it, so the figures add up only roughly.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'docs', 'platforms.md');
const [BEGIN, END] = ['<!-- scripts/sizes.mjs writes from here -->', '<!-- to here -->'];

/**
 * Parts of the bundle: what they are, and the sources of them, as paths within src/. The first that fits counts.
 *
 * @type {[string, RegExp][]}
 */
const PARTS = [
  ['kernel, as text', /^wasm\/bytes\//],
  ['js engine', /^(js|rules)\//],
  ['grids and routes', /^grid\//],
  ['options and plans', /^request\//],
  ['calls of the kernel', /^(wasm|engine|choose)\//],
  ['layers', /^layers\//],
  ['checks', /^base\//],
  ['everything else', /^/],
];

/**
 * Returns the part of each entry's bundle in KB gzipped, and the whole: the part, KB of hotpath, KB of hotpath/lean.
 *
 * @returns {Promise<[string, number, number][]>}
 */
export async function sizes() {
  const [main, lean] = await Promise.all(['index', 'lean'].map(measure));
  return [...PARTS.map(([part]) => part), 'whole bundle'].map((part) => [
    part,
    main.get(part) ?? Number.NaN,
    lean.get(part) ?? Number.NaN,
  ]);
}

/** @returns {Promise<Map<string, number>>} */
async function measure(entry) {
  const { outputFiles } = await build({
    stdin: { contents: `export { findPath, Grid } from './dist/${entry}.js';`, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    sourcemap: 'external',
    write: false,
    outdir: join(ROOT, 'build'),
  });
  const [map, code] = ['.map', '.js'].map((end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '');
  const whole = gzipSync(code).length;
  const found = new Map([['whole bundle', whole / 1024]]);
  const pieces = piecesOf(code, JSON.parse(map));
  for (const [part] of PARTS) {
    const rest = pieces.filter((piece) => piece.part !== part).map(({ text }) => text);
    found.set(part, (whole - gzipSync(rest.join('')).length) / 1024);
  }
  return found;
}

/** Cuts code into pieces that come from one source each. */
function piecesOf(code, { mappings, sources }) {
  const partOf = (source) => {
    const path = (sources[source] ?? '').replace(/^.*\/src\//, '').replace(/^(\.\.\/)*src\//, '');
    return PARTS.find(([, pattern]) => pattern.test(path))?.[0];
  };
  return code.split('\n').flatMap((line, i) => {
    const segments = decode(mappings)[i] ?? [];
    const starts = segments.map(([column]) => column);
    return [0, ...starts].map((start, j) => ({
      text: line.slice(start, starts[j] ?? line.length) + (starts[j] === undefined ? '\n' : ''),
      part: partOf(segments[j - 1]?.[1]),
    }));
  });
}

/**
 * Returns the table of a page.
 *
 * @param {string} page
 */
export function tableOf(page) {
  return page.slice(page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kilobytes = (size) => (size < 0.05 ? '' : size.toFixed(1));
  const rows = (await sizes()).map(([part, main, lean]) => `| ${part} | ${kilobytes(main)} | ${kilobytes(lean)} |`);
  const table = ['| KB gzipped | `hotpath` | `hotpath/lean` |', '|---|---|---|', ...rows].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, page.replace(tableOf(page), table));
}
