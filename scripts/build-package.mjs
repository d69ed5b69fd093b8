// Bundles the package into dist/. Each entry becomes an ES module, a CommonJS twin, an ES module for runtimes that refuse to compile bytes
// (workerd: it imports the kernels as modules), and declarations for both module systems. TypeScript lowers the syntax to ES2020, Rolldown
// bundles the code, and rollup-plugin-dts bundles the declarations that tsc writes to build/types/. (tsdown does the last two in one step,
// but lowers class fields and computed keys to code that is slower and cannot be tree-shaken.)
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** Modules that callers import. */
const ENTRIES = ['index', 'movingai'];
/** Kernels: the file of src/wasm/bytes/, and the file that ships. */
const KERNELS = {
  search: 'kernel.wasm',
  field: 'field.wasm',
  graph: 'graph.wasm',
  blend: 'blend.wasm',
  team: 'team.wasm',
  angle: 'angle.wasm',
};
/** File name endings of the code: ES module, CommonJS, and ES module for workerd. */
const ESM = '.js';
const COMMONJS = '.cjs';
const WORKERD = '.workerd.js';

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
for (const name of Object.values(KERNELS)) copyFileSync(join(root, 'build', name), join(dist, name));
for (const entry of ENTRIES) {
  await bundle(entry, ESM);
  await bundle(entry, COMMONJS);
  await bundle(entry, WORKERD);
  await declare(entry, '.d.ts', ESM);
  await declare(entry, '.d.cts', COMMONJS);
}
await bundle('cli', ESM);
// Resolvers that do not read `exports` look for hotpath/ENTRY beside package.json. (TypeScript 4.7 mistakes `typesVersions`, which could lead
// to the types, for those of CommonJS too.)
for (const entry of ENTRIES.slice(1)) {
  writeFileSync(join(root, `${entry}.js`), `export * from './dist/${entry}.cjs';\n`);
  writeFileSync(join(root, `${entry}.d.ts`), `export * from './dist/${entry}.js';\n`);
}

/**
 * Leaves imports of other entries out of a bundle, so that all share one copy of the classes.
 *
 * @param nameOf Returns what the bundle calls another entry.
 */
function shareEntries(entry, nameOf) {
  return {
    name: 'share-entries',
    resolveId(source, importer) {
      const other = importer && /^\..*\/(\w+)(\.d)?\.ts$/.exec(source)?.[1];
      return other && other !== entry && ENTRIES.includes(other) ? { id: nameOf(other), external: true } : null;
    },
  };
}

/**
 * Returns the name by which code calls another entry. CommonJS calls the package, as its user does: a resolver that does not read `exports`
 * may have given the user another file (`module`) than the CommonJS twin.
 */
function nameInCode(other, ending) {
  if (ending !== COMMONJS) return `./${other}${ending}`;
  return other === 'index' ? 'hotpath' : `hotpath/${other}`;
}

/** Replaces the kernels' bytes by imports of the files that ship. */
function importKernels() {
  return {
    name: 'import-kernels',
    resolveId(source) {
      if (source.endsWith('.wasm')) return { id: source, external: true };
      const kernel = KERNELS[/\/bytes\/(\w+)\.ts$/.exec(source)?.[1]];
      return kernel && `\0${kernel}.js`;
    },
    load(id) {
      const file = /^\0(\w+\.wasm)\.js$/.exec(id)?.[1];
      return file ? `import kernel from './${file}';\nexport { kernel };` : null;
    },
  };
}

/** Compiles TypeScript to ES2020. Fields become assignments in the constructor, which every engine runs fast. */
function lowerSyntax() {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2020,
    module: ts.ModuleKind.ESNext,
    useDefineForClassFields: false,
    verbatimModuleSyntax: true,
    sourceMap: true,
  };
  return {
    name: 'lower-syntax',
    transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const { outputText, sourceMapText } = ts.transpileModule(code, { compilerOptions, fileName: id });
      return { code: outputText, map: JSON.parse(sourceMapText), moduleType: 'js' };
    },
  };
}

async function bundle(entry, ending) {
  const build = await rolldown({
    input: join(root, 'src', `${entry}.ts`),
    external: /^node:/,
    platform: 'neutral',
    plugins: [
      shareEntries(entry, (other) => nameInCode(other, ending)),
      lowerSyntax(),
      ...(ending === WORKERD ? [importKernels()] : []),
    ],
  });
  await build.write({
    file: join(dist, `${entry}${ending}`),
    format: ending === COMMONJS ? 'cjs' : 'esm',
    exports: 'named',
    comments: { jsdoc: false, annotation: true },
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
}

async function declare(entry, ending, code) {
  const build = await rollup({
    input: join(root, 'build/types', `${entry}.d.ts`),
    plugins: [shareEntries(entry, (other) => `./${other}${code}`), dts()],
  });
  await build.write({ file: join(dist, `${entry}${ending}`), format: 'es' });
}
