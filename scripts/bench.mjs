// node scripts/bench.mjs FOLDER ARGS
// Bundles bench/FOLDER/index.ts, dependencies left outside, and runs it with ARGS; FOLDER . is bench/index.ts.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const [folder, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = join(root, 'build', folder === '.' ? 'bench.js' : `bench-${folder}.js`);

buildSync({
  entryPoints: [join(root, 'bench', folder, 'index.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
  outfile,
});
const { status, signal } = spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit', cwd: root });
process.exitCode = signal === null ? status : 1;
