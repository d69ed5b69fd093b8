// Bundles a TypeScript program of this repository into build/, leaving dependencies outside, and runs it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs the index.ts of a folder in the repository's folder, and exits as it does. */
export function runBundled(folder, args) {
  const outfile = join(root, 'build', `${folder.replaceAll('/', '-')}.js`);
  buildSync({
    entryPoints: [join(root, folder, 'index.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
    outfile,
  });
  const { status, signal } = spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit', cwd: root });
  process.exitCode = signal === null ? (status ?? 1) : 1;
}
