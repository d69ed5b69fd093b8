/** Measures what the package adds to a web page. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Measured } from './measured.ts';

/** The imports measured, by name. */
const IMPORTS = {
  'findPath, Grid': `export { findPath, Grid } from 'hotpath';`,
  'distanceField, Grid': `export { distanceField, Grid } from 'hotpath';`,
  everything: `export * from 'hotpath';`,
};

/** Measures the bytes of minified bundles, plain and gzipped. */
export async function measureBundles(): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const [name, contents] of Object.entries(IMPORTS)) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: process.cwd() },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    const [bundle] = outputFiles;
    const gzipped = gzipSync(bundle.contents, { level: 9 }).length;
    measured.set(name, {
      times: {},
      bytes: { minified: bundle.contents.length, 'minified, gzip': gzipped },
      facts: {},
    });
  }
  return measured;
}
