// The package as its users get it: packed, unpacked into another project's node_modules, imported, required and bundled.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, transformSync } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRIES, moduleOf } from '../../scripts/entries.mjs';
import { KERNELS } from '../../scripts/kernels.mjs';
import { pack } from '../../scripts/pack.mjs';
import { unpack } from '../../src/core/kernel/unpack.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Prints the engine and the cost of a search round a wall, whose corners allow no diagonal: six straight steps. */
const EXAMPLE = `
  const grid = Grid.fromText('...\\n##.\\n...');
  const result = findPath(grid, [0, 0], [0, 2]);
  console.log(engineInfo().engine, result.status, result.cost);
`;
const EXAMPLE_OUTPUT = 'wasm found 6\n';

/** Files of dist that are no entries, and hold nothing of the main entry: programs, and what is brought to hotpath/connectors. */
const NOT_OF_INDEX = ['cli', 'pool-worker', 'advice', 'advise-connectors'];

let project: string;
let tarball: string;
let installed: string;
let packedFiles: string[];

function node(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
}

beforeAll(() => {
  if (!existsSync(join(ROOT, 'dist', 'index.js'))) throw new Error('dist is empty: run `npm run build` first');
  project = mkdtempSync(join(tmpdir(), 'hotpath-'));
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', project], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const [{ filename, files }] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }];
  tarball = join(project, filename);
  packedFiles = files.map((file) => file.path).sort();
  installed = join(project, 'node_modules', 'hotpath');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const peer of ['@xyflow', 'react'])
    symlinkSync(join(ROOT, 'node_modules', peer), join(project, 'node_modules', peer));
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('contents', () => {
  test('are the documents, the maps, and what the build made of the sources', () => {
    const stray = packedFiles.filter((path) => {
      const isDocument =
        /^(LICENSE|README\.md|package\.json)$/.test(path) ||
        ENTRIES.some((entry) => path === `${entry}.js` || path === `${entry}.d.ts`);
      const isGuide = /^docs\/[\w-]+\.md$/.test(path);
      const isBuilt =
        /^dist\/(licences\.txt|[\w-]+(\.workerd|\.node|\.native|\.kernel|\.development)?\.(js|cjs|d\.ts|d\.cts|wasm))$/.test(
          path,
        );
      return !isDocument && !isGuide && !isBuilt && !/^maps\//.test(path);
    });
    expect(stray).toEqual([]);
    expect(packedFiles.filter((path) => /^(test|bench)\//.test(path))).toEqual([]);
    expect(packedFiles).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.d.ts', 'dist/cli.js']));
  });

  test('have no dependencies but optional peers, and no map of imports', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.imports]).toEqual([undefined, undefined]);
    expect(Object.keys(manifest.peerDependencies)).toEqual(['@xyflow/react', 'react']);
    for (const name of Object.keys(manifest.peerDependencies))
      expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
  });

  test('name the packages whose code is in the bundles, with their licences', () => {
    const licences = readFileSync(join(installed, 'dist', 'licences.txt'), 'utf8');
    const names = Array.from(licences.matchAll(/^([@a-z/-]+) \d+\.\d+\.\d+$/gm), ([, name]) => name);
    expect(names).toEqual(['@rgrove/parse-xml', 'fflate', 'fzstd', 'pngjs']);
    expect(licences.match(/Permission (is hereby granted|to use, copy, modify)/g)).toHaveLength(names.length);
  });

  test('are written in ES2020', () => {
    for (const path of packedFiles.filter((file) => /^dist\/.*\.c?js$/.test(file))) {
      const code = readFileSync(join(installed, path), 'utf8').replace(/^#!.*/, '');
      // esbuild lowers whatever is newer, so code that is not changes nothing but its form.
      const [plain, lowered] = ['esnext', 'es2020'].map(
        (target) => transformSync(code, { target, minifyWhitespace: true }).code,
      );
      expect(lowered === plain, path).toBe(true);
    }
  });

  test('have at most 1.5 MB packed, and 5 MB unpacked', () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(1.5e6);
    const unpacked = packedFiles.reduce((sum, path) => sum + statSync(join(installed, path)).size, 0);
    expect(unpacked).toBeLessThanOrEqual(5e6);
  });

  test('declare no private members but constructors', () => {
    for (const path of packedFiles.filter((file) => /\.d\.c?ts$/.test(file)))
      expect(readFileSync(join(installed, path), 'utf8'), path).not.toMatch(/^\s*private (?!constructor)|#\w+;/m);
  });

  test('have each class once: other entries import those of index', () => {
    const sourcesOf = (entry: string) => {
      const file = join(ROOT, 'dist', `${entry}.js.map`);
      if (!existsSync(file)) return [];
      const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
      return map.sources.map((source) => resolve(ROOT, 'dist', source)).filter(existsSync);
    };
    // The main entries forward the names of chunks.
    const chunks = packedFiles
      .map((path) => /^dist\/([\w-]+)\.js$/.exec(path)?.[1] ?? 'cli')
      .filter((name) => name === 'index' || ![...ENTRIES, ...NOT_OF_INDEX].includes(name));
    expect(chunks).toEqual(expect.arrayContaining(['core', 'field', 'hex', 'team']));
    const sources = chunks.flatMap(sourcesOf);
    const ofIndex = new Set(sources);
    expect(sources.length).toBe(ofIndex.size);
    for (const entry of ENTRIES.filter((name) => name !== 'index')) {
      const twice = sourcesOf(entry).filter(
        (path) => ofIndex.has(path) && /^export class /m.test(readFileSync(path, 'utf8')),
      );
      expect(twice, entry).toEqual([]);
    }
  });

  test('hold what README and the guides link to', () => {
    for (const page of packedFiles.filter((path) => /^(README|docs\/\w+)\.md$/.test(path))) {
      const text = readFileSync(join(installed, page), 'utf8');
      for (const [, link] of text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)) {
        const file = join(dirname(page), link);
        // These are in the repository alone; the demo is a part of the site.
        if (/^(docs\/(images|benchmarks)\/|(CHANGELOG|CONTRIBUTING)\.md$)/.test(file))
          expect(existsSync(join(ROOT, file)), file).toBe(true);
        else if (file !== 'demo/index.html') expect(packedFiles, page).toContain(file);
      }
    }
  });

  test('satisfy publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

describe.each(Object.entries(KERNELS))('kernel of %s', (bytesFile, name) => {
  const bytes = (): Buffer<ArrayBuffer> => readFileSync(join(installed, 'dist', `${name}.wasm`));

  test('imports nothing but what asks a heuristic function', () => {
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes()));
    expect(imports.map(({ module, name }) => `${module}.${name}`)).toEqual(
      (bytesFile === 'blend' ? [] : bytesFile === 'search' ? ['disorder', 'estimate'] : ['disorder']).map(
        (name) => `host.${name}`,
      ),
    );
  });

  test('is the same in the bundles and as a file of the package', () => {
    const texts = packed(bytesFile);
    for (const ending of ['.js', '.cjs']) {
      const chunks = packedFiles.filter((path) => path.endsWith(ending));
      const code = chunks.map((path) => readFileSync(join(installed, path), 'utf8')).join('\n');
      // Code without spaces has other quotes.
      const quoted = (text: string) => ['"', '`'].some((quote) => code.includes(quote + text + quote));
      for (const text of texts) expect(quoted(text), ending).toBe(true);
    }
    expect(Buffer.compare(bytes(), unpack(...texts))).toBe(0);
  });

  test('has exports of short names where only the package knows them', () => {
    const module = new WebAssembly.Module(bytes());
    const long = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(join(ROOT, 'build', `${name}.wasm`))));
    const lengths = (exports: readonly { name: string }[]) =>
      exports.reduce((sum, { name: { length } }) => sum + length, 0);
    expect(lengths(WebAssembly.Module.exports(module))).toBeLessThan(0.8 * lengths(long));
  });
});

/** The texts that a kernel is unpacked from. */
function packed(file: string): [frequent: string, locals: string, text: string] {
  return pack(readFileSync(join(installed, 'dist', `${KERNELS[file]}.wasm`))) as [string, string, string];
}

describe('in a project', () => {
  test.each([
    ['--input-type=module', `import { internals, engineInfo, findPath, Grid } from 'hotpath';`],
    ['--input-type=commonjs', `const { internals, engineInfo, findPath, Grid } = require('hotpath');`],
  ])('starts its kernel from the file beside it, and without that from text: %s %s', (mode, imports) => {
    const file = join(installed, 'dist', 'kernel.wasm');
    const read = `const fs = process.getBuiltinModule('node:fs'); const files = [];
      internals.readKernelsBy((name) => { files.push(name); return fs.readFileSync(${JSON.stringify(file)}); });`;
    expect(node(mode, '--eval', `${imports} ${read} ${EXAMPLE} console.log(files.join());`)).toBe(
      `${EXAMPLE_OUTPUT}kernel.wasm\n`,
    );
    renameSync(file, `${file}.away`);
    try {
      expect(node(mode, '--eval', `${imports} ${EXAMPLE}`)).toBe(EXAMPLE_OUTPUT);
    } finally {
      renameSync(`${file}.away`, file);
    }
  });

  test.each(['module', 'commonjs'])('has classes of the names that it exports (%s)', (type) => {
    const imports = ENTRIES.map(moduleOf).map((module) =>
      type === 'module' ? `await import('${module}')` : `require('${module}')`,
    );
    const program = `const names = [${imports.join(', ')}].flatMap((module) => Object.entries(module))
        .filter(([, value]) => typeof value === 'function' && String(value).startsWith('class'))
        .flatMap(([name, { name: own }]) => (name === own ? [name] : [name + ' prints as ' + own]));
      console.log(names.join(' '));`;
    const names = node(`--input-type=${type}`, '--eval', program).trim().split(' ');
    expect(names).toEqual(
      expect.arrayContaining(['Grid', 'HexGrid', 'Path', 'TimedPath', 'World', 'Connectors', 'js']),
    );
    expect(names.filter((name) => name === 'prints')).toEqual([]);
  });

  test('prints results and errors with the names of classes', () => {
    const program = `const { findPath, findTimedPath, Grid, World } = require('hotpath');
      const grid = new Grid(2, 1);
      console.log(findPath(grid, [0, 0], [1, 0]), findTimedPath(grid, [0, 0], [1, 0]), grid);
      try { findPath(new Grid(2, 2), new World({ width: 64, height: 64 }), [0, 0]); } catch ({ message }) { console.log(message); }`;
    const printed = node('--eval', program);
    for (const text of [/path: Path \{/, /path: TimedPath \{/, /Grid \{/, /World/]) expect(printed).toMatch(text);
    expect(printed).not.toMatch(/\b(Path|TimedPath|Grid|World)\d/);
  });

  test('has no class in any file whose name is one of the sources with a number behind it', () => {
    const declared = new Set(
      readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .flatMap((path) => Array.from(readFileSync(join(ROOT, 'src', path), 'utf8').matchAll(/\bclass (\w+)/g)))
        .map(([, name]) => name),
    );
    expect(declared).toContain('TimedPath');
    for (const path of packedFiles.filter((file) => /^dist\/.*\.c?js$/.test(file))) {
      const code = readFileSync(join(installed, path), 'utf8');
      const names = [...code.matchAll(/\bvar ([\w$]+) ?= ?class(?: (?!extends\b)(\w+))?/g)].flatMap(
        ([, ...both]) => both,
      );
      const wrong = names.filter((name) => name && !declared.has(name) && declared.has(name.replace(/\$?\d+$/, '')));
      expect(wrong, path).toEqual([]);
    }
  });

  test('runs its program', () => {
    expect(node(join(installed, 'dist', 'cli.js'), '--help')).toContain('hotpath');
  });

  test.each([
    [['--input-type=module'], `import PF from 'hotpath/pathfinding'; import EasyStar from 'hotpath/easystar';`],
    [
      ['--input-type=module'],
      `import * as PF from 'hotpath/pathfinding'; import * as EasyStar from 'hotpath/easystar';`,
    ],
    [[], `const PF = require('hotpath/pathfinding'); const EasyStar = require('hotpath/easystar');`],
    [
      [],
      `const { default: PF } = require('hotpath/pathfinding'); const { default: EasyStar } = require('hotpath/easystar');`,
    ],
  ])('offers its drop-ins as their originals are imported: %j %s', (mode, imports) => {
    const program = `
      ${imports}
      const grid = new PF.Grid([[0, 0], [1, 0]]);
      console.log(new PF.AStarFinder().findPath(0, 0, 1, 1, grid).length, PF.Util.interpolate(0, 0, 0, 2).length);
      const easystar = new EasyStar.js();
      easystar.setGrid([[0, 0], [1, 0]]);
      easystar.setAcceptableTiles([0]);
      easystar.findPath(0, 0, 1, 1, (path) => console.log(path.length, EasyStar.TOP));
      easystar.calculate();`;
    expect(node(...mode, '--eval', program)).toBe('3 3\n3 TOP\n');
  });

  test("does what the README's first example says", () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const promised = Array.from(example.matchAll(/\/\/ (.*)/g), (match) => match[1]);
    expect(promised.length).toBeGreaterThan(0);
    expect(node('--input-type=module', '--eval', example).trimEnd().split('\n')).toEqual(promised);
  });
});

/** An error that fflate and fzstd contain. */
const DECODERS = /invalid zstd data|invalid block type/;

describe('bundled', () => {
  const bundle = async (
    code: string,
    conditions: string[] = [],
    plugins: Plugin[] = [],
    platform: 'neutral' | 'node' = 'neutral',
  ): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: project },
      bundle: true,
      minify: true,
      format: 'esm',
      platform,
      conditions,
      plugins,
      logLevel: 'error',
      write: false,
    });
    return outputFiles[0].text;
  };
  const run = (code: string): string => {
    const file = join(project, 'bundle.mjs');
    writeFileSync(file, code);
    return node(file);
  };

  test.each([
    ['findPath, Grid', '', 52_500],
    ['findPath, Grid', `import 'hotpath/js';`, 88 * 1024],
    ['findPath, HexGrid', '', 76 * 1024],
    ['Grid', '', 12.2 * 1024],
    ['aStar', '', 3.1 * 1024],
  ])('%s %s: at most %i bytes gzipped', async (names, engine, limit) => {
    const code = await bundle(`${engine} export { ${names} } from 'hotpath';`);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(limit);
  });

  test('all of hotpath/connectors: at most 18 KB gzipped', async () => {
    const code = await bundle(`export * from 'hotpath/connectors';`);
    expect(gzipSync(code).length).toBeLessThanOrEqual(18 * 1024);
  });

  test.each([
    [[], false],
    [['development'], true],
    [['node'], true],
  ])('errors of hotpath/connectors give advice under the conditions %j: %s', async (conditions, isGiven) => {
    const ask = `try { new Connectors().setBox('a', { w: 5 }); } catch ({ message }) { console.log(message); }`;
    const code = await bundle(`import { Connectors } from 'hotpath/connectors'; ${ask}`, conditions);
    expect(run(code)).toMatch(isGiven ? /unknown name "w": use width;/ : /unknown name "w": known are/);
  });

  test('for Node, where the kernels are no longer beside it', async () => {
    const code = await bundle(`import { engineInfo, findPath, Grid } from 'hotpath'; ${EXAMPLE}`, ['node'], [], 'node');
    expect(run(code)).toBe(EXAMPLE_OUTPUT);
  });

  test('an import of nothing is nothing, except the js engine', async () => {
    for (const module of ENTRIES.map(moduleOf)) {
      const code = await bundle(`import '${module}';`);
      if (module.startsWith('hotpath/js')) expect(code.length, module).toBeGreaterThan(50_000);
      else expect(code, module).toBe('');
    }
  });

  test.each([
    ['', 'Error'],
    [`import 'hotpath/js';`, 'js found 6'],
    [`import 'hotpath/js-all';`, 'js found 6'],
  ])('where WebAssembly is missing: %s', async (engine, outcome) => {
    const asked = `try { ${EXAMPLE} } catch (error) { console.log(error.constructor.name, error.message); }`;
    const code = await bundle(`${engine} import { engineInfo, findPath, Grid } from 'hotpath'; ${asked}`);
    const printed = run(`delete globalThis.WebAssembly;\n${code}`);
    expect(printed.startsWith(outcome), printed).toBe(true);
    if (outcome === 'Error') {
      expect(printed).toMatch(/import 'hotpath\/js'.*or let the Content-Security-Policy allow 'wasm-unsafe-eval'/);
    }
  });

  test.each([
    ['node', 'module'],
    ['node', 'commonjs'],
    ['react-native', 'module'],
    ['react-native', 'commonjs'],
  ])('under the condition %s, the js engine is there unasked (%s)', (condition, type) => {
    const names = '{ findPath, distanceField, Grid }';
    const imports = type === 'module' ? `import ${names} from 'hotpath';` : `const ${names} = require('hotpath');`;
    const ask = `const grid = new Grid(4, 4); const options = { engine: 'js' };
      console.log(findPath(grid, [0, 0], [3, 0], options).cost, distanceField(grid, [3, 0], options).costAt(0, 0));`;
    expect(node(`--conditions=${condition}`, `--input-type=${type}`, '--eval', `${imports} ${ask}`)).toBe('3 3\n');
  });

  test.each(['pathfinding', 'easystar'])('%s brings the js engine under the condition react-native', async (entry) => {
    const [plain, native] = await Promise.all(
      [[], ['react-native']].map((conditions) => bundle(`export * from 'hotpath/${entry}';`, conditions)),
    );
    expect(native.length - plain.length).toBeGreaterThan(200_000);
  });

  test('runs on the wasm engine', async () => {
    const code = await bundle(`import { engineInfo, findPath, Grid } from 'hotpath'; ${EXAMPLE}`);
    expect(run(code)).toBe(EXAMPLE_OUTPUT);
  });

  test('leaves out how layers are blended and added where none is made', async () => {
    expect(await bundle(`export { findPath, Grid } from 'hotpath';`)).not.toMatch(/parts is empty/);
    expect(await bundle(`export { blendLayers, findPath, Grid } from 'hotpath';`)).toMatch(/parts is empty/);
  });

  test.each([
    ['hotpath', 'findPath, Grid'],
    ['hotpath/ldtk', 'parseLdtk'],
    ['hotpath/ros', 'parseMapServer, parseCostmap'],
    ['hotpath/image', 'parseImage'],
  ])('decoders are left out of %s', async (module, names) => {
    expect(await bundle(`export { ${names} } from '${module}';`)).not.toMatch(DECODERS);
    expect(await bundle(`export { parseTiled } from 'hotpath/tiled';`)).toMatch(DECODERS);
  });

  test('leaves out what prepares grids where that is not used', async () => {
    const reason = /The greatest terrain cost is more/;
    expect(await bundle(`export { findPath, Grid } from 'hotpath';`)).not.toMatch(reason);
    expect(await bundle(`export { findPath, Grid, prepareGrid } from 'hotpath';`)).toMatch(reason);
  });

  test('findPath comes without what searches graphs, findGraphPath without what searches grids', async () => {
    const grids = await bundle(`export { findPath, Grid } from 'hotpath';`);
    const graphs = await bundle(`export { findGraphPath, Graph } from 'hotpath';`);
    const [ofGrids, ofGraphs] = [packed('search')[2], packed('graph')[2]];
    expect([ofGrids, ofGraphs].map((text) => grids.includes(text))).toEqual([true, false]);
    expect([ofGrids, ofGraphs].map((text) => graphs.includes(text))).toEqual([false, true]);
  });

  test.each(['Grid', 'smoothPath, lineOfSight, GridTransform', 'aStar, BinaryHeap'])(
    'leaves the engines out where only %s is used',
    async (names) => {
      expect(await bundle(`export { ${names} } from 'hotpath';`)).not.toContain('WebAssembly');
    },
  );

  // Such as webpack 4 (without `module`: Metro before 0.82), or Parcel with its default settings.
  test.each(['module,main', 'main'])(
    'shares its classes between entries where fields (%s) say what to load',
    async (mainFields) => {
      const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
      const old = join(project, 'old');
      cpSync(installed, join(old, 'node_modules', 'hotpath'), { recursive: true });
      writeFileSync(
        join(old, 'node_modules', 'hotpath', 'package.json'),
        JSON.stringify({ ...manifest, exports: undefined }),
      );
      const { outputFiles } = await build({
        stdin: {
          contents: `
          import { Grid } from 'hotpath';
          import { parseMap } from 'hotpath/movingai';
          console.log(parseMap('type octile\\nheight 1\\nwidth 1\\nmap\\n.') instanceof Grid);`,
          resolveDir: old,
        },
        bundle: true,
        format: 'esm',
        mainFields: mainFields.split(','),
        write: false,
      });
      expect(run(outputFiles[0].text)).toBe('true\n');
    },
  );

  test('has the kernel of what is used, and no other', async () => {
    const kernels = {
      findPath: packed('search')[2],
      distanceField: packed('field')[2],
      findGraphPath: packed('graph')[2],
      blendLayers: packed('blend')[2],
      clearanceMap: packed('clearance')[2],
      createTeam: packed('team')[2],
      findAnyAnglePath: packed('angle')[2],
    };
    for (const used of Object.keys(kernels)) {
      const code = await bundle(`export { ${used} } from 'hotpath';`);
      for (const [name, mark] of Object.entries(kernels))
        expect(code.includes(mark), `${name} in ${used}`).toBe(name === used);
      for (const name of ['contraction', 'landmarks']) expect(code.includes(packed(name)[2]), used).toBe(false);
    }
    const prepared = await bundle(`export { prepareGrid } from 'hotpath';`);
    for (const name of ['contraction', 'landmarks']) expect(prepared).toContain(packed(name)[2]);
  });

  test('a page that loads findPath or fields loads nothing of teams', () => {
    const loaded = (file: string, names: Set<string> = new Set()): Set<string> => {
      if (names.has(file)) return names;
      names.add(file);
      const code = readFileSync(join(installed, 'dist', file), 'utf8');
      for (const [, next] of code.matchAll(/from ?"\.\/([\w.-]+\.js)"/g)) loaded(next, names);
      return names;
    };
    expect([...loaded('core.js')]).toEqual(['core.js']);
    expect([...loaded('field.js')].join()).not.toMatch(/team|more/);
    expect([...loaded('index.js')].join()).not.toMatch(/js-all|js\.js/);
    // Each chunk can run once those that it imports have run.
    for (const file of loaded('index.js')) {
      const code = readFileSync(join(installed, 'dist', file), 'utf8');
      for (const [, next] of code.matchAll(/from ?"\.\/([\w.-]+\.js)"/g))
        expect(loaded(next), file).not.toContain(file);
    }
  });

  test('runs on an imported module under the workerd condition', async () => {
    // What such a runtime does with `import module from './kernel.wasm'`.
    const wasmModules: Plugin = {
      name: 'wasm-modules',
      setup({ onLoad }) {
        onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
          contents: `export default new WebAssembly.Module(Buffer.from('${readFileSync(path, 'base64')}', 'base64'));`,
        }));
      },
    };
    const code = `import { engineInfo, findPath, Grid } from 'hotpath'; ${EXAMPLE}`;
    const output = await bundle(code, ['workerd'], [wasmModules]);
    // Only the plugin above compiles bytes: those of its buffers.
    const refuse = `WebAssembly.Module = new Proxy(WebAssembly.Module, {
      construct(Module, [bytes]) { if (Buffer.isBuffer(bytes)) return new Module(bytes); throw new Error('refused'); } });`;
    expect(run(`${refuse} ${output}`)).toBe(EXAMPLE_OUTPUT);
    // The js engine is there unasked.
    const onJs = await bundle(code.replace('[0, 2])', "[0, 2], { engine: 'js' })"), ['workerd'], [wasmModules]);
    expect(run(onJs)).toBe(EXAMPLE_OUTPUT);
  });
});
