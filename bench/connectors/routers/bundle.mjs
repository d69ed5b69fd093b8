// Packages that Node cannot import: bundled as for a page.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Imports a module given by its text, which may import packages that are installed in a folder. */
export async function importBundled(folder, name, contents) {
  const outfile = join(folder, 'bundles', `${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
