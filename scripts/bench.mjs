// node scripts/bench.mjs [SUITE] ARGS
// Bundles bench/SUITE/index.ts (without SUITE: bench/index.ts), leaving dependencies outside, and runs it with ARGS.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const SUITES = ['peers', 'scale', 'compare', 'report'];

const args = process.argv.slice(2);
const suite = SUITES.includes(args[0]) ? args.shift() : '';
const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = join(root, 'build', `bench${suite}.js`);

buildSync({
  entryPoints: [join(root, 'bench', suite, 'index.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
  outfile,
});
const { status, signal } = spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit', cwd: root });
process.exitCode = signal === null ? status : 1;
