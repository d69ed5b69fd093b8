import { fileURLToPath } from 'node:url';

/** Returns the full path of a file of the package. This module and the bundle that contains it lie equally deep: in src/ and in dist/. */
export function packageFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
