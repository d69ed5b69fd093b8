// node scripts/sizes.mjs (after npm run build)
// Writes into docs/platforms.md what bundles weigh, and where the bytes of findPath and Grid go, and into README.md what its peers weigh. The figure of a part is what the gzipped bundle loses
// if the part's text is cut out of it, so the figures add up only roughly.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { decode } from '@jridgewell/sourcemap-codec';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'docs', 'platforms.md');
const README = join(ROOT, 'README.md');
const [BEGIN, END] = ['<!-- scripts/sizes.mjs writes from here -->', '<!-- to here -->'];

/** What pages import together. */
const BUNDLES = [
  'findPath, Grid',
  'findPath, HexGrid',
  'distanceField, Grid',
  'createTeam, Grid',
  'findTeamPaths, Grid',
  'findAnyAnglePath, Grid',
  'findGraphPath, Graph',
  'findPath, prepareGrid, Grid',
  'Grid',
  'aStar',
];
/** The bundle that is taken apart. */
const [WHOLE] = BUNDLES;
/** Bundles that need no engine. */
const WITHOUT_ENGINES = ['Grid', 'aStar'];
/** Bundles that need no other kernels of the js engine than those of `hotpath/js`. */
const SEARCHES = ['findPath, Grid', 'findPath, HexGrid'];

/**
 * Parts of the bundle: what they are, and the sources of them, as paths within src/. The first that fits counts.
 *
 * @type {[string, RegExp][]}
 */
const PARTS = [
  ['kernel, as text', /^core\/kernel\/bytes\//],
  ['grids and routes', /^core\/grid\//],
  ['options and plans', /^core\/request\//],
  ['calls of the kernel', /^core\/(kernel|engine|choose)\//],
  ['checks', /^core\/base\//],
  ['everything else', /^/],
];

/**
 * Returns the rows of the table: what they are of, and KB gzipped without the js engine, with hotpath/js, and with hotpath/js-all; 0 where that says
 * nothing.
 *
 * @returns {Promise<[string, number, number, number][]>}
 */
export async function sizes() {
  /** @type {[string, number, number, number][]} */
  const rows = [];
  for (const names of BUNDLES) {
    const { code, map } = await bundled(names);
    const js = SEARCHES.includes(names) ? await withEngine(names, 'js') : 0;
    const all = WITHOUT_ENGINES.includes(names) ? 0 : await withEngine(names, 'js-all');
    rows.push([`\`${names.replaceAll(', ', '`, `')}\``, kilobytes(code), js, all]);
    if (names === WHOLE) rows.push(...partsOf(code, map));
  }
  return rows;
}

const kilobytes = (code) => gzipSync(code, { level: 9 }).length / 1024;

async function withEngine(names, entry) {
  return kilobytes((await bundled(names, `import './dist/${entry}.js';`)).code);
}

/** Lets modules name their source maps, which dist does not. */
const withMaps = {
  name: 'with-maps',
  setup({ onLoad }) {
    onLoad({ filter: /\/dist\/[\w-]+\.js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=${basename(path)}.map`,
    }));
  },
};

/** Bundles names of the main entry. */
async function bundled(names, more = '') {
  const { outputFiles } = await build({
    stdin: { contents: `${more} export { ${names} } from './dist/index.js';`, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    sourcemap: 'external',
    plugins: [withMaps],
    write: false,
    outdir: join(ROOT, 'build'),
  });
  const [map, code] = ['.map', '.js'].map((end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '');
  return { code, map: JSON.parse(map) };
}

/** @returns {[string, number, number, number][]} */
function partsOf(code, map) {
  const pieces = piecesOf(code, map);
  return PARTS.map(([part]) => {
    const rest = pieces.filter((piece) => piece.part !== part).map(({ text }) => text);
    return [`… ${part}`, kilobytes(code) - kilobytes(rest.join('')), 0, 0];
  });
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

/** The libraries of README's table, in its order. */
const PEERS = ['pathfinding', 'easystarjs', 'ngraph.path', 'rot-js', 'javascript-astar'];

/** Returns the row of README's table that says what a bundle of each library has: of this one, with findPath and Grid. */
export async function peerRow() {
  const sizes = [(await bundled(WHOLE)).code];
  for (const peer of PEERS) {
    const { outputFiles } = await build({
      stdin: { contents: `import * as all from '${peer}'; console.log(all);`, resolveDir: ROOT },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    sizes.push(outputFiles[0].text);
  }
  return `| KB gzipped | ${sizes.map((code) => kilobytes(code).toFixed(1)).join(' | ')} |`;
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
  const cell = (size) => (size < 0.05 ? '' : size.toFixed(1));
  const rows = (await sizes()).map(([what, ...columns]) => `| ${[what, ...columns.map(cell)].join(' | ')} |`);
  const head = '| KB gzipped | `hotpath` | and `hotpath/js` | and `hotpath/js-all` |';
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, page.replace(tableOf(page), [head, '|---|---|---|---|', ...rows].join('\n')));
  const row = await peerRow();
  writeFileSync(
    README,
    readFileSync(README, 'utf8').replace(/^\| KB gzipped \|.*$/m, () => row),
  );
}
