// Removes all generated files that go into a package, so that it never ships files of an earlier build. The site, the demo and the results of
// benches stay.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { ENTRIES } from './entries.mjs';

/** Folders of build/ that no package contains. */
const KEPT = ['site', 'demo', 'bench'];

if (!existsSync(new URL('../node_modules/', import.meta.url))) {
  console.error('The tools that build the package are missing: run npm ci first');
  process.exit(1);
}
const build = new URL('../build/', import.meta.url);
const built = existsSync(build) ? readdirSync(build).filter((name) => !KEPT.includes(name)) : [];
for (const generated of [
  ...built.map((name) => `../build/${name}`),
  '../dist/',
  '../src/core/kernel/exports.ts',
  '../src/core/kernel/layout.ts',
  '../src/core/kernel/bytes/',
  '../src/core/kernel/generated/',
  '../src/core/kernel/search/write-plan.ts',
  ...ENTRIES.slice(1).flatMap((entry) => [`../${entry}.js`, `../${entry}.d.ts`]),
]) {
  rmSync(new URL(generated, import.meta.url), { recursive: true, force: true });
}
