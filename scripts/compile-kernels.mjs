// Compiles the kernels with a target of asconfig.json. As the program of a worker, it takes the target as its argument.
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import asc from 'assemblyscript/asc';
import { KERNELS } from './kernels.mjs';

/** The full path, because files named in the config are looked up beside it. */
const CONFIG = fileURLToPath(new URL('../asconfig.json', import.meta.url));
/** What the names of a target's files end in. */
const ENDINGS = { release: '.wasm', debug: '.debug.wasm' };

/** @param {'release' | 'debug'} target */
export async function compileKernels(target) {
  for (const [file, name] of Object.entries(KERNELS)) {
    await compile(`assembly/kernels/${file}.ts`, target, `build/${name}${ENDINGS[target]}`);
  }
}

/** Compiles a kernel. `HEX` is a constant of its sources: static branches on it vanish. */
async function compile(entry, target, outFile) {
  const { error, stdout, stderr } = await asc.main([
    entry,
    '--config',
    CONFIG,
    '--target',
    target,
    '--outFile',
    outFile,
    '--use',
    `HEX=${Number(entry.endsWith('/hex.ts'))}`,
  ]);
  process.stdout.write(stdout.toString());
  process.stderr.write(stderr.toString());
  if (error) process.exit(1);
}

if (!isMainThread) await compileKernels(process.argv[2] === 'debug' ? 'debug' : 'release');
