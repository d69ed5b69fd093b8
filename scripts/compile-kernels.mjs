// Compiles kernels for targets of asconfig.json, as the program of a worker, which shares a queue of { kernel, target } with others. The release
// target also writes build/KERNEL.layout.json, what scripts/layout.mjs has read from it.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import asc from 'assemblyscript/asc';
import { rawFiles, toJavaScript } from './js-kernel.mjs';
import { entryOf, KERNELS } from './kernels.mjs';
import { takeLayout } from './layout.mjs';

/** The full path, because files named in the config are looked up beside it. */
const CONFIG = fileURLToPath(new URL('../asconfig.json', import.meta.url));
/** What the names of a target's files end in. */
export const ENDINGS = { release: '.wasm', debug: '.debug.wasm', js: '.js.wasm' };

/**
 * @param {string} kernel A file of assembly/kernels/.
 * @param {'release' | 'debug' | 'js'} target
 */
async function compile(kernel, target) {
  const outFile = `build/${KERNELS[kernel]}${ENDINGS[target]}`;
  const entry = entryOf(kernel, target);
  const { error, stdout, stderr } = await asc.main([
    entry,
    '--config',
    CONFIG,
    '--target',
    target,
    '--outFile',
    outFile,
    '--use',
    `HEX=${hexOf(kernel, target)}`,
  ]);
  process.stdout.write(stdout.toString());
  process.stderr.write(stderr.toString());
  if (error) throw error;
  if (target === 'release') writeFileSync(`build/${kernel}.layout.json`, JSON.stringify(takeLayout()));
  if (target === 'js') {
    const [usual, checked] = rawFiles(kernel).map((file) => fileURLToPath(file));
    await toJavaScript(outFile, usual, false);
    await toJavaScript(outFile, checked, true);
  }
}

/** `HEX` is a constant of the sources: static branches on it vanish. In the js engine's kernel of searches it is a variable. */
function hexOf(kernel, target) {
  return target === 'js' && kernel === 'search' ? 'assembly/js/hexagons/areHexagons' : Number(kernel === 'hex');
}

if (workerData?.queue !== undefined) {
  const { queue, next } = workerData;
  for (let i = Atomics.add(next, 0, 1); i < queue.length; i = Atomics.add(next, 0, 1)) {
    await compile(queue[i].kernel, queue[i].target);
  }
}
