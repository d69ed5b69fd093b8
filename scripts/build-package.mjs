// Bundles the package into dist/. Each entry becomes an ES module, a CommonJS module, and declarations for both module systems. Small modules stand
// before those of the main entry where more is asked for (Node, workerd, React Native). TypeScript lowers the syntax to ES2020, Rolldown
// bundles the code, and rollup-plugin-dts bundles the declarations that tsc writes to build/types/. (tsdown does the last two in one step,
// but lowers class fields and computed keys to code that is slower and cannot be tree-shaken.)
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { rolldown } from 'rolldown';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { chunkGroups } from './chunks.mjs';
import { ENTRIES, moduleOf, sourceOf } from './entries.mjs';
import { jsKernelFiles } from './js-kernel.mjs';
import { JS_KERNELS, KERNELS } from './kernels.mjs';
import { bytesModule } from './pack.mjs';
import { foldConstants, shortNames } from './shorten.mjs';
import { renameExports } from './wasm-code.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** The main entry, those that bring the js engine to it, and advice in errors. They import the same chunks. */
const MAIN = ['index', 'js', 'js-all', 'advise'];
/** Bundles that bring something to an entry. They import the same chunk. */
const BROUGHT = { connectors: ['advise-connectors'] };
/** Entries that search, and are used without the main entry. Their CommonJS modules call that by its name, and so get what it brings. */
const DROP_INS = ['pathfinding', 'easystar'];
/** Entries that start workers. Bundlers find the file of a worker only from an ES module. */
const START_WORKERS = ['pool'];
/**
 * The code of workers. Its bundle has a copy of all that it needs, since a worker runs nothing else: Parcel loses modules that a worker shares
 * with a page and its other workers.
 */
const WORKERS = ['pool-worker'];
/** The address of a CommonJS module. */
const MODULE_URL = 'moduleUrl';
const DECLARE_MODULE_URL = `const ${MODULE_URL} = require('node:url').pathToFileURL(__filename).href;`;
/** File name endings of the code. */
const ESM = '.js';
const COMMONJS = '.cjs';
/**
 * Code is written shorter than users' minifiers do by themselves: a bundle of findPath has half a kilobyte less. Each variable keeps a statement of
 * its own, since bundlers leave out whole statements.
 */
const COMPRESS = { target: 'es2020', joinVars: false, sequences: false, keepNames: { function: true, class: true } };
/** Packages whose code is in a bundle: decoders. */
const bundled = new Set();
/** What the last source of each module was lowered to: most modules are in many bundles. */
const lowered = new Map();

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
for (const entry of ENTRIES) await declare(entry);
const mangleCache = shortNames(
  ENTRIES.map((entry) => join(dist, `${entry}.d.cts`)),
  [...Object.values(KERNELS).map((name) => `${name}.wasm`), 'kernel.js.wasm'].map((file) =>
    readFileSync(join(root, 'build', file)),
  ),
);
/** The bytes of each kernel, by its file in assembly/kernels/. Its exports have the names that the code knows. */
const kernelBytes = Object.fromEntries(
  Object.entries(KERNELS).map(([file, name]) => [
    file,
    renameExports(readFileSync(join(root, 'build', `${name}.wasm`)), mangleCache),
  ]),
);
for (const [file, name] of Object.entries(KERNELS)) writeFileSync(join(dist, `${name}.wasm`), kernelBytes[file]);
const mangleProps = new RegExp(`^(${Object.keys(mangleCache).join('|')})$`);
for (const ending of [ESM, COMMONJS]) await bundle(MAIN, ending);
writeJsKernels();
readFilesInNode();
importModulesInWorkerd();
for (const ending of [ESM, COMMONJS]) {
  bring('advise', 'index.development', 'index', ending);
  bring('advise-connectors', 'connectors.development', 'connectors', ending);
}
bring('js-all', 'index.native', 'index', ESM);
bring('js-all', 'index.native', 'index', COMMONJS);
for (const entry of DROP_INS) {
  bring('js-all', `${entry}.native`, entry, ESM);
  bring('index.workerd', `${entry}.workerd`, entry, ESM);
}
for (const entry of ENTRIES) {
  const entries = [entry, ...(BROUGHT[entry] ?? [])];
  const names = MAIN.includes(entry) ? [] : await bundle(entries, ESM);
  if (!MAIN.includes(entry)) await bundle(entries, COMMONJS);
  if (entry !== 'index') forward(entry, names.includes('default'));
}
await bundle(['cli'], ESM);
for (const worker of WORKERS) await bundle([worker], ESM);
writeLicences([...bundled].sort());

/** Writes the kernels of the js engine as modules that Node loads when they are first needed. */
function writeJsKernels() {
  for (const kernel of JS_KERNELS) {
    const [usual] = jsKernelFiles(kernel);
    const { code } = transformSync(readFileSync(usual, 'utf8'), {
      format: 'cjs',
      minify: true,
      mangleProps,
      mangleCache,
    });
    writeFileSync(join(dist, `${kernel}.kernel.cjs`), code);
  }
}

/**
 * Writes the modules that Node loads (condition `node`): the entry as it is, whose kernels start from their files, and the js engine when it is
 * first needed. In a bundle for Node the files are missing: kernels are unpacked from text as elsewhere.
 */
function readFilesInNode() {
  writeFileSync(
    join(dist, `index.node${ESM}`),
    `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { internals } from './index${ESM}';
import './advise${ESM}';
internals.readKernelsBy((file) => readFileSync(new URL(file, import.meta.url)));
internals.loadJsKernelsBy((name) => createRequire(import.meta.url)(\`./\${name}.kernel.cjs\`).create);
export * from './index${ESM}';
`,
  );
  writeFileSync(
    join(dist, `index.node${COMMONJS}`),
    `const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { internals } = require('./index${COMMONJS}');
require('./advise${COMMONJS}');
internals.readKernelsBy((file) => readFileSync(join(__dirname, file)));
internals.loadJsKernelsBy((name) => createRequire(__filename)(\`./\${name}.kernel.cjs\`).create);
module.exports = require('./index${COMMONJS}');
`,
  );
}

/** Replaces the texts of the kernels by those whose exports have short names. */
function packKernels() {
  return {
    name: 'pack-kernels',
    load(id) {
      const file = /\/kernel\/bytes\/(\w+)\.ts$/.exec(id)?.[1];
      return file === undefined ? null : bytesModule(KERNELS[file], kernelBytes[file]);
    },
  };
}

/** Leaves the kernels of the js engine out of CommonJS modules, which require them as they stand. */
function requireJsKernels() {
  return {
    name: 'require-js-kernels',
    resolveId(source) {
      const kernel = /\/generated\/(\w+)\.js$/.exec(source)?.[1];
      return kernel === undefined ? null : { id: `./${kernel}.kernel${COMMONJS}`, external: true };
    },
  };
}

/** Writes the module for runtimes that refuse to compile bytes (workerd): it imports the kernels as modules, and brings the js engine. */
function importModulesInWorkerd() {
  const names = Object.values(KERNELS);
  writeFileSync(
    join(dist, `index.workerd${ESM}`),
    `${names.map((name) => `import ${name} from './${name}.wasm';\n`).join('')}import { internals } from './index${ESM}';
import './js-all${ESM}';
const modules = {${names.map((name) => `'${name}.wasm': ${name}`).join(', ')}};
internals.readKernelsBy((file) => modules[file]);
export * from './index${ESM}';
`,
  );
}

/**
 * Writes an entry that brings something unasked: the js engine where WebAssembly is missing (React Native), the kernels (workerd), advice in errors while one develops.
 */
function bring(what, name, entry, ending) {
  const lines =
    ending === COMMONJS
      ? [`require('./${what}${ending}');`, `module.exports = require('./${entry}${ending}');`]
      : [`import './${what}${ending}';`, `export * from './${entry}${ending}';`];
  if (DROP_INS.includes(entry)) lines.push(`export { default } from './${entry}${ending}';`);
  writeFileSync(join(dist, `${name}${ending}`), `${lines.join('\n')}\n`);
}

/** Writes the licences of the packages whose code is in the bundles. They ask for that. */
function writeLicences(packages) {
  const texts = packages.map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `${name} ${version}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
  });
  writeFileSync(join(dist, 'licences.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/**
 * Writes the files beside package.json in which resolvers that do not read `exports` look for hotpath/ENTRY. (TypeScript 4.7 mistakes
 * `typesVersions`, which could lead to the types, for those of CommonJS too.)
 */
function forward(entry, hasDefault) {
  const ending = START_WORKERS.includes(entry) ? ESM : COMMONJS;
  for (const [file, target] of [
    [`${entry}.js`, `./dist/${entry}${ending}`],
    [`${entry}.d.ts`, `./dist/${entry}.js`],
  ]) {
    const lines = [`export * from '${target}';\n`, hasDefault ? `export { default } from '${target}';\n` : ''];
    writeFileSync(join(root, file), lines.join(''));
  }
}

/**
 * Leaves imports of other entries out of a bundle, so that all share one copy of the classes.
 *
 * @param entries The entries of the bundle.
 * @param folder Where the entries' sources or declarations are.
 * @param nameOf Returns what the bundle calls another entry.
 */
function shareEntries(entries, folder, nameOf) {
  return {
    name: 'share-entries',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const file = join(dirname(importer), source).replace(/(\.d)?\.ts$/, '');
      const other = ENTRIES.find((one) => !entries.includes(one) && join(root, folder, one) === file);
      return other === undefined ? null : { id: nameOf(other), external: true };
    },
  };
}

/**
 * Returns the name by which code calls another entry. CommonJS calls the package, as its user does: a resolver that does not read `exports`
 * may have given the user another file (`module`) than the CommonJS module.
 */
function nameInCode(other, entry, ending) {
  if (ending === COMMONJS) return moduleOf(other);
  // The command line runs in Node alone.
  return entry === 'cli' && other === 'index' ? `./index.node${ESM}` : `./${other}${ending}`;
}

/**
 * Begins the bundle of the package with the texts of the kernels, then the engine of searches. gzip finds repeats within 32 KB only, so a
 * text in the middle would separate the code before it from the code behind it, and engines should stand near their like. Without this order
 * a bundle of findPath has 1.5 KB more.
 */
function kernelsFirst() {
  const files = [...Object.keys(KERNELS).map((kernel) => `core/kernel/bytes/${kernel}`), 'core/choose/search'];
  const imports = files.map((file) => `import './${file}.ts';`).join('');
  return {
    name: 'kernels-first',
    transform(code, id) {
      return id === join(root, 'src/index.ts') ? { code: imports + code, map: null } : null;
    },
  };
}

/**
 * Compiles TypeScript to ES2020. Fields become assignments in the constructor, which every engine runs fast. In CommonJS, a variable takes the
 * place of `import.meta.url`. Code of other packages is lowered too, without a source map.
 */
function lowerSyntax(ending) {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2020,
    module: ts.ModuleKind.ESNext,
    useDefineForClassFields: false,
    verbatimModuleSyntax: true,
    sourceMap: true,
  };
  const lower = (source, id, isOurs) => {
    const { outputText, sourceMapText } = ts.transpileModule(source, {
      compilerOptions,
      fileName: isOurs ? id : 'other.ts',
    });
    return { code: outputText, map: isOurs ? JSON.parse(sourceMapText ?? '{}') : { mappings: '' }, moduleType: 'js' };
  };
  return {
    name: 'lower-syntax',
    transform(code, id) {
      const isOurs = id.endsWith('.ts');
      if (!isOurs && !id.includes('/node_modules/')) return null;
      const folded = isOurs ? foldConstants(code) : code;
      const source = ending === COMMONJS ? folded.replaceAll('import.meta.url', MODULE_URL) : folded;
      if (lowered.get(id)?.source !== source) lowered.set(id, { source, result: lower(source, id, isOurs) });
      return lowered.get(id)?.result;
    },
  };
}

/** Shortens the names of properties that only the package uses. Other packages' code, in which they may mean something else, has none. */
function shortenNames() {
  return {
    name: 'shorten-names',
    renderChunk(code) {
      const { code: shortened, map } = transformSync(code, {
        mangleProps,
        mangleCache,
        target: 'es2020',
        sourcemap: 'external',
      });
      return { code: shortened, map: JSON.parse(map) };
    },
  };
}

/** Removes imports of chunks that only run them. Running a chunk does nothing, and bundlers warn of such imports. */
function dropBareImports() {
  return {
    name: 'drop-bare-imports',
    renderChunk(code) {
      return { code: code.replace(/^(import |require\()"\.\/[\w.-]+"\)?;\n/gm, '\n'), map: null };
    },
  };
}

/**
 * Takes the inner name of `var Grid = class Grid`, which the bundler writes where a class names itself: esbuild would make `Grid2` of it, and so would
 * `console.log` and errors. Without it a class has the name of its variable, which stays in its line.
 */
function keepClassNames() {
  return {
    name: 'keep-class-names',
    renderChunk(code) {
      return { code: code.replace(/^var ([\w$]+) = class \1\b/gm, 'var $1 = class'), map: null };
    },
  };
}

/** Writes the bundles of entries that share their code. Returns the names of the first one's exports. */
async function bundle(entries, ending) {
  const [entry] = entries;
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, join(root, 'src', `${sourceOf(name)}.ts`)])),
    // Peers are the user's.
    external: /^(node:|react$|@xyflow\/react$)/,
    // Only the command line needs Node. Libraries that the others contain must run in browsers.
    platform: entry === 'cli' ? 'node' : 'neutral',
    resolve: { mainFields: entry === 'cli' ? ['module', 'main'] : ['browser', 'module', 'main'] },
    plugins: [
      ...(WORKERS.includes(entry) ? [] : [shareEntries(entries, 'src', (other) => nameInCode(other, entry, ending))]),
      ...(entry === 'index' ? [kernelsFirst()] : []),
      ...(ending === COMMONJS ? [requireJsKernels()] : []),
      packKernels(),
      lowerSyntax(ending),
      ...(entries === MAIN ? [dropBareImports()] : []),
      keepClassNames(),
      shortenNames(),
    ],
  });
  const { output } = await build.write({
    dir: dist,
    entryFileNames: `[name]${ending}`,
    chunkFileNames: `[name]${ending}`,
    codeSplitting: entries === MAIN ? { groups: chunkGroups(join(root, 'src')) } : true,
    format: ending === COMMONJS ? 'cjs' : 'esm',
    exports: 'named',
    intro: ending === COMMONJS && START_WORKERS.includes(entry) ? DECLARE_MODULE_URL : '',
    comments: { jsdoc: false, annotation: true },
    // ES modules are for readers; the rest has no spaces. Nobody imports a worker's code but the worker, so its names are short too.
    minify: {
      compress: COMPRESS,
      mangle: WORKERS.includes(entry),
      codegen: ending === COMMONJS || [...WORKERS, 'cli'].includes(entry),
    },
    // For scripts/sizes.mjs and tests. The package has none, since it has no sources: its code is easy to read as it is.
    sourcemap: ending === ESM && 'hidden',
    sourcemapExcludeSources: true,
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  if (entries === MAIN && ending === ESM) chunks.forEach(removeSpaces);
  for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
    const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
    if (name !== undefined) bundled.add(name);
  }
  return output[0].exports;
}

/** Takes the spaces out of a chunk if it is js kernels: nobody reads what a compiler wrote, and they would be 15 KB of the package. */
function removeSpaces({ fileName, moduleIds }) {
  const generated = moduleIds.filter((id) => id.includes('/kernel/generated/'));
  if (2 * generated.length < moduleIds.length) return;
  const file = join(dist, fileName);
  writeFileSync(file, transformSync(readFileSync(file, 'utf8'), { minifyWhitespace: true }).code);
}

/**
 * Writes the declarations of an entry, for both module systems. ES modules may import those of CommonJS, so these stand once, except where there is
 * a default, which would mean something else there.
 */
async function declare(entry) {
  const build = await rollup({
    input: join(root, 'build/types', `${entry}.d.ts`),
    plugins: [shareEntries([entry], 'build/types', (other) => `./${other}${ESM}`), dts(), dropPrivateMembers()],
    // Entries that are imported for their effect declare nothing.
    onwarn: (warning, warn) => warning.code !== 'EMPTY_BUNDLE' && warn(warning),
  });
  const paths = (id) => (id.startsWith('./') ? id.replace(/\.js$/, COMMONJS) : id);
  const { output } = await build.write({ file: join(dist, `${entry}.d.cts`), format: 'es', paths });
  if (output[0].exports.includes('default')) await build.write({ file: join(dist, `${entry}.d.ts`), format: 'es' });
  else writeFileSync(join(dist, `${entry}.d.ts`), `export * from './${entry}${COMMONJS}';\n`);
}

/** Removes private members from declarations, except constructors: they stay away from users by their names in the code alone. */
function dropPrivateMembers() {
  return {
    name: 'drop-private-members',
    renderChunk: (code) =>
      code.replace(/^ *(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?private (?!constructor)[^;{]*;\n/gm, ''),
  };
}
