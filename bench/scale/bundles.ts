/** What the package adds to a web page. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Measured } from './measured.ts';

/** What a page imports. */
const IMPORTS = {
  'findPath and Grid': ['findPath', 'Grid'],
  everything: ['*'],
};

/** Bytes of minified bundles, as they are and compressed. */
export async function measureBundles(): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const [name, names] of Object.entries(IMPORTS)) {
    const [only] = names;
    const code = only === '*' ? `export * from 'hotpath';` : `export { ${names.join(', ')} } from 'hotpath';`;
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: process.cwd() },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    const [{ contents }] = outputFiles;
    const bytes = { minified: contents.length, 'minified, gzip': gzipSync(contents, { level: 9 }).length };
    measured.set(name, { times: {}, bytes, facts: {} });
  }
  return measured;
}
