// Removes all generated files, so that a package never ships files of an earlier build.
import { rmSync } from 'node:fs';
import { ENTRIES } from './entries.mjs';

for (const generated of [
  '../build/',
  '../dist/',
  '../src/wasm/layout.ts',
  '../src/wasm/bytes/',
  ...ENTRIES.slice(1).flatMap((entry) => [`../${entry}.js`, `../${entry}.d.ts`]),
]) {
  rmSync(new URL(generated, import.meta.url), { recursive: true, force: true });
}
