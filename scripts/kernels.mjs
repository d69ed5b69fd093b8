// The kernels: each file of assembly/kernels/ becomes one WebAssembly module, build/NAME.wasm, which ships as dist/NAME.wasm, and, for the js
// engine, one module of JavaScript.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Files of assembly/kernels/, without their ending, and the names of their modules. The kernel of searches is `kernel`, the others keep theirs. */
export const KERNELS = Object.fromEntries(
  readdirSync(`${root}assembly/kernels/`)
    .sort()
    .map((file) => file.replace(/\.ts$/, ''))
    .map((file) => [file, file === 'search' ? 'kernel' : file]),
);

/** The kernels of the js engine. That of searches asks at run time whether cells are hexagons, so there is one for both. */
export const JS_KERNELS = Object.keys(KERNELS).filter((file) => file !== 'hex');

/** Returns the file of assembly/ that a kernel is compiled from for a target of asconfig.json. Some targets have a file of their own. */
export function entryOf(kernel, target) {
  const own = `assembly/${target}/${kernel}.ts`;
  return existsSync(root + own) ? own : `assembly/kernels/${kernel}.ts`;
}

/** Returns the paths of all sources that an entry needs, itself among them. */
export function sourcesOf(entry) {
  const found = new Set([entry]);
  for (const file of found) {
    const code = readFileSync(root + file, 'utf8');
    for (const [, path] of code.matchAll(/(?:from|import) '(\.[^']*)'/g)) {
      found.add(`${posix.join(dirname(file), path)}.ts`);
    }
  }
  return [...found].sort();
}
