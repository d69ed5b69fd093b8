// Compiles each kernel (a file of assembly/ that becomes one WebAssembly module):
//   build/NAME.wasm, build/NAME.debug.wasm    from the release and the debug target of asconfig.json
//   src/core/kernel/bytes/FILE.ts                  the release bytes as text (scripts/pack.mjs)
//   src/core/kernel/generated/FILE.js              the same kernel in JavaScript, for the js engine (scripts/js-kernel.mjs)
// and writes src/core/kernel/layout.ts, where their records stand in memory, src/core/kernel/exports.ts, the types of what they export, and
// src/core/kernel/search/write-plan.ts, which fills one of the records. A kernel whose sources have not changed is left as it is.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ENDINGS } from './compile-kernels.mjs';
import { jsKernelFiles, placeJsKernels, rawFiles, writeJsKernels } from './js-kernel.mjs';
import { entryOf, JS_KERNELS, KERNELS, sourcesOf } from './kernels.mjs';
import { writeExports, writeLayout, writePlanWriter } from './layout.mjs';
import { bytesModule } from './pack.mjs';

const root = new URL('../', import.meta.url);
const build = new URL('build/', root);
const bytes = new URL('src/core/kernel/bytes/', root);
const layout = new URL('src/core/kernel/layout.ts', root);
const exportTypes = new URL('src/core/kernel/exports.ts', root);
const planWriter = new URL('src/core/kernel/search/write-plan.ts', root);
/** By kernel and target, the hash of what it was made from last. */
const stamps = new URL('kernels.json', build);

/** What each target depends on beside its sources. */
const SCRIPTS = [
  'asconfig.json',
  'node_modules/assemblyscript/package.json',
  'node_modules/binaryen/package.json',
  ...['compile-kernels', 'kernels', 'layout', 'inlining', 'allocator-apart', 'static-data', 'pack', 'wasm-code'].map(
    scriptFile,
  ),
];
/** What kernels in JavaScript depend on beside the output of wasm2js. */
const JS_SOURCES = [...['block-checks', 'checked-kernel', 'js-kernel'].map(scriptFile), 'assembly/core/over-reads.ts'];

for (const folder of [build, bytes]) mkdirSync(folder, { recursive: true });
const known = existsSync(stamps) ? JSON.parse(readFileSync(stamps, 'utf8')) : {};
const stale = jobs().filter(({ name, stamp, files }) => known[name] !== stamp || !files.every(existsSync));
if (stale.length > 0) {
  await compileAll(stale);
  for (const [file, name] of Object.entries(KERNELS)) {
    if (stale.some((job) => job.name === `${file} release`)) writeBytes(name, file);
  }
  const layouts = Object.keys(KERNELS).map((file) => JSON.parse(readFileSync(layoutFile(file), 'utf8')));
  writeLayout(layout, layouts);
  writeExports(
    exportTypes,
    Object.keys(KERNELS).map((file, i) => [file, layouts[i]]),
  );
  writePlanWriter(planWriter, layouts);
  for (const { name, stamp } of stale) known[name] = stamp;
}
for (const kernel of JS_KERNELS) {
  const hash = createHash('sha256');
  for (const file of rawFiles(kernel)) hash.update(readFileSync(file));
  addFiles(hash, JS_SOURCES);
  const stamp = hash.digest('hex');
  if (known[kernel] === stamp && jsKernelFiles(kernel).every(existsSync)) continue;
  await writeJsKernels(kernel);
  known[kernel] = stamp;
}
writeFileSync(stamps, JSON.stringify(known));
placeJsKernels(JS_KERNELS);

function scriptFile(name) {
  return `scripts/${name}.mjs`;
}

/** Returns one job for each kernel and target, with the hash of what decides its result and the files that it makes. The longest come first. */
function jobs() {
  const all = Object.keys(KERNELS).flatMap((kernel) => {
    const wasm = ['release', 'debug'].map((target) => job(kernel, target));
    return JS_KERNELS.includes(kernel) ? [...wasm, job(kernel, 'js')] : wasm;
  });
  const place = ({ kernel }) => ['search', 'hex', 'team', 'angle'].indexOf(kernel) & 15;
  return all.sort((a, b) => place(a) - place(b));
}

function job(kernel, target) {
  const hash = createHash('sha256');
  // It has the options of wasm2js.
  const more = target === 'js' ? [scriptFile('js-kernel')] : [];
  addFiles(hash, [...sourcesOf(entryOf(kernel, target)), ...SCRIPTS, ...more]);
  const made = new URL(`${KERNELS[kernel]}${ENDINGS[target]}`, build);
  const others = {
    release: [layoutFile(kernel), new URL(`${kernel}.ts`, bytes), layout, exportTypes, planWriter],
    debug: [],
    js: rawFiles(kernel),
  };
  return { name: `${kernel} ${target}`, kernel, target, stamp: hash.digest('hex'), files: [made, ...others[target]] };
}

function addFiles(hash, files) {
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(new URL(file, root)))
      .update('\0');
  }
}

function layoutFile(kernel) {
  return new URL(`${kernel}.layout.json`, build);
}

/** Compiles on all processors: each worker takes the next job until none is left. Exits 1 if one fails. */
async function compileAll(queue) {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { queue: queue.map(({ kernel, target }) => ({ kernel, target })), next };
  const workers = Array.from({ length: Math.min(availableParallelism(), queue.length) }, () =>
    once(new Worker(new URL('compile-kernels.mjs', import.meta.url), { workerData }), 'exit'),
  );
  for (const [status] of await Promise.all(workers)) if (status !== 0) process.exit(status);
}

/** Writes a kernel's bytes as a module. */
function writeBytes(name, file) {
  writeFileSync(new URL(`${file}.ts`, bytes), bytesModule(name, readFileSync(new URL(`${name}.wasm`, build))));
}
