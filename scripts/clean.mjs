// Removes all generated files, so that a package never ships files of an earlier build.
import { rmSync } from 'node:fs';

for (const generated of [
  '../build/',
  '../dist/',
  '../src/wasm/layout.ts',
  '../src/wasm/bytes/',
  '../movingai.js',
  '../movingai.d.ts',
]) {
  rmSync(new URL(generated, import.meta.url), { recursive: true, force: true });
}
