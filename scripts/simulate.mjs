// npm run simulate -- [SEED] [SECONDS]
// Bundles test/simulate and the workers of its pools with the sources, and runs it. HOTPATH_KERNELS=debug takes the debug kernels of build/.
import { buildSync } from 'esbuild';
import { runBundled } from './run-bundled.mjs';

buildSync({
  entryPoints: ['src/pool/worker/worker.ts'],
  absWorkingDir: new URL('..', import.meta.url).pathname,
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: 'build/simulate-worker.js',
  logLevel: 'warning',
});
runBundled('test/simulate', process.argv.slice(2));
